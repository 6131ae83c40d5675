/** What is said, not how: a change of it is a correction and never a habit. And what is of a patient is nobody's rule. */
import { isMedicine } from '../identifiers/ordinary.ts';
import { replaceIdentifiers } from '../identifiers/replace.ts';
import type { Language } from '../note.ts';
import { dutchNumber, englishSmall } from '../reading/number-words.ts';
import { plain, wordsOf } from '../reading/text.ts';

const words = (text: string) => new Set(text.split(/\s+/));
const denials = words(
  'niet geen nooit niemand niets niks nergens noch zonder ontkent evenmin nee no not never none nobody nothing without denies denied nor neither cannot',
);
const units = words(
  'mg g kg mcg µg ug ml l mmol cc ie gram milligram microgram milliliter liter procent percent',
);
const sides = words(
  'links rechts linker rechter linkerkant rechterkant left right hij zij ze hem haar he she him her',
);
const weekdays = words(
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday sunday',
);
const months = words(
  'januari februari maart april mei juni juli augustus september oktober november december january february march may june july august october',
);

const isNumber = (word: string, language: Language) =>
  word !== 'een' &&
  word !== 'a' &&
  (language === 'nl' ? dutchNumber(word) !== undefined : englishSmall.has(word));

const count = (text: string, isOne: (word: string) => boolean) =>
  wordsOf(text).filter(isOne).sort().join(' ');

export const isCalendarWord = (word: string): boolean => weekdays.has(plain(word)) || months.has(plain(word));

/** `maandag` written as `ma` is the same day. */
function isOtherDay(from: string, to: string): boolean {
  const days = wordsOf(from).filter((word) => weekdays.has(word) || months.has(word));
  const now = wordsOf(to);
  return days.some((day) => !now.some((word) => word.length >= 2 && day.startsWith(word)));
}

export function isFact(from: string, to: string, language: Language): boolean {
  if (/\p{N}/u.test(from + to)) return true;
  const differs = (isOne: (word: string) => boolean) => count(from, isOne) !== count(to, isOne);
  return (
    differs((word) => denials.has(word) || /n't$/.test(word)) ||
    differs((word) => units.has(word)) ||
    (differs((word) => sides.has(word)) && wordsOf(from).some((word) => sides.has(word))) ||
    differs((word) => isNumber(word, language)) ||
    differs(isMedicine) ||
    isOtherDay(from, to) ||
    (from !== '' && isOtherDay(to, from) && wordsOf(to).some(isCalendarWord))
  );
}

/** In half of the places: a word may stand beside a name once, and be taken for a part of it. */
const OFTEN = 0.5;

/** Whether something in these words, by themselves or as they stand in these lines, could tell who somebody is. */
export function isOfSomebody(text: string, lines: readonly string[], language: Language): boolean {
  if (/\p{N}/u.test(text)) return true;
  const wanted = wordsOf(text);
  const isIn = (line: string): boolean => {
    const { map } = replaceIdentifiers([line], { language });
    return [...map.values()].some((found) => wordsOf(found.text).some((word) => wanted.includes(word)));
  };
  const there = lines.filter((line) => wordsOf(line).some((word) => wanted.includes(word)));
  return isIn(text) || (there.length > 0 && there.filter(isIn).length >= OFTEN * there.length);
}
