/** The parts of questionnaires that have several scores. */

/** `4DKL: distress 28, angst 9`: the parts of a list are scores of their own. */
const partOfList =
  /\b(4-?DKL|HADS|DASS)(?:-?(?:21|42))?\b|\b(distress|depressie|angst|somatisatie|stress|anxiety|depression)(?=-?\s*(?:score)?\s*(?:[:=]|\(|was|van)?\s*\d)/gi;
/** `dep 4, som 10` of a list that is named. */
const written = (text: string): string =>
  /\b(?:4-?DKL|HADS|DASS)\b/i.test(text)
    ? text
        .replace(/\bdepr?\.?(?=\s*:?\s*\d)/gi, 'depressie')
        .replace(/\bsom(?:at)?\.?(?=\s*:?\s*\d)/gi, 'somatisatie')
        .replace(/\bdistr?\.?(?=\s*:?\s*\d)/gi, 'distress')
        .replace(/\bang\.?(?=\s*:?\s*\d)/gi, 'angst')
    : text;
export function withParts(text: string): string {
  let list: string | undefined;
  const whole = written(text);
  return whole.replace(partOfList, (found: string, named: string | undefined, part: string, at: number) => {
    const isBehind = list !== undefined && new RegExp(`${list}[ -]?$`, 'i').test(whole.slice(0, at));
    if (named) list = named;
    return part && list && !isBehind ? `${list} ${part}` : found;
  });
}
