/**
 * The talk, sorted: what there is to show without a language model. Pieces of talk stand under the headings of a template where that
 * was learned well enough to be sure of, and otherwise below in their order. Nothing is written: only numbers of pieces come out.
 */
import type { Language, TranscriptPiece } from '../note.ts';
import type { Template, TemplateSection } from '../templates/section.ts';
import { featuresOf } from './features.ts';
import { groupsOf } from './groups.ts';
import learned from './learned.json' with { type: 'json' };
import { chancesIn, likeliest, modelFrom } from './model.ts';
import { sectionOf, subjects } from './subjects.ts';

/** A question with its answer, or a piece alone. `sure`: the chance, 0 to 1, that it belongs in its likeliest section. */
export type Group = { seqs: number[]; sure: number };

/** Sections in the order of the template, without those that nothing stands in. */
export type SortedTalk = { sections: { id: string; title: string; groups: Group[] }[]; rest: Group[] };

const model = modelFrom(learned);

export function sortTalk(
  pieces: readonly TranscriptPiece[],
  template: Template,
  language: Language,
): SortedTalk {
  const sectionFor = new Map(subjects.map((subject) => [subject, sectionOf(subject, template)]));
  const groupsIn = new Map<TemplateSection | undefined, Group[]>();
  for (const section of [undefined, ...template.sections]) groupsIn.set(section, []);
  const groups = groupsOf(pieces);
  chancesIn(model, featuresOf(groups, { language, template })).forEach((chances, at) => {
    const { place, sure } = likeliest(chances, (subject) => sectionFor.get(subject));
    const seqs = (groups[at] ?? []).map(({ seq }) => seq);
    groupsIn.get(sure >= learned.sure_from[language] ? place : undefined)?.push({ seqs, sure });
  });
  const sections = template.sections
    .map((section) => ({
      id: section.id,
      title: section.title[language],
      groups: groupsIn.get(section) ?? [],
    }))
    .filter((section) => section.groups.length > 0);
  return { sections, rest: groupsIn.get(undefined) ?? [] };
}
