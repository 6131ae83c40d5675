/** What a model wrote, as it is kept and as its clinician reads it. */
import { asTemplateSays, type NoteDraft, noteMarkdown, type Template } from '@noteer/clinical';
import type { Language, NoteDiagnosis, NoteTask } from '@noteer/contract';
import type { WrittenNote } from '../../questions/note/written.ts';
import type { LinedSection } from '../../questions/second-reading/changes.ts';
import type { KeptDoubt } from './doubts.ts';

/** The draft of a note: beside its sentences what one reading of the talk found too. */
export type KeptDraft = NoteDraft & {
  tasks?: NoteTask[];
  diagnoses?: NoteDiagnosis[];
  doubts?: KeptDoubt[];
  is_partial?: boolean;
  is_poor_sound?: boolean;
};

/** What stands in the sections of the template, in its order. */
export function draftOf({ sections }: WrittenNote, template: Template, language: Language): NoteDraft {
  const written = new Map(sections.map(({ id, sentences }) => [id, sentences]));
  const titled = template.sections.map(({ id, title }) => ({
    id,
    title: title[language],
    sentences: written.get(id) ?? [],
  }));
  return asTemplateSays(
    {
      sections: titled.filter(({ sentences }) => sentences.length > 0),
      not_discussed: titled
        .filter(({ sentences }) => sentences.length === 0)
        .map(({ id, title }) => ({ id, title })),
    },
    template,
    language,
  );
}

/** What there is to write under while no model has written. */
export function headingsOf(template: Template, language: Language): string {
  const sections = template.sections.map(({ id, title }) => ({ id, title: title[language], sentences: [] }));
  return noteMarkdown({ sections, not_discussed: [] }).text;
}

/** Headings alone say nothing. */
export const saysNothing = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || line.startsWith('## '));

const LIST_MARK = '- ';

/** The sections of the template and what the note has besides, with its lines as they stand in the text now. */
export function linesOf(
  text: string,
  draft: NoteDraft,
  template: Template,
  language: Language,
): LinedSection[] {
  const cited = new Map(
    draft.sections.flatMap(({ sentences }) => sentences.map((each) => [each.text, each.sources] as const)),
  );
  const sections: LinedSection[] = template.sections.map(({ id, title }) => ({
    id,
    title: title[language],
    lines: [],
  }));
  let current: LinedSection | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      const title = line.slice(3).trim();
      current = sections.find((section) => section.title === title);
      if (!current) {
        current = { id: `own_${sections.length + 1}`, title, lines: [] };
        sections.push(current);
      }
      continue;
    }
    const words = unescaped(line.startsWith(LIST_MARK) ? line.slice(LIST_MARK.length) : line).trim();
    if (words === '') continue;
    if (!current) {
      current = { id: 'own_0', title: '', lines: [] };
      sections.push(current);
    }
    current.lines.push({ text: words, sources: cited.get(words) ?? [] });
  }
  return sections;
}

/** As `noteMarkdown` escapes it. */
const unescaped = (line: string): string =>
  line.replace(/^\\(?=[#>*+-])/, '').replace(/^(\d+)\\(?=[.)])/, '$1');

/** The draft with other lines: what stands in a section of the note besides the template's stays where it is. */
export function draftWith(draft: KeptDraft, sections: readonly LinedSection[]): KeptDraft {
  const shaped = new Map(draft.sections.map((section) => [section.id, section]));
  return {
    ...draft,
    sections: sections.flatMap(({ id, title, lines }) => {
      const before = [...shaped.values()].find((section) => section.title === title) ?? shaped.get(id);
      if (lines.length === 0 && before?.instead === undefined) return [];
      const { instead, ...shape } = before ?? { id, title };
      return [{ ...shape, ...(lines.length === 0 && { instead }), sentences: [...lines] }];
    }),
    not_discussed: draft.not_discussed.filter(
      (left) => sections.find(({ title }) => title === left.title)?.lines.length === 0,
    ),
  };
}
