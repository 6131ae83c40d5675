/** What the command says while it runs, and at its end. */
import type { Cost } from '../questions/measured-model.ts';
import type { Result } from './result.ts';
import type { Totals } from './totals.ts';

const seconds = (cost: Cost | undefined) => (cost ? `${cost.seconds.toFixed(1)} s` : '–');
const share = (part: number, all: number) =>
  all === 0 ? '–' : `${part} of ${all} (${Math.round((100 * part) / all)} %)`;
const each = (part: number, all: number) => (all === 0 ? '–' : `${(part / all).toFixed(2)} a note`);

export function resultLine(result: Result, done: number, all: number): string {
  const { id, language, template, note, changes, seeded, costs, problems } = result;
  const sentences = note?.sections.reduce((sum, section) => sum + section.sentences.length, 0) ?? 0;
  const read = [
    `note ${seconds(costs.note)}, ${sentences} sentences`,
    `reading ${seconds(costs.reading)}, ${changes?.length ?? 0} changes`,
    ...(seeded
      ? [`errors named ${seeded.errors.filter((error) => error.is_named).length}/${seeded.errors.length}`]
      : []),
    ...problems.map(({ step, message }) => `${step}: ${message}`),
  ];
  return `${problems.length > 0 ? '✗' : '✓'} [${done}/${all}] ${id} ${language} ${template}  ${read.join('  ')}`;
}

export function totalLines(totals: Totals): string[] {
  const { steps, notes } = totals;
  const unread = steps.note.tries_no_answer + steps.reading.tries_no_answer;
  const asked = steps.note.questions + steps.reading.questions;
  return [
    `notes                        ${share(notes, totals.consultations)}, ${totals.sentences} sentences`,
    `must-facts cited nowhere     ${share(totals.omissions, totals.must_facts)}, after the second reading ${totals.omissions_after_reading}`,
    `changes by second reading    ${totals.changes} in ${totals.readings} notes`,
    `errors put in and named      ${share(totals.seeded_named, totals.seeded_errors)}, mended ${totals.seeded_mended}`,
    `false remarks, right notes   ${each(totals.false_remarks, totals.clean_readings)}`,
    `marks                        ${each(totals.marks, notes)}`,
    `answers that were none       ${share(unread, asked)}; not to the letter ${steps.note.off_schema + steps.reading.off_schema}`,
    `seconds, median              note ${steps.note.median_seconds?.toFixed(1) ?? '–'}, reading ${steps.reading.median_seconds?.toFixed(1) ?? '–'}`,
    `tokens of notes              read ${steps.note.tokens_read}, written ${steps.note.tokens_written}`,
  ];
}
