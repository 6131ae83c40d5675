/** Tells columns of running text, read one after the other, from a table, read row by row. */
import type { Gaps, Row, Run } from './layout.ts';
import { median } from './median.ts';
import type { PlacedWord } from './page-text.ts';

/** A justified line with few words, in a narrow column, has spaces of several times the height of its letters. */
export const WIDEST_JUSTIFIED = 6;

type Gutter = { from: number; to: number };
type Band = { rows: Row[]; columns?: undefined } | { columns: PlacedWord[][] };

/** Fewer lines side by side are an address beside another. */
const FEWEST_LINES = 5;
/** In times the height of the letters. */
const NARROWEST_GUTTER = 0.6;
/** Running text fills its column; a table's cells do not, and have few words. */
const FILLED = 0.72;
const FILLED_LINES = 0.5;
const WORDS_A_LINE = 3.2;

/** The white of a row between `left` and `right`. */
function whiteOf(row: Row, left: number, right: number): Gutter[] {
  const white: Gutter[] = [];
  let at = left;
  for (const run of row) {
    if (run.left > at) white.push({ from: at, to: run.left });
    at = Math.max(at, run.right);
  }
  if (right > at) white.push({ from: at, to: right });
  return white;
}

const shared = (some: Gutter[], others: Gutter[], narrowest: number): Gutter[] =>
  some
    .flatMap((a) => others.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })))
    .filter(({ from, to }) => to - from >= narrowest);

/** Of one side, line by line. Wide spaces of a justified line part its runs, a cell's white is wider. */
function isRunningText(lines: Row[], gaps: Gaps): boolean {
  if (lines.length < FEWEST_LINES) return false;
  const runs = lines.flat();
  const width = Math.max(...runs.map(({ right }) => right)) - Math.min(...runs.map(({ left }) => left));
  if (hasCells(lines, gaps)) return false;
  const filled = lines.filter((line) => inkOf(line, gaps) > FILLED * width).length;
  const words = runs.reduce((sum, run) => sum + run.words.length, 0);
  return filled >= FILLED_LINES * lines.length && words / lines.length >= WORDS_A_LINE;
}

/** White that runs through every line of a side is between the cells of a table. */
function hasCells(lines: Row[], { maybe }: Gaps): boolean {
  const runs = lines.flat();
  const [left, right] = [Math.min(...runs.map((run) => run.left)), Math.max(...runs.map((run) => run.right))];
  // What runs on in a second line of its cell has one piece, and no white of its own.
  const rows = lines.filter((line) => line.length > 1 || widthOf(line) > SHORT_LINE * (right - left));
  if (rows.length < ROWS_OF_CELLS * lines.length) return false;
  return rows
    .map((line) => whiteOf(line, left, right).filter(({ from, to }) => from > left && to < right))
    .reduce((so, white) => shared(so, white, maybe))
    .some(({ from, to }) => to > from);
}

const SHORT_LINE = 0.5;
const ROWS_OF_CELLS = 0.5;
const widthOf = (line: Row): number =>
  Math.max(...line.map((run) => run.right)) - Math.min(...line.map((run) => run.left));

/** The width of a line without the white of cells in it. */
const inkOf = (line: Row, { cell }: Gaps) =>
  line.reduce((sum, run, at) => {
    const gap = at === 0 ? 0 : run.left - (line[at - 1] as Run).right;
    return sum + run.right - run.left + (gap < cell ? gap : 0);
  }, 0);

const sidesOf = (rows: Row[], { from, to }: Gutter): [Row[], Row[]] => {
  const at = (from + to) / 2;
  const side = (isIn: (run: Run) => boolean) =>
    rows.map((row) => row.filter(isIn)).filter((row) => row.length > 0);
  return [side(({ right }) => right <= at), side(({ left }) => left >= at)];
};

const isColumns = (rows: Row[], gutter: Gutter, gaps: Gaps) =>
  sidesOf(rows, gutter).every((side) => isRunningText(side, gaps));

type Found = { rows: number; gutter: Gutter };

