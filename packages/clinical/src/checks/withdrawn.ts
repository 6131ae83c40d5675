/** Values that were said and taken back, each at the place of what holds instead. */
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { TakenBack } from '../talk/sentence.ts';
import { isByItself } from './restated.ts';
import type { SaidSlot, SaidUnit, SaidWord } from './said-shape.ts';
import { type Slot, slotsIn } from './slots.ts';

type Talked = { words: readonly SaidWord[]; units: readonly SaidUnit[]; slots: readonly SaidSlot[] };

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
): { word: number; unit: number; isHeld: boolean } | undefined {
  const first = units.findIndex((unit) => unit.seq === seq);
  const from = units[first];
  if (!from) return undefined;
  const isNear = ({ unit }: SaidSlot) => {
    const piece = units[unit]?.piece ?? -1;
    return piece >= from.piece && piece <= from.piece + REACH_PIECES;
  };
  const meant = bare(instead ?? '');
  const held = meant === '' ? undefined : slots.find((slot) => isNear(slot) && bare(slot.text) === meant);
  return held
    ? { word: held.word, unit: held.unit, isHeld: true }
    : { word: from.from, unit: first, isHeld: false };
}

/** What already took the place of something: the next number is of something else. */
export function holdsInstead(
  takenBack: readonly TakenBack[],
  units: readonly SaidUnit[],
): (slot: SaidSlot) => boolean {
  // `Twintig.` `Tien, of nee, twaalf.`: what took its place may be taken back as well.
  const isKept = (seq: number, instead: string) =>
    !takenBack.some((each) => Math.abs(each.seq - seq) <= 1 && bare(each.words) === bare(instead));
  const held = new Set(
    takenBack.flatMap(({ seq, instead }) =>
      instead !== undefined && isKept(seq, instead) ? [`${seq} ${bare(instead)}`] : [],
    ),
  );
  return ({ unit, text }) => held.has(`${units[unit]?.seq} ${bare(text)}`);
}

/** The words may still stand in the talk: a question with the wrong value is left as it was asked. */
function takeBack(
  { seq, words: taken, instead }: TakenBack,
  { units, slots, words }: Talked,
  until: number,
): void {
  // `Acht, nee, zeven; vorige keer was acht`: the last was not taken back.
  for (const slot of slots)
    if (
      units[slot.unit]?.seq === seq &&
      // `Vier, nee, drie is trager. Vier dus`: said again after what held instead.
      !(slot.word > until && isByItself(slot, units, words)) &&
      slot.time !== 'before' &&
      bare(slot.text) === bare(taken)
    ) {
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
  talked: Talked,
  language: Language,
): SaidSlot[] {
  const { units, slots } = talked;
  return takenBack.flatMap((taken) => {
    const standing = placeOf(taken, units, slots);
    if (!standing) return [];
    const { isHeld, ...place } = standing;
    const tokens = tokensOf(taken.words);
    const found = slotsIn(tokens, readQuantities(tokens, language, true), language);
    const held = plain(taken.instead ?? '').split(/\s+/);
    // `zes uur dertig, nee, zes uur`: what is said again was not taken back.
    const isKept = tokens.length > 0 && tokens.slice(0, 2).every(({ text }) => held.includes(text));
    const instead = tokensOf(taken.instead ?? '');
    const holds = slotsIn(instead, readQuantities(instead, language, true), language);
    const isSaidAgain = isKept || found.some((slot) => holds.some((each) => isSameValue(slot, each)));
    if (!isSaidAgain) takeBack(taken, talked, isHeld ? place.word : Number.POSITIVE_INFINITY);
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
