/** A talk as models see it: every piece whole and as it was heard, a line each, with its number. */
import type { TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { EngineError } from '../errors.ts';
import { questionWords } from './words.ts';

/** Nothing in a piece can look like another piece. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** As people named the voice; else which voice it is, where that was heard. */
function speakerOf({ speaker, voice }: TranscriptPiece, language: Language): string {
  const words = questionWords[language];
  if (!speaker) return typeof voice === 'number' ? `${words.voice} ${voice + 1}: ` : '';
  const { role, relation } = speaker;
  return `${role === 'other' && relation ? relation : words[role]}: `;
}

/** Who speaks is never guessed. */
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
