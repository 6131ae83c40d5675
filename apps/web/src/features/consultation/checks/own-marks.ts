/** What the checks found in what the clinician jotted down during the recording: nobody had to say that. */
import { isJotted } from '../jottings/jotted.ts';
import type { CheckedMark } from './note-checks.ts';

export const withoutJottedMarks = (
  marks: readonly CheckedMark[],
  text: string,
  lines: ReadonlySet<string>,
): CheckedMark[] => marks.filter(({ start }) => !isJotted(lines, text, start));
