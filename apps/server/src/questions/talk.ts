/** A talk as models see it: every piece whole and as it was heard, a line each, with its number. */
import type { TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { EngineError } from '../errors.ts';
import { questionWords } from './words.ts';

/** Nothing in a piece can look like another piece. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function speakerOf({ speaker }: TranscriptPiece, language: Language): string {
  if (!speaker) return '';
  const { role, relation } = speaker;
  return `${role === 'other' && relation ? relation : questionWords[language][role]}: `;
}

/** Who speaks stands there only where the clinician said so. */
export const lineOf = (piece: TranscriptPiece, language: Language): string =>
  `[${piece.seq}] ${speakerOf(piece, language)}${oneLine(piece.text)}`;

export const talkText = (pieces: readonly TranscriptPiece[], language: Language): string =>
  [questionWords[language].talk, ...pieces.map((piece) => lineOf(piece, language))].join('\n');

/** So many pieces of the part before stand in the next one too: an answer is not parted from its question. */
const OVERLAP_PIECES = 12;

/** `sizes` are the lines' own, in tokens; no part is larger than `room`. */
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
    parts.push(pieces.slice(start, end));
    if (end === pieces.length) break;
    // A part of few long pieces must still go on.
    start = Math.max(start + 1, end - Math.min(OVERLAP_PIECES, Math.floor((end - start) / 3)));
  }
  return parts;
}
