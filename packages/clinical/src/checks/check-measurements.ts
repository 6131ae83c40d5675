/** Marks a score or a measurement that was said with other values only. */
import { slotsOf } from '../reading/slots.ts';
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;

export function checkMeasurements({ text, language }: Noted, said: Said): Found[] {
  return slotsOf(text, language, { isSpoken: false }).measurements.flatMap((measured): Found[] => {
    const { name, value, over, start, end } = measured;
    const told = said.told.measurements.get(name) ?? [];
    if (told.length === 0 || over !== undefined) return [];
    if (told.some((each) => isNear(each.value, value))) return [];
    const [first] = told;
    const digits = /\d+(?:[.,]\d+)?/.exec(text.slice(start, end));
    // The name of a scale has its own number: `PHQ-9 14`.
    const written = String(value).replace('.', ',');
    const at = text.slice(start, end).search(new RegExp(`(?<!\\d)${written.replace(',', '[.,]')}(?!\\d)`));
    if (!digits || at < 0) return [];
    const place = { start: start + at, end: start + at + written.length };
    const instead = told.length === 1 && first ? String(first.value).replace('.', language === 'nl' ? ',' : '.') : null;
    const units = said.units.flatMap(({ seq }, unit) => (seq === first?.seq ? [unit] : []));
    return [{ kind: 'number', ...place, said: instead, units: units.slice(0, 1) }];
  });
}
