/** The words of a text that tell what it is about, as they compare: the beginning of a word, or a number in figures. */
import type { Language } from '../note.ts';
import { stopWords } from './stop-words.ts';

const inOrder = (words: string, first: number, step = 1) =>
  words.split(' ').map((word, at): [string, number] => [word, first + at * step]);

const dutchUnits = inOrder('een twee drie vier vijf zes zeven acht negen', 1);
const dutchTens = inOrder('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 20, 10);
const numbers = new Map<string, number>([
  ...dutchUnits,
  ...inOrder('tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien', 10),
  ...dutchTens,
  ...dutchTens.flatMap(([tens, high]) =>
    dutchUnits.map(([unit, low]): [string, number] => [`${unit}en${tens}`, high + low]),
  ),
  ...inOrder('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 1),
  ...inOrder('sixteen seventeen eighteen nineteen', 16),
  ...inOrder('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
  ...inOrder('anderhalf anderhalve', 1.5, 0),
  ...inOrder('tweemaal twice', 2, 0),
]);

/** `honderdvijftig`, `achthonderd`, `tweeduizend`. Undefined of what is no number. */
function numberOf(word: string): number | undefined {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const [, before = '', round, after = ''] = /^(\p{L}*?)(honderd|duizend)(?:en)?(\p{L}*)$/u.exec(word) ?? [];
  if (!round) return undefined;
  const [times, rest] = [before === '' ? 1 : numbers.get(before), after === '' ? 0 : numbers.get(after)];
  return times && rest !== undefined ? times * (round === 'duizend' ? 1000 : 100) + rest : undefined;
}

/** What is written short and said long. */
const shortForms = new Map([
  ['mg', 'milligram'],
  ['ml', 'milliliter'],
  ['kg', 'kilogram'],
  ['kilo', 'kilogram'],
  ['wk', 'week'],
  ['mnd', 'maand'],
]);

/** `slaapt` and `slapen` begin alike once double letters are one, and so do `leeft` and `leven`. */
const stemOf = (word: string): string =>
  word
    .replace(/(.)\1/g, '$1')
    .replaceAll('v', 'f')
    .replaceAll('z', 's')
    .slice(0, 5)
    .replace(/(?<=...)(?:t|en?)$/, '');

const token = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu;
/** What is longer is no sentence. */
const MOST_LETTERS = 2_000;

const tokensOf = (text: string): string[] =>
  text.slice(0, MOST_LETTERS).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').match(token) ?? [];

/** All words as they stand, whatever became of commas and stars: what has the same is the same. */
export const keyOf = (text: string): string => tokensOf(text).join(' ');

/** Each once. */
export function contentWords(text: string, language: Language): string[] {
  const found = new Set<string>();
  const words = tokensOf(text);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const number = /^\p{N}/u.test(word) ? Number(word.replace(',', '.')) : numberOf(word);
    const next = words[at + 1] ?? '';
    const after = numberOf(words[at + 2] ?? '');
    if (number === undefined || word === 'een' || word === 'one') {
      if (word.length > 1 && !stopWords[language].has(word)) found.add(stemOf(shortForms.get(word) ?? word));
    } else if (/^(?:komma|point)$/.test(next) && after !== undefined) {
      found.add(`#${number}.${after}`);
      at += 2;
    } else if (language === 'en' && number >= 20 && number < 100 && (numbers.get(next) ?? 10) < 10) {
      found.add(`#${number + (numbers.get(next) ?? 0)}`);
      at += 1;
    } else found.add(`#${Number.isNaN(number) ? word : number}`);
  }
  return [...found];
}
