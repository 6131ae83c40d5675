/** What the checks found in what the clinician jotted down during the recording. */
import { isJotted } from '../jottings/jotted.ts';
import { type CheckedMark, isDifference } from './note-checks.ts';

/** Nobody had to say what was jotted down. Where something else was said, that is asked about all the same. */
export const ownMarks = (
  marks: readonly CheckedMark[],
  text: string,
  lines: ReadonlySet<string>,
): CheckedMark[] =>
  marks.flatMap((mark) => {
    if (!isJotted(lines, text, mark.start)) return [mark];
    return isDifference(mark) ? [{ ...mark, is_own: true }] : [];
  });
