/** The parts of questionnaires that have several scores. */

/** `4DKL: distress 28, angst 9`: the parts of a list are scores of their own. */
const partOfList =
  /\b(4-?DKL|HADS|DASS)(?:-?(?:21|42))?\b|\b(distress|depressie|angst|somatisatie|stress|anxiety|depression)(?:-?(?:score|schaal|scale)(?!\p{L}))?(?=-?\s*(?:score)?\s*(?:[:=]|\(|was|van|of|is)?\s*\d)/giu;
/** `dep 4, som 10` of a list that is named. */
const written = (text: string): string =>
  /\b(?:4-?DKL|HADS|DASS)\b/i.test(text)
    ? text
        .replace(/\bdepr?\.?(?=\s*:?\s*\d)/gi, 'depressie')
        .replace(/\bsom(?:at)?\.?(?=\s*:?\s*\d)/gi, 'somatisatie')
        .replace(/\bdistr?\.?(?=\s*:?\s*\d)/gi, 'distress')
        .replace(/\bang\.?(?=\s*:?\s*\d)/gi, 'angst')
    : text;
const spelledOut =
  /\b(?:vier-?dimensionale klachten-?(?:vragen)?lijst|four-?dimensional symptom questionnaire|4-?DSQ|4-?D-KL)(?: \((?:4-?DKL|4DSQ)\))?(?=[^.]*\d)/giu;
/** `4DKL: D 28, De 9, A 14, S 19`. */
const part4: Readonly<Record<string, string>> = {
  D: 'distress',
  De: 'depressie',
  A: 'angst',
  S: 'somatisatie',
};
/** `DASS-21: D 14, A 10, S 12`. */
const lettered = (written: string): string => {
  const text = /\b4-?DKL\b/i.test(written)
    ? written.replace(
        /(?<=[\s,;:/(])(Di|De|An|So|[DAS])(?=\s?[:=]?\s?\d)/gu,
        (_, letters: string) =>
          part4[letters[0] === 'D' && letters[1] === 'e' ? 'De' : (letters[0] ?? '')] ?? letters,
      )
    : written;
  return /\bDASS(?:-?\d\d)?\b/.test(text)
    ? text.replace(
        /(?<=[\s,;:/(])([DAS])(?=\s?[:=]?\s?\d)/gu,
        (_, letter: string) => ({ D: 'depressie', A: 'angst', S: 'stress' })[letter] ?? letter,
      )
    : text;
};
export function withParts(text: string): string {
  let list: string | undefined;
  const whole = written(lettered(text).replace(spelledOut, '4DKL'));
  return whole.replace(partOfList, (found: string, named: string | undefined, part: string, at: number) => {
    const isBehind = list !== undefined && new RegExp(`${list}[ -]?$`, 'i').test(whole.slice(0, at));
    if (named) list = named;
    return part && list && !isBehind ? `${list} ${part}` : found;
  });
}

/** `SDQ 21 (ouders) en 19 (leerkracht)`: two of one list. */
const twoOfList =
  /\b((?=[\p{Lu}\d-]*\p{Lu}{2})[\p{Lu}\d-]{3,8}(?: totaal| total difficulties| totale problemen| total)?)(\s*:?\s*\d{1,3} \(\p{L}[^)\d]*\))(?:,|;| en| and) (?=\d{1,3} \(\p{L})/gu;

/** Who filled it in; it is still about the client. */
const informant =
  /(?<=\d) \((?:door |by )?(?:ouders?|moeder|vader|beide ouders|leerkracht|docent|juf|school|jongere|zelf(?:rapportage)?|partner|parents?|mother|father|teacher|self)\)/giu;

const who =
  '(?:ouders?|moeder|vader|leerkracht|docent|school|jongere|zelf(?:rapportage)?|parents?|mother|father|teacher|self)';
const list = '((?=[\\p{Lu}\\d-]*\\p{Lu}{2})[\\p{Lu}\\d-]{3,8}|Conners)(?: totaal| total)?';
/** `SDQ ouders 22, leerkracht 18`. */
const informants = new RegExp(
  `\\b${list}:?((?:(?:,|;| en| and| \\/)? ${who}(?: T[- ]score)?:? \\d{1,3}){2,5})(?![\\d/.,]\\d|\\d)`,
  'gu',
);
const ofEach = (_: string, list: string, scores: string): string =>
  [...scores.matchAll(/\d{1,3}/gu)].map(([score]) => `${list} ${score}`).join(', ');
const oneInformant = new RegExp(`\\b${list} ${who}(?: T[- ]score)?:? (?=\\d)`, 'gu');

/** `The teacher Conners came back`: no value of the teacher. */
const informantBefore =
  /(?<!\p{L})(?:teacher|parent|carer|school|self|ouder|leerkracht|docent)(?:['’]s|-rated|-reported)?[ -](?=(?:Conners|SDQ|CBCL|TRF|SNAP|SCARED|RCADS|BRIEF|VADRS|Vanderbilt|ADHD-RS|AVL|VvGK|SRS|ABC)(?![\p{L}]))/giu;

/** Without who filled a list in. */
export const withInformants = (text: string): string =>
  text
    .replace(informantBefore, '')
    .replace(twoOfList, '$1$2, $1 ')
    .replace(informant, '')
    .replace(informants, ofEach)
    .replace(oneInformant, '$1 ');
