/** Amounts that differ by the part of the day: `clozapine 100 mg 's ochtends en 300 mg voor de nacht`. */
import type { AmountSlot, Moment, Spot } from '../../reading/slot.ts';
import type { FurtherDose, Often } from '../finding.ts';
import { isWithin, type ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

type Part = Spot & { moment: Moment };

/** From which hour on a part of the day is named so. */
const hours: readonly (readonly [Moment, number])[] = [
  ['night', 22],
  ['evening', 17],
  ['afternoon', 14],
  ['noon', 12],
  ['morning', 5],
];
const momentAt = (minutes: number): Moment => hours.find(([, from]) => minutes >= 60 * from)?.[0] ?? 'night';

/** The parts of the day and the hours that the words of a medicine name, in their order. */
function partsIn(stretch: Stretch, { slots }: ReadSentence): Part[] {
  const named = slots.frequencies.flatMap(({ start, end, moment }): Part[] =>
    moment !== undefined && moment !== 'meal' ? [{ start, end, moment }] : [],
  );
  const clocked = slots.times.flatMap(({ start, end, what }): Part[] =>
    what.kind === 'clock' ? [{ start, end, moment: momentAt(what.minutes) }] : [],
  );
  return [...named, ...clocked].filter((part) => isWithin(part, stretch)).sort((a, b) => a.start - b.start);
}

/** The part of each amount: it stands behind its amount, or before it where the first does. */
function momentsOf(amounts: readonly AmountSlot[], parts: readonly Part[]): (Moment | undefined)[] {
  const isAhead = (parts[0]?.start ?? 0) < (amounts[0]?.start ?? 0);
  return amounts.map((amount, at) => {
    const from = isAhead ? (amounts[at - 1]?.end ?? 0) : amount.end;
    const to = isAhead ? amount.start : (amounts[at + 1]?.start ?? Number.POSITIVE_INFINITY);
    const own = parts.filter(({ start }) => start >= from && start < to);
    return isAhead ? own.at(-1)?.moment : own[0]?.moment;
  });
}

type ByMoment = { first: AmountSlot; frequency: Often; further: FurtherDose[] };

const MOST = 4;

/** Undefined where the amounts are a choice, or nobody tells which is taken when. */
export function dosesByMoment(
  amounts: readonly AmountSlot[],
  stretch: Stretch,
  sentence: ReadSentence,
): ByMoment | undefined {
  const [first, ...rest] = amounts;
  const parts = partsIn(stretch, sentence);
  if (!first || rest.length === 0 || amounts.length > MOST || parts.length < amounts.length) return undefined;
  const [moment, ...others] = momentsOf(amounts, parts);
  const isTold = moment !== undefined && others.every((other) => other !== undefined && other !== moment);
  if (!isTold) return undefined;
  return {
    first,
    frequency: { times: 1, per: 'day', moment, as_needed: false },
    further: rest.map(({ value, unit }, at) => ({
      dose: value,
      ...(unit ? { unit } : {}),
      ...(others[at] ? { moment: others[at] } : {}),
    })),
  };
}
