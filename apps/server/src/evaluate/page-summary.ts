/** The figures at the top of the report, and a row for each consultation. */
import { type Html, html } from './html.ts';
import type { Result } from './result.ts';
import type { Totals } from './totals.ts';

const percent = (part: number, all: number) => (all === 0 ? '–' : `${Math.round((100 * part) / all)} %`);
const each = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(2));
const seconds = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(1));

/** Some servers do not count. */
const tokens = (count: number) => (count === 0 ? '–' : count.toLocaleString('en'));

const figure = (name: string, value: string, more: string): Html =>
  html`<div><dt>${name}</dt><dd>${value}<small>${more}</small></dd></div>`;

export function figuresHtml(totals: Totals): Html {
  const { note, reading } = totals.steps;
  const asked = note.questions + reading.questions;
  const none = note.tries_no_answer + reading.tries_no_answer;
  return html`<dl class="figures">${[
    figure(
      'Notes',
      `${totals.notes} of ${totals.consultations}`,
      `${totals.sentences} sentences, ${totals.notes_partial} broke off`,
    ),
    figure(
      'Errors named',
      percent(totals.seeded_named, totals.seeded_errors),
      `of ${totals.seeded_errors} put into right notes; ${totals.seeded_mended} mended; ${totals.seeded_beside} right lines called wrong beside them`,
    ),
    figure(
      'False remarks a note',
      each(totals.false_remarks, totals.clean_readings),
      `right notes read: ${totals.clean_readings}; lines added or moved: ${totals.other_remarks}`,
    ),
    figure('Marks a note', each(totals.marks, totals.notes), 'values that stand nowhere in the talk'),
    figure(
      'Facts cited nowhere',
      percent(totals.omissions, totals.must_facts),
      `of ${totals.must_facts} that must be in; ${totals.omissions_after_reading} after the second reading`,
    ),
    figure(
      'Answers that were none',
      percent(none, asked),
      `of ${asked}; ${note.off_schema + reading.off_schema} not to the letter of the schema`,
    ),
    figure(
      'Seconds for a note',
      seconds(note.median_seconds),
      `median; first word after ${seconds(note.median_seconds_to_first)}; second reading ${seconds(reading.median_seconds)}`,
    ),
    figure(
      'Tokens',
      tokens(note.tokens_read + reading.tokens_read),
      `read for notes and readings; ${tokens(note.tokens_written + reading.tokens_written)} written`,
    ),
  ]}</dl>`;
}

function rowHtml(result: Result): Html {
  const { id, language, template, note, changes, marks, seeded, costs, problems } = result;
  const cells = [
    note ? note.sections.reduce((sum, { sentences }) => sum + sentences.length, 0) : 'none',
    note ? `${result.omissions.length} of ${result.must_facts}` : '–',
    changes?.length ?? '–',
    note ? marks.length : '–',
    seeded && seeded.errors.length > 0
      ? `${seeded.errors.filter(({ is_named }) => is_named).length} of ${seeded.errors.length}`
      : '–',
    seeded?.clean?.filter(({ kind }) => kind === 'wrong' || kind === 'double').length ?? '–',
    (costs.note?.tries_no_answer ?? 0) + (costs.reading?.tries_no_answer ?? 0),
    seconds(costs.note?.seconds),
    seconds(costs.reading?.seconds),
    tokens(costs.note?.tokens_written ?? 0),
  ];
  const failed = problems.length > 0 && html` <span class="word red">failed</span>`;
  return html`<tr><th scope="row"><a href="#c-${id}">${id}</a>${failed}</th><td>${language}</td><td>${template}</td>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>`;
}

const columns = [
  ...['Sentences', 'Facts cited nowhere', 'Changes', 'Marks', 'Errors named', 'False remarks', 'No answer'],
  ...['Seconds: note', 'reading', 'Tokens of note'],
];

export const tableHtml = (results: readonly Result[]): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="All consultations"><table><thead><tr><th>Consultation</th><th></th><th>Template</th>${columns.map((name) => html`<th class="number">${name}</th>`)}</tr></thead><tbody>${results.map(rowHtml)}</tbody></table></div>`;
