/** Has a model write the note of a talk: at once, or part by part with the note so far where the talk is too long. */
import type { Template, TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { Answer, LanguageModel, Question } from '../../model/port.ts';
import { isByChance, ModelError } from '../../model/problem.ts';
import { type Away, type Disguise, disguiseFor, noDisguise } from '../disguise.ts';
import { instructionsFor } from '../prompt.ts';
import { answerTokens, partsOf } from '../room.ts';
import { oneLine, talkText } from '../talk.ts';
import { questionWords } from '../words.ts';
import { noteSchema, type ReadNote, readNote } from './answer.ts';
import { isEmpty, type WrittenNote } from './written.ts';

type NoteAsked = {
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

export type NoteProgress = { note: WrittenNote; part: number; parts: number };

type Writing = {
  signal: AbortSignal;
  onProgress?: (progress: NoteProgress) => void;
  onAnswer?: (answer: Answer) => void;
};

export type Written = {
  note: WrittenNote;
  /** It broke off, and was no longer the second time: there may have been more to say. */
  isPartial: boolean;
};

/** Of a short context nothing is spent on style. */
const EXAMPLES_FROM_TOKENS = 16_000;
const LONGEST_EXAMPLE = 2_500;
const TRIES = 2;

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

/** The note so far, as the next part is asked with it: the same JSON that is asked for. */
const soFar = ({ sections, tasks, diagnoses, doubts }: WrittenNote): string =>
  JSON.stringify({
    sections: Object.fromEntries(sections.map(({ id, sentences }) => [id, sentences])),
    ...{ tasks, diagnoses, doubts },
  });

/** What of the question is known while people still talk: it stands before all else, and only grows. */
export function beginningOf(
  pieces: readonly TranscriptPiece[],
  template: Template,
  language: Language,
): Pick<Question, 'instructions' | 'talk'> {
  const spoken = pieces.filter(({ text }) => text.trim() !== '');
  return { instructions: instructionsFor('note', template, language), talk: talkText(spoken, language) };
}

export async function writeNote(model: LanguageModel, asked: NoteAsked, writing: Writing): Promise<Written> {
  const { pieces, template, language } = asked;
  const { signal } = writing;
  const spoken = pieces.filter(({ text }) => text.trim() !== '');
  if (model.place === 'elsewhere' && !asked.away) throw new Error('what leaves has to be noted');
  const disguise =
    model.place === 'elsewhere' && asked.away ? disguiseFor(spoken, asked.away, language) : noDisguise;
  const instructions = instructionsFor('note', template, language);
  const known = knownText(asked, model);
  const answer_tokens = answerTokens(model);
  // The note so far is about as long as its answer.
  const around = { texts: [instructions, ...known], answer_tokens, later_tokens: answer_tokens };
  const parts = await partsOf(model, spoken, around, language, signal);
  const all = new Set(spoken.map(({ seq }) => seq));
  let written: Written = { note: noNote(template), isPartial: false };
  for (const [index, part] of parts.entries()) {
    const words = questionWords[language];
    const before = index === 0 ? [] : [words.noteSoFar, disguise.hide([soFar(written.note)])[0] ?? ''];
    const more = index < parts.length - 1 ? [words.moreFollows] : [];
    const question = {
      name: 'note',
      instructions,
      talk: talkText(hidden(part, disguise), language),
      after: ['', ...known, ...before, ...more, words.write].join('\n\n'),
      schema: noteSchema(template),
      answer_tokens,
    };
    await disguise.leaves(`${question.talk}\n${question.after}`, part.length);
    const answered = await askForNote(
      model,
      question,
      { template, known: all, disguise },
      {
        ...writing,
        onProgress: ({ note }) => writing.onProgress?.({ note, part: index + 1, parts: parts.length }),
      },
    );
    // A model that drops the whole of what went before has not understood what it was asked.
    const isLost = index > 0 && sizeOf(answered.note) < sizeOf(written.note) / 2;
    written = {
      note: isLost ? joined(written.note, answered.note) : answered.note,
      isPartial: written.isPartial || !answered.isWhole,
    };
  }
  return written;
}

export const hidden = (pieces: readonly TranscriptPiece[], disguise: Disguise): TranscriptPiece[] => {
  const texts = disguise.hide(pieces.map(({ text }) => text));
  return pieces.map((piece, index) => ({ ...piece, text: texts[index] ?? '' }));
};

const noNote = ({ sections }: Template): WrittenNote => ({
  sections: sections.map(({ id }) => ({ id, sentences: [] })),
  ...{ tasks: [], diagnoses: [], doubts: [] },
});

const sizeOf = ({ sections }: WrittenNote): number =>
  sections.reduce((sum, { sentences }) => sum + sentences.length, 0);

const joined = (before: WrittenNote, after: WrittenNote): WrittenNote => ({
  sections: before.sections.map(({ id, sentences }, index) => ({
    id,
    sentences: [...sentences, ...(after.sections[index]?.sentences ?? [])],
  })),
  tasks: [...before.tasks, ...after.tasks],
  diagnoses: [...before.diagnoses, ...after.diagnoses],
  doubts: [...before.doubts, ...after.doubts],
});

type Reading = { template: Template; known: ReadonlySet<number>; disguise: Disguise };

/** What is no note is asked for once more; of what broke off, the longer of two is kept. */
async function askForNote(
  model: LanguageModel,
  question: Question,
  { template, known, disguise }: Reading,
  { signal, onProgress, onAnswer }: Writing,
): Promise<ReadNote> {
  const read = (text: string) => readNote(disguise.show(text), template, known);
  let best: ReadNote | undefined;
  let problem = new ModelError('broken_answer', 'the model answered something else than a note');
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const answer = await model.ask(question, {
        signal,
        isAgain: tries > 0,
        onText: (text) => {
          const sofar = read(text);
          if (sofar && !isEmpty(sofar.note)) onProgress?.({ note: sofar.note, part: 1, parts: 1 });
        },
      });
      onAnswer?.(answer);
      const answered = read(answer.text);
      if (answered?.isWhole && !isEmpty(answered.note)) return answered;
      if (
        answered &&
        !isEmpty(answered.note) &&
        sizeOf(answered.note) > sizeOf(best?.note ?? noNote(template))
      )
        best = answered;
      problem = new ModelError(
        answer.isCutOff ? 'cut_off' : answered ? 'empty_answer' : 'broken_answer',
        'the model answered something else than a whole note',
      );
    } catch (error) {
      if (!(error instanceof ModelError) || !isByChance(error)) throw error;
      problem = error;
    }
  }
  if (best) return best;
  throw problem;
}
