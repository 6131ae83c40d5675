/** Rows of a table with a cell for every column: what a row leaves open is empty, what runs on in a second line is one cell. */
import type { Row, Run } from './layout.ts';
import { median } from './median.ts';

type Column = { left: number; right: number };

const topOf = (row: Row) => Math.min(...row.map(({ top }) => top));
const bottomOf = (row: Row) => Math.max(...row.map(({ bottom }) => bottom));

/** Two are a label and what it says. */
const FEWEST_COLUMNS = 3;
/** White between two rows of one table, in times the height of the letters. */
const WIDEST_WHITE = 2.5;

const overlap = (run: Run, { left, right }: Column) => Math.min(run.right, right) - Math.max(run.left, left);

/** The columns of the rows that have all of them; undefined where they run into each other. */
function columnsOf(rows: readonly Row[]): Column[] | undefined {
  const most = Math.max(...rows.map(({ length }) => length));
  const whole = rows.filter(({ length }) => length === most);
  const columns = (whole[0] ?? []).map(
    (_, at): Column => ({
      left: Math.min(...whole.map((row) => (row[at] as Run).left)),
      right: Math.max(...whole.map((row) => (row[at] as Run).right)),
    }),
  );
  const isApart = columns.every(({ left }, at) => at === 0 || left > (columns[at - 1] as Column).right);
  return most >= FEWEST_COLUMNS && isApart ? columns : undefined;
}

/** The column of each run; undefined where one is in two or in none, or two are in one. */
function placesOf(row: Row, columns: readonly Column[]): number[] | undefined {
  const places = row.map((run) => {
    const over = columns.flatMap((column, at) => (overlap(run, column) > 0 ? [at] : []));
    return over.length === 1 ? (over[0] as number) : -1;
  });
  const isSure = places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1));
  return isSure ? places : undefined;
}

/** From the middle of a line to that of the next: a step between lines of one cell and rows, in times the height of the letters. */
const STEP = 0.25;

const middleOf = (row: Row) =>
  median(row.flatMap(({ words }) => words.map(({ box: [, y, , h] }) => y + h / 2)));

const isNumber = ({ words }: Run) =>
  words.length > 0 && words.every(({ text }) => /^[<>]?[\d.,]*\d$/.test(text));

/** Which lines go on with the row above them. None where any doubt is: two values must never become one. */
function linesThatGoOn(rows: readonly Row[], cells: readonly Row[], height: number): boolean[] {
  const none = rows.map(() => false);
  const pitch = rows.slice(1).map((row, at) => middleOf(row) - middleOf(rows[at] as Row));
  const sorted = pitch.toSorted((a, b) => a - b);
  const step = sorted.findIndex((value, at) => at > 0 && value - (sorted[at - 1] as number) > STEP * height);
  if (step < 0) return none;
  const least = ((sorted[step] as number) + (sorted[step - 1] as number)) / 2;
  // What stands under the titles with a name of its own is the first row.
  const isFirst = (at: number) => at === 1 && (cells[at]?.[0]?.words.length ?? 0) > 0;
  const goesOn = rows.map((_, at) => at > 0 && !isFirst(at) && (pitch[at - 1] as number) < least);
  const isRow = cells.some((row, at) => {
    if (!goesOn[at]) return false;
    const above = cells[at - 1] as Row;
    const isWhole = row.every(({ words }) => words.length > 0);
    return isWhole || row.some((cell, column) => isNumber(cell) && isNumber(above[column] as Run));
  });
  return isRow ? none : goesOn;
}

const joined = (above: Run, below: Run): Run => ({
  words: [...above.words, ...below.words],
  left: Math.min(above.left, below.left),
  right: Math.max(above.right, below.right),
  top: Math.min(above.top, below.top),
  bottom: Math.max(above.bottom, below.bottom),
});

const emptyIn = (row: Row): Run => ({ words: [], left: 0, right: 0, top: topOf(row), bottom: bottomOf(row) });

function tableOf(rows: Row[], height: number): Row[] | undefined {
  const columns = columnsOf(rows);
  const places = columns && rows.map((row) => placesOf(row, columns));
  if (!places || places.some((place) => place === undefined)) return undefined;
  const all = rows.map((row, at) =>
    columns.map((_, column) => row[(places[at] as number[]).indexOf(column)] ?? emptyIn(row)),
  );
  const goesOn = linesThatGoOn(rows, all, height);
  const table: Row[] = [];
  for (const [at, cells] of all.entries()) {
    const before = table.at(-1);
    if (before && goesOn[at])
      table[table.length - 1] = before.map((cell, column) => joined(cell, cells[column] as Run));
    else table.push(cells);
  }
  return table;
}

/** One cell that runs on, behind the first column and right under the line above it. */
const NARROW_WHITE = 0.9;
const isLoose = ([run]: Row, [first]: Row, white: number) =>
  white < NARROW_WHITE && run !== undefined && first !== undefined && run.left > first.right;

/** How far rows belong to one table, from `from` on. */
function endOf(rows: readonly Row[], from: number, height: number): number {
  let to = from + 1;
  while (to < rows.length) {
    const white = topOf(rows[to] as Row) - bottomOf(rows[to - 1] as Row);
    const row = rows[to] as Row;
    if (
      white > WIDEST_WHITE * height ||
      (row.length === 1 && !isLoose(row, rows[from] as Row, white / height))
    )
      break;
    to += 1;
  }
  return to;
}

/** `--------`, typed under the titles of a table: no row of it, and no end. */
const isTypedRule = (row: Row): boolean =>
  row.every(({ words }) => words.every(({ text }) => /^[-–—=_]{3,}$/u.test(text)));

export const withTableCells = (rows: Row[], height: number): Row[] =>
  [
    ...cellsOf(
      rows.filter((row) => !isTypedRule(row)),
      height,
    ),
    ...rows.filter(isTypedRule),
  ].toSorted((a, b) => topOf(a) - topOf(b));

function cellsOf(rows: readonly Row[], height: number): Row[] {
  const result: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const to = (rows[at] as Row).length < FEWEST_COLUMNS ? at + 1 : endOf(rows, at, height);
    // What stands under a table may look like a row of it: the longest part that is one.
    let end = to;
    let table: Row[] | undefined;
    while (end > at + 1 && !table) {
      table = tableOf(rows.slice(at, end), height);
      if (!table) end -= 1;
    }
    result.push(...(table ?? [rows[at] as Row]));
    at = table ? end : at + 1;
  }
  return result;
}
