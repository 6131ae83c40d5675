/** Values that were said and taken back, each at the place of what holds instead. */
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { TakenBack } from '../talk/sentence.ts';
import type { SaidSlot, SaidUnit } from './said-shape.ts';
import { type Slot, slotsIn } from './slots.ts';

/** What holds may be said by the other person, in the next turn or the one after. */
const REACH_PIECES = 3;

const bare = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The slot that holds instead, or else the place where the words were said. */
function placeOf(
  { seq, instead }: TakenBack,
  units: readonly SaidUnit[],
  slots: readonly SaidSlot[],
): { word: number; unit: number } | undefined {
  const first = units.findIndex((unit) => unit.seq === seq);
  const from = units[first];
  if (!from) return undefined;
  const isNear = ({ unit }: SaidSlot) => {
    const piece = units[unit]?.piece ?? -1;
    return piece >= from.piece && piece <= from.piece + REACH_PIECES;
  };
  const meant = bare(instead ?? '');
  const held = meant === '' ? undefined : slots.find((slot) => isNear(slot) && bare(slot.text) === meant);
  return held ? { word: held.word, unit: held.unit } : { word: from.from, unit: first };
}

/** The words may still stand in the talk: a question with the wrong value is left as it was asked. */
function takeBack(
  { seq, words, instead }: TakenBack,
  units: readonly SaidUnit[],
  slots: readonly SaidSlot[],
): void {
  // `Acht, nee, zeven; vorige keer was acht`: the last was not taken back.
  for (const slot of slots)
    if (units[slot.unit]?.seq === seq && slot.time !== 'before' && bare(slot.text) === bare(words)) {
      slot.isTakenBack = true;
      if (instead !== undefined) slot.instead = instead;
    }
}

const parts = ['day', 'weekday', 'month', 'year'] as const;
const agree = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined || one === other;

/** `maandag de zestiende. Maandag, ja, de zestiende`: nothing was taken back. */
function isSameValue(one: Slot, other: Slot): boolean {
  if (one.type === 'amount' && other.type === 'amount') return one.amount.value === other.amount.value;
  if (one.type === 'clock' && other.type === 'clock') return one.clock.minutes === other.clock.minutes;
  if (one.type === 'day' && other.type === 'day')
    return (
      parts.every((part) => agree(one.day[part], other.day[part])) &&
      (['day', 'weekday'] as const).some(
        (part) => one.day[part] !== undefined && one.day[part] === other.day[part],
      )
    );
  return false;
}

export function withdrawnSlots(
  takenBack: readonly TakenBack[],
  units: readonly SaidUnit[],
  slots: readonly SaidSlot[],
  language: Language,
): SaidSlot[] {
  return takenBack.flatMap((taken) => {
    const place = placeOf(taken, units, slots);
    if (!place) return [];
    const tokens = tokensOf(taken.words);
    const found = slotsIn(tokens, readQuantities(tokens, language, true), language);
    const held = plain(taken.instead ?? '').split(/\s+/);
    // `zes uur dertig, nee, zes uur`: what is said again was not taken back.
    const isKept = tokens.length > 0 && tokens.slice(0, 2).every(({ text }) => held.includes(text));
    const instead = tokensOf(taken.instead ?? '');
    const holds = slotsIn(instead, readQuantities(instead, language, true), language);
    const isSaidAgain = isKept || found.some((slot) => holds.some((each) => isSameValue(slot, each)));
    if (!isSaidAgain) takeBack(taken, units, slots);
    // `maandag zeventien augustus`, and then `half vier maandag`: the date still holds.
    const kept = isSaidAgain ? found.filter(({ type }) => type === 'day') : found;
    return kept.map((slot) => ({
      slot: { ...slot, at: 0, length: 1 },
      ...place,
      isTakenBack: !isSaidAgain,
      isScale: false,
      time: 'open' as const,
      text: taken.words,
      ...(taken.instead === undefined || isSaidAgain ? {} : { instead: taken.instead }),
    }));
  });
}
