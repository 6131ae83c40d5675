/** Words that stayed and got others beside them: `huisarts` that became `de huisarts`. */
import type { Aligned } from './align.ts';
import { type Fate, fateOf } from './fate.ts';
import type { Piece } from './words-of.ts';

/** How many pieces have to come before and after; undefined where the words themselves are replaced. */
function addedTo(words: readonly Piece[], expected: readonly string[]): [number, number] | undefined {
  const more = expected.length - words.length;
  if (more <= 0) return undefined;
  const isAt = (start: number) => words.every(({ text }, at) => expected[start + at] === text);
  if (isAt(more)) return [more, 0];
  return isAt(0) ? [0, more] : undefined;
}

const isRow = (pieces: readonly Piece[], from: number, expected: readonly string[]): boolean =>
  from >= 0 && expected.every((text, at) => pieces[from + at]?.text === text);

/** The draft has it so: there is nothing to add. */
export function isThereAlready(
  { drafted }: Aligned,
  index: number,
  length: number,
  expected: readonly string[],
): boolean {
  const added = addedTo(drafted.slice(index, index + length), expected);
  return added !== undefined && isRow(drafted, index - added[0], expected);
}

/** As `fateOf`, and a change too where the words were kept and what was expected came beside them. */
export function fateWithAdded(
  aligned: Aligned,
  from: number,
  end: number,
  expected: readonly string[],
): Fate {
  const { drafted, signed, stayed } = aligned;
  const fate = fateOf(aligned, from, end);
  const added = fate === 'kept' ? addedTo(drafted.slice(from, end), expected) : undefined;
  if (!added) return fate;
  const to = (stayed[from] ?? 0) - added[0];
  if (!isRow(signed, to, expected)) return fate;
  const to_end = to + expected.length;
  return { hunk: { from, from_end: end, to, to_end }, isAlone: true, came: signed.slice(to, to_end) };
}
