/**
 * Writes a note with any language model: part by part when the transcript is longer than it can read. What it writes
 * is read sentence by sentence; what does not hold is asked for once more, and else written by our own rules.
 */
import {
  type Consultation,
  draftJudge,
  type Judgement,
  mendDraft,
  type NoteDraft,
  type NoteSentence,
  type Template,
  type TranscriptPiece,
  writeExtractiveNote,
} from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { answerSchema, mergeAnswers, noAnswer, type ReadAnswer, readAnswer } from './answer.ts';
import { inParts } from './parts.ts';
import type { Writer } from './port.ts';
import { consultationText, instructionsFor, type Known, knownFrom, lineOf } from './prompt.ts';
import { askAgain } from './second-chance.ts';

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
/** What chat formats put around messages, and our own words between the parts of a question. */
const WRAPPING_TOKENS = 250;
/** An answer that is no note is asked for once more: it may be chance. */
const TRIES = 2;

type Options = { template: Template; language: Language; signal: AbortSignal };

export function modelWriter(model: LanguageModel): Writer {
  const answer_tokens = Math.min(ANSWER_TOKENS, Math.floor(model.context_tokens * ANSWER_SHARE));
  let problem: string | undefined;

  return {
    name: model.name,

    async write(pieces, options) {
      const { template, language, signal } = options;
      signal.throwIfAborted();
      const spoken = pieces.filter(({ text }) => text.trim() !== '');
      const own = writeExtractiveNote(spoken, { template, language });
      const consultation = { pieces: spoken, language, own };
      const answers = await answersTo(consultation, options);
      const judgements = await judged(answers, consultation, options);
      const isUnanswered = (sentence: NoteSentence, section_id: string) =>
        answers.some(
          ({ unanswered, seqs }) =>
            unanswered.has(section_id) && sentence.sources.some((seq) => seqs.has(seq)),
        );
      const draft = mendDraft({ judgements, isUnanswered }, consultation, template);
      problem = problemOf(draft);
      return draft;
    },

    problem: () => problem,
    close: () => model.close(),
  };

  async function answersTo(consultation: Consultation, options: Options): Promise<ReadAnswer[]> {
    const { template, language, signal } = options;
    const instructions = instructionsFor(template, language);
    const known = knownFrom(consultation.own, consultation.pieces, language);
    const answers: ReadAnswer[] = [];
    for (const part of await readableParts(consultation, known, instructions, signal)) {
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

  /** Every sentence with what speaks against it, after a second chance for those that something speaks against. */
  async function judged(
    answers: readonly ReadAnswer[],
    consultation: Consultation,
    { template, language, signal }: Options,
  ): Promise<Judgement[]> {
    const judge = draftJudge(consultation);
    const sentences = answers.map((answer) => answer.sentences);
    const first = judge(mergeAnswers(sentences, template, language));
    const refused = first.filter(({ objections }) => objections.length > 0);
    if (refused.length === 0) return first;
    const again = await askAgain(model, refused, consultation.pieces, { language, signal });
    const second = new Map<Judgement, Judgement>();
    for (const [index, before] of refused.entries()) {
      const sentence = again[index];
      if (!sentence) continue;
      const [after] = judge({
        sections: [{ id: before.section_id, title: '', sentences: [sentence] }],
        not_discussed: [],
      });
      if (after) second.set(before, after);
    }
    return first.map((judgement) => second.get(judgement) ?? judgement);
  }

  async function readableParts(
    { pieces, language }: Consultation,
    known: readonly Known[],
    instructions: string,
    signal: AbortSignal,
  ): Promise<TranscriptPiece[][]> {
    if (pieces.length === 0) return [];
    // What is known of a piece is shown with it.
    const lines = Map.groupBy(known, ({ sources }) => sources[0]);
    const shown = pieces.map((piece) => {
      const facts = (lines.get(piece.seq) ?? []).map(({ line }) => line);
      return [lineOf(piece, language), ...facts, ''].join('\n');
    });
    const [taken = 0, ...sizes] = await model.measure([instructions, ...shown], signal);
    return inParts(pieces, sizes, model.context_tokens - answer_tokens - WRAPPING_TOKENS - taken);
  }
}

function knownOf(known: readonly Known[], part: readonly TranscriptPiece[]): Known[] {
  const seqs = new Set(part.map(({ seq }) => seq));
  return known.filter(({ sources }) => seqs.has(sources[0] ?? -1));
}

/** For whoever runs the installation: a model that writes little that holds is not worth its memory. */
function problemOf({ sections }: NoteDraft): string | undefined {
  const sentences = sections.flatMap((section) => section.sentences);
  const byModel = sentences.filter(({ by }) => by === 'model').length;
  if (byModel * 2 >= sentences.length) return undefined;
  return `of ${sentences.length} sentences of its last note ${byModel} held; our rules wrote the others`;
}
