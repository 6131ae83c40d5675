/** Whether the words around a medicine say that the time of its use has gone. */
import type { Spot, TimeSlot } from '../../reading/slot.ts';
import { fileDay, isWithin, type ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

/** `van 1 december tot 19 januari`, `gedurende 5 dagen` in what is told of the course: it is over. */
export function isUntilPast(
  { start, end, medicine }: Stretch,
  { slots, words, paper, part }: ReadSentence,
): boolean {
  const behind = words.slice(medicine.end, end);
  if (part === 'course' && forDays.test(behind)) return true;
  if (!/^(?:plan|medicines|question)$/.test(part) && untilWeek.test(behind) && !goesOnThen.test(words))
    return true;
  if (isCourseOf(behind) && namesPast({ start: medicine.end, end }, { slots, paper })) return true;
  if (isCourseOver(behind, { start: medicine.end, end }, { slots, paper })) return true;
  return slots.times.some(
    (time) =>
      time.start >= Math.max(start, medicine.end) &&
      time.end <= end &&
      isPastEnd(time, medicine.end, { words, paper }) &&
      !isOfOtherDose(time, { start: medicine.end, end }, { words, slots }),
  );
}

/** `tot 1 april`, and that day has gone. */
export function isPastEnd(
  time: TimeSlot,
  from: number,
  { words, paper }: Pick<ReadSentence, 'words' | 'paper'>,
): boolean {
  const isEnd = endsAt.test(words.slice(Math.max(from, time.start - NEAR_characters), time.end));
  if (!isEnd && time.relation !== 'until') return false;
  const [day, next] = [fileDay(time, paper), fileDay(time, paper, true)];
  // `tot 14-6` in a letter of the tenth of June is still to come.
  const isSoon = next && next.date > paper.date && daysFrom(paper.date, next.date) < SOON_days;
  return day !== undefined && day.date <= paper.date && !isSoon;
}

/** `150 mg (tot 1 april: 225 mg)`, `40 mg (20 mg tot 1 april)`: until then it was another dose. */
function isOfOtherDose(
  time: TimeSlot,
  within: Spot,
  { words, slots }: Pick<ReadSentence, 'words' | 'slots'>,
): boolean {
  if (
    /^\s*:?\s*(?:was (?:(?:dit|dat|het|it|this) )?)?\d+(?:[.,]\d+)?\s?(?:mg|mcg|g)\b/u.test(
      words.slice(time.end),
    )
  )
    return true;
  const doses = slots.amounts.filter((amount) => amount.isUnitSaid && isWithin(amount, within));
  const own = doses.findIndex(({ end }) => isBeside(end, time, words));
  return own > 0 && doses[own - 1]?.value !== doses[own]?.value;
}
/** Whether a time stands right behind a dose, with nothing but how often between. */
export const isBeside = (end: number, { start }: Spot, words: string): boolean =>
  start >= end &&
  /^\s*(?:\d ?(?:dd|x)(?: ?\d)?|daags|daily|once daily|twice daily)?\s*$/iu.test(words.slice(end, start));

/** `kuur, einde 04-03-2026`. */
const endsAt = /\b(?:einde|einddatum|stopdatum|end date|ended)\b\s*:?\s*(?:op |on )?\d/iu;
const NEAR_characters = 14;
const SOON_days = 60;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const forDays =
  /\b(?:gedurende|for) (?:\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|tien|two|three|four|five|seven|ten) (?:dag|dagen|dgn|days)\b/iu;

/** `tot de 12e week gebruikt`: a week of a pregnancy, that is told of afterwards. */
const untilWeek =
  /\b(?:tot(?: en met| aan)?|t\/m|until|till|up to)(?: de| the)? (?:week \d+|\d+ ?(?:e|ste|th) (?:zwangerschaps)?week)(?=\s*(?:[.,;)]|$)|\s(?:gebruikt|geslikt|genomen|of pregnancy))/iu;

/** `blijft zo tot week 5`. */
const goesOnThen = /\b(?:blijft|blijven|wordt|gaat|continues?|remains?|stays?|will)\b/iu;

/** `(kuur december 2025)`. */
const isCourseOf = (behind: string): boolean => /^[^(;.]{0,25}\((?:stoot)?(?:kuur|course)\b/iu.test(behind);
const namesPast = (within: Spot, { slots, paper }: Pick<ReadSentence, 'slots' | 'paper'>): boolean =>
  slots.times.some((time) => {
    const day = isWithin(time, within) ? fileDay(time, paper) : undefined;
    return time.relation !== 'since' && day !== undefined && day.date.slice(0, 7) < paper.date.slice(0, 7);
  });

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
    .filter((time) => isWithin(time, within) && time.relation !== 'until')
    .flatMap((time) => fileDay(time, paper) ?? []);
  return begun.some(({ date, precision }) => precision === 'day' && daysFrom(date, paper.date) > days);
}
