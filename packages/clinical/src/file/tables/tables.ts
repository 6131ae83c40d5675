/** Rows of tables as sentences: what stands in a cell is of what its column says. */

import type { ReadSentence } from '../read.ts';
import { medicineRow } from './medicine-rows.ts';
import { asLine, type Cell, isValue, nothing, saying } from './table-cells.ts';
import { type Column, columnsOf, parted } from './table-columns.ts';
import { withPressures } from './two-line-pressures.ts';
import { ofOneDay, values } from './value-rows.ts';

const fitted = (columns: readonly Column[], cells: number): readonly Column[] => {
  const more = parted(columns);
  return more.length === cells ? more : columns;
};

const isFlag = /^(?:[HL]{1,2}|[*↑↓!+-]+|hoog|laag|high|low|)$/u;

/** An empty mark for high or low that was lost between two cells. */
function withFlag(texts: readonly string[], columns: readonly Column[]): string[] {
  const at = columns.findIndex(({ role }) => role === 'flag');
  const isLost = at > 0 && texts.length === columns.length - 1 && !isFlag.test(texts[at] ?? '');
  return isLost ? texts.toSpliced(at, 0, '') : [...texts];
}

const twoDays = /^(\d{1,2}[-/]\d{1,2}[-/]\d{2,4}) (\d{1,2}[-/]\d{1,2}[-/]\d{2,4})$/;
/** The day of the beginning and that of the end, which stood close. */
const apart = (texts: readonly string[], columns: number): string[] =>
  texts.length < columns
    ? texts.flatMap((text) => {
        const [, first, last] = twoDays.exec(text) ?? [];
        return first && last ? [first, last] : [text];
      })
    : [...texts];

/** A row that has its name, and its cells under the columns; undefined where nobody can tell which is which. */
function cellsOf(row: ReadSentence, titled: readonly Column[]): Cell[] | undefined {
  const written = apart(row.text.split('\t').map(asLine), titled.length);
  const columns = written.length > titled.length ? fitted(titled, written.length) : titled;
  const texts = withFlag(written, columns);
  const isShifted = texts.length === columns.length + 1 && columns.every(({ role }) => role !== 'name');
  const named: readonly Column[] = isShifted ? [{ role: 'name', title: '' }, ...columns] : columns;
  const isDays = columns.some(({ role }) => role === 'day');
  if (texts.length > named.length || (isDays && texts.length < named.length)) return undefined;
  const cells = texts.flatMap((text, at): Cell[] => (named[at] ? [{ ...named[at], text }] : []));
  const first = cells[0];
  // What stands above the names of a table may be anything.
  // `Datum  12-03  19-03`: the other columns are the days.
  const isOfMoments = columns.slice(1).filter(({ role }) => /^(?:day|first|last)$/.test(role)).length > 1;
  if (first && (first.role === 'when' ? isOfMoments : isDays || first.role === 'other'))
    cells[0] = { ...first, role: 'name' };
  const isMisplaced = cells.some(
    ({ role, text }) =>
      (role === 'unit' && isValue(text)) ||
      (role === 'value' && !/\d/.test(text)) ||
      (role === 'dose' && !nothing.test(text) && !/\d/.test(text)),
  );
  return isMisplaced && texts.length < named.length ? undefined : cells;
}

/** `0,60 - 0,80`, `< 45`: what is usual, not what was found. */
const reference = /^[([]?(?:[<>≤≥]\s*\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s*[-–]\s*\d+(?:[.,]\d+)?)[)\]]?$/;

/** What a row without columns above it says, its empty answers left out: `geen` may be of anything. */
function loose(row: ReadSentence): ReadSentence {
  const cells = row.text.split('\t').map((cell) => cell.trim());
  const said = cells.filter(
    (cell, at) => at < FEWEST_OF_A_TABLE || !(nothing.test(cell) || reference.test(cell)),
  );
  return said.length === cells.length || cells.length <= FEWEST_OF_A_TABLE
    ? row
    : saying(said.join(' '), row);
}
/** Two cells are a label and its answer. */
const FEWEST_OF_A_TABLE = 2;

/** Doses have columns of their own: no table of what was measured, whatever heading stood above it. */
const ofMedicines = (row: ReadSentence): ReadSentence =>
  /^(?:lab|examination|other)$/.test(row.part) ? { ...row, part: 'medicines' } : row;

