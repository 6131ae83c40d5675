/**
 * Writes a note with any language model. What it writes is read sentence by sentence; what does not hold is asked for
 * once more, and else written by our own rules: the worst model costs style, never truth.
 */
import {
  type Consultation,
  draftJudge,
  type Judgement,
  mendDraft,
  type NoteDraft,
  type NoteSentence,
  type Template,
  writeExtractiveNote,
} from '@noteer/clinical';
import { mergeAnswers, type ReadAnswer } from './answer.ts';
import { askInParts } from './ask-in-parts.ts';
import type { LanguageModel } from './language-model.ts';
import type { Writer } from './port.ts';
import { withSpeakers } from './prompt.ts';
import { askAgain } from './second-chance.ts';

export function modelWriter(model: LanguageModel): Writer {
  let problem: string | undefined;
  return {
    name: model.name,

    async write(pieces, { template, language, signal }) {
      signal.throwIfAborted();
      const spoken = pieces.filter(({ text }) => text.trim() !== '');
      const own = writeExtractiveNote(spoken, { template, language });
      const consultation = { pieces: spoken, language, own };
      const answers = await askInParts(model, consultation, { template, signal });
      const judgements = await judged(model, answers, consultation, { template, signal });
      const draft = mendDraft({ judgements, isUnanswered: isUnansweredBy(answers) }, consultation, template);
      problem = problemOf(draft);
      return draft;
    },

    problem: () => problem,
    close: () => model.close(),
  };
}

/** Every sentence with what speaks against it, after a second chance for those that something speaks against. */
async function judged(
  model: LanguageModel,
  answers: readonly ReadAnswer[],
  consultation: Consultation,
  { template, signal }: { template: Template; signal: AbortSignal },
): Promise<Judgement[]> {
  const { language, pieces } = consultation;
  const judge = draftJudge(consultation);
  const sentences = answers.map((answer) => answer.sentences);
  const first = judge(mergeAnswers(sentences, template, language));
  const refused = first.filter(({ objections }) => objections.length > 0);
  if (refused.length === 0) return first;
  const again = await askAgain(model, refused, withSpeakers(pieces, language), { language, signal });
  const second = new Map<Judgement, Judgement>();
  for (const [index, before] of refused.entries()) {
    const sentence = again[index];
    if (!sentence) continue;
    const section = { id: before.section_id, title: '', sentences: [sentence] };
    const [after] = judge({ sections: [section], not_discussed: [] });
    if (after) second.set(before, after);
  }
  return first.map((judgement) => second.get(judgement) ?? judgement);
}

const isUnansweredBy =
  (answers: readonly ReadAnswer[]) =>
  ({ sources }: NoteSentence, section_id: string): boolean =>
    answers.some(
      ({ unanswered, seqs }) => unanswered.has(section_id) && sources.some((seq) => seqs.has(seq)),
    );

/** For whoever runs the installation: a model that writes little that holds is not worth its memory. */
function problemOf({ sections }: NoteDraft): string | undefined {
  const sentences = sections.flatMap((section) => section.sentences);
  const byModel = sentences.filter(({ by }) => by === 'model').length;
  if (byModel * 2 >= sentences.length) return undefined;
  return `of ${sentences.length} sentences of its last note ${byModel} held; our rules wrote the others`;
}
