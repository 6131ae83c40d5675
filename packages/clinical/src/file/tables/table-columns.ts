/** What the columns of a table hold, by the row above them. */

import type { FileDay } from '../finding.ts';
import {
  isListName,
  isMomentTitle,
  isTurn,
  type Role,
  roleOf,
  withoutClock,
  withoutUnit,
} from '../paper/column-titles.ts';
import { fileDay, type ReadSentence, readSentence } from '../read.ts';
import { monthNames } from '../shorthand/month-shorthand.ts';
import { onlyOne } from '../values/named-measures.ts';

export type Column = { role: Role; title: string; day?: FileDay };

/** `15-01`, `opname 27/3`: a day without its year, perhaps behind one word. */
const shortDay = /^(?:\p{L}+\.? )?\(?([0-3]?\d)[-/](0?[1-9]|1[0-2])\)?$/u;
const isYear = /^(?:19|20)\d\d$/;
/** `mrt`, `okt.`: a month without its year. */
const monthAlone =
  /^(jan|feb|mrt|maa|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)(?:uari|ruari|uary|ruary|rt|ch|il|i|e|y|ustus|ust|t|tember|ober|ember)?\.?$/iu;
const shortMonths = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');
const likeDutch: Readonly<Record<string, string>> = { maa: 'mrt', mar: 'mrt', may: 'mei', oct: 'okt' };

/** `11-2025`. */
const monthOfYear = /^(0?[1-9]|1[0-2])[-/]((?:19|20)\d\d)$/;

function dayIn(title: string, sentence: ReadSentence): FileDay | undefined {
  const cell = withoutClock(title);
  const [, number = '', year] = monthOfYear.exec(cell) ?? [];
  if (year) return { date: `${year}-${number.padStart(2, '0')}-01`, precision: 'month' };
  if (isYear.test(cell)) return { date: `${cell}-01-01`, precision: 'year' };
  const [, begin = ''] = monthAlone.exec(cell) ?? [];
  if (begin !== '') {
    const short = begin.toLowerCase();
    const index = shortMonths.indexOf(likeDutch[short] ?? short);
    const [year = 0, now = 1] = sentence.paper.date.split('-').map(Number);
    return {
      date: `${index + 1 > now ? year - 1 : year}-${String(index + 1).padStart(2, '0')}-01`,
      precision: 'month',
    };
  }
  const [, day, month] = shortDay.exec(cell) ?? [];
  const isDay = /\d[-/.]\d|\d[ -]\p{L}{3}|^\p{L}{3,9}\.?[ -]'?(?:\d\d|(?:19|20)\d\d)$/u.test(cell);
  if (!isDay || cell.length > LONGEST_DAY_characters) return undefined;
  const text = month ? `${Number(day)} ${monthNames[sentence.paper.language][Number(month) - 1]}` : cell;
  const { slots } = readSentence({ ...sentence, text }, sentence.paper);
  return slots.times.flatMap((time) => fileDay(time, sentence.paper) ?? [])[0];
}
const LONGEST_DAY_characters = 30;

export const dayOfCell = dayIn;

const FEWEST = 2;

/** `Week 6`, `voor behandeling`: a moment of which nobody knows the day. */
const isOfTurn = ({ role, title }: Column): boolean =>
  isTurn.test(title) || (role === 'other' && isMomentTitle(title));

/** Of several times the last is how it is now. */
function inTurns(columns: readonly Column[]): Column[] {
  // `08:00  12:00` beside a dose are hours that it is taken at.
  const hasDoses = columns.some(({ role }) => role === 'dose');
  const isTurned = (column: Column) => isOfTurn(column) && !(hasDoses && column.role === 'moment');
  const last = columns.findLast(isTurned);
  return columns.map((column) =>
    isTurned(column) ? { ...column, role: column === last ? 'last' : 'first' } : column,
  );
}

function columnOf(title: string, sentence: ReadSentence): Column {
  const day = dayIn(title, sentence);
  return day ? { role: 'day', title, day } : { role: roleOf(title), title };
}

/** `Referentie Vlag`: two titles that stood close, where the rows have a cell for each. */
export const parted = (columns: readonly Column[]): Column[] =>
  columns.flatMap((column): Column[] => {
    const words = column.title.split(' ');
    for (let at = 1; at < words.length; at++) {
      const those = [words.slice(0, at).join(' '), words.slice(at).join(' ')].map(
        (title): Column => ({ role: roleOf(title), title }),
      );
      if (those.every(({ role }) => role !== 'other')) return those;
    }
    return [column];
  });

/** `Voorschrift`, `Gebruik`: the first of two says what, the other how. */
function withName(columns: Column[]): Column[] {
  const [first, ...rest] = columns;
  const isName =
    first?.role === 'use' &&
    rest.some(({ role }) => role === 'use') &&
    rest.every(({ role }) => role !== 'name');
  return isName ? [{ ...first, role: 'name' }, ...rest] : columns;
}

/** The columns that a row names, undefined where it names none. */
export function columnsOf(sentence: ReadSentence): Column[] | undefined {
  const columns = withName(inTurns(sentence.text.split('\t').map((cell) => columnOf(cell.trim(), sentence))));
  // A row with a dose is no row of titles, though it may have one's words: `Continued`, `4 weeks`.
  if (columns.some(({ title }) => /\d\s?(?:mg|mcg|µg|ml|g|IE|IU)\b/i.test(title))) return undefined;
  const days = columns.filter(({ role }) => role === 'day').length;
  // `Oxazepam 10 mg`, begun and ended, is no row of titles.
  const isOfDays = columns.every(
    ({ role, title }, at) =>
      role === 'day' || isMomentTitle(title) || !/\d/.test(title) || (at === 0 && isListName(title)),
  );
  if (days >= FEWEST) return isOfDays ? columns : undefined;
  // `vandaag` and `12-05-2026`, `jan 2025` and `nu`.
  const moments = columns.slice(1).filter(({ role, title }) => role === 'day' || isMomentTitle(title));
  if (days === 1 && moments.length >= FEWEST && isOfDays) return columns;
  // `Datum 3-3-2026`, `Opname 9-2-2026` are a label and what it says.
  const known = columns.filter(({ role }) => role !== 'other' && role !== 'day').length;
  // `Uitslag`, `Eenheid` and `Vorige (01-07-26)`.
  if (known > FEWEST && days === 1 && isOfDays) return columns;
  // `HbA1c` and `PHQ-9` are titles; a number of its own is none.
  const isTitled = columns.every(({ title }) => !/(?<![\p{L}-])\d/u.test(withoutUnit(title)));
  const isOfOne = columns.length === FEWEST && onlyOne(columns[1]?.title ?? '') !== undefined;
  const hasDates = columns[0]?.role === 'when' && (columns.length > FEWEST || isOfOne) && isTitled;
  return (known >= FEWEST && days === 0) || hasDates ? columns : undefined;
}
