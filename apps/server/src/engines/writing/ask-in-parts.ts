/** Asks a model for a note: part by part when the transcript is longer than it can read. */
import type { Consultation, Template, TranscriptPiece } from '@noteer/clinical';
import { answerSchema, noAnswer, type ReadAnswer, readAnswer } from './answer.ts';
import type { LanguageModel } from './language-model.ts';
import { inParts } from './parts.ts';
import { consultationText, instructionsFor, type Known, knownFrom, lineOf, withSpeakers } from './prompt.ts';

/** A full page in JSON, with room to spare; a quarter of a small context. */
const ANSWER_TOKENS = 3_000;
const ANSWER_SHARE = 0.25;
/** What chat formats put around messages, and our own words between the parts of a question. */
const WRAPPING_TOKENS = 250;
/** An answer that is no note is asked for once more: it may be chance. */
const TRIES = 2;

export async function askInParts(
  model: LanguageModel,
  consultation: Consultation,
  { template, signal }: { template: Template; signal: AbortSignal },
): Promise<ReadAnswer[]> {
  const { own, language } = consultation;
  const pieces = withSpeakers(consultation.pieces, language);
  const answer_tokens = Math.min(ANSWER_TOKENS, Math.floor(model.context_tokens * ANSWER_SHARE));
  const instructions = instructionsFor(template, language);
  const known = knownFrom(own, pieces, language);
  const sizes = await sizesOf(model, { ...consultation, pieces }, known, instructions, signal);
  const room = model.context_tokens - answer_tokens - WRAPPING_TOKENS - sizes.instructions;
  const answers: ReadAnswer[] = [];
  for (const part of inParts(pieces, sizes.pieces, room)) {
    const schema = answerSchema(template, part, model.isBounded);
    const transcript = consultationText(part, knownOf(known, part), language);
    let answer: ReadAnswer | undefined;
    for (let tries = 0; !answer && tries < TRIES; tries++) {
      const text = await model.ask({ instructions, transcript, schema, answer_tokens }, signal);
      answer = readAnswer(text, template, part);
    }
    answers.push(answer ?? noAnswer(template, part));
  }
  return answers;
}

/** In tokens. What is known of a piece is shown with it, and counts with it. */
async function sizesOf(
  model: LanguageModel,
  { pieces, language }: Consultation,
  known: readonly Known[],
  instructions: string,
  signal: AbortSignal,
): Promise<{ instructions: number; pieces: number[] }> {
  if (pieces.length === 0) return { instructions: 0, pieces: [] };
  const lines = Map.groupBy(known, ({ sources }) => sources[0]);
  const shown = pieces.map((piece) => {
    const facts = (lines.get(piece.seq) ?? []).map(({ line }) => line);
    return [lineOf(piece, language), ...facts, ''].join('\n');
  });
  const [taken = 0, ...sizes] = await model.measure([instructions, ...shown], signal);
  return { instructions: taken, pieces: sizes };
}

function knownOf(known: readonly Known[], part: readonly TranscriptPiece[]): Known[] {
  const seqs = new Set(part.map(({ seq }) => seq));
  return known.filter(({ sources }) => seqs.has(sources[0] ?? -1));
}
