/** How often a medicine is taken: counted, or told by the parts of the day and the hours. */
import type { AmountSlot, FrequencySlot, Spot, TimeSlot } from '../../reading/slot.ts';
import type { Often } from '../finding.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

/** `'s ochtends en 's avonds`; `elke avond voor het slapen` is one time. */
const isNext = /,|;|\+|&|\/|\b(?:en|and|plus|als|as well as)\b/iu;

/** A meal is no part of the day: nobody knows how many there are. */
const isPart = ({ moment }: FrequencySlot): boolean => moment !== undefined && moment !== 'meal';

/** How many parts of a day are named. */
function partsOfDay(slots: readonly FrequencySlot[], words: string): number {
  const parts = slots.filter(isPart);
  const told = parts.filter((part, at) => {
    const before = parts[at - 1];
    return !before || (before.moment !== part.moment && isNext.test(words.slice(before.end, part.start)));
  });
  return new Set(told.map(({ moment }) => moment)).size;
}

/** Only `om`, a mark or another hour stands between what is taken and when: `10 mg om 22 uur`. */
const isBeside =
  /^[\s,:(]*(?:(?:om|at|rond|@|in te nemen|te nemen|ingenomen|dagelijks|to be taken|taken|daily|'s \p{L}+ om|in de \p{L}+ om|en|and|&|\/|tablet|capsule)\s*)*$/iu;

/** The hours that stand right behind the dose. */
function hoursOf(times: readonly TimeSlot[], from: number, words: string): number {
  let end = from;
  let hours = 0;
  for (const { what, start, end: to } of times) {
    if (what.kind !== 'clock' || start < end || !isBeside.test(words.slice(end, start))) continue;
    hours += 1;
    end = to;
  }
  return hours;
}

function often(slots: readonly FrequencySlot[], words: string, hours = 0): Often | undefined {
  if (slots.length === 0 && hours === 0) return undefined;
  const counted = slots.find(({ times }) => times !== undefined);
  // Two that count differently cannot both be meant.
  if (slots.some(({ times }) => times !== undefined && times !== counted?.times)) return undefined;
  const moments = new Set(slots.flatMap(({ moment }) => moment ?? []));
  const [moment] = moments;
  const isAsNeeded = slots.some((slot) => slot.isAsNeeded);
  const ofDay = counted || isAsNeeded ? 0 : Math.max(partsOfDay(slots, words), hours);
  return {
    ...(ofDay > 0 ? { times: ofDay, per: 'day' } : {}),
    ...(counted?.times === undefined ? {} : { times: counted.times }),
    ...(counted?.high === undefined ? {} : { high: counted.high }),
    ...(counted?.per === undefined ? {} : { per: counted.per }),
    ...(counted?.every === undefined ? {} : { every: counted.every }),
    ...(moments.size === 1 && moment ? { moment } : {}),
    as_needed: isAsNeeded,
  };
}

/** `100 mg 2dd1, vitaminen 1dd1`: up to the first comma behind the dose. */
function nearest(slots: readonly FrequencySlot[], dose: Spot | undefined, words: string): FrequencySlot[] {
  if (!dose) return [];
  const comma = words.slice(dose.end).search(/[,;]\s/);
  const end = comma < 0 ? words.length : dose.end + comma;
  return slots.filter((slot) => slot.start >= dose.end && slot.end <= end);
}

/** `een tablet van 10 mg per dag`, `1 pleister per dag`. */
const onePerDay = (stretch: Stretch, amounts: readonly AmountSlot[]): Often | undefined =>
  amounts.some(
    (amount) =>
      isWithin(amount, stretch) &&
      amount.per === 'day' &&
      amount.value === 1 &&
      amount.unit !== undefined &&
      /^(?:tablet|capsule|patch|sachet|piece)$/.test(amount.unit),
  )
    ? { times: 1, per: 'day', as_needed: false }
    : undefined;

/** `lisinopril 20 mg en amlodipine 10 mg, beide eenmaal daags`. */
const ofAll = ({ end }: Stretch, slots: readonly FrequencySlot[], words: string): FrequencySlot[] =>
  slots.filter(
    ({ start }) =>
      start >= end &&
      /\b(?:allebei|beiden?|alle(?:maal|s)?|alle (?:twee|drie|vier)|both|all|each)\s(?:(?:of them|ook|also|taken)\s)?$/iu.test(
        words.slice(end, start),
      ) &&
      !/[.;]\s/u.test(words.slice(end, start)),
  );

/** How often, by the words of one medicine. */
export function oftenIn(
  stretch: Stretch,
  dose: AmountSlot | undefined,
  { slots, words }: ReadSentence,
): Often | undefined {
  const frequencies = slots.frequencies.filter((each) => isWithin(each, stretch));
  const times = slots.times.filter((each) => isWithin(each, stretch));
  return (
    often(frequencies, words, hoursOf(times, dose?.end ?? stretch.medicine.end, words)) ??
    often(nearest(frequencies, dose, words), words) ??
    onePerDay(stretch, slots.amounts) ??
    often(ofAll(stretch, slots.frequencies, words), words) ??
    (dose?.per === 'day' ? { per: 'day', as_needed: false } : undefined)
  );
}
