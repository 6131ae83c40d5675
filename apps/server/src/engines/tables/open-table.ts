/** A file as sheets with lines, whatever it is; what is no table is refused by its first bytes. */
import { type Recognised, recogniseHeader, type TableRow } from '@noteer/clinical/code-tables';
import { limits, type TableQuestion, TableUnreadable } from './port.ts';
import { decode, textRows } from './text-table.ts';
import { openXlsx, type Sheet } from './xlsx.ts';

const ZIP = 'PK\u0003\u0004';
/** Excel before 2007, and every spreadsheet with a password. */
const OLE = '\u00d0\u00cf\u0011\u00e0';
const others = ['%PDF', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', '{\\rtf', '<html', '<!DOC', '<?xml'];

/** Enough for a title, the names, and what stands below them. */
const LOOKED_AT = 60;

export function sheetsIn(bytes: Uint8Array): Sheet[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.toString('latin1', 0, 5);
  if (start.startsWith(ZIP)) return openXlsx(file);
  if (start.startsWith(OLE)) throw new TableUnreadable('old_spreadsheet');
  if (others.some((sign) => start.startsWith(sign))) throw new TableUnreadable('unreadable_table');
  const text = decode(file);
  return [{ name: '', rows: () => textRows(text) }];
}

/** No more lines than a list may have, counted as they come: what is longer is never read to its end. */
export function* countedRows(sheet: Sheet): Generator<TableRow> {
  let lines = 0;
  for (const row of sheet.rows()) {
    lines += 1;
    if (lines > limits.lines + LOOKED_AT) throw new TableUnreadable('too_many_lines');
    yield row;
  }
}

function firstRows(sheet: Sheet): TableRow[] {
  const rows: TableRow[] = [];
  for (const row of sheet.rows()) {
    if (row.cells.some((cell) => typeof cell !== 'string' || cell.trim() !== '')) rows.push(row);
    if (rows.length >= LOOKED_AT) break;
  }
  return rows;
}

export type OpenTable = { names: string[]; sheet: Sheet; rows: TableRow[]; recognised: Recognised };

/** The sheet that was asked for, else the one whose names fit best. */
export function openTable(bytes: Uint8Array, { system, sheet: asked }: TableQuestion): OpenTable {
  const sheets = sheetsIn(bytes);
  const isAsked = sheets.some(({ name }) => name === asked);
  let best: OpenTable | undefined;
  for (const sheet of sheets.filter(({ name }) => !isAsked || name === asked)) {
    const rows = firstRows(sheet);
    const recognised = recogniseHeader(rows, system);
    if (!recognised) continue;
    const score = ({ fits, columns }: Recognised) => (fits ? 100 : 0) + Object.keys(columns).length;
    if (best && score(best.recognised) >= score(recognised)) continue;
    best = { names: sheets.map(({ name }) => name), sheet, rows, recognised };
  }
  if (!best) throw new TableUnreadable('empty_table');
  return best;
}
