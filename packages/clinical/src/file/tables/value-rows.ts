/** A row of a table of measurements as the sentences that it stands for. */

import type { Language } from '../../note.ts';
import { findMedicine } from '../../reading/medicines.ts';
import { isListName, roleOf } from '../paper/column-titles.ts';
import type { ReadSentence } from '../read.ts';
import { scaleNamesIn } from '../values/scales.ts';
import { withOwnName } from './rows-of-values.ts';
import { type Cell, isValue, saying, textOf } from './table-cells.ts';
import { dayOfCell } from './table-columns.ts';

const units =
  '(?:[mµμunp]?mol|mg|[µμ]g|ug|mcg|ng|g|m?i?u|m?ie|ml)\\/(?:l|dl|ml|mol|min)(?:\\/1[.,]73 ?m[2²])?|(?:x\\s?)?10\\s?[\\^*]?\\s?(?:9|⁹|12|¹²)\\/l|l\\/l|\\/min|kg|cm|%|ms|mmHg|fl';
/** `Kreatinine µmol/l`, `Gewicht (kg)`: the unit belongs behind the value. */
const unitLast = new RegExp(`^(.*?)\\s*[([]?(${units})[)\\]]?$`, 'iu');
const unitBehind = new RegExp(
  `^[<>≤≥]?\\s*[\\d.,/]*\\d\\s*(?:[*↑↓!+]+|[HL]{1,2}\\s)?\\s*(${units})(?=\\s|$)`,
  'iu',
);

/** The marks of a laboratory for high and low. */
const marks = /\s*(?:[*↑↓!+]+|\b[HL]{1,2})$/u;
/** What is usual, behind a value that has no column for it. */
const usual =
  /(?<=\d.*)\s+[([]?(?:[<>≤≥]\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[-–]\s?\d+(?:[.,]\d+)?)[)\]]?$/u;
/** `lithium (12 uur)`, `eGFR (CKD-EPI)`: how it was measured. */
const howMeasured = /\s*\((?:[^()]*\d[^()]*|ckd[^()]*|mdrd|nuchter|fasting|serum|plasma|bloed|blood)\)$/iu;
/** `lithiumspiegel`, `vitamine D spiegel`. */
const levelOf = (name: string, language: Language): string =>
  language === 'en' ? `${name} level` : `${name}${/ |\d$/.test(name) ? ' ' : ''}spiegel`;
const isDose = /\d\s?(?:mg|mcg|µg|g|IE|IU)$/i;

/** In a table of values no medicine is used: a number there is a level in the blood. */
const isLevel = (name: string, value: string): boolean =>
  /^(?:vit(?:amine?)?\.? ?(?:D3?|B12)|foliumzuur|B12)$/iu.test(name) ||
  (findMedicine(name) !== undefined && /^[<>≤≥]?\s*[\d.,]+$/.test(value));

/** `Lithium (mmol/l)` and `0,42` are `Lithium 0,42 mmol/l`. */
function measured(name: string, text: string, unit: string, { paper }: ReadSentence): string {
  const [, what = name, own = ''] = unitLast.exec(name) ?? [];
  const value = text.replace(marks, '').replace(usual, '').replace(marks, '');
  const plainName = what.replace(howMeasured, '');
  const by = isDose.test(value) || unitBehind.test(value) ? '' : unit || own;
  const isBare = isLevel(plainName, value) && !/\/l/i.test(by);
  return `${isBare ? levelOf(plainName, paper.language) : plainName} ${value} ${by}`;
}

/** `4DKL` above `distress`, `angst`: the parts of one list. */
function nameOf(cells: readonly Cell[]): string {
  const name = textOf(cells, 'name');
  const list = cells.find(({ role }) => role === 'name')?.title ?? '';
  return scaleNamesIn(list).some((scale) => scale.name === list) || isListName(list)
    ? `${list} ${name}`
    : name;
}

/** One sentence a column of values: of the day above it, of the first or the last time. */
export function values(cells: readonly Cell[], row: ReadSentence): ReadSentence[] {
  const name = nameOf(cells);
  // `0,71  1,22 mmol/l`: the unit of the last is that of all.
  const [shared = ''] = cells.flatMap(({ text }) => unitBehind.exec(text)?.[1] ?? []);
  const unit = textOf(cells, 'unit') || (unitLast.test(name) ? '' : shared);
  const when = cells.find(({ role }) => role === 'when');
  const day = when && dayOfCell(when.text, row);
  return cells.flatMap((cell): ReadSentence[] => {
    if (!isValue(cell.text) || !/^(?:value|day|first|last)$/.test(cell.role)) return [];
    const of = cell.day ?? day;
    const given = { ...(of ? { day: of } : {}), isEarlier: cell.role === 'first' && !of };
    return [withOwnName(saying(measured(name, cell.text, unit, row), row, given), name, cell.text)];
  });
}

/** A row that is of one day, with a column a measurement; `isLast` is the row of how it is now. */
export function ofOneDay(cells: readonly Cell[], row: ReadSentence, isLast: boolean): ReadSentence[] {
  const when = cells.find(({ role }) => role === 'when');
  const day = when && dayOfCell(when.text, row);
  // `dag 3`, `na de zomer`: nobody knows which day that was.
  if (!day && roleOf(when?.text ?? '') === 'idle') return [];
  const given = day ? { day } : { isEarlier: !isLast };
  return cells
    .filter(({ role, text }) => role === 'other' && isValue(text))
    .map(({ title, text }) => withOwnName(saying(measured(title, text, '', row), row, given), title, text));
}
