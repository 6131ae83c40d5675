/** Reads a time of the clock at a place among tokens: `half elf`, `kwart over drie`, `ten to four`, `15.15 uur`. */
import type { Language } from '../note.ts';
import { type Clock, placeOf } from './quantity.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';

const HALF_DAY_min = 12 * 60;
const word = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

type Found = { minutes: number; length: number };

/** The hour at a place, and how many tokens it takes with `uur`, `o'clock`, `am`. */
function hourAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { hour: number; length: number } | undefined {
  const read = readNumber(tokens, at, language);
  if (!read || read.isOrdinal || !Number.isInteger(read.value) || read.value < 1 || read.value > 24)
    return undefined;
  return { hour: read.value, length: read.length };
}

const ending = (tokens: readonly Token[], at: number): number => {
  // `0,22 U/l` is no time.
  if (word(tokens, at) === 'u' && word(tokens, at + 1) === '/') return 0;
  if (/^(?:uur|u|h|am|pm|a\.m|p\.m|o'clock|o’clock)$/.test(word(tokens, at))) return 1;
  return 0;
};

function digital(tokens: readonly Token[], at: number): Found | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(word(tokens, at)) ?? [];
  if (!hours || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  const hasColon = word(tokens, at).includes(':');
  const closing = ending(tokens, at + 1);
  const isAfterWord = /^(?:om|at|rond|tegen|by|from|vanaf|tot|until|around)$/.test(word(tokens, at - 1));
  if (!hasColon && !closing && !isAfterWord) return undefined;
  return { minutes: Number(hours) * 60 + Number(minutes), length: 1 + closing };
}

/** Minutes beside the hour: `tien voor half twee`, `quarter past three`. */
function minutesBeside(tokens: readonly Token[], at: number, language: Language): Found | undefined {
  const isQuarter = /^(?:kwart|quarter)$/.test(word(tokens, at));
  const read = isQuarter ? { value: 15, length: 1 } : readNumber(tokens, at, language);
  if (!read || read.value > 29 || read.value < 1 || !Number.isInteger(read.value)) return undefined;
  const side = word(tokens, at + read.length);
  const sign = /^(?:over|past)$/.test(side) ? 1 : /^(?:voor|to)$/.test(side) ? -1 : 0;
  if (sign === 0) return undefined;
  const isHalf = language === 'nl' && word(tokens, at + read.length + 1) === 'half';
  const hourIndex = at + read.length + (isHalf ? 2 : 1);
  const found = hourAt(tokens, hourIndex, language);
  if (!found || found.hour > 12) return undefined;
  const length = hourIndex - at + found.length;
  const base = found.hour * 60 - (isHalf ? 30 : 0);
  return { minutes: base + sign * read.value, length: length + ending(tokens, at + length) };
}

function halfPast(tokens: readonly Token[], at: number, language: Language): Found | undefined {
  if (word(tokens, at) !== 'half') return undefined;
  // `half past nine`, and in Britain `half nine`.
  const isAlone = /^(?:[.,?!;]|in|or|and|am|pm)?$/.test(word(tokens, at + 2));
  const skip = language === 'nl' ? 1 : word(tokens, at + 1) === 'past' ? 2 : isAlone ? 1 : 0;
  const found = skip > 0 ? hourAt(tokens, at + skip, language) : undefined;
  if (!found || found.hour > 12) return undefined;
  const length = skip + found.length;
  const minutes = found.hour * 60 + (language === 'nl' ? -30 : 30);
  return { minutes, length: length + ending(tokens, at + length) };
}

const before = /^(?:om|rond|tegen|vanaf|at|by|around|until|till)$/;

function wholeHour(
  tokens: readonly Token[],
  at: number,
  language: Language,
  isSpoken: boolean,
): Found | undefined {
  const found = hourAt(tokens, at, language);
  if (!found) return undefined;
  const closing = ending(tokens, at + found.length);
  const isAfterWord = before.test(word(tokens, at - 1));
  // `two fifteen`, `ten thirty`
  const minutes =
    language === 'en' && found.hour <= 12 ? readNumber(tokens, at + found.length, language) : undefined;
  // `One fifty`, `two twenty-five` are doses, where nothing says that they are times.
  const isHundreds = minutes?.value === 25 || minutes?.value === 50;
  const isTime = isAfterWord || (isSpoken && !isHundreds);
  if (minutes && !minutes.isOrdinal && minutes.value >= 10 && minutes.value < 60 && isTime)
    return { minutes: found.hour * 60 + minutes.value, length: found.length + minutes.length };
  const isDutchHour = language === 'nl' && word(tokens, at + found.length) === 'uur';
  const spoken = isDutchHour && isSpoken ? minutesAfter(tokens, at, found) : undefined;
  if (spoken) return spoken;
  if (isDutchHour && !isAfterWord && !isSpoken) return undefined;
  if (!closing && !(isAfterWord && (isSpoken || isNotCounted(tokens, at + found.length)))) return undefined;
  return { minutes: found.hour * 60, length: found.length + closing };
}

/** `veertien uur veertig`; `een uur of acht` is about eight. */
function minutesAfter(
  tokens: readonly Token[],
  at: number,
  { hour, length }: { hour: number; length: number },
): Found | undefined {
  const isAbout = hour === 1 && word(tokens, at + length + 1) === 'of';
  const next = at + length + (isAbout ? 2 : 1);
  const read = readNumber(tokens, next, 'nl');
  if (!read || read.isOrdinal || !Number.isInteger(read.value)) return undefined;
  if (/^(?:uur|keer|mg|minuten|procent|%|per|kilo)$/.test(word(tokens, next + read.length))) return undefined;
  const to = next + read.length - at;
  if (isAbout) return read.value <= 12 ? { minutes: read.value * 60, length: to } : undefined;
  const isMinutes = read.value >= 5 && read.value < 60 && (read.value % 5 === 0 || hour > 12);
  return isMinutes ? { minutes: hour * 60 + read.value, length: to } : undefined;
}

/** `at three.` is a time, `at 5 mg` and `by one tablet` are not. */
const isNotCounted = (tokens: readonly Token[], at: number) =>
  /^$|^[.,;)]$|^(?:in|on|with|met|op|en|and)$/.test(word(tokens, at));

/** Spoken text is read generously: `vier uur` may be a time. */
export function readClock(
  tokens: readonly Token[],
  at: number,
  language: Language,
  isSpoken: boolean,
): Clock | undefined {
  const beside = minutesBeside(tokens, at, language);
  // `four to six weeks` is a range; said, it may be either.
  const isRange = word(tokens, at + 1) === 'to' && !isSpoken && word(tokens, at - 1) !== 'at';
  const found =
    digital(tokens, at) ??
    halfPast(tokens, at, language) ??
    (isRange ? undefined : beside) ??
    wholeHour(tokens, at, language, isSpoken);
  if (!found) return undefined;
  return {
    what: 'clock',
    ...placeOf(tokens, at, found.length),
    minutes: (found.minutes + HALF_DAY_min) % HALF_DAY_min,
  };
}
