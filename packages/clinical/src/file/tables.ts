/** Tables of results with a column a day: each value is of the day above it. */
import type { FileDay, FileSource } from './finding.ts';
import { fileDay, type ReadSentence, readSentence } from './read.ts';

type Columns = (FileDay | undefined)[];

const FEWEST_DAYS = 2;

/** The days that the cells of a row name, undefined when it is no row of days. */
function columnsOf(sentence: ReadSentence, paper: FileSource): Columns | undefined {
  const cells = sentence.text.split('\t');
  const days = cells.map((cell) => {
    if (!/\d[-/.]\d|\d \p{L}{3}/u.test(cell)) return undefined;
    const { slots } = readSentence({ ...sentence, text: cell }, paper);
    return slots.times.flatMap((time) => fileDay(time, paper) ?? [])[0];
  });
  return days.filter(Boolean).length >= FEWEST_DAYS ? days : undefined;
}

/** Remembers, for the rows that follow it, the row of days. */
export function withColumns(sentences: readonly ReadSentence[]): ReadSentence[] {
  let columns: Columns | undefined;
  return sentences.map((sentence) => {
    if (!sentence.isRow) {
      columns = undefined;
      return sentence;
    }
    const own = columnsOf(sentence, sentence.paper);
    if (own) columns = own;
    return columns && !own ? { ...sentence, columns } : sentence;
  });
}

/** `Kreatinine µmol/l`, `Gewicht (kg)`: the unit belongs behind the value. */
const unitLast =
  /^(.*?)\s*[([]?((?:[mµμunp]?mol|mg|[µμ]g|ug|g|m?u|ml)\/(?:l|dl|mol|min)|kg|cm|%|mmHg)[)\]]?$/iu;

/** A row under a row of days as one sentence a column: the name with the value of that day. */
export function tableDays(sentence: ReadSentence): { sentence: ReadSentence; day: FileDay }[] | undefined {
  const { columns, paper } = sentence;
  if (!columns) return undefined;
  const [name = '', ...cells] = sentence.text.split('\t');
  // A cell too few or too many, and no value can be told to be under its day.
  if (cells.length + 1 !== columns.length) return [];
  return cells.flatMap((cell, index) => {
    const day = columns[index + 1];
    if (!day || !/\d/.test(cell)) return [];
    const [, what = name, unit = ''] = unitLast.exec(name) ?? [];
    const read = readSentence({ ...sentence, text: `${what} ${cell} ${unit}`.trim() }, paper);
    return [{ sentence: { ...read, from: sentence.from, to: sentence.to }, day }];
  });
}
