/** Marks a score or a measurement that was said with other values only. */
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said, SaidSlot } from './said-shape.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/** Said as a bare number where the sentence comes from: then the talk was read too narrowly, not the note written wrongly. */
const limit = /^(?:boven|onder|over|above|below|under|than|dan|van|out)$/;

/** Another measurement was that, or it is a limit: `boven de dertien is hoog`. */
function isOfAnother(value: number, name: string, { slot, word }: SaidSlot, said: Said): boolean {
  if ([1, 2].some((back) => limit.test(said.words[word - back]?.text ?? ''))) return true;
  const seq = said.units[said.words[word]?.unit ?? -1]?.seq;
  return [...said.told.measurements].some(
    ([other, values]) =>
      other !== name &&
      slot.type === 'amount' &&
      values.some((each) => each.seq === seq && isNear(each.value, value)),
  );
}

function isSaidNear(value: number, name: string, { place: terms }: Noted, said: Said): boolean {
  const { scores } = said.places.shared(terms);
  let top = 0;
  for (const score of scores) top = Math.max(top, score);
  return (said.slots.get('amount') ?? []).some((saying) => {
    const { slot, unit, isTakenBack } = saying;
    return (
      slot.type === 'amount' &&
      !isTakenBack &&
      !isOfAnother(value, name, saying, said) &&
      (scores[unit] ?? 0) >= SAME_PLACE * top &&
      [slot.amount.value, ...slot.amount.others].some((each) => isNear(each, value))
    );
  });
}
const SAME_PLACE = 0.5;

export function checkMeasurements(noted: Noted, said: Said): Found[] {
  const { text, language, read } = noted;
  return read.measurements.flatMap((measured): Found[] => {
    const { name, value, over, start, end } = measured;
    const told = said.told.measurements.get(name) ?? [];
    if (told.length === 0 || over !== undefined) return [];
    if (told.some((each) => isNear(each.value, value)) || isSaidNear(value, name, noted, said)) return [];
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
