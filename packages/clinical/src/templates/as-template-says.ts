/** A draft, whoever wrote it, in the form that its template asks for: lists, and what is said of sections that nobody spoke about. */
import type { Language, NoteDraft, NoteSection } from '../note.ts';
import type { Template } from './section.ts';

const notDiscussed: Readonly<Record<Language, string>> = { nl: 'Niet besproken.', en: 'Not discussed.' };

/** Sections that are not the template's stay behind those that are, as they were. */
export function asTemplateSays(draft: NoteDraft, template: Template, language: Language): NoteDraft {
  const left = new Map(draft.sections.map((section) => [section.id, section]));
  const unspoken = new Set(draft.not_discussed.map(({ id }) => id));
  const sections = template.sections.flatMap(({ id, title, style, says_not_discussed }): NoteSection[] => {
    const written = left.get(id);
    left.delete(id);
    if (written) return [style === 'list' ? { ...written, is_list: true } : written];
    if (!says_not_discussed || !unspoken.has(id)) return [];
    return [{ id, title: title[language], sentences: [], instead: notDiscussed[language] }];
  });
  return { ...draft, sections: [...sections, ...left.values()] };
}
