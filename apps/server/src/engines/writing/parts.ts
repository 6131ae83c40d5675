/** Cuts a transcript that is longer than a model can read into parts that it can. */
import type { TranscriptPiece } from '@noteer/clinical';
import { EngineError } from '../../errors.ts';

/** So many pieces back a better place to cut is looked for: not between a question and its answer. */
const LOOK_BACK_PIECES = 4;

const asks = (piece: TranscriptPiece | undefined) => /\?\s*$/.test(piece?.text ?? '');

/** `sizes` are the pieces' own, in tokens; no part is larger than `room`. */
export function inParts(
  pieces: readonly TranscriptPiece[],
  sizes: readonly number[],
  room: number,
): TranscriptPiece[][] {
  const parts: TranscriptPiece[][] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    let used = 0;
    while (end < pieces.length && used + (sizes[end] ?? 0) <= room) used += sizes[end++] ?? 0;
    if (end === start) throw new EngineError('the model reads too little text at once', { retryable: false });
    if (end < pieces.length) {
      const earliest = Math.max(start + 1, end - LOOK_BACK_PIECES);
      let better = end;
      while (better > earliest && asks(pieces[better - 1])) better -= 1;
      if (!asks(pieces[better - 1])) end = better;
    }
    parts.push(pieces.slice(start, end));
    start = end;
  }
  return parts;
}