/** A name, and beside it only what is usual or to be reached. */
const isOfAims = (columns: readonly Column[]): boolean =>
  columns.length > 1 &&
  columns.every(({ role, title }, at) =>
    at === 0 ? role === 'name' : /^(?:streef|target|norm|ref|doel)/i.test(title),
  );

/** `Valproaat (mg/l)  38  71` at admission and discharge: levels, where no dose is written. */
function isMeasuredRow(cells: readonly Cell[], { part }: ReadSentence): boolean {
  if (cells.some(({ role }) => role === 'value' || role === 'day')) return true;
  const own = cells.filter(({ role }) => role === 'first' || role === 'last');
  const isBare =
    own.length > 0 && own.every(({ text }) => text === '' || /^[<>]?\d+(?:[.,]\d+)?$/.test(text));
  return isBare && !part.endsWith('medicines') && !own.some(({ title }) => ofDoses.test(title));
}
const ofDoses = /^(?:was|wordt|oud|oude .*|nieuw|nieuwe .*|new|new .*|from|to|van|tot)$/iu;

/** `Week  Middel en dosering  SNAP-IV  RR`: what was used then, and what was measured. */
const isByDay = (cells: readonly Cell[]): boolean =>
  cells[0]?.role === 'when' && cells.every(({ role }) => role === 'when' || role === 'other');

const besideMedicine = (cells: readonly Cell[], row: ReadSentence, isLast: boolean): ReadSentence[] => [
  ...cells
    .filter(({ role, text }) => role === 'other' && !isValue(text))
    .map(({ text }) => saying(text, row, { isEarlier: !isLast })),
  ...ofOneDay(cells, row, isLast),
];

function sentencesOfRow(row: ReadSentence, columns: readonly Column[], isLast: boolean): ReadSentence[] {
  const cells = cellsOf(row, columns);
  const hasDays = columns.some(({ role }) => role === 'day');
  // A cell too few or too many, and no value can be told to be under its day.
  if (!cells) return hasDays ? [] : [loose(row)];
  const isOfMedicine = row.slots.medicines.some(({ kind }) => kind === 'medicine' || kind === 'insulin');
  const isUsed = cells.some(({ role }) => role === 'dose' || role === 'use' || role === 'moment');
  // What somebody smokes or drinks, and what is only aimed at.
  if ((isUsed && row.part === 'social') || isOfAims(columns)) return [];
  if (isOfMedicine && isByDay(cells)) return besideMedicine(cells, row, isLast);
  if (isUsed || (isOfMedicine && !isMeasuredRow(cells, row)))
    return medicineRow(cells, isUsed ? ofMedicines(row) : row);
  const those = cells.some(({ role }) => role === 'name') ? values(cells, row) : ofOneDay(cells, row, isLast);
  return those.length > 0 || hasDays ? those : [loose(row)];
}

/** `Middel  Reactie  Sinds` above a list of allergies names none. */
function isHeadOfAllergies(text: string): boolean {
  const cells = text.trim().split(/\s{2,}|\t/);
  return cells.length > 1 && cells.every((cell) => allergyTitle.test(cell.trim()));
}
const allergyTitle =
  /^(?:(?:genees)?middel|stof|allergeen|allergie|naam|omschrijving|reactie|ernst|type|soort|categorie|datum|sinds|status|bron|opmerking(?:en)?|toelichting|allerg(?:en|y)|substance|drug|name|reaction|severity|date|since|source|comments?|notes?)$/iu;

/** Every row under a row of titles becomes what it says; other sentences stay as they are. */
export function withTables(sentences: readonly ReadSentence[]): ReadSentence[] {
  let columns: readonly Column[] | undefined;
  let heading: string | undefined;
  let between = 0;
  const read = sentences.flatMap((sentence, at): ReadSentence[] => {
    if (sentence.part === 'allergies' && isHeadOfAllergies(sentence.text)) return [];
    if (!sentence.isRow || sentence.part === 'allergies') {
      // A cell that runs on in a second line does not end its table.
      between += 1;
      if (between > 1) columns = undefined;
      return [sentence];
    }
    between = 0;
    if (heading !== undefined && sentence.heading !== heading) columns = undefined;
    heading = sentence.heading;
    const own = columnsOf(sentence);
    if (own) {
      columns = own;
      // Its first title may be one of a part, and what follows stands under another.
      heading = undefined;
      return [];
    }
    return columns ? sentencesOfRow(sentence, columns, !sentences[at + 1]?.isRow) : [loose(sentence)];
  });
  return withPressures(read);
}
