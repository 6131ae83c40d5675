/** The facts that a letter is known to hold, and whether a text or a reader has them. */

/** Used, used no more, not used yet. */
export type MedicineKind = 'medicine' | 'former' | 'planned';

export type LetterFact =
  | { kind: MedicineKind; name: string; dose?: number; unit?: string; times?: number }
  | { kind: 'value'; name: string; value: number; over?: number; unit?: string }
  | { kind: 'allergy'; name: string }
  | { kind: 'reason' | 'question'; words: string[] }
  | { kind: 'date' | 'person'; text: string };

/** The dose is the first number after the name, which may have several words. */
function medicineOf(kind: MedicineKind, rest: string): LetterFact {
  const [, name = rest, dose, unit, times] = /^(.*?)(?: (\d[\d.]*) (\S+)(?: (\d+))?)?$/.exec(rest) ?? [];
  return {
    kind,
    name,
    ...(dose && { dose: Number(dose) }),
    ...(unit && { unit }),
    ...(times && { times: Number(times) }),
  };
}

function measuredOf(rest: string): LetterFact {
  const [, name = rest, value, over, unit] = /^(.*?) (\d[\d.]*)(?:\/(\d+))?(?: (\S+))?$/.exec(rest) ?? [];
  return {
    kind: 'value',
    name,
    value: Number(value),
    ...(over && { over: Number(over) }),
    ...(unit && { unit }),
  };
}

function factOf(line: string): LetterFact {
  const [, kind, rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  switch (kind) {
    case 'medicine':
    case 'former':
    case 'planned':
      return medicineOf(kind, rest);
    case 'value':
      return measuredOf(rest);
    case 'allergy':
      return { kind, name: rest };
    case 'reason':
    case 'question':
      return { kind, words: rest.split(' ') };
    case 'date':
    case 'person':
      return { kind, text: rest };
    default:
      throw new Error(`no such fact: ${line}`);
  }
}

export const factsOf = (facts: string): LetterFact[] => facts.split('\n').map(factOf);

/** A space that is lost between a number and its unit is no loss, nor are the dots of an ï. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(',', '.')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=\d) (?=(?:mg|mcg|g|ie|kg)\b)/gu, '');

/** How a blood pressure and others are written differently from what they are called. */
const writtenAs: Record<string, string[]> = {
  bloeddruk: ['rr', 'bloeddruk'],
  'blood pressure': ['bp', 'blood pressure'],
};

/** What must stand in one line, or close to it, for a person to see the fact in the text. */
function signsOf(fact: LetterFact): string[] {
  switch (fact.kind) {
    case 'medicine':
    case 'former':
    case 'planned':
      return [fact.name, ...(fact.dose === undefined ? [] : [`${fact.dose} ${fact.unit}`])];
    case 'value':
      return [fact.over === undefined ? String(fact.value) : `${fact.value}/${fact.over}`];
    case 'allergy':
      // Allergie, allergieën, allergies, and All. of one in a hurry.
      return [fact.name === 'none' ? 'all' : fact.name];
    case 'reason':
    case 'question':
      return fact.words;
    default:
      return [fact.text];
  }
}

/** Characters between a medicine and its dose in a row of a table, or between two words of a reason. */
const NEAR = 300;

const placesOf = (text: string, sign: string) => {
  const found: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found.push(at);
  return found;
};

/** Whether a person who looks at the text sees the fact there, every letter and figure of it. */
export function isInText(fact: LetterFact, text: string): boolean {
  const said = plain(text);
  const signs = signsOf(fact).map(plain);
  const names = fact.kind === 'value' ? (writtenAs[fact.name] ?? [plain(fact.name)]) : [];
  const starts =
    fact.kind === 'value' ? names.flatMap((name) => placesOf(said, name)) : placesOf(said, signs[0] ?? '');
  return starts.some((start) => {
    const around = said.slice(start, start + NEAR);
    return signs.every((sign) => around.includes(sign));
  });
}
