/** Tables whose columns stand apart by spaces or `|`: their lines with tabs, every letter in its place. */

import { onlyOne } from '../values/named-measures.ts';
import { type Cell, cellsUnder, type Place, placesIn } from './column-places.ts';
import { isListName, isMomentTitle, roleOf, withoutUnit } from './column-titles.ts';
import { withoutFalseCells } from './false-cells.ts';
import { partOf } from './headings.ts';

/** A line as it was written, with tabs between its cells, and how many empty cells it ends with. */
type Line = { text: string; empty: number };

const barred = /^\s*[|│](?=.*[|│]\s*$)/u;
const bar = /[|│]/gu;
const semicolon = /;/gu;

/** `| Middel | Dosis |`: its bars are tabs. */
function withoutBars(line: string): string {
  const from = line.search(bar);
  const to = line.replace(/\s+$/, '').length - 1;
  return `${' '.repeat(from + 1)}${line.slice(from + 1, to).replace(bar, '\t')}${' '.repeat(line.length - to)}`;
}

const hasDigit = (title: string): boolean =>
  /\d/.test(withoutUnit(title)) && !/^\p{L}/u.test(title) && !isListName(title);

const FEWEST = 2;

/** Whether the cells are the titles of columns: moments, what their column holds, or what was measured by day. */
function isHead(titles: readonly string[]): boolean {
  const rest = titles.filter((title) => !isMomentTitle(title));
  const known = rest.filter((title) => roleOf(title) !== 'other').length;
  const moments = titles.length - rest.length;
  if (rest.some(hasDigit) || rest.some((title) => /[:;,]$|\p{L}{6}\.$/u.test(title))) return false;
  const isOfOne = titles.length === FEWEST && onlyOne(titles[1] ?? '') !== undefined;
  const isByDay = roleOf(titles[0] ?? '') === 'when' && (titles.length > FEWEST || isOfOne) && moments <= 1;
  return moments >= FEWEST || moments + known > FEWEST || known >= FEWEST || isByDay;
}

const isRule = (line: string): boolean => /^\s*[-–—=_+|][-–—=_+|: ]{2,}$/u.test(line);
/** No row of a table is this long. */
const LONGEST_characters = 300;
const isNumber = /^(?:[<>≤≥]\s?)?\d/u;
/** No value, the mark of one, its unit, or what is usual. */
const isBeside =
  /^(?:[-–—*↑↓!+]+|[HL]{1,2}|n\.?[abvd]\.?t?\.?|n\/a|niet (?:bepaald|afgenomen|gemeten)|not (?:done|taken|measured)|nd|volgt|pending|pos(?:itief|itive)?|neg(?:atief|ative)?|[([].*[)\]]|[\p{L}%µμ^\d]{1,6}\/[\p{L}\d.,/]+|%|kg|cm|ms|mmHg)$/iu;

/** Under moments and values stands what was measured; what is told of medicines may be anything. */
function fits(cells: readonly Cell[], roles: readonly string[]): boolean {
  const rest = cells.slice(cells[0]?.column === 0 ? 1 : 0);
  if (rest.length === 0) return false;
  if (roles.some((role) => /^(?:dose|use|moment|change)$/.test(role))) return true;
  const ofValues = rest.filter(({ column }) => /^(?:value|day|first|last)$/.test(roles[column] ?? ''));
  return (
    rest.some(({ text }) => isNumber.test(text)) &&
    ofValues.every(({ text }) => isNumber.test(text) || isBeside.test(text))
  );
}

/** One tab a column between two cells, as far as there is room for them. */
function tabbed(line: string, cells: readonly Cell[], columns: number): Line | undefined {
  let text = line;
  let last = { end: cells[0]?.column === 0 ? -1 : 0, column: 0 };
  for (const cell of cells) {
    const steps = cell.column - last.column;
    const from = Math.max(0, last.end);
    if (steps > cell.start - from) return undefined;
    if (steps > 0)
      text = `${text.slice(0, from)}${'\t'.repeat(steps).padEnd(cell.start - from)}${text.slice(cell.start)}`;
    last = cell;
  }
  return { text, empty: columns - 1 - last.column };
}

/** A line that says what the next rows are, or goes on with a cell: the table goes on behind it. */
const isBetween = (places: readonly Place[], second: number): boolean =>
  places.length === 1 && places.every(({ text, start }) => start >= second || !/[.:]$|\d/.test(text));
const MOST_BETWEEN = 3;

/** The columns under a line of titles, with one for the names where that has none. */
function columnsOf(head: readonly Place[], next: readonly Place[]): Place[] {
  const [first] = next;
  const at = head[0];
  const isUnnamed = first && at && first.end <= at.start && next.length > 1;
  return isUnnamed ? [{ start: 0, end: at.start - 1, text: '' }, ...head] : [...head];
}

