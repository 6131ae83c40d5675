/** Marks a score or a measurement that was said with other values only. */
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/** Said as a bare number where the sentence comes from: then the talk was read too narrowly, not the note written wrongly. */
function isSaidNear(value: number, { terms }: Noted, said: Said): boolean {
  const { scores } = said.places.shared(terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  return (said.slots.get('amount') ?? []).some(
    ({ slot, unit, isTakenBack }) =>
      slot.type === 'amount' &&
      !isTakenBack &&
      (scores[unit] ?? 0) >= SAME_PLACE * top &&
      [slot.amount.value, ...slot.amount.others].some((each) => isNear(each, value)),
  );
}
const SAME_PLACE = 0.5;

export function checkMeasurements(noted: Noted, said: Said): Found[] {
  const { text, language, read } = noted;
  return read.measurements.flatMap((measured): Found[] => {
    const { name, value, over, start, end } = measured;
    const told = said.told.measurements.get(name) ?? [];
    if (told.length === 0 || over !== undefined) return [];
    if (told.some((each) => isNear(each.value, value)) || isSaidNear(value, noted, said)) return [];
    const [first] = told;
    const digits = /\d+(?:[.,]\d+)?/.exec(text.slice(start, end));
    // The name of a scale has its own number: `PHQ-9 14`.
    const written = String(value).replace('.', ',');
    const at = text.slice(start, end).search(new RegExp(`(?<!\\d)${written.replace(',', '[.,]')}(?!\\d)`));
    if (!digits || at < 0) return [];
    const place = { start: start + at, end: start + at + written.length };
    const instead =
      told.length === 1 && first ? String(first.value).replace('.', language === 'nl' ? ',' : '.') : null;
    const units = said.units.flatMap(({ seq }, unit) => (seq === first?.seq ? [unit] : []));
    return [{ kind: 'number', ...place, said: instead, units: units.slice(0, 1) }];
  });
}
