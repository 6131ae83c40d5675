/**
 * The note that is kept of what a model wrote: its sentences that hold; our own where one does not hold, where it left
 * out what must be there, and where it would say that nobody spoke about something that was spoken about.
 */
import { checkNote } from '../checks/check.ts';
import { noteMarkdown } from '../markdown.ts';
import type { NoteDraft, NoteSentence, WrittenBy } from '../note.ts';
import type { Template } from '../templates/section.ts';
import { isCarried } from './carried.ts';
import { ofSameSources } from './compare.ts';
import type { Consultation, Judgement } from './judge.ts';

export type Answered = {
  judgements: readonly Judgement[];
  /** Whether the model gave no whole answer on this section and these pieces: then all of ours is wanted. */
  isUnanswered: (own: NoteSentence, section_id: string) => boolean;
};

type Sections = Map<string, NoteSentence[]>;

const firstSource = ({ sources }: NoteSentence) => sources[0] ?? 0;

/** In the order of speech, after what the model wrote of the same moment. */
function insert(sentences: NoteSentence[], sentence: NoteSentence): void {
  const at = sentences.findIndex((other) => firstSource(other) > firstSource(sentence));
  sentences.splice(at < 0 ? sentences.length : at, 0, sentence);
}

const written = (sentences: readonly NoteSentence[], by: WrittenBy): NoteSentence[] =>
  sentences.map(({ text, sources }) => ({ text, sources, by }));

export const byRules = (own: NoteDraft): NoteDraft => ({
  ...own,
  sections: own.sections.map((section) => ({ ...section, sentences: written(section.sentences, 'rules') })),
});

export function mendDraft(
  { judgements, isUnanswered }: Answered,
  consultation: Consultation,
  template: Template,
): NoteDraft {
  const held = judgements.filter(({ objections }) => objections.length === 0);
  // Of a model that is wrong more often than right, the rest is right by chance.
  if (held.length * 2 <= judgements.length || held.length === 0) return byRules(consultation.own);
  const sections: Sections = new Map(template.sections.map(({ id }) => [id, []]));
  for (const { section_id, sentence } of held)
    sections.get(section_id)?.push(...written([sentence], 'model'));
  const add = adder(sections, consultation, held);
  for (const { sentence, objections } of judgements)
    if (objections.length > 0)
      add(({ sources }) => ofSameSources([{ text: '', sources }], sentence).length > 0);
  add(isUnanswered);
  for (const seq of leftOut(sections, consultation, template)) add(({ sources }) => sources.includes(seq));
  for (const [id, sentences] of sections)
    if (sentences.length === 0) add((_, section_id) => section_id === id);
  return draftOf(sections, consultation, template);
}

/** Adds those of our own sentences that are wanted and that the note does not say already, each in its own section. */
function adder(sections: Sections, { own, language }: Consultation, held: readonly Judgement[]) {
  const kept = held.map(({ sentence }) => sentence);
  const added = new Set<NoteSentence>();
  return (isWanted: (sentence: NoteSentence, section_id: string) => boolean): void => {
    for (const { id, sentences } of own.sections) {
      for (const sentence of sentences) {
        if (added.has(sentence) || !isWanted(sentence, id) || isCarried(sentence, kept, language)) continue;
        added.add(sentence);
        const [ours] = written([sentence], 'rules');
        if (ours) insert(sections.get(id) ?? [], ours);
      }
    }
  };
}

function leftOut(sections: Sections, consultation: Consultation, template: Template): number[] {
  const { text } = noteMarkdown(draftOf(sections, consultation, template));
  return checkNote(text, consultation.pieces, consultation.language).omissions.map(({ seq }) => seq);
}

function draftOf(sections: Sections, { language }: Consultation, template: Template): NoteDraft {
  const titled = template.sections.map(({ id, title }) => ({
    id,
    title: title[language],
    sentences: sections.get(id) ?? [],
  }));
  return {
    sections: titled.filter(({ sentences }) => sentences.length > 0),
    not_discussed: titled
      .filter(({ sentences }) => sentences.length === 0)
      .map(({ id, title }) => ({ id, title })),
  };
}
