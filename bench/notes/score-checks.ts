/** Whether the checks find an error that was made in a faithful note, and how often they mark a note without one. */
import type { Consultation, SeededError } from './consultation.ts';
import { check, type Marked, type Talk } from './product.ts';

export type Found = SeededError & { isFound: boolean };
export type ChecksScore = { seeded: Found[]; falseMarks: Marked[] };

/** As the aims group them. What is in neither is counted, and has no aim. */
const groups: Readonly<Record<string, readonly string[]>> = {
  values: ['number', 'dose', 'unit', 'frequency', 'drug_swap', 'medicine', 'date', 'day', 'time'],
  statements: [
    ...['negation', 'negation_lost', 'negation_added', 'wrong_person', 'person'],
    ...['invented_plan', 'invented_symptom', 'invented_diagnosis', 'invented', 'symptom'],
  ],
};
export type ErrorGroup = 'values' | 'statements' | 'other';

export const groupOf = (kind: string): ErrorGroup =>
  (Object.keys(groups).find((group) => groups[group]?.includes(kind)) as ErrorGroup | undefined) ?? 'other';

/** The words of `changed` that are not in `was`, whole words. */
function changedWords({ was, changed }: SeededError): { from: number; to: number } {
  let same = 0;
  while (same < Math.min(was.length, changed.length) && was[same] === changed[same]) same++;
  let after = 0;
  while (after < Math.min(was.length, changed.length) - same && was.at(-1 - after) === changed.at(-1 - after))
    after++;
  let from = same;
  let to = changed.length - after;
  const isWord = (at: number) => /[\p{L}\d.,/]/u.test(changed[at] ?? '');
  while (from > 0 && isWord(from - 1)) from--;
  while (isWord(to)) to++;
  return { from, to: Math.max(to, from + 1) };
}

function isFound(error: SeededError, note: string, talk: Talk, clean: readonly Marked[]): boolean {
  const at = note.indexOf(error.was);
  if (at < 0) throw new Error('an error does not fit its note');
  const end = at + error.was.length;
  const shift = error.changed.length - error.was.length;
  const isOld = (mark: Marked) =>
    clean.some(
      ({ kind, text, start }) =>
        kind === mark.kind && text === mark.text && (start === mark.start || start === mark.start - shift),
    );
  const { marks } = check(note.slice(0, at) + error.changed + note.slice(end), talk);
  // A denial that was taken out leaves no word behind: then the phrase is what changed.
  const { from, to } = error.kind.startsWith('negation')
    ? { from: 0, to: error.changed.length }
    : changedWords(error);
  return marks.some((mark) => !isOld(mark) && mark.start < at + to && mark.end > at + from);
}

export function scoreChecks({ clean_note, seeded }: Consultation, talk: Talk): ChecksScore {
  const falseMarks = check(clean_note, talk).marks;
  return {
    falseMarks,
    seeded: seeded.map((error) => ({ ...error, isFound: isFound(error, clean_note, talk, falseMarks) })),
  };
}
