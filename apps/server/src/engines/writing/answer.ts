/** What a model answers: per section its sentences, each with the numbers of the pieces that it rests on. */
import type { NoteDraft, NoteSentence, Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { z } from 'zod';
import { EngineError } from '../../errors.ts';

const Answer = z.record(z.string(), z.array(z.object({ text: z.string(), sources: z.array(z.number()) })));

/** A sentence of a note is seldom over 200 characters; a model that does not stop is stopped here. */
const LONGEST_SENTENCE_CHARACTERS = 600;
const MOST_SENTENCES = 20;
const MOST_SOURCES = 12;

/** Every section is asked for, in order; one that nobody spoke about is an empty list. */
export function answerSchema(template: Template, pieces: readonly TranscriptPiece[], isBounded: boolean) {
  const bounds = (most: number) => (isBounded ? { maxItems: most } : {});
  const sentence = {
    type: 'object',
    properties: {
      text: { type: 'string', ...(isBounded && { minLength: 1, maxLength: LONGEST_SENTENCE_CHARACTERS }) },
      sources: {
        type: 'array',
        ...(isBounded && { minItems: 1 }),
        ...bounds(MOST_SOURCES),
        // A grammar can hold a small model to the numbers that exist; servers may refuse so long a list.
        items: isBounded ? { enum: pieces.map(({ seq }) => seq) } : { type: 'integer' },
      },
    },
    required: ['text', 'sources'],
    additionalProperties: false,
  };
  const ids = template.sections.map(({ id }) => id);
  return {
    type: 'object',
    properties: Object.fromEntries(
      ids.map((id) => [id, { type: 'array', ...bounds(MOST_SENTENCES), items: sentence }]),
    ),
    required: ids,
    additionalProperties: false,
  };
}

export type Sentences = Map<string, NoteSentence[]>;

/** Some servers wrap JSON in a fence although they were told not to. */
const unfenced = (text: string) => text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');

/**
 * Sentences that name no piece that exists are dropped: nobody could check them. What is wrong with an answer is not
 * kept, because it may quote a patient.
 */
export function readAnswer(text: string, template: Template, pieces: readonly TranscriptPiece[]): Sentences {
  let answer: z.infer<typeof Answer>;
  try {
    answer = Answer.parse(JSON.parse(unfenced(text)));
  } catch {
    throw new EngineError('the model answered something else than a note', { retryable: true });
  }
  const known = new Set(pieces.map(({ seq }) => seq));
  return new Map(
    template.sections.map(({ id }) => [
      id,
      (answer[id] ?? []).flatMap((sentence) => {
        const words = sentence.text.replace(/\s+/g, ' ').trim();
        const sources = [...new Set(sentence.sources.filter((seq) => known.has(seq)))].sort((a, b) => a - b);
        return words && sources.length > 0 ? [{ text: words, sources }] : [];
      }),
    ]),
  );
}

/** Sentences of several parts, in order. What two parts say in the same words is said once, with all its sources. */
export function mergeAnswers(
  answers: readonly Sentences[],
  template: Template,
  language: Language,
): NoteDraft {
  const titled = template.sections.map(({ id, title }) => {
    const sentences = new Map<string, NoteSentence>();
    for (const { text, sources } of answers.flatMap((answer) => answer.get(id) ?? [])) {
      const key = text.toLowerCase();
      const all = [...new Set([...(sentences.get(key)?.sources ?? []), ...sources])].sort((a, b) => a - b);
      sentences.set(key, { text: sentences.get(key)?.text ?? text, sources: all });
    }
    return { id, title: title[language], sentences: [...sentences.values()] };
  });
  return {
    sections: titled.filter(({ sentences }) => sentences.length > 0),
    not_discussed: titled
      .filter(({ sentences }) => sentences.length === 0)
      .map(({ id, title }) => ({ id, title })),
  };
}
