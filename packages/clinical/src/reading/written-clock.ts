/** Times of the clock as a note writes them. */
import type { Language } from '../note.ts';
import { clockAt } from './clock-times.ts';
import { type Reading, spotOf, wordAt } from './reading.ts';
import type { TimeSlot } from './slot.ts';
import { mayBeDose } from './spoken-dose.ts';

/** Words from one to another, not included, and what is written in their place. */
export type Edit = { from: number; to: number; text: string };

const HOUR_min = 60;

export const rawOf = ({ text }: Reading, spot: { start: number; end: number }) =>
  text.slice(spot.start, spot.end);

function clockText(minutes: number, language: Language, isAfternoonSaid: boolean): string {
  const hour = Math.floor(minutes / HOUR_min);
  const rest = String(minutes % HOUR_min).padStart(2, '0');
  if (language === 'nl') return `${hour}.${rest} uur`;
  if (!isAfternoonSaid) return `${hour}:${rest}`;
  return `${hour % 12 || 12}:${rest} ${hour >= 12 ? 'pm' : 'am'}`;
}

/** Who makes an appointment for half past three means the afternoon. */
const inTheDay = (minutes: number, isSure: boolean) =>
  !isSure && minutes >= HOUR_min && minutes < 7 * HOUR_min ? minutes + 12 * HOUR_min : minutes;

export function clockEdit(
  reading: Reading,
  at: number,
  last: TimeSlot | undefined,
  isPlanned: boolean,
): Edit | undefined {
  const found = clockAt(reading, at, last);
  if (found?.what.kind !== 'clock') return undefined;
  // `een half twee keer per dag`: half a tablet, and how often.
  if (/^(?:keer|maal|times)$/.test(wordAt(reading, found.to))) return undefined;
  if (mayBeDose(reading, at))
    return { from: at, to: at + 2, text: rawOf(reading, spotOf(reading, at, at + 2)) };
  const { minutes, isSure } = found.what;
  // `Om negen uur naar bed` is in the evening, `om half vijf wakker` at night: 9.00 and 4.30 would say which without knowing.
  if (reading.language === 'nl' && !isSure && !isPlanned && !/\d/.test(wordAt(reading, found.to - 2)))
    return { from: found.from, to: found.to, text: rawOf(reading, spotOf(reading, found.from, found.to)) };
  const text = clockText(
    isPlanned && reading.language === 'nl' ? inTheDay(minutes, isSure) : minutes,
    reading.language,
    found.what.isSure && found.what.minutes < 24 * HOUR_min && /\D/.test(wordAt(reading, at)),
  );
  const about = found.isVague ? (reading.language === 'nl' ? 'ongeveer ' : 'about ') : '';
  return { from: found.from, to: found.to, text: about + text };
}
