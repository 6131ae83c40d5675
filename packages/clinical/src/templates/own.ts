/** Templates that people make: one heading a section, whatever the language, and how it is written. */
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import type { SectionStyle, Template, TemplateFamily } from './section.ts';

export type OwnSection = {
  heading: string;
  kinds: FactKind[];
  style: SectionStyle;
  wish: string;
  says_not_discussed: boolean;
  /** Of one section: what fits no other stands here. */
  takes_rest: boolean;
};

export type OwnTemplate = { id: string; name: string; family: TemplateFamily; sections: OwnSection[] };

const sectionId = (index: number) => `section_${index + 1}`;

/** Places of sections are their names: a version of a template is never changed. */
export const templateFrom = ({ id, name, family, sections }: OwnTemplate): Template => ({
  id,
  family,
  name: { nl: name, en: name },
  rest: sectionId(
    Math.max(
      0,
      sections.findIndex(({ takes_rest }) => takes_rest),
    ),
  ),
  sections: sections.map(({ heading, kinds, style, wish, says_not_discussed }, index) => ({
    id: sectionId(index),
    title: { nl: heading, en: heading },
    topics: kinds,
    ...{ style, wish, says_not_discussed },
  })),
});

/** A template to begin from, in the words of one language. */
export const ownFrom = (template: Template, language: Language): Omit<OwnTemplate, 'id'> => ({
  name: template.name[language],
  family: template.family,
  sections: template.sections.map(({ id, title, topics, style, wish, says_not_discussed }) => ({
    heading: title[language],
    kinds: [...topics],
    style: style ?? (language === 'nl' ? 'telegram' : 'sentences'),
    wish: wish ?? '',
    says_not_discussed: says_not_discussed ?? false,
    takes_rest: id === template.rest,
  })),
});
