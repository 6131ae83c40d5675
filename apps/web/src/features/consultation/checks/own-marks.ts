/** Marks that nobody needs: on what the clinician jotted down, and on what the place to hear again asks about. */
import type { Doubt } from '@noteer/contract';
import { isJotted } from '../jottings/jotted.ts';
import { placesOfWords } from '../places-of-words.ts';
import type { CheckedMark } from './note-checks.ts';

export const withoutJottedMarks = (
  marks: readonly CheckedMark[],
  text: string,
  lines: ReadonlySet<string>,
): CheckedMark[] => marks.filter(({ start }) => !isJotted(lines, text, start));

export function withoutDoubtedMarks(
  marks: readonly CheckedMark[],
  text: string,
  doubts: readonly Pick<Doubt, 'read'>[],
): CheckedMark[] {
  if (marks.length === 0) return [];
  const places = doubts.flatMap(({ read }) => placesOfWords(text, read));
  return marks.filter((mark) => !places.some(({ start, end }) => start <= mark.start && mark.end <= end));
}