/** `8. Allergie     cotrimoxazol`, `[Onderzoek]  RR 130/80`: a label, whatever stands between it and what it says. */
const labelled = /^(\s*(?:\d{1,2}[.)]\s+)?)(?:\[([^\][]{2,40})\] ?|(\p{L}[\p{L} /-]{2,40}?) )( +)(?=\S)/u;
function withLabel(line: string): string {
  if (line.length > LONGEST_LABELLED_characters) return line;
  return line.replace(
    labelled,
    (found, begin: string, boxed: string | undefined, open: string | undefined) => {
      const name = (boxed ?? open ?? '').trim();
      // `STOPPED  citalopram` is of its own line, and no heading of those under it.
      const part = partOf(name);
      if (part === undefined || /_medicines$/.test(part)) return found;
      const text = boxed === undefined ? `${begin}${open}:` : `${begin} ${boxed}:`;
      return text.padEnd(found.length);
    },
  );
}
const LONGEST_LABELLED_characters = 1500;

class Tables {
  readonly #lines: readonly string[];
  readonly #read: Line[];

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#read = this.#lines.map((line) => ({
      text: barred.test(line) ? withoutBars(line) : withoutFalseCells(line),
      empty: 0,
    }));
  }

  #placesAt(at: number): Place[] {
    const line = this.#lines[at] ?? '';
    if (line.length > LONGEST_characters || /[\t|│]/u.test(line) || isRule(line)) return [];
    const marks = /^ *[-*+•–▪◦·]\s+/u.exec(line)?.[0].length ?? 0;
    return placesIn(line, marks);
  }

  /** `SCALES` behind an open line: another part begins, with columns of its own. */
  #opensPart(at: number): boolean {
    const line = (this.#lines[at] ?? '').trim();
    if ((this.#lines[at - 1] ?? '').trim() !== '' || /\s{2}/u.test(line)) return false;
    return /^\p{Lu}[\p{Lu} /&-]{3,40}:?$/u.test(line) || partOf(line.replace(/:$/, '')) !== undefined;
  }

  /** The table that has its titles in a line; undefined where the line has none, or nothing stands under them. */
  #tableAt(at: number): { next: number } | undefined {
    const head = this.#placesAt(at);
    if (head.length === 0 || !isHead(head.map(({ text }) => text))) return undefined;
    // The second line of a title, or what the next rows are, stands alone.
    const nextLines = [1, 2, 3].map((row) => this.#placesAt(at + row)).filter((places) => places.length > 0);
    const below = nextLines.find((places) => places.length > 1) ?? nextLines[0];
    const columns = columnsOf(head, below ?? []);
    if (columns.length < FEWEST) return undefined;
    const roles = columns.map(({ text }) => (isMomentTitle(text) ? 'day' : roleOf(text)));
    let next = at;
    for (let row = at + 1; row < this.#lines.length && row - next <= MOST_BETWEEN; row++) {
      const places = this.#placesAt(row);
      if (places.length === 0) continue;
      if (isHead(places.map(({ text }) => text)) || this.#opensPart(row)) break;
      const cells = places.length > 1 ? cellsUnder(places, columns) : undefined;
      const line = cells && fits(cells, roles) && tabbed(this.#lines[row] ?? '', cells, columns.length);
      if (line) {
        this.#read[row] = line;
        next = row;
      } else if (!isBetween(places, columns[1]?.start ?? 0)) break;
    }
    if (next === at) return undefined;
    const titles = head.map((place, column) => ({ ...place, column: column + columns.length - head.length }));
    this.#read[at] = tabbed(this.#lines[at] ?? '', titles, columns.length) ?? { text: '', empty: 0 };
    return { next };
  }

  /** `Instrument | Intake | Nu`, and under it lines with as many bars. */
  #barred(at: number): void {
    const mark = /[|│]/u.test(this.#lines[at] ?? '') ? bar : semicolon;
    const counted = (row: number): number => (this.#lines[row] ?? '').split(mark).length - 1;
    const bars = counted(at);
    if (bars < (mark === bar ? 1 : FEWEST) || counted(at + 1) !== bars || barred.test(this.#lines[at] ?? ''))
      return;
    const titles = (this.#lines[at] ?? '').split(mark).map((title) => title.trim());
    if (!isHead(titles)) return;
    for (let row = at; counted(row) === bars; row++)
      this.#read[row] = { text: (this.#lines[row] ?? '').replace(mark, '\t'), empty: 0 };
  }

  read(): Line[] {
    for (let at = 0; at < this.#lines.length; at++) {
      this.#barred(at);
      at = this.#tableAt(at)?.next ?? at;
    }
    return this.#read.map(({ text, empty }) => ({
      text: text.includes('\t') ? text : withLabel(text),
      empty,
    }));
  }
}

export type TabbedText = {
  text: string;
  /** The tabs of empty cells for which a line had no room, by where it ends. */
  endsIn: ReadonlyMap<number, string>;
};

/** The text of a paper with tabs between the cells of its tables. */
export function withColumns(text: string): TabbedText {
  const lines = new Tables(text).read();
  const endsIn = new Map<number, string>();
  let end = -1;
  for (const { text: line, empty } of lines) {
    end += line.length + 1;
    if (empty > 0) endsIn.set(end, '\t'.repeat(empty));
  }
  return { text: lines.map((line) => line.text).join('\n'), endsIn };
}
