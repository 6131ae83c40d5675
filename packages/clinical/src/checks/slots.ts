/** What in a text can be right or wrong: each amount, day, medicine, person, side, with its place among the words. */
import type { Language } from '../note.ts';
import { type MedicineMention, medicineMentions } from '../reading/medicine-mentions.ts';
import type { Amount, Clock, Day, Quantity } from '../reading/quantity.ts';
import type { Token } from '../reading/tokens.ts';
import { meaningsOf, type WordSlot } from './slot-words.ts';

type Place = { at: number; length: number; start: number; end: number };

export type AmountSlot = Place & { type: 'amount'; amount: Amount; counted: string };
export type DaySlot = Place & { type: 'day'; day: Day };
export type ClockSlot = Place & { type: 'clock'; clock: Clock };
export type MedicineSlot = Place & { type: 'medicine'; value: string; mention: MedicineMention };
export type WordValue = Place & { type: WordSlot; value: string };

export type Slot = AmountSlot | DaySlot | ClockSlot | MedicineSlot | WordValue;
export type SlotType = Slot['type'];

const placeOf = (tokens: readonly Token[], at: number, length = 1): Place => ({
  at,
  length,
  start: tokens[at]?.start ?? 0,
  end: tokens[at + length - 1]?.end ?? 0,
});

const beforePer = /^(?:per|a|an|each|every|elke|iedere|de|x|keer|maal|times|once|twice|tweemaal|driemaal|viermaal|eenmaal|daags)$/;
const standsAlone = /^(?:daags|dagelijks|daily|wekelijks|weekly|maandelijks|monthly|nightly|jaarlijks|yearly|hourly)$/;

/** `week` says how often only where something is counted by it: `per week`, `in de week`, `a week`. */
function isPer(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (standsAlone.test(text)) return true;
  const before = tokens[at - 1]?.text ?? '';
  if (/^(?:per|a|an|each|every|elke|iedere)$/.test(before)) return true;
  return beforePer.test(before) && before === 'de' && tokens[at - 2]?.text === 'in';
}

function wordSlots(tokens: readonly Token[], language: Language): Slot[] {
  return tokens.flatMap(({ text }, at) =>
    meaningsOf(text, language)
      .filter(({ slot }) => slot !== 'per' || isPer(tokens, at))
      .map(({ slot, value }) => ({ type: slot, value, ...placeOf(tokens, at) })),
  );
}

function quantitySlot(quantity: Quantity, tokens: readonly Token[]): Slot {
  const { index, length } = quantity;
  const place = placeOf(tokens, index, length);
  if (quantity.what === 'day') return { type: 'day', day: quantity, ...place };
  if (quantity.what === 'clock') return { type: 'clock', clock: quantity, ...place };
  return { type: 'amount', amount: quantity, counted: tokens[index + length]?.text ?? '', ...place };
}

export function slotsIn(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  language: Language,
): Slot[] {
  return [
    ...quantities.map((quantity) => quantitySlot(quantity, tokens)),
    ...medicineMentions(tokens).map(
      (mention): MedicineSlot => ({
        type: 'medicine',
        value: mention.medicine.nl,
        mention,
        ...placeOf(tokens, mention.index),
      }),
    ),
    ...wordSlots(tokens, language),
  ];
}