/** The longest stretch of rows from `from` on that one gutter runs through with running text at both sides. */
function columnsFrom(rows: Row[], from: number, gaps: Gaps, edges: Gutter): Found | undefined {
  let found: Found | undefined;
  let gutters = whiteOf(rows[from] as Row, edges.from, edges.to);
  for (let to = from + 1; to < rows.length; to++) {
    gutters = shared(gutters, whiteOf(rows[to] as Row, edges.from, edges.to), NARROWEST_GUTTER * gaps.height);
    if (gutters.length === 0) break;
    const inside = gutters.filter((gutter) => gutter.from > edges.from && gutter.to < edges.to);
    const good = to - from + 1 < FEWEST_LINES ? [] : inside;
    const gutter = good.find((one) => isColumns(rows.slice(from, to + 1), one, gaps));
    if (gutter) found = { rows: to - from + 1, gutter };
  }
  return found;
}

/** White below a line, in times the height of the letters, that ends the columns. */
const END_OF_COLUMNS = 3;

/**
 * Short lines and headings at the foot of columns fill nothing, but the same gutter still runs through them. Of a table below
 * the columns every row has both sides.
 */
function withFoot(rows: Row[], from: number, { rows: count, gutter }: Found, gaps: Gaps): Found {
  let white = [gutter];
  let to = from + count;
  for (; to < rows.length; to++) {
    const row = rows[to] as Row;
    const isNear = topOf(row) - lowest(rows.slice(from, to)) < END_OF_COLUMNS * gaps.height;
    const next = shared(white, whiteOf(row, gutter.from, gutter.to), NARROWEST_GUTTER * gaps.height);
    const isCell = sidesOf([row], gutter).some((side) => side.some((line) => hasWideGap(line, gaps)));
    if (!isNear || next.length === 0 || isCell) break;
    white = next;
  }
  const isFoot = rows
    .slice(from + count, to)
    .some((row) => sidesOf([row], gutter).some(({ length }) => length === 0));
  return isFoot ? { rows: to - from, gutter: white[0] ?? gutter } : { rows: count, gutter };
}
const hasWideGap = (line: Row, { height }: Gaps): boolean =>
  line.some((run, at) => at > 0 && run.left - (line[at - 1] as Run).right > WIDEST_JUSTIFIED * height);

/** A line that runs over the whole width is no part of a column. */
const WIDEST_COLUMN = 0.6;
const begins = (row: Row, edges: Gutter) =>
  row.length > 1 || row.every(({ left, right }) => right - left < WIDEST_COLUMN * (edges.to - edges.from));

const lowest = (rows: Row[]) => Math.max(...rows.flat().map(({ bottom }) => bottom));
const topOf = (row: Row) => Math.min(...row.map(({ top }) => top));

/** From line to line, a column's lines keep their distance; more is white. */
const MORE_THAN_A_LINE = 1.08;

/** What stands below the shorter column after some white is the end of the letter, not of the longer column. */
function withoutWhatFollows(rows: Row[], gutter: Gutter): number {
  const sides = sidesOf(rows, gutter);
  const shorter = Math.min(...sides.map(lowest));
  for (const side of sides) {
    const tops = side.map(topOf);
    const steps = tops.slice(1).map((top, at) => top - (tops[at] as number));
    const line = MORE_THAN_A_LINE * median(steps);
    const after = tops.findIndex((top, at) => at > 0 && top > shorter && (steps[at - 1] as number) > line);
    if (after > 0) return rows.findIndex((row) => topOf(row) >= (tops[after] as number));
  }
  return rows.length;
}

export function columnsIn(rows: Row[], gaps: Gaps): Band[] {
  const runs = rows.flat();
  const edges = {
    from: Math.min(...runs.map(({ left }) => left)),
    to: Math.max(...runs.map(({ right }) => right)),
  };
  const bands: Band[] = [];
  let plain: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as Row;
    const text = begins(row, edges) ? columnsFrom(rows, at, gaps, edges) : undefined;
    if (text) {
      const found = withFoot(rows, at, text, gaps);
      if (plain.length > 0) bands.push({ rows: plain });
      plain = [];
      const taken = withoutWhatFollows(rows.slice(at, at + found.rows), found.gutter);
      const sides = sidesOf(rows.slice(at, at + taken), found.gutter);
      bands.push({ columns: sides.map((side) => side.flat().flatMap(({ words }) => words)) });
      at += taken;
    } else {
      plain.push(row);
      at += 1;
    }
  }
  if (plain.length > 0) bands.push({ rows: plain });
  return bands;
}
