/** A row of a table about a medicine as the sentence that it stands for. */
import { findMedicine } from '../../reading/medicines.ts';
import { type ReadSentence, readSentence } from '../read.ts';
import { momentSaid } from '../shorthand/moment-leads.ts';
import { type Cell, nothing, saying, textOf } from './table-cells.ts';
import { dayOfCell } from './table-columns.ts';

/** `1-0-0-1`, of a column a time of the day. */
function schemeOf(cells: readonly Cell[]): string {
  const counts = cells
    .filter(({ role }) => role === 'moment')
    .map(({ text }) => (isNone.test(text) ? '0' : text));
  return counts.length >= FEWEST_MOMENTS && counts.every((count) => /^\d$/.test(count))
    ? counts.join('-')
    : '';
}
/** `100 mg` in the column of the morning and `250 mg` in that of the night. */
function dosesByColumn(cells: readonly Cell[], { paper: { language } }: ReadSentence): string {
  const taken = cells.filter(({ role, text }) => role === 'moment' && isDose.test(text));
  const amounts = new Set(taken.map(({ text }) => text));
  const [only] = amounts;
  const and = language === 'nl' ? ' en ' : ' and ';
  const moments = taken.map(({ title }) => momentSaid(title, language));
  if (only !== undefined && amounts.size === 1) return `${only} ${moments.join(and)}`;
  return taken.map(({ text }, at) => `${text} ${moments[at]}`).join(and);
}
const isNone = /^[-–—x]?$/;
const FEWEST_MOMENTS = 3;

const words = {
  nl: { since: 'sinds', stopped: 'gestaakt', was: 'was', started: 'gestart' },
  en: { since: 'since', stopped: 'stopped', was: 'previously', started: 'started' },
};

const isStopped = /\b(?:gestopt|gestaakt|stop|vervangen|stopped|replaced)\b/i;

/** What a remark says of the medicine of its row; of one that names another only whether this one ended. */
function ownChange(remark: string, row: ReadSentence): string {
  const { medicines } = readSentence({ ...row, text: remark }, row.paper).slots;
  if (!medicines.some(({ kind }) => kind === 'medicine')) return remark;
  return isStopped.test(remark) ? words[row.paper.language].stopped : '';
}

/** What a remark measured: `spiegel 0,62 mmol/l` is of the medicine of its row. */
const ofLevel = /^(?:spiegel|level|dalspiegel|trough)\b/i;
const bare = (cells: readonly Cell[]): string => {
  const name = textOf(cells, 'name').replace(/\s*[(\d].*$/u, '');
  const [first = ''] = name.split(' ');
  return findMedicine(first) ? first : name;
};

function measuredIn(
  { role, text }: Cell,
  cells: readonly Cell[],
  row: ReadSentence,
): ReadSentence | undefined {
  if (!/^(?:value|change|idle)$/.test(role) || !/\p{L}{2}.*\d/u.test(text)) return undefined;
  const told = saying(ofLevel.test(text) ? `${bare(cells)} ${text}` : text, row);
  const isMeasured = told.slots.measurements.some(({ name }) => name !== 'score' && name !== 'level');
  return isMeasured ? { ...told, part: 'lab' } : undefined;
}

/** What somebody thinks should be done with it, or with another in its place. */
function proposed({ role, text }: Cell, cells: readonly Cell[], row: ReadSentence): ReadSentence[] {
  if (role !== 'proposal' || nothing.test(text) || text === '') return [];
  const { medicines } = readSentence({ ...row, text }, row.paper).slots;
  const isOfOther = medicines.some(({ kind }) => kind === 'medicine');
  return [{ ...saying(isOfOther ? text : `${bare(cells)} ${text}`, row), part: 'medicines' }];
}

/** What a row says of its medicine, what was measured with it, and what is proposed. */
export function medicineRow(cells: readonly Cell[], row: ReadSentence): ReadSentence[] {
  const measured = cells.flatMap((cell) => {
    const told = measuredIn(cell, cells, row);
    return told ? [{ cell, told }] : [];
  });
  const rest = cells.filter((cell) => measured.every((each) => each.cell !== cell));
  return [
    medicine(rest, row),
    ...measured.map(({ told }) => told),
    ...cells.flatMap((cell) => proposed(cell, cells, row)),
  ];
}

const isDose = /\d\s?(?:mg|mcg|µg|g|ml|IE|IU)\b/i;

/** `Voor opname`, `Bij ontslag`: what it was and what it became; undefined where the columns hold days. */
function changed(cells: readonly Cell[], row: ReadSentence): ReadSentence | undefined {
  const [before, after] = (['first', 'last'] as const).map((role) =>
    cells.find((cell) => cell.role === role),
  );
  if (!before || !after || !(isDose.test(before.text) || isDose.test(after.text))) return undefined;
  const { stopped, was, started } = words[row.paper.language];
  const name = textOf(cells, 'name');
  if (!isDose.test(after.text)) return saying(`${name} ${before.text}, ${stopped}`, row);
  const old = isDose.exec(before.text)
    ? `, ${was} ${before.text.replace(/(\b(?:mg|mcg|µg|g|ml|IE|IU)\b).*/iu, '$1')}`
    : `, ${started}`;
  return saying(`${name} ${after.text}${old}`, row);
}

/** `2012-2014`, `03-2019 tot 11-2020`: where it ends; what goes on until now has no end. */
const untilIn = (period: string): string | undefined =>
  /^\S.*?(?:\s?[-–]\s?|\s(?:tot|t\/m|to|until)\s)((?:\d{1,2}[-/ ])?(?:\d{1,2}[-/]|\p{L}{3,9}\.? )?(?:19|20)\d\d)$/u.exec(
    period,
  )?.[1];
const withoutRemark = (text: string): string => text.replace(/\s*\(.*$/u, '');

/** What is used, how, since when and whether it ended, as one sentence. */
function medicine(cells: readonly Cell[], row: ReadSentence): ReadSentence {
  const told = changed(cells, row);
  if (told) return told;
  const { since, stopped } = words[row.paper.language];
  const first = cells.find(({ role, text }) => role === 'first' && /\d/.test(text));
  const last = cells.find(({ role, text }) => role === 'last' && /\d/.test(text));
  const until = last?.text ?? untilIn(textOf(cells, 'period'));
  const end = until === undefined ? undefined : dayOfCell(withoutRemark(until), row);
  const day = cells.find(({ role }) => role === 'when');
  const given = day && dayOfCell(day.text, row);
  const change = ownChange(textOf(cells, 'change'), row);
  const parts = [
    `${textOf(cells, 'name')} ${textOf(cells, 'dose')} ${textOf(cells, 'use')} ${given || !day ? '' : day.text} ${schemeOf(cells)} ${dosesByColumn(cells, row)}`,
    first ? `${since} ${first.text}` : '',
    change,
    end && end.date <= row.paper.date ? `${stopped} ${until}` : '',
    !end && textOf(cells, 'ended') !== '' ? stopped : '',
  ];
  const text = parts.filter((part) => part.trim() !== '').join(', ');
  return saying(text, row, given && given.date <= row.paper.date ? { day: given } : {});
}
