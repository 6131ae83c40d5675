/** What a note says of a medicine, against what the talk says of it and of the others: doses, days, effects, deeds. */
import { amountRules } from './amount-rules.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import type { MedicineSlot } from './slots.ts';

/** What is said of so many things tells nothing of one. */
const MOST_PLACES = 12;
const apart = /^[;.]$/;

/** From a medicine up to the next one, or to the end of its part of the sentence; the first has what stands before it too. */
function scopeOf({ at }: MedicineSlot, { tokens, slots }: Noted): [from: number, to: number] {
  const named = slots.filter((slot) => slot.type === 'medicine').map((slot) => slot.at);
  let from = at;
  while (from > 0 && !/^[,;.]$/.test(tokens[from - 1]?.text ?? '') && !named.includes(from - 1)) from -= 1;
  if (named.includes(from - 1)) from = at;
  let to = at + 1;
  while (to < tokens.length && !apart.test(tokens[to]?.text ?? '') && !named.includes(to)) to += 1;
  return [from, to];
}

/** A value, a day, a finding, or a word that is hardly ever said. */
const isTelling = (term: string, places: number) =>
  /^[ndtf]:/.test(term) || (places <= RARE && term.length > 3 && !/:/.test(term));
const RARE = 2;

function unitsNaming(value: string, said: Said): readonly number[] {
  const known = naming.get(said) ?? new Map<string, number[]>();
  naming.set(said, known);
  const before = known.get(value);
  if (before) return before;
  const units = (said.slots.get('medicine') ?? []).flatMap(({ slot, unit }) =>
    slot.type === 'medicine' && slot.value === value ? [unit] : [],
  );
  known.set(value, units);
  return units;
}
const naming = new WeakMap<Said, Map<string, number[]>>();

/** In the clause itself or so many before it. */
const isNamedNear = (value: string, unit: number, said: Said, reach: number) =>
  unitsNaming(value, said).some((at) => at <= unit && at >= unit - reach);

type Ties = { own: number; other: { value: string; weight: number; unit: number } | undefined };

/** How much of what stands with it in the note the talk ties to it, and to the medicine that most of it is tied to. */
function tiesOf(slot: MedicineSlot, noted: Noted, said: Said): Ties {
  const [from, to] = scopeOf(slot, noted);
  const named = new Set(noted.slots.flatMap((each) => (each.type === 'medicine' ? [each.value] : [])));
  const byMedicine = new Map<string, { weight: number; unit: number }>();
  let own = 0;
  const terms = new Map<string, number>();
  for (let at = from; at < to; at++)
    for (const [term, worth] of at === slot.at ? [] : (noted.words[at] ?? []))
      if (!/^[mper]:/.test(term) && worth > (terms.get(term) ?? 0)) terms.set(term, worth);
  for (const [term, worth] of terms) {
    const places = said.byTerm.get(term) ?? [];
    if (places.length === 0 || places.length > MOST_PLACES) continue;
    const weight = worth * said.places.weight(term);
    const tied = new Map<string, number>();
    let isOwn = false;
    for (const at of places) {
      const medicine = said.medicineAt(at);
      const unit = said.words[at]?.unit ?? 0;
      if (medicine === slot.value || isNamedNear(slot.value, unit, said, 0)) isOwn = true;
      else if (
        medicine !== undefined &&
        isTelling(term, places.length) &&
        isNamedNear(medicine, unit, said, 3)
      )
        tied.set(medicine, unit);
    }
    if (isOwn) own += weight;
    for (const [medicine, unit] of tied) {
      if (named.has(medicine)) continue;
      const before = byMedicine.get(medicine);
      byMedicine.set(medicine, { weight: (before?.weight ?? 0) + weight, unit: before?.unit ?? unit });
    }
  }
  const other = [...byMedicine]
    .map(([value, tie]) => ({ value, ...tie }))
    .reduce<Ties['other']>((best, each) => (!best || each.weight > best.weight ? each : best), undefined);
  return { own, other };
}

const LEAST = 4;
const SHARE = 0.3;

/** A dose of the note that the talk gives to other medicines only. */
function doseOfOther(
  slot: MedicineSlot,
  noted: Noted,
  said: Said,
): { value: string; unit: number } | undefined {
  const [from, to] = scopeOf(slot, noted);
  for (const dose of noted.slots) {
    if (dose.type !== 'amount' || dose.at < from || dose.at >= to || dose.amount.unit?.kind !== 'mass')
      continue;
    const tied = (said.slots.get('amount') ?? []).flatMap(({ slot: each, word, unit, isScale }) => {
      const isIt = each.type === 'amount' && !isScale && amountRules.isSame(dose, each);
      const value = isIt ? said.medicineAt(word) : undefined;
      return isIt ? [{ value, unit }] : [];
    });
    const [first] = tied;
    const isOther = tied.every(
      ({ value, unit }) => value !== slot.value && isNamedNear(value ?? '', unit, said, 3),
    );
    if (first?.value !== undefined && isOther) return { value: first.value, unit: first.unit };
  }
  return undefined;
}

/** The medicine that the talk says it of instead. */
export function saidOfOther(
  slot: MedicineSlot,
  noted: Noted,
  said: Said,
): { value: string; unit: number } | undefined {
  if (/allerg|overgevoelig/i.test(noted.text)) return undefined;
  const { own, other } = tiesOf(slot, noted, said);
  if (other && other.weight >= LEAST && own <= SHARE * other.weight) return other;
  return doseOfOther(slot, noted, said);
}
