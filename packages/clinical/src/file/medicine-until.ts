/** Whether the words around a medicine say that the time of its use has gone. */
import type { Spot } from '../reading/slot.ts';
import type { Stretch } from './medicine-stretches.ts';
import { fileDay, isWithin, type ReadSentence } from './read.ts';

/** `van 1 december tot 19 januari`, `gedurende 5 dagen` in what is told of the course: it is over. */
export function isUntilPast(
  { start, end, medicine }: Stretch,
  { slots, words, paper, part }: ReadSentence,
): boolean {
  const behind = words.slice(medicine.end, end);
  if (part === 'course' && forDays.test(behind)) return true;
  if (isCourseOver(behind, { start: medicine.end, end }, { slots, paper })) return true;
  return slots.times.some((time) => {
    const isEnd = endsAt.test(words.slice(Math.max(medicine.end, time.start - NEAR_characters), time.end));
    if (
      !(isEnd || time.relation === 'until') ||
      time.start < medicine.end ||
      time.end > end ||
      time.start < start
    )
      return false;
    // `150 mg (tot 1 april: 225 mg)`: until then it was another dose.
    if (/^\s*:?\s*\d+(?:[.,]\d+)?\s?(?:mg|mcg|g)\b/u.test(words.slice(time.end))) return false;
    const [day, next] = [fileDay(time, paper), fileDay(time, paper, true)];
    // `tot 14-6` in a letter of the tenth of June is still to come.
    const isSoon = next && next.date > paper.date && daysFrom(paper.date, next.date) < SOON_days;
    return day !== undefined && day.date <= paper.date && !isSoon;
  });
}
/** `kuur, einde 04-03-2026`. */
const endsAt = /\b(?:einde|einddatum|stopdatum|end date|ended)\b\s*:?\s*(?:op |on )?\d/iu;
const NEAR_characters = 14;
const SOON_days = 60;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const forDays =
  /\b(?:gedurende|for) (?:\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|tien|two|three|four|five|seven|ten) (?:dag|dagen|dgn|days)\b/iu;

/** `(3 days) issued 02 Feb 2026`: the days of the course have gone. */
function isCourseOver(
  behind: string,
  within: Spot,
  { slots, paper }: Pick<ReadSentence, 'slots' | 'paper'>,
): boolean {
  const [, first, second] =
    /\(?(\d{1,2})[- ]?(?:days?|dagen|dgn)\b|\bkuur (?:van )?(\d{1,2}) ?d(?:agen|gn)?\b/iu.exec(behind) ?? [];
  const days = Number(first ?? second);
  if (!(days > 0)) return false;
  const begun = slots.times
    .filter((time) => isWithin(time, within))
    .flatMap((time) => fileDay(time, paper) ?? []);
  return begun.some(({ date, precision }) => precision === 'day' && daysFrom(date, paper.date) > days);
}
