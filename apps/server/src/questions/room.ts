/** How much of a talk fits in a question. */
import type { TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { LanguageModel } from '../model/port.ts';
import { ModelError } from '../model/problem.ts';
import { inParts, lineOf } from './talk.ts';

/** What chat formats put around messages. */
const WRAPPING_TOKENS = 120;
/** Of a small context an answer gets this share at most. */
const ANSWER_SHARE = 0.3;

/** Parts of less say too little to be written from. */
const SMALLEST_PART_TOKENS = 1_000;

/** A full page in JSON, with room to spare: longer talks have longer notes. */
const ANSWER_TOKENS = 6_000;

export const answerTokens = ({ context_tokens }: LanguageModel): number =>
  Math.min(ANSWER_TOKENS, Math.floor(context_tokens * ANSWER_SHARE));

type Around = {
  /** What stands before and after the talk in every question. */
  texts: readonly string[];
  answer_tokens: number;
  /** What stands there besides, from the second part on. */
  later_tokens: number;
};

/** The whole talk where it fits beside everything else in the question; else parts of it. */
export async function partsOf(
  model: LanguageModel,
  pieces: readonly TranscriptPiece[],
  { texts, answer_tokens, later_tokens }: Around,
  language: Language,
  signal: AbortSignal,
): Promise<TranscriptPiece[][]> {
  if (pieces.length === 0) return [];
  const lines = pieces.map((piece) => `${lineOf(piece, language)}\n`);
  const sizes = await model.measure([texts.join('\n'), ...lines], signal);
  const [taken = 0, ...each] = sizes;
  const room = model.context_tokens - answer_tokens - WRAPPING_TOKENS - taken;
  const all = each.reduce((sum, size) => sum + size, 0);
  const most = model.part_tokens ?? room;
  if (all <= Math.min(room, most)) return [[...pieces]];
  const roomBeside = Math.min(room - later_tokens, most);
  if (roomBeside < SMALLEST_PART_TOKENS)
    throw new ModelError('too_long', 'the model reads too little text at once');
  return inParts(pieces, each, roomBeside);
}
