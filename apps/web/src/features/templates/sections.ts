/** The sections of a template while somebody works on them. */
import { type FactKind, findTemplate, type Language, ownFrom } from '@noteer/clinical';
import type { OwnTemplate, TemplateForm, TemplateSection } from '@noteer/contract';

/** `key` stays with a section wherever it is moved to. */
export type Section = TemplateSection & { key: string };
export type Form = Omit<TemplateForm, 'sections'> & { sections: Section[] };

let made = 0;
function keyed(section: TemplateSection): Section {
  made += 1;
  return { ...section, key: `s${made}` };
}

export const emptySection = (): Section =>
  keyed({
    heading: '',
    kinds: [],
    style: 'telegram',
    wish: '',
    says_not_discussed: false,
    takes_rest: false,
  });

/** As it is sent: without what only the page knows. */
export const formOf = ({ name, family, sections }: Form): TemplateForm => ({
  ...{ name, family },
  sections: sections.map(({ key: _, ...section }) => section),
});

/** Somebody takes what fits nowhere else: the first, where nobody said. */
function withRest(sections: readonly Section[]): Section[] {
  const at = Math.max(
    0,
    sections.findIndex(({ takes_rest }) => takes_rest),
  );
  return sections.map((section, index) => ({ ...section, takes_rest: index === at }));
}

export const editing = ({ name, family, sections }: TemplateForm): Form => ({
  ...{ name, family },
  sections: withRest(sections.map(keyed)),
});

export const changed = (sections: readonly Section[], key: string, change: Partial<Section>): Section[] =>
  sections.map((section) => {
    if (section.key === key) return { ...section, ...change };
    return change.takes_rest ? { ...section, takes_rest: false } : section;
  });

export function moved(sections: readonly Section[], key: string, to: number): Section[] {
  const section = sections.find((each) => each.key === key);
  if (!section) return [...sections];
  const others = sections.filter((each) => each !== section);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, section);
}

export const added = (sections: readonly Section[]): Section[] => withRest([...sections, emptySection()]);

export const without = (sections: readonly Section[], key: string): Section[] =>
  withRest(sections.filter((each) => each.key !== key));

/** A kind stands in one section: put into this one, it goes from where it was. */
export const withKind = (
  sections: readonly Section[],
  key: string,
  kind: FactKind,
  isIn: boolean,
): Section[] =>
  sections.map((section) => {
    const kinds = section.kinds.filter((each) => each !== kind);
    return { ...section, kinds: section.key === key && isIn ? [...kinds, kind] : kinds };
  });

/** The version that is looked at first: the draft, or else the latest. */
export const newest = ({ versions }: OwnTemplate) => versions[0];

/** What a new template begins as; undefined where there is no such template. */
export function startOf(
  from: string,
  made: readonly OwnTemplate[],
  language: Language,
): TemplateForm | undefined {
  if (from === 'blank') return { name: '', family: 'progress', sections: [emptySection()] };
  const own = made.find(({ id }) => id === from);
  const version = own && newest(own);
  if (version) return { name: version.name, family: version.family, sections: version.sections };
  const builtIn = findTemplate(from);
  return builtIn && ownFrom(builtIn, language);
}
