/** Runs of digits, as written and as said: `06 12 34 56 78`, `nul zes twaalf vierendertig`, `oh seven double seven`. */
import { dutchNumber, englishSmall } from '../reading/number-words.ts';
import { type Word, wordsOf } from './word.ts';

export type Run = {
  start: number;
  end: number;
  digits: string;
  /** How many words or groups of figures. */
  groups: number;
  /** Every group is one digit, as people dictate. */
  isDictated: boolean;
  /** The only group, in figures. */
  isWritten: boolean;
  /** `93, 86, 79`: somebody counts. */
  hasCommas: boolean;
};

const alone = new Map([
  ['o', '0'],
  ['oh', '0'],
  ['nil', '0'],
  ['nought', '0'],
  ['twee', '2'],
  ['twé', '2'],
]);
const repeats = new Map([
  ['dubbel', 2],
  ['dubbele', 2],
  ['double', 2],
  ['driemaal', 3],
  ['triple', 3],
  ['treble', 3],
]);

function digitsOf({ text, isLetters }: Word): string | undefined {
  if (/^\d+$/.test(text)) return text;
  if (!isLetters) return undefined;
  const letter = alone.get(text);
  if (letter) return letter;
  const [tens = '', unit = ''] = text.split('-');
  if (unit && englishSmall.has(tens) && englishSmall.has(unit))
    return String((englishSmall.get(tens) ?? 0) + (englishSmall.get(unit) ?? 0));
  const value = englishSmall.get(text) ?? dutchNumber(text);
  return value !== undefined && Number.isInteger(value) ? String(value) : undefined;
}

const separators = /^[-.,/()+]$/;
const MOST_GAP = 3;

/** A run goes on over spaces, dashes, dots and commas, and over `en dan`. */
export function runsIn(text: string): Run[] {
  const words = wordsOf(text);
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (!first) continue;
    let digits = '';
    let groups = 0;
    let isDictated = true;
    let hasCommas = false;
    let last: Word | undefined;
    let next = at;
    let before: string | undefined;
    while (next < words.length) {
      const word = words[next] as Word;
      const times = repeats.get(word.text);
      const following = words[next + 1];
      const repeated = times && following ? digitsOf(following) : undefined;
      // `oh seven seven hundred`: of a number that is told digit by digit two noughts.
      const isHundred = word.text === 'hundred' && digits.length >= 3 && /[1-9]$/.test(digits);
      const found = repeated ? repeated.repeat(times ?? 1) : isHundred ? '00' : digitsOf(word);
      if (found !== undefined) {
        // `twenty one` is 21: a unit goes into the nought of the ten before it.
        const isUnit =
          before &&
          /^[2-9]0$/.test(before) &&
          /^[1-9]$/.test(found) &&
          word.isLetters &&
          englishSmall.has(word.text);
        digits = isUnit ? digits.slice(0, -1) + found : digits + found;
        if (found.length > 1 && !repeated && !isHundred) isDictated = false;
        groups += 1;
        before = isUnit ? undefined : word.isLetters ? found : undefined;
        next += repeated ? 2 : 1;
        last = words[next - 1];
        continue;
      }
      const skipped = words.slice(next, next + MOST_GAP).findIndex((each) => digitsOf(each) !== undefined);
      const between = words.slice(next, next + Math.max(skipped, 0));
      const isBridge =
        groups > 0 &&
        skipped > 0 &&
        between.every(
          (each) =>
            separators.test(each.raw) ||
            /^(?:en|dan|and|then|eh|uh|plus|slash|stroke|dash|hyphen|streepje|koppelteken|schuine|streep|liggend|forward|punt|dot)$/.test(
              each.text,
            ),
        );
      if (!isBridge) break;
      if (between.some(({ raw }) => raw === ',')) hasCommas = true;
      next += skipped;
    }
    if (!last || groups === 0) continue;
    runs.push({
      start: first.start,
      end: last.end,
      digits,
      groups,
      isDictated,
      isWritten: groups === 1 && /^\d/.test(first.raw),
      hasCommas,
    });
    at = next - 1;
  }
  return runs;
}
