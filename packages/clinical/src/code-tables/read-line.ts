/** A line of a table as a line of a list, or what is wrong with it: all of it at once. */
import type { Profession } from '../codes/types.ts';
import { readFromDescription } from './description.ts';
import {
  readCents,
  readCount,
  readDay,
  readKind,
  readProfession,
  readSetting,
  readType,
} from './read-cell.ts';
import type { Columns, LineProblem, ListField, ListLine, ListSystem, ReadLine, TableRow } from './table.ts';

const LONGEST_CODE = 50;
const LONGEST_DESCRIPTION = 500;
const MOST_MINUTES = 1_440;
const MOST_PEOPLE = 500;
/** Enough to recognise what stood there. */
const SHOWN = 80;

type Options = { system: ListSystem; columns: Columns; valid_from: string };

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** Undefined for a line in which nothing stands. */
export function readLine(row: TableRow, { system, columns, valid_from }: Options): ReadLine | undefined {
  if (row.cells.every((cell) => typeof cell === 'string' && cell.trim() === '')) return undefined;
  const problems: LineProblem[] = [];
  const wrong = (field: ListField, problem: LineProblem['problem'], value: string | null = null) => {
    problems.push({ field, problem, value: value && shortened(value), line: null });
  };
  const textOf = (field: ListField): string => {
    const column = columns[field];
    const cell = column === undefined ? '' : (row.cells[column] ?? '');
    // What no database stores, and no code or name has in it.
    if (typeof cell === 'string')
      return cell
        .toWellFormed()
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    wrong(field, 'formula');
    return '';
  };
  const read = <T>(field: ListField, understand: (text: string) => T | undefined): T | null => {
    const text = textOf(field);
    if (text === '') return null;
    const value = understand(text);
    if (value === undefined) wrong(field, 'not_understood', text);
    return value ?? null;
  };
  const needed = (field: 'code' | 'description', longest: number): string => {
    const text = textOf(field);
    if (text === '' && !problems.some((known) => known.field === field)) wrong(field, 'missing');
    if (text.length > longest) wrong(field, 'too_long', text);
    // What a spreadsheet shows where it could not count.
    if (/^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|N\/B|VERW!|NAAM\?|WAARDE!|DEEL\/0!)/.test(text))
      wrong(field, 'not_understood', text);
    return text;
  };

  const line: ListLine = {
    code: needed('code', LONGEST_CODE),
    description: needed('description', LONGEST_DESCRIPTION),
    valid_from: read('valid_from', readDay) ?? valid_from,
    valid_until: read('valid_until', readDay),
    type: read('type', readType),
    setting: read('setting', readSetting),
    profession: read('profession', readProfession),
    kind: read('kind', readKind),
    minutes: read('minutes', (text) => readCount(text, MOST_MINUTES)),
    group_size: read('group_size', (text) => readCount(text, MOST_PEOPLE)),
    tariff_cents: read('tariff_cents', readCents),
  };
  if (line.valid_until?.startsWith('9999')) line.valid_until = null;
  if (line.valid_from.startsWith('9999')) wrong('valid_from', 'not_understood', line.valid_from);
  if (line.valid_until !== null && line.valid_until < line.valid_from)
    wrong('valid_until', 'reversed', `${line.valid_from} – ${line.valid_until}`);
  const { code, description } = line;
  if (problems.length > 0)
    return {
      wrong: { position: row.line, code: shortened(code), description: shortened(description), problems },
    };
  return { right: { ...(system === 'zpm' ? withDimensions(line, columns) : line), position: row.line } };
}

const dimensions = ['setting', 'profession', 'kind', 'minutes'] as const;

/** A ZPM table without columns for them says them in its description, and the type by what it has. */
function withDimensions(line: ListLine, columns: Columns): ListLine {
  const isSaid = dimensions.some((field) => columns[field] !== undefined);
  const whole: ListLine = isSaid ? line : { ...line, ...readFromDescription(line.description) };
  const profession: Profession | null = whole.profession;
  return { ...whole, profession, type: whole.type ?? typeOf(whole) };
}

function typeOf({ description, setting, profession, minutes }: ListLine): ListLine['type'] {
  if (/^groepsconsult/i.test(description)) return 'group';
  if (/^toeslag/i.test(description)) return 'surcharge';
  return setting !== null && profession !== null && minutes !== null ? 'consult' : 'other';
}
