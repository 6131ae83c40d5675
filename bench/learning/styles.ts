/** Habits of how something is written: numbers, days, clock, lists, shorter sentences. */
import { type Habit, notation } from './habit.ts';
import { eachLine } from './shape.ts';

const small = ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'];
const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const month = months.join('|');

export const digitsAsWords: Habit = notation(
  'small numbers as words',
  /(?<![\p{L}\d.,:/–-])([2-9]|1[0-2])(?= (?:keer|weken|dagen|maanden|jaar|uur|gesprekken|sessies)(?!\p{L}))/gu,
  ([, digits]) => small[Number(digits) - 2] ?? '',
);

export const wordsAsDigits: Habit = notation(
  'numbers in figures',
  new RegExp(`(?<![\\p{L}\\d])(${small.join('|')})(?![\\p{L}\\d])`, 'giu'),
  ([, word]) => String(small.indexOf((word ?? '').toLowerCase()) + 2),
);

export const datesInFigures = (between: string): Habit =>
  notation(
    `days as 17${between}2`,
    new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}) (${month})(?!\\p{L})`, 'giu'),
    ([, day, name]) => [day, months.indexOf((name ?? '').toLowerCase()) + 1].join(between),
  );

export const clockWithColon: Habit = notation(
  'the clock with a colon',
  /(?<!\d)(\d{1,2})\.(\d{2})(?= uur)/g,
  ([, hour, minutes]) => `${hour}:${minutes}`,
);

export const timesAsX: Habit = notation(
  '3 keer as 3x',
  /(?<![\p{L}\d])(\d+) keer(?!\p{L})/gu,
  ([, times]) => `${times}x`,
);

export const unitsTogether: Habit = notation(
  'mg without a space',
  /(?<=\d) (mg|kg|ml)(?!\p{L})/gu,
  ([, unit]) => unit ?? '',
);

export const asList: Habit = {
  kind: 'style',
  name: 'a dash before every line',
  apply: (parts, chance) => {
    const does = chance();
    return eachLine(parts, (line) => (does && !line.startsWith('- ') ? `- ${line}` : line));
  },
};

/** What the writer puts together with a semicolon, as sentences of their own. */
export const shortSentences: Habit = {
  kind: 'style',
  name: 'sentences for semicolons',
  apply: (parts, chance) =>
    eachLine(parts, (line) =>
      line.replace(/; (\p{L})/gu, (all, letter: string) => (chance() ? `. ${letter.toUpperCase()}` : all)),
    ),
};

export const withoutQuotes: Habit = {
  kind: 'style',
  name: 'no quotation marks',
  apply: (parts, chance) =>
    eachLine(parts, (line) => line.replace(/“([^”]*)”/g, (all, said: string) => (chance() ? said : all))),
};
