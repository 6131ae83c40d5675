/** A question stands with what answers it; any other piece stands alone. */
import type { TranscriptPiece } from '../note.ts';

/** Questions that follow each other ask the same thing in other words; a talk of nothing but questions is still many groups. */
const MOST_QUESTIONS = 3;

export const asks = ({ text }: TranscriptPiece) => text.trimEnd().endsWith('?');

/** Every piece that says something, once, in the order of the talk. */
export function groupsOf(pieces: readonly TranscriptPiece[]): TranscriptPiece[][] {
  const groups: TranscriptPiece[][] = [];
  let open: TranscriptPiece[] | undefined;
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    if (open) open.push(piece);
    else {
      open = [piece];
      groups.push(open);
    }
    if (!asks(piece) || open.length > MOST_QUESTIONS) open = undefined;
  }
  return groups;
}
