/** A file from its bytes to what importing it would do. */
import {
  type Cell,
  type Columns,
  compareLists,
  fittingColumns,
  neededFields,
  type Placed,
  partConflicts,
  readLine,
  type TableRow,
  type WrongLine,
} from '@noteer/clinical/code-tables';
import { countedRows, type OpenTable, openTable } from './open-table.ts';
import { limits, type TableHead, type TableOutcome, type TableQuestion, TableUnreadable } from './port.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

const shown = (cell: Cell | undefined): string =>
  typeof cell === 'string'
    ? cell
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, LONGEST_SAMPLE)
        .toWellFormed()
    : '';

function columnsOf({ recognised: { header }, rows }: OpenTable): TableHead['columns'] {
  const below = rows.filter(({ line }) => line > header.line);
  const width = Math.max(header.cells.length, ...below.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => ({
    name: shown(header.cells[column]),
    samples: [...new Set(below.map(({ cells }) => shown(cells[column])))]
      .filter((sample) => sample !== '')
      .slice(0, SAMPLES),
  }));
}

type Reading = { head: TableHead; compare: (current: readonly Placed[]) => Generator<TableOutcome> };

export function readTable(bytes: Uint8Array, question: TableQuestion): Reading {
  const table = openTable(bytes, question);
  const { header, columns: known } = table.recognised;
  const columns = columnsOf(table);
  const asked = question.columns && fittingColumns(question.columns, question.system);
  const chosen: Columns = Object.fromEntries(
    Object.entries(asked ?? known).filter(([, column]) => column < columns.length),
  );
  const isText = table.names.length === 1 && table.names[0] === '';
  const head: TableHead = {
    sheets: isText ? [] : table.names,
    sheet: isText ? null : table.sheet.name,
    header_line: header.line,
    columns,
    chosen,
    fits: neededFields.every((field) => chosen[field] !== undefined),
  };
  const rows = () => countedRows(table.sheet);
  return {
    head,
    compare: (current) => outcomes(rows(), header.line, { ...question, columns: chosen }, current),
  };
}

function* outcomes(
  rows: Iterable<TableRow>,
  header_line: number,
  options: { system: TableQuestion['system']; columns: Columns; valid_from: string },
  current: readonly Placed[],
): Generator<TableOutcome> {
  const right: Placed[] = [];
  const wrong: WrongLine[] = [];
  for (const row of rows) {
    const read = row.line > header_line ? readLine(row, options) : undefined;
    if (!read) continue;
    if ('right' in read) right.push(read.right);
    else wrong.push(read.wrong);
    if (right.length + wrong.length > limits.lines) throw new TableUnreadable('too_many_lines');
  }
  const parted = partConflicts(right, options.system);
  for (const line of [...wrong, ...parted.wrong]) yield { verdict: 'wrong', line };
  yield* compareLists(parted.right, current);
}
