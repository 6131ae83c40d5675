/** What a model answers: per section its sentences, each with the numbers of the pieces that it rests on. */
import type { NoteDraft, NoteSentence, Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import { z } from 'zod';
import { readJson } from './answer-json.ts';

const Sentence = z.object({ text: z.string(), sources: z.array(z.number()) });
const Answer = z.record(z.string(), z.array(Sentence));

/** A sentence of a note is seldom over 200 characters; a model that does not stop is stopped here. */
const LONGEST_SENTENCE_CHARACTERS = 600;
const MOST_SENTENCES = 20;
const MOST_SOURCES = 12;

/** What a sentence is asked for as. A grammar can hold a small model to the numbers that exist; servers may refuse so long a list. */
export const sentenceSchema = (
  pieces: readonly TranscriptPiece[],
  isBounded: boolean,
  more: object = {},
) => ({
  type: 'object',
  properties: {
    ...more,
    text: { type: 'string', ...(isBounded && { minLength: 1, maxLength: LONGEST_SENTENCE_CHARACTERS }) },
    sources: {
      type: 'array',
      ...(isBounded && { minItems: 1, maxItems: MOST_SOURCES }),
      items: isBounded ? { enum: pieces.map(({ seq }) => seq) } : { type: 'integer' },
    },
  },
  required: [...Object.keys(more), 'text', 'sources'],
  additionalProperties: false,
});

/** Every section is asked for, in order; one that nobody spoke about is an empty list. */
export function answerSchema(template: Template, pieces: readonly TranscriptPiece[], isBounded: boolean) {
  const items = sentenceSchema(pieces, isBounded);
  const ids = template.sections.map(({ id }) => id);
  const list = { type: 'array', ...(isBounded && { maxItems: MOST_SENTENCES }), items };
  return {
    type: 'object',
    properties: Object.fromEntries(ids.map((id) => [id, list])),
    required: ids,
    additionalProperties: false,
  };
}

type Sentences = Map<string, NoteSentence[]>;
/** `unanswered`: sections on which an answer that broke off says nothing, or not all. `seqs`: the pieces it is about. */
export type ReadAnswer = { sentences: Sentences; unanswered: Set<string>; seqs: ReadonlySet<number> };

export const noAnswer = (template: Template, pieces: readonly TranscriptPiece[]): ReadAnswer => ({
  sentences: new Map(),
  unanswered: new Set(template.sections.map(({ id }) => id)),
  seqs: new Set(pieces.map(({ seq }) => seq)),
});

/** A sentence with the pieces that exist; undefined when it names none: nobody could check it. */
export function readSentence(
  { text, sources }: z.infer<typeof Sentence>,
  known: ReadonlySet<number>,
): NoteSentence | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  const named = [...new Set(sources.filter((seq) => known.has(seq)))].sort((a, b) => a - b);
  return words && named.length > 0 ? { text: words, sources: named } : undefined;
}

/** Undefined when it is no note at all. What is wrong with an answer is not kept, because it may quote a patient. */
export function readAnswer(
  text: string,
  template: Template,
  pieces: readonly TranscriptPiece[],
): ReadAnswer | undefined {
  const json = readJson(text);
  const { data: answer } = Answer.safeParse(json?.value);
  if (!json || !answer) return undefined;
  const known = new Set(pieces.map(({ seq }) => seq));
  const ids = template.sections.map(({ id }) => id);
  const given = ids.filter((id) => answer[id]);
  const broken = json.isWhole ? undefined : given.at(-1);
  return {
    sentences: new Map(
      ids.map((id) => [id, (answer[id] ?? []).flatMap((sentence) => readSentence(sentence, known) ?? [])]),
    ),
    unanswered: new Set(ids.filter((id) => !answer[id] || id === broken)),
    seqs: known,
  };
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
