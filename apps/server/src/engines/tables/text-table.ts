/** CSV and what was copied out of a spreadsheet: the letters, what stands between cells, and the lines. */
import type { TableRow } from '@noteer/clinical/code-tables';
import { limits, TableUnreadable } from './port.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Text in two bytes a letter has a zero in nearly every second place. */
function zerosAt(bytes: Uint8Array, remainder: 0 | 1): number {
  const looked = Math.min(bytes.length, 2_000);
  let zeros = 0;
  for (let at = remainder; at < looked; at += 2) if (bytes[at] === 0) zeros += 1;
  return zeros / Math.max(1, looked / 2);
}

/** By its first bytes; else UTF-8 if it is that without fault; else what Windows wrote before. */
export function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return new TextDecoder('utf-8').decode(bytes);
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (zerosAt(bytes, 1) > 0.6) return new TextDecoder('utf-16le').decode(bytes);
  if (zerosAt(bytes, 0) > 0.6) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new TableUnreadable('unreadable_table');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that parts the first lines into the most cells, the same number in each if it can. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scored = ['\t', ';', ','].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).toSorted((one, other) => one - other);
    return { sign, cells: counts[Math.floor(counts.length / 2)] ?? 0 };
  });
  return scored.reduce((best, next) => (next.cells > best.cells ? next : best)).sign;
}

/** Excel writes the sign into a line of its own where it is asked to. */
const SAID = /^sep=(.)\r?\n/i;

export function* textRows(whole: string): Generator<TableRow> {
  const said = SAID.exec(whole);
  const text = said ? whole.slice(said[0].length) : whole;
  const separator = said?.[1] ?? separatorOf(text);
  let line = said ? 2 : 1;
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    const first = line;
    let isOver = false;
    while (!isOver) {
      const cell = readCell(text, at, separator);
      if (cells.length < limits.columns) cells.push(cell.text);
      line += cell.newlines;
      at = cell.end;
      if (text[at] === separator) at += 1;
      else isOver = true;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 2;
    else at += 1;
    line += 1;
    yield { line: first, cells };
  }
}

type ReadCell = { text: string; end: number; newlines: number };

function readCell(text: string, start: number, separator: string): ReadCell {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    if (end - start > limits.cell_characters) throw new TableUnreadable('unreadable_table');
    return { text: text.slice(start, end), end, newlines: 0 };
  }
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // A quote that nothing closes would take the rest of the file for one cell.
    if (quote < 0 || quote - start > limits.cell_characters) throw new TableUnreadable('unreadable_table');
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // What stands behind the closing quote belongs to the cell all the same.
      const rest = readCell(text, quote + 1, separator);
      return {
        text: value + (text[quote + 1] === '"' ? '' : rest.text),
        end: rest.end,
        newlines: value.split('\n').length - 1 + rest.newlines,
      };
    }
    value += '"';
    at = quote + 2;
  }
}
