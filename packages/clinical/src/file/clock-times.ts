/** A dose with the times of the clock at which it is taken: `100 mg  08.00 en 20.00` is twice a day. */
import type { Language } from '../note.ts';

const clock =
  '(?:[01]?\\d|2[0-3])(?:[:.][0-5]\\d(?:\\s?(?:u|uur|h|hrs))?|\\s?(?:u|uur|h|hrs))(?![\\p{L}\\d])';
const clocks = new RegExp(
  `(?<=\\d\\s?(?:mg|mcg|µg|g|ml|IE|IU)(?:\\s\\p{L}+){0,2},?\\s)(?:(?:om|at)\\s)?${clock}(?:(?:,|\\sen|\\sand|\\s?[/+&–-])\\s?(?:(?:om|at)\\s)?${clock}){1,5}`,
  'giu',
);
const oneClock = new RegExp(clock, 'giu');

export const withClockTimes = (text: string, language: Language): string =>
  text.replace(clocks, (found) => {
    const times = found.match(oneClock)?.length ?? 0;
    return language === 'nl' ? `${times} dd` : `${times} times daily`;
  });
