/** Puts the words of a page, known by their places, into the order in which a person reads them. */
import { columnsIn, WIDEST_JUSTIFIED } from './columns.ts';
import { median } from './median.ts';
import type { Block, Line, PlacedWord } from './page-text.ts';
import { withTableCells } from './table-rows.ts';

/** Words that follow each other without a gap, in one line. */
export type Run = { words: PlacedWord[]; left: number; right: number; top: number; bottom: number };
/** What stands at one height, from left to right. */
export type Row = Run[];

/**
 * How wide a gap between two words must be for them to be in two cells, by the height of the letters and the usual space.
 * `maybe`: it is one between cells when a line above or below begins a cell there too; in running text only from `aligned` on.
 */
export type Gaps = { height: number; maybe: number; aligned: number; cell: number };
/** A space is a third of the height, one in a justified line seldom more than one; those of a typewriter are wider. */
const gapsFor = (height: number, space: number): Gaps => ({
  height,
  maybe: Math.max(0.5 * height, 1.8 * space),
  aligned: 0,
  cell: Math.max(1.15 * height, 2.6 * space),
});
const ALIGNED = 0.3;
/** Wider ones are no spaces. */
const WIDEST_SPACE = 1.5;

/** Words share a line when their middles are closer than this part of the smaller one's height. */
const SAME_LINE = 0.5;
/** White between two lines, in times the height of the letters, that begins a new block. */
const BLOCK_GAP = 0.95;

const right = ({ box }: PlacedWord) => box[0] + box[2];
const middle = ({ box: [, y, , h] }: PlacedWord) => y + h / 2;

const heightOf = (words: PlacedWord[]): number => median(words.map(({ box }) => box[3])) || 1;

function runOf(words: PlacedWord[]): Run {
  return {
    words,
    left: Math.min(...words.map(({ box }) => box[0])),
    right: Math.max(...words.map(({ box }) => box[0] + box[2])),
    top: Math.min(...words.map(({ box }) => box[1])),
    bottom: Math.max(...words.map(({ box }) => box[1] + box[3])),
  };
}

/** Words of one height, cut where a gap may be wider than between words. */
function runsOf(words: PlacedWord[], { maybe }: Gaps): Row {
  const sorted = words.toSorted((a, b) => a.box[0] - b.box[0]);
  const runs: PlacedWord[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of sorted) {
    if (runs.length === 0 || (!word.follows && word.box[0] - end > maybe)) runs.push([]);
    runs.at(-1)?.push(word);
    end = Math.max(end, word.box[0] + word.box[2]);
  }
  return runs.map(runOf);
}

/** The usual white between two words of a line. */
function spaceIn(lines: PlacedWord[][], height: number): number {
  const spaces = lines.flatMap((line) => {
    const sorted = line.toSorted((a, b) => a.box[0] - b.box[0]);
    return sorted.slice(1).map(({ box }, at) => box[0] - right(sorted[at] as PlacedWord));
  });
  const those = spaces.filter((space) => space > 0 && space < WIDEST_SPACE * height).sort((a, b) => a - b);
  // Of a table half of them are between cells.
  return those[Math.floor(those.length / 3)] ?? 0;
}

/** Puts runs together again that were cut at a wide space. */
function withoutWideSpaces(row: Row, beside: Row[], { height, cell, aligned }: Gaps): Row {
  const isCell = (run: Run, before: Run) =>
    run.left - before.right >= aligned &&
    beside.some((other) => other.slice(1).some(({ left }) => Math.abs(left - run.left) < ALIGNED * height));
  const joined: Row = [];
  for (const run of row) {
    const before = joined.at(-1);
    if (before && run.left - before.right < cell && !isCell(run, before))
      joined[joined.length - 1] = runOf([...before.words, ...run.words]);
    else joined.push(run);
  }
  return joined;
}

/** A label in the middle of the height of its cell stands between two lines of the cell beside it: it is read before them. */
function withLabels(rows: Row[]): Row[] {
  const merged: Row[] = [];
  for (const row of rows) {
    const before = merged.at(-1);
    const isBeside = before?.every((a) => row.every((b) => a.right < b.left || b.right < a.left));
    const overlap = before ? bottomOf(before) - topOf(row) : 0;
    if (before && isBeside && overlap > 0.25 * (bottomOf(row) - topOf(row)))
      merged[merged.length - 1] = [...before, ...row].toSorted((a, b) => a.left - b.left);
    else merged.push(row);
  }
  return merged;
}

const topOf = (row: Row) => Math.min(...row.map(({ top }) => top));
const bottomOf = (row: Row) => Math.max(...row.map(({ bottom }) => bottom));

function rowsOf(words: PlacedWord[], height: number): { rows: Row[]; gaps: Gaps } {
  const rows: { words: PlacedWord[]; at: number; height: number }[] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const near = row && SAME_LINE * Math.min(word.box[3], row.height);
    if (row && near !== undefined && Math.abs(middle(word) - row.at) <= near) {
      row.at = (row.at * row.words.length + middle(word)) / (row.words.length + 1);
      row.height = Math.max(row.height, word.box[3]);
      row.words.push(word);
    } else rows.push({ words: [word], at: middle(word), height: word.box[3] });
  }
  const lines = rows.map((row) => row.words);
  const gaps = gapsFor(height, spaceIn(lines, height));
  return { rows: withLabels(lines.map((line) => runsOf(line, gaps))), gaps };
}

const lineOf = (row: Row): Line => row.map(({ words }) => words);

/** Rows that belong together, parted where there is more white than between lines. */
function blocksOf(rows: Row[], height: number): Block[] {
  const blocks: Block[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    if (topOf(row) - end > BLOCK_GAP * height) blocks.push([]);
    blocks.at(-1)?.push(lineOf(row));
    end = bottomOf(row);
  }
  return blocks;
}

/** A column's own height of letters and its own rows count: those beside it may stand between its lines. */
export function layOut(words: PlacedWord[], isRunningText = false): Block[] {
  if (words.length === 0) return [];
  const height = heightOf(words);
  const blocks: Block[] = [];
  const { rows, gaps: usual } = rowsOf(words, height);
  const gaps = isRunningText ? { ...usual, aligned: usual.cell, cell: WIDEST_JUSTIFIED * height } : usual;
  for (const band of columnsIn(rows, gaps)) {
    if (band.columns) blocks.push(...band.columns.flatMap((column) => layOut(column, true)));
    else {
      const joined = band.rows.map((row, at) =>
        withoutWideSpaces(row, [band.rows[at - 1] ?? [], band.rows[at + 1] ?? []], gaps),
      );
      blocks.push(...blocksOf(withTableCells(joined, height), height));
    }
  }
  return blocks;
}
