/** Ways of writing the same thing: numbers, days, the clock. Each finds its occasions in a line, and writes them its own way. */
import type { Language } from '../note.ts';
import type { WritingStyle } from './rule.ts';

/** Only what stands for the same value: a style never changes what is said. */
export type Notation = { style: WritingStyle; find: RegExp; write: (found: RegExpMatchArray) => string };

const numberWords: Readonly<Record<Language, readonly string[]>> = {
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
};
const monthNames: Readonly<Record<Language, readonly string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
/** What is counted in words; a dose or a measurement never is. */
const counted: Readonly<Record<Language, string>> = {
  nl: 'keer|dagen|weken|maanden|jaar|jaren|uur|uren|minuten|gesprekken|sessies|afspraken|kinderen|nachten|avonden|mensen',
  en: 'times|days|weeks|months|years|hours|minutes|sessions|appointments|children|nights|people',
};
const FIRST = 2;

export function notationsIn(language: Language): Notation[] {
  const [numbers, months] = [numberWords[language], monthNames[language]];
  const number = numbers.join('|');
  const month = (name = '') => months.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;
  const date = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}) (${months.join('|')})(?![\\p{L}])`, 'giu');
  return [
    {
      style: 'figures_as_words',
      find: new RegExp(`(?<![\\p{L}\\d.,:/–-])([2-9]|1[0-2])(?= (?:${counted[language]})(?!\\p{L}))`, 'gu'),
      write: ([, digits]) => numbers[Number(digits) - FIRST] ?? '',
    },
    {
      style: 'words_as_figures',
      find: new RegExp(`(?<![\\p{L}\\d-])(${number})(?![\\p{L}\\d-])`, 'giu'),
      write: ([, word = '']) => String(numbers.indexOf(word.toLowerCase()) + FIRST),
    },
    { style: 'dates_with_dash', find: date, write: ([, day, name]) => `${day}-${month(name)}` },
    { style: 'dates_with_slash', find: date, write: ([, day, name]) => `${day}/${month(name)}` },
    {
      style: 'clock_with_colon',
      find: /(?<![\d.])([01]?\d|2[0-3])\.([0-5]\d)(?= uur(?!\p{L}))/gu,
      write: ([, hour, minutes]) => `${hour}:${minutes}`,
    },
    {
      style: 'times_as_x',
      find: new RegExp(`(?<![\\p{L}\\d])(\\d+) (?:${language === 'nl' ? 'keer' : 'times'})(?!\\p{L})`, 'gu'),
      write: ([, times]) => `${times}x`,
    },
    {
      style: 'units_joined',
      find: /(?<![\p{L}\d])(\d+(?:[.,]\d+)?) (mg|kg|ml|mcg)(?!\p{L})/gu,
      write: ([, amount, unit]) => `${amount}${unit}`,
    },
    {
      style: 'short_sentences',
      find: /;(?= \p{L})/gu,
      write: () => '.',
    },
    { style: 'no_quotes', find: /[“”]/gu, write: () => '' },
  ];
}
