/** What became of a few words of a draft: kept, made into something else, or gone with more than themselves. */
import type { Aligned, Hunk } from './align.ts';
import { LINE, type Piece } from './words-of.ts';

/** The change around them and whether it is of these words alone. */
type Change = { hunk: Hunk; isAlone: boolean; came: Piece[] };
export type Fate = 'kept' | 'lost' | Change;

/** Beyond this a passage was written anew, and says nothing of single words. */
const LONGEST_CHANGE = 12;

export function fateOf(aligned: Aligned, from: number, end: number): Fate {
  const { drafted, signed, stayed, hunks } = aligned;
  let isKept = true;
  for (let i = from; i < end; i++) if ((stayed[i] ?? -1) < 0) isKept = false;
  if (isKept) return 'kept';
  const touching = hunks.filter((each) => each.from < end && from < each.from_end);
  const [first, last] = [touching[0], touching.at(-1)];
  if (!first || !last) return 'lost';
  const hunk = {
    from: Math.min(first.from, from),
    from_end: Math.max(last.from_end, end),
    to: first.from < from || first.from === from ? first.to : (stayed[from] ?? first.to),
    to_end: last.from_end >= end ? last.to_end : (stayed[end - 1] ?? last.to_end - 1) + 1,
  };
  const went = drafted.slice(hunk.from, hunk.from_end);
  const came = signed.slice(hunk.to, hunk.to_end);
  const isLine = ({ text }: Piece) => text === LINE;
  if (went.length > LONGEST_CHANGE || came.length > LONGEST_CHANGE) return 'lost';
  if (went.some(isLine) && !drafted.slice(from, end).some(isLine)) return 'lost';
  return { hunk, isAlone: hunk.from === from && hunk.from_end === end, came };
}

const holds = (pieces: readonly Piece[], wanted: readonly string[]): boolean =>
  pieces.some((_, at) => wanted.every((text, index) => pieces[at + index]?.text === text));

/** Whether what came is what was expected. A point that ends the sentence also ends an abbreviation. */
export function became(
  fate: Fate,
  expected: readonly string[],
  { signed }: Aligned,
  length: number,
): boolean {
  if (typeof fate === 'string') return false;
  const { came, hunk, isAlone } = fate;
  const isPointShared =
    expected.at(-1) === '.' && came.at(-1)?.text !== '.' && signed[hunk.to_end]?.text === '.';
  const pieces = isPointShared ? signed.slice(hunk.to, hunk.to_end + 1) : came;
  if (expected.length === 0)
    return came.length === 0 || (!isAlone && came.length === hunk.from_end - hunk.from - length);
  if (isAlone) return pieces.length === expected.length && holds(pieces, expected);
  return holds(pieces, expected);
}
