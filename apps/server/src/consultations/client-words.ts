/** How names, codes and dates of birth are compared: without capitals, accents and the way they happen to be written. */
import { months } from '@noteer/clinical/month-names';

/** Letters that are not a letter with an accent, and that people type without theirs. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøłæœđðı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/['’‘`´]/g, '');

const partsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Nobody looks for a De Vries under D. */
const particles = new Set(
  'van von de der den dem het t s ter ten te in op aan bij uit onder over voor la le du l d'.split(' '),
);

/** What somebody is looked for by; a name of particles alone keeps them. */
export function wordsOf(name: string): string[] {
  const parts = partsOf(name);
  const telling = parts.filter((part) => !particles.has(part));
  return telling.length > 0 ? telling : parts;
}

/** Two names are the same when this is. */
export const sameName = (name: string): string => partsOf(name).join(' ');

/** Two codes are the same when this is. */
export const sameCode = (code: string): string => partsOf(code).join('');

const FEWEST_LETTERS = 2;
const MOST_LETTERS = 20;

/** A word as far as it was typed, from two letters on; a shorter one is itself. */
export function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, MOST_LETTERS);
  if (letters.length <= FEWEST_LETTERS) return [letters.join('')];
  return letters
    .slice(FEWEST_LETTERS - 1)
    .map((_, place) => letters.slice(0, place + FEWEST_LETTERS).join(''));
}

export const asTyped = (word: string): string => [...word].slice(0, MOST_LETTERS).join('');

const written = [
  /\b(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})\b/,
  /\b(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})\b/,
  /\b(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})\b/,
];

/** A date of birth as people here write it (1-2-1980, 1980-02-01, 1 februari 1980), with what is left of the text. */
export function readBirthDate(text: string): { date: string; rest: string } | undefined {
  const lower = text.toLowerCase();
  for (const form of written) {
    const found = form.exec(lower);
    const { year = '', month = '', day = '' } = found?.groups ?? {};
    const number = months[month] ?? Number(month);
    const date = [year, `${number}`.padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (found && isDay(date)) {
      return {
        date,
        rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
      };
    }
  }
  return undefined;
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return date >= '1880' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
