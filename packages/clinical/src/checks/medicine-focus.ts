/** Which medicine each word of a text is about: the one named nearest in its clause, or else the last that was named. */
import type { SaidSlot, SaidUnit } from './said-shape.ts';

/** Further on it may be about something else. */
const REACH_UNITS = 9;
const REACH_PIECES = 3;

export type MedicineFocus = (word: number) => string | undefined;

export function medicineFocus(slots: readonly SaidSlot[], units: readonly SaidUnit[]): MedicineFocus {
  const named = slots.flatMap(({ slot, word, unit }) =>
    slot.type === 'medicine' ? [{ value: slot.value, word, unit }] : [],
  );
  const byUnit = Map.groupBy(named, ({ unit }) => unit);
  const unitOf: number[] = [];
  const focus: (string | undefined)[] = [];
  let last: { value: string; unit: number } | undefined;
  for (const [at, { from, to, piece }] of units.entries()) {
    for (let word = from; word < to; word++) unitOf[word] = at;
    const own = byUnit.get(at)?.at(-1);
    if (own) last = { value: own.value, unit: at };
    const isNear =
      last && at - last.unit <= REACH_UNITS && piece - (units[last.unit]?.piece ?? 0) <= REACH_PIECES;
    focus[at] = isNear ? last?.value : undefined;
  }
  return (word) => {
    const unit = unitOf[word] ?? -1;
    const own = byUnit.get(unit);
    if (!own) return focus[unit];
    const distance = (at: number) => (at <= word ? word - at : (at - word) * AFTER);
    return own.reduce((best, each) => (distance(each.word) < distance(best.word) ? each : best)).value;
  };
}
/** Doses follow their medicine: `furosemide twintig en enalapril tien`. */
const AFTER = 1.5;
