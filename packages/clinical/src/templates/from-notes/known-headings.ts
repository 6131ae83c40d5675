/** The headings of the built-in templates, by every name that people give them. */
import { plain } from '../../reading/text.ts';
import { templates } from '../../templates.ts';
import type { Template, TemplateSection } from '../section.ts';

type BuiltIn = { template: Template; section: TemplateSection };

/** `S – Subjectief` is also `S` and `Subjectief`; what stands in brackets explains it. */
function namesOf(title: string): string[] {
  const short = title.replace(/\s*\([^)]*\)/gu, '');
  return [title, short, ...short.split(' – ')].map(plain);
}

const byName: ReadonlyMap<string, BuiltIn[]> = Map.groupBy(
  templates.flatMap((template) =>
    template.sections.flatMap((section) =>
      [...new Set([section.title.nl, section.title.en].flatMap(namesOf))].map((name) => ({
        name,
        template,
        section,
      })),
    ),
  ),
  ({ name }) => name,
);

/** The sections of built-in templates that have this heading. */
export const builtInAt = (heading: string): readonly BuiltIn[] => byName.get(plain(heading)) ?? [];
