/** Writes a note with any language model: part by part when the transcript is longer than it can read. */
import type { TranscriptPiece } from '@noteer/clinical';
import { answerSchema, mergeAnswers, readAnswer, type Sentences } from './answer.ts';
import { inParts } from './parts.ts';
import type { Writer } from './port.ts';
import { instructionsFor, lineOf } from './prompt.ts';

export type Question = { instructions: string; transcript: string; schema: object; answer_tokens: number };

export interface LanguageModel {
  readonly name: string;
  /** All that it can have in mind at once: instructions, transcript and answer. */
  readonly context_tokens: number;
  /** Whether a grammar bounds its answers: then the schema says how long they may be. */
  readonly isBounded: boolean;
  measure(texts: string[], signal: AbortSignal): Promise<number[]>;
  /** The model's answer as it is; whoever asks reads it with suspicion. */
  ask(question: Question, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A full page in JSON, with room to spare; a quarter of a small context. */
const ANSWER_TOKENS = 3_000;
const ANSWER_SHARE = 0.25;
/** What chat formats put around messages. */
const WRAPPING_TOKENS = 200;

export function modelWriter(model: LanguageModel): Writer {
  const answer_tokens = Math.min(ANSWER_TOKENS, Math.floor(model.context_tokens * ANSWER_SHARE));

  return {
    name: model.name,

    async write(pieces, { template, language, signal }) {
      signal.throwIfAborted();
      const instructions = instructionsFor(template, language);
      const spoken = pieces.filter(({ text }) => text.trim() !== '');
      const answers: Sentences[] = [];
      for (const part of await readableParts(spoken, instructions, signal)) {
        const schema = answerSchema(template, part, model.isBounded);
        const transcript = part.map(lineOf).join('\n');
        const answer = await model.ask({ instructions, transcript, schema, answer_tokens }, signal);
        answers.push(readAnswer(answer, template, part));
      }
      return mergeAnswers(answers, template, language);
    },

    close: () => model.close(),
  };

  async function readableParts(
    pieces: TranscriptPiece[],
    instructions: string,
    signal: AbortSignal,
  ): Promise<TranscriptPiece[][]> {
    if (pieces.length === 0) return [];
    const [taken = 0, ...sizes] = await model.measure(
      [instructions, ...pieces.map((piece) => `${lineOf(piece)}\n`)],
      signal,
    );
    return inParts(pieces, sizes, model.context_tokens - answer_tokens - WRAPPING_TOKENS - taken);
  }
}
