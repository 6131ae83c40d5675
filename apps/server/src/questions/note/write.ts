/** Has a model write the note of a talk: at once, or part by part with the note so far where the talk is too long. */
import type { Template } from '@noteer/clinical';
import type { Answer, LanguageModel, Question } from '../../model/port.ts';
import { isByChance, ModelError } from '../../model/problem.ts';
import type { Disguise } from '../disguise.ts';
import { type ReadNote, readNote } from './answer.ts';
import { type NoteAsked, type Prepared, prepare, questionOf } from './question.ts';
import { isEmpty, type WrittenNote } from './written.ts';

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

const TRIES = 2;

const reading = ({ asked: { pieces, template }, disguise }: Prepared): Reading => ({
  ...{ template, disguise },
  known: new Set(pieces.map(({ seq }) => seq)),
});

/** A model that drops the whole of what went before has not understood what it was asked. */
const noteAfter = (before: WrittenNote, { note }: ReadNote): WrittenNote =>
  sizeOf(note) < sizeOf(before) / 2 ? joined(before, note) : note;

export async function writeNote(model: LanguageModel, asked: NoteAsked, writing: Writing): Promise<Written> {
  const prepared = await prepare(model, asked, writing.signal);
  const { parts, disguise } = prepared;
  let written: Written = { note: noNote(asked.template), isPartial: false };
  for (const [index, part] of parts.entries()) {
    const before = written.note;
    const question = questionOf(prepared, index, before);
    await disguise.leaves(`${question.talk}\n${question.after}`, part.length);
    const answered = await askForNote(model, question, reading(prepared), {
      ...writing,
      onNote: (note) =>
        writing.onProgress?.({ note: meanwhile(before, note), part: index + 1, parts: parts.length }),
    });
    written = {
      note: noteAfter(before, answered),
      isPartial: written.isPartial || !answered.isWhole,
    };
  }
  return written;
}

/** While people still talk: writes the parts that are over, and then reads as much as there is of the last. */
export async function noteAlong(
  model: LanguageModel,
  key: string,
  asked: NoteAsked,
  signal: AbortSignal,
): Promise<void> {
  if (!model.along?.begin()) return;
  const prepared = await prepare(model, asked, signal);
  let before = noNote(asked.template);
  const last = prepared.parts.length - 1;
  for (let index = 0; index < last; index++) {
    const answer = model.along.write(key, questionOf(prepared, index, before));
    // One at a time, or it was no note: after the end it is asked for again.
    const answered = answer && readNote(answer.text, asked.template, reading(prepared).known);
    if (!answered) return;
    before = noteAfter(before, answered);
  }
  if (last >= 0) model.along.read(key, questionOf(prepared, last, before));
}

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

/** What is on the screen while a later part is written: its sentences, and below them what stands there from before. */
function meanwhile(before: WrittenNote, written: WrittenNote): WrittenNote {
  const reached = written.sections.findLastIndex(({ sentences }) => sentences.length > 0);
  const either = <T>(now: T[], old: T[]) => (now.length > 0 ? now : old);
  return {
    tasks: either(written.tasks, before.tasks),
    diagnoses: either(written.diagnoses, before.diagnoses),
    doubts: either(written.doubts, before.doubts),
    sections: before.sections.map(({ id, sentences: old }, index) => {
      const now = written.sections.find((section) => section.id === id)?.sentences ?? [];
      return { id, sentences: index < reached ? now : [...now, ...old.slice(now.length)] };
    }),
  };
}

type Reading = { template: Template; known: ReadonlySet<number>; disguise: Disguise };

/** What is no note is asked for once more; of what broke off, the longer of two is kept. */
async function askForNote(
  model: LanguageModel,
  question: Question,
  { template, known, disguise }: Reading,
  { signal, onNote, onAnswer }: Writing & { onNote: (note: WrittenNote) => void },
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
          if (sofar && !isEmpty(sofar.note)) onNote(sofar.note);
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
