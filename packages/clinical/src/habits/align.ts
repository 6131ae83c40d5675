/** Which word of a draft is which word of the signed text, and what came in the place of what went. */
import { isWordPiece, type Piece, piecesIn } from './words-of.ts';

/** What went (`from`) and what came (`to`), between words that stayed. */
export type Hunk = { from: number; from_end: number; to: number; to_end: number };

export type Aligned = {
  before: string;
  after: string;
  drafted: Piece[];
  signed: Piece[];
  /** For each drafted piece the place of it in the signed ones, or -1. */
  stayed: Int32Array;
  hunks: Hunk[];
};

/** A long word that stayed says more than a comma that did. */
const weightOf = (piece: Piece): number => (isWordPiece(piece) ? (piece.text.length > 3 ? 5 : 3) : 2);

/** A section of more is no section; it is not worth the memory. */
const MOST_CELLS = 4_000_000;

export function align(before: string, after: string): Aligned {
  const [drafted, signed] = [piecesIn(before), piecesIn(after)];
  const stayed = new Int32Array(drafted.length).fill(-1);
  if (drafted.length * signed.length <= MOST_CELLS) {
    match(drafted, signed, stayed);
    slide(drafted, signed, stayed);
  }
  return { before, after, drafted, signed, stayed, hunks: hunksOf(stayed, signed.length) };
}

function match(drafted: readonly Piece[], signed: readonly Piece[], stayed: Int32Array): void {
  const width = signed.length + 1;
  const best = new Int32Array((drafted.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = drafted.length - 1; i >= 0; i--) {
    const piece = drafted[i] as Piece;
    const weight = weightOf(piece);
    for (let j = signed.length - 1; j >= 0; j--) {
      const skip = Math.max(at(i + 1, j), at(i, j + 1));
      best[i * width + j] = signed[j]?.text === piece.text ? Math.max(skip, at(i + 1, j + 1) + weight) : skip;
    }
  }
  for (let i = 0, j = 0; i < drafted.length && j < signed.length; ) {
    const piece = drafted[i] as Piece;
    if (signed[j]?.text === piece.text && at(i, j) === at(i + 1, j + 1) + weightOf(piece)) stayed[i++] = j++;
    else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
}

/** The point of `'s avonds.` is the last one of `a.n.`, not the first: what came is in one piece. */
function slide(drafted: readonly Piece[], signed: readonly Piece[], stayed: Int32Array): void {
  for (let i = stayed.length - 1; i > 0; i--) {
    const j = stayed[i] as number;
    const next = i + 1 < stayed.length ? (stayed[i + 1] as number) : signed.length;
    const isBesideChange = stayed[i - 1] === -1;
    if (j >= 0 && next > j + 1 && isBesideChange && signed[next - 1]?.text === drafted[i]?.text)
      stayed[i] = next - 1;
  }
}

function hunksOf(stayed: Int32Array, signedLength: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [from, to] = [0, 0];
  for (let i = 0; i <= stayed.length; i++) {
    const j = i === stayed.length ? signedLength : (stayed[i] as number);
    if (j < 0) continue;
    if (i > from || j > to) hunks.push({ from, from_end: i, to, to_end: j });
    [from, to] = [i + 1, j + 1];
  }
  return hunks;
}
