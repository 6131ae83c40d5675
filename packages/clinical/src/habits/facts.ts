/** What is said, not how: a change of it is a correction and never a habit. */
import { isMedicine } from '../identifiers/ordinary.ts';
import type { Language } from '../note.ts';
import { dutchNumber, englishSmall } from '../reading/number-words.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { isShortFor } from './short-for.ts';

const words = (text: string) => new Set(text.split(/\s+/));
const denials = words(
  'niet geen nooit niemand niets niks nergens noch zonder ontkent evenmin nee nihil nimmer no not never none nobody nothing without denies denied nor neither cannot nil',
);
const sides = words('links rechts linker rechter linkerkant rechterkant left right');
const pronouns = words('hij zij ze hem haar he she him her');
const weekdays = words(
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday sunday',
);
const months = words(
  'januari februari maart april mei juni juli augustus september oktober november december january february march may june july august october',
);

/** Each line is one unit, however it is written. */
const units = new Map(
  [
    'mg milligram milligrams',
    'g gr gram grams',
    'kg kilo kilogram kilograms',
    'mcg µg ug microgram micrograms',
    'ml milliliter millilitre',
    'l liter litre',
    '% procent percent',
    ...['mmol', 'cc', 'ie'],
  ].flatMap((line, at) => line.split(' ').map((unit) => [unit, String(at)] as const)),
);

const ordinals = new Map(
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende'
    .split(' ')
    .concat('first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '))
    .map((word, at) => [word, (at % 10) + 1] as const),
);
/** What is not said in figures as a rule: `tweede` is `2e`, `half` is `½`. Of plain numbers there is a style. */
const written = new Map([
  ...ordinals,
  ['half', 0.5],
  ['halve', 0.5],
  ['twice', 2],
  ['tweemaal', 2],
  ['driemaal', 3],
]);
const signs = new Map([
  ['½', 0.5],
  ['0,5', 0.5],
]);

function numberOf(word: string, language: Language): number | undefined {
  if (word === 'een' || word === 'a') return undefined;
  return written.get(word) ?? (language === 'nl' ? dutchNumber(word) : englishSmall.get(word));
}

const inFigures = (word: string): number | undefined =>
  signs.get(word) ?? (/^\p{N}/u.test(word) ? Number.parseFloat(word) : undefined);

function isOtherNumber(from: string, to: string, language: Language): boolean {
  if (/\p{N}/u.test(from)) return true;
  const before = wordsOf(from).flatMap((word) => numberOf(word, language) ?? []);
  const after = wordsOf(to).flatMap((word) => inFigures(word) ?? numberOf(word, language) ?? []);
  if (/\p{N}/u.test(to) && !wordsOf(from).some((word) => written.has(word))) return true;
  return before.sort().join(' ') !== after.sort().join(' ');
}

export const isCalendarWord = (word: string): boolean => weekdays.has(plain(word)) || months.has(plain(word));

/** `maandag` written as `ma` and `maart` as `mrt` are the same day and month. */
function isOtherDay(from: string, to: string): boolean {
  const now = wordsOf(to);
  const isSame = (day: string, word: string) =>
    word === day || (word.length >= 2 && !isCalendarWord(word) && isShortFor(day, word));
  return wordsOf(from)
    .filter(isCalendarWord)
    .some((day) => !now.some((word) => isSame(day, word)));
}

const wordsAndPercent = (text: string) => [...wordsOf(text), ...(text.match(/%/g) ?? [])];
const unitsIn = (text: string) =>
  wordsAndPercent(text)
    .flatMap((word) => units.get(word) ?? [])
    .sort()
    .join(' ');
const isDenial = (word: string) => denials.has(word) || /n't$/.test(word);
const count = (text: string, isOne: (word: string) => boolean) => wordsOf(text).filter(isOne).length;
const those = (text: string, isOne: (word: string) => boolean) =>
  wordsOf(text).filter(isOne).sort().join(' ');

/** Nothing that could be read as a word: two letters, no vowel, or a full stop. */
const isAbbreviation = (word: string) => /^\p{L}{1,2}$|^[^aeiouy]+$|\.$/iu.test(word);

/** `niet` as `nt` and `links` as `li` say the same; `niet` as `net` and `monday` as `may` do not. */
const saysTheSameShorter = (from: string, to: string): boolean =>
  isShortFor(from, to) &&
  to.split(' ').every(isAbbreviation) &&
  !wordsOf(to).some(
    (word) =>
      isDenial(word) || sides.has(word) || isCalendarWord(word) || pronouns.has(word) || isMedicine(word),
  );

export function isFact(from: string, to: string, language: Language): boolean {
  const differs = (isOne: (word: string) => boolean) => those(from, isOne) !== those(to, isOne);
  if (isOtherNumber(from, to, language) || unitsIn(from) !== unitsIn(to)) return true;
  if (saysTheSameShorter(from, to)) return false;
  const isPronoun = (word: string) => pronouns.has(word);
  return (
    count(from, isDenial) !== count(to, isDenial) ||
    (differs((word) => sides.has(word)) && wordsOf(from).some((word) => sides.has(word))) ||
    // Another person is; a word for the same one is not.
    (differs(isPronoun) && count(from, isPronoun) > 0 && count(to, isPronoun) > 0) ||
    differs(isMedicine) ||
    isOtherDay(from, to) ||
    (from !== '' && isOtherDay(to, from) && wordsOf(to).some(isCalendarWord))
  );
}
