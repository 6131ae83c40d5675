/** Text as the keys of the consultations expect it: lower case, numbers as digits, clock times as h:mm, short units. */
import type { Language } from '@noteer/clinical';
import { dutchDigits, englishDigits } from './number-words.ts';

const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october';

/** Of the twelve on a clock: keys do not say whether it is day or night. */
const onClock = (hour: number): number => ((hour + 11) % 12) + 1;
const before = (hour: string): number => onClock(Number(hour) - 1);
const twoDigits = (minutes: string): string => minutes.padStart(2, '0');

/** `één` is a number, `een` an article: told apart before the accents go. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<!\p{L})[ée]én(?!\p{L})/gu, '1')
    .replace(/(?<!\p{L})éen(?!\p{L})/gu, '1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-');

const dutchClock = (text: string): string =>
  text
    .replace(/\bhalf (\d{1,2})\b/g, (_, hour) => `${before(hour)}:30`)
    .replace(/\bkwart over (\d{1,2})\b/g, (_, hour) => `${hour}:15`)
    .replace(/\bkwart voor (\d{1,2})\b/g, (_, hour) => `${before(hour)}:45`)
    .replace(/\b(5|10|20) over (\d{1,2})\b/g, (said, minutes, hour) =>
      Number(hour) <= 12 ? `${hour}:${twoDigits(minutes)}` : said,
    );

const englishClock = (text: string): string =>
  text
    .replace(/\bhalf past (\d{1,2})\b/g, '$1:30')
    .replace(/\bquarter past (\d{1,2})\b/g, '$1:15')
    .replace(/\bquarter to (\d{1,2})\b/g, (_, hour) => `${before(hour)}:45`)
    .replace(/\b(5|10|20) past (\d{1,2})\b/g, (_, minutes, hour) => `${hour}:${twoDigits(minutes)}`)
    .replace(
      /\b(5|10|20) to (\d{1,2})\b(?! (?:days|times|hours|weeks|mg))/g,
      (_, minutes, hour) => `${before(hour)}:${60 - Number(minutes)}`,
    )
    .replace(/\bhalf (\d{1,2})\b/g, '$1:30')
    .replace(/\b(\d{1,2}) o'clock/g, '$1:00');

const afterDay = new RegExp(`((?:${months}|om|at),? )([1-9]|1\\d|2[0-3])\\.([0-5]\\d)\\b`, 'g');

const clock = (text: string, language: Language): string =>
  (language === 'nl' ? dutchClock(text) : englishClock(text))
    .replace(/\b(\d{1,2})[.:](\d\d)(?= uur)/g, (_, hour, minutes) => `${onClock(Number(hour))}:${minutes}`)
    .replace(afterDay, (_, said, hour, minutes) => `${said}${onClock(Number(hour))}:${minutes}`)
    .replace(/(?<![:.\d])(1[3-9]|2[0-3]) uur\b/g, (_, hour) => `${Number(hour) - 12} uur`);

const units = (text: string): string =>
  text
    .replace(/\b(\d{2,3}) (?:over|op) (\d{2,3})\b/g, '$1/$2')
    .replace(/milligram(?:s|men)?\b/g, 'mg')
    .replace(/microgram(?:s|men)?\b/g, 'mcg')
    .replace(/milliliters?\b/g, 'ml')
    .replace(/\bkilo(?:gram)?s?\b/g, 'kg')
    .replace(/millimoles? per litre/g, 'mmol/l')
    .replace(/procent|percent/g, '%')
    .replace(/\b(\d+)\s*x\b/g, '$1 keer')
    .replace(/\bgrams?\b/g, 'g');

export function normalised(text: string, language: Language): string {
  const heard = plain(text);
  const digits =
    language === 'nl' ? dutchDigits(heard) : englishDigits(heard).replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1');
  const decimals = digits
    .replace(/(\d) komma (\d)/g, '$1.$2')
    .replace(/(\d+) point (\d+)/g, '$1.$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(new RegExp(`\\b(?:the )?(\\d{1,2}) of (${months})`, 'g'), '$1 $2');
  return units(clock(decimals, language)).replace(/\s+/g, ' ').trim();
}
