/** The question of a note: what stands before the talk, its parts, and what is asked for. */
import type { Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { LanguageModel, Question } from '../../model/port.ts';
import { type Away, type Disguise, disguiseFor, noDisguise } from '../disguise.ts';
import { instructionsFor } from '../prompt.ts';
import { answerTokens, partsOf } from '../room.ts';
import { oneLine, talkText } from '../talk.ts';
import { questionWords } from '../words.ts';
import { noteSchema } from './answer.ts';
import type { WrittenNote } from './written.ts';

export type NoteAsked = {
  pieces: readonly TranscriptPiece[];
  template: Template;
  language: Language;
  /** Names and medicines that the house knows, for the spelling. They do not go to a model elsewhere. */
  names: readonly string[];
  /** Signed notes of the clinician, as examples of style. They do not leave the house either. */
  examples: readonly string[];
  /** Undefined only where nothing leaves. */
  away: Away | undefined;
};

/** Of a short context nothing is spent on style. */
const EXAMPLES_FROM_TOKENS = 32_000;
const LONGEST_EXAMPLE = 2_500;

/** Models elsewhere get no names to spell by, and nobody else's notes. */
export function knownText(
  { names, examples, language }: Pick<NoteAsked, 'names' | 'examples' | 'language'>,
  model: LanguageModel,
): string[] {
  if (model.place === 'elsewhere') return [questionWords[language].disguised];
  const words = questionWords[language];
  return [
    ...(names.length > 0 ? [`${words.names}\n${names.map((name) => `- ${oneLine(name)}`).join('\n')}`] : []),
    ...(examples.length > 0 && model.context_tokens >= EXAMPLES_FROM_TOKENS
      ? [
          words.examples,
          ...examples.map(
            (text, index) => `${words.example} ${index + 1}:\n${text.slice(0, LONGEST_EXAMPLE)}`,
          ),
        ]
      : []),
  ];
}

export const hidden = (pieces: readonly TranscriptPiece[], disguise: Disguise): TranscriptPiece[] => {
  const texts = disguise.hide(pieces.map(({ text }) => text));
  return pieces.map((piece, index) => ({ ...piece, text: texts[index] ?? '' }));
};

export type Prepared = {
  asked: NoteAsked;
  disguise: Disguise;
  known: string[];
  parts: TranscriptPiece[][];
  answer_tokens: number;
};

export async function prepare(
  model: LanguageModel,
  asked: NoteAsked,
  signal: AbortSignal,
): Promise<Prepared> {
  const { pieces, template, language } = asked;
  const spoken = pieces.filter(({ text }) => text.trim() !== '');
  if (model.place === 'elsewhere' && !asked.away) throw new Error('what leaves has to be noted');
  const disguise =
    model.place === 'elsewhere' && asked.away ? disguiseFor(spoken, asked.away, language) : noDisguise;
  const known = knownText(asked, model);
  const answer_tokens = answerTokens(model);
  // The note so far is about as long as its answer.
  const texts = [instructionsFor('note', template, language), ...known];
  const around = { texts, answer_tokens, later_tokens: answer_tokens };
  const parts = await partsOf(model, spoken, around, language, signal);
  return { asked, disguise, known, parts, answer_tokens };
}

/** The note so far, as the next part is asked with it: the same JSON that is asked for. */
const asAnswer = ({ sections, tasks, diagnoses, doubts }: WrittenNote): string =>
  JSON.stringify({
    sections: Object.fromEntries(sections.map(({ id, sentences }) => [id, sentences])),
    ...{ tasks, diagnoses, doubts },
  });

/** What is known before the part is said stands before it: while people talk, the question only grows at its end. */
export function questionOf(prepared: Prepared, index: number, before: WrittenNote): Question {
  const { asked, disguise, known, parts, answer_tokens } = prepared;
  const { template, language } = asked;
  const words = questionWords[language];
  const soFar = index === 0 ? [] : [words.noteSoFar, disguise.hide([asAnswer(before)])[0] ?? ''];
  const more = index < parts.length - 1 ? [words.moreFollows] : [];
  const talk = talkText(hidden(parts[index] ?? [], disguise), language);
  return {
    name: 'note',
    instructions: instructionsFor('note', template, language),
    talk: [...known, ...soFar, talk].join('\n\n'),
    after: ['', ...more, words.write].join('\n\n'),
    schema: noteSchema(template),
    answer_tokens,
  };
}
