/** Has a model read a note over against the talk: part by part where the talk is too long, each with the note as it is by then. */
import type { Template, TranscriptPiece } from '@noteer/clinical';
import type { Language, NoteChange } from '@noteer/contract';
import type { Answer, LanguageModel, Question } from '../../model/port.ts';
import { isByChance, ModelError } from '../../model/problem.ts';
import { type Away, type Disguise, disguiseFor, noDisguise } from '../disguise.ts';
import { hidden, knownText } from '../note/question.ts';
import { instructionsFor } from '../prompt.ts';
import { answerTokens, partsOf } from '../room.ts';
import { oneLine, talkText } from '../talk.ts';
import { questionWords } from '../words.ts';
import { type Remarks, readingSchema, readRemarks } from './answer.ts';
import { changesOf, type LinedSection, withChanges } from './changes.ts';

type ReadingAsked = {
  pieces: readonly TranscriptPiece[];
  /** The sections of the template in its order, then what the note has besides. */
  sections: readonly LinedSection[];
  template: Template;
  language: Language;
  /** As the note was written with: a name that was restored is not taken for an invention. */
  names: readonly string[];
  away: Away | undefined;
};

type Reading = { signal: AbortSignal; onAnswer?: ((answer: Answer) => void) | undefined };

const TRIES = 2;

function noteText(sections: readonly LinedSection[], language: Language, disguise: Disguise): string {
  const words = questionWords[language];
  const texts = disguise.hide(sections.flatMap(({ lines }) => lines.map(({ text }) => text)));
  let number = 0;
  const shown = sections.map(({ id, title, lines }) => {
    const each = lines.map(
      ({ sources }) => `${number + 1}. ${oneLine(texts[number++] ?? '')} [${sources.join(', ')}]`,
    );
    return [`## \`${id}\` ${oneLine(title)}`, ...(each.length > 0 ? each : [words.none])].join('\n');
  });
  return [words.note, ...shown].join('\n\n');
}

function uncitedText(
  pieces: readonly TranscriptPiece[],
  sections: readonly LinedSection[],
  language: Language,
): string {
  const cited = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ sources }) => sources)));
  const left = pieces.map(({ seq }) => seq).filter((seq) => !cited.has(seq));
  const words = questionWords[language];
  return `${words.uncited} ${left.length > 0 ? left.join(', ') : words.none}`;
}

export async function readOver(
  model: LanguageModel,
  asked: ReadingAsked,
  { signal, onAnswer }: Reading,
): Promise<NoteChange[]> {
  const { pieces, template, language, away } = asked;
  const words = questionWords[language];
  const spoken = pieces.filter(({ text }) => text.trim() !== '');
  if (model.place === 'elsewhere' && !away) throw new Error('what leaves has to be noted');
  const disguise = model.place === 'elsewhere' && away ? disguiseFor(spoken, away, language) : noDisguise;
  const instructions = instructionsFor('second-reading', template, language);
  const known = new Set(spoken.map(({ seq }) => seq));
  const whole = noteText(asked.sections, language, disguise);
  // Remarks are few; what they add to the note is little.
  const answer_tokens = Math.floor(answerTokens(model) / 2);
  const around = {
    texts: [instructions, whole, ...asked.names],
    answer_tokens,
    later_tokens: Math.floor(answer_tokens / 2),
  };
  const parts = await partsOf(model, spoken, around, language, signal);
  let sections: LinedSection[] = [...asked.sections];
  const changes: NoteChange[] = [];
  for (const part of parts) {
    const question = {
      name: 'second-reading',
      instructions,
      talk: [
        ...knownText({ names: asked.names, examples: [], language }, model),
        talkText(hidden(part, disguise), language),
      ].join('\n\n'),
      after: [
        '',
        noteText(sections, language, disguise),
        uncitedText(part, sections, language),
        ...(parts.length > 1 ? [words.partOnly] : []),
        words.read,
      ].join('\n\n'),
      schema: readingSchema(template.sections.map(({ id }) => id)),
      answer_tokens,
    };
    await disguise.leaves(`${question.talk}\n${question.after}`, part.length);
    const remarks = await askForRemarks(model, question, disguise, { signal, onAnswer });
    const found = changesOf(sections, remarks, known);
    sections = withChanges(sections, found);
    changes.push(...found);
  }
  return changes;
}

async function askForRemarks(
  model: LanguageModel,
  question: Question,
  disguise: Disguise,
  { signal, onAnswer }: Reading,
): Promise<Remarks> {
  for (let tries = 0; ; tries++) {
    const isLast = tries === TRIES - 1;
    try {
      const answer = await model.ask(question, { signal, isAgain: tries > 0 });
      onAnswer?.(answer);
      const remarks = readRemarks(disguise.show(answer.text));
      if (remarks) return remarks;
      if (isLast) throw new ModelError('broken_answer', 'the model answered something else than a reading');
    } catch (error) {
      if (isLast || !(error instanceof ModelError) || !isByChance(error)) throw error;
    }
  }
}
