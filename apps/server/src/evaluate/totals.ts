/** What a model did over all consultations. */
import type { Cost } from '../questions/measured-model.ts';
import type { Result, Step } from './result.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
};

const steps: readonly Step[] = ['note', 'reading', 'clean', 'seeded'];

function stepTotals(results: readonly Result[], step: Step) {
  const failed = results.filter(({ problems }) => problems.some((each) => each.step === step));
  const costs = results.flatMap(({ costs: { [step]: cost } }) => (cost ? [cost] : []));
  // How soon a server refuses says nothing of how soon it answers.
  const answered = results.flatMap((result) => {
    const cost = result.costs[step];
    return cost && !failed.includes(result) ? [cost] : [];
  });
  const all = (name: Exclude<keyof Cost, 'seconds_to_first'>) => sum(costs.map((cost) => cost[name]));
  return {
    questions: all('questions'),
    tries_no_answer: all('tries_no_answer'),
    off_schema: all('off_schema'),
    failed: failed.length,
    median_seconds: median(answered.map(({ seconds }) => seconds)),
    median_seconds_to_first: median(
      answered.flatMap(({ seconds_to_first }) => (seconds_to_first === null ? [] : [seconds_to_first])),
    ),
    tokens_read: all('tokens_read'),
    tokens_written: all('tokens_written'),
  };
}

export function totalsOf(results: readonly Result[]) {
  const written = results.filter(({ note }) => note !== null);
  const sentences = (result: Result) =>
    sum(result.note?.sections.map((section) => section.sentences.length) ?? []);
  const errors = results.flatMap(({ seeded }) => seeded?.errors ?? []);
  const clean = results.flatMap(({ seeded }) => (seeded?.clean ? [seeded.clean] : []));
  const changes = results.flatMap((result) => result.changes ?? []);
  const remarks = clean.flat();
  return {
    consultations: results.length,
    notes: written.length,
    notes_partial: written.filter(({ note }) => note?.is_partial).length,
    sentences: sum(written.map(sentences)),
    must_facts: sum(written.map(({ must_facts }) => must_facts)),
    omissions: sum(written.map(({ omissions }) => omissions.length)),
    omissions_after_reading: sum(written.map((result) => result.omissions_after_reading.length)),
    readings: results.filter((result) => result.changes !== null).length,
    changes: changes.length,
    marks: written.flatMap(({ marks }) => marks).length,
    tasks: sum(written.map(({ tasks }) => tasks.length)),
    diagnoses: sum(written.map(({ diagnoses }) => diagnoses.length)),
    doubts: sum(written.map(({ doubts }) => doubts.length)),
    seeded_errors: errors.length,
    seeded_named: errors.filter(({ is_named }) => is_named).length,
    seeded_mended: errors.filter(({ is_mended }) => is_mended).length,
    /** Lines without an error that were called wrong in those same readings. */
    seeded_beside: results.flatMap(({ seeded }) => seeded?.beside ?? []).length,
    clean_readings: clean.length,
    /** A line of a note that is right was called wrong, or one too many. What is added or moved need be no mistake. */
    false_remarks: remarks.filter(({ kind }) => kind === 'wrong' || kind === 'double').length,
    other_remarks: remarks.filter(({ kind }) => kind === 'missing' || kind === 'moved').length,
    steps: Object.fromEntries(steps.map((step) => [step, stepTotals(results, step)])) as Record<
      Step,
      ReturnType<typeof stepTotals>
    >,
  };
}
export type Totals = ReturnType<typeof totalsOf>;
