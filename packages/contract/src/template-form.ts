/** What a template is made of, and what is wrong with one. */
import { z } from 'zod';
import { requiredText } from './fields.ts';

/** What a fact can be about. A test holds it to what the reader of talks knows. */
export const FactKind = z.enum([
  ...(['risk', 'risk_estimate', 'attempts', 'safety_plan', 'protective', 'next_contact', 'plan'] as const),
  ...(['medication', 'effect', 'side_effects', 'adherence', 'controls', 'examination'] as const),
  ...(['substances', 'mood', 'anxiety', 'sleep', 'complaint', 'course', 'reason', 'goals'] as const),
  ...(['social', 'biography', 'family_history', 'psychiatric_history', 'somatic', 'collateral'] as const),
  ...(['impression', 'consciousness', 'attention', 'orientation', 'memory', 'insight'] as const),
  ...(['perception', 'thinking', 'affect', 'psychomotor', 'motivation', 'personality'] as const),
  ...(['intervention', 'response', 'conclusion', 'classification', 'measures', 'participants'] as const),
  ...(['client_view', 'team', 'consent', 'duration', 'legal', 'handover'] as const),
]);

/** Which of the prompts a language model gets. */
export const TemplateFamily = z.enum(['progress', 'assessment', 'risk', 'plan', 'letter', 'problem']);

/** A first appointment with a client, a later one, or a contact that nobody planned. */
export const AppointmentKind = z.enum(['first', 'follow_up', 'unplanned']);
export type AppointmentKind = z.infer<typeof AppointmentKind>;

/** More than any note is divided into; a model is asked for each. */
export const MOST_SECTIONS = 40;
export const LONGEST_HEADING = 160;
export const LONGEST_WISH = 500;
export const LONGEST_TEMPLATE_NAME = 100;

/** One line of text, whatever was pasted: marks of markdown before it, line ends and tabs are none of it. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[#>\s]+/u, '')
    .trim();

export const TemplateSection = z
  .object({
    /** Plain text in every language and on every screen: what looks like markup is shown as it was typed. */
    heading: z
      .string()
      .max(2_000)
      .overwrite((text) => oneLine(text.toWellFormed()))
      .min(1, 'A section needs a heading')
      .max(LONGEST_HEADING, `At most ${LONGEST_HEADING} characters`),
    kinds: z.array(FactKind).max(FactKind.options.length),
    style: z.enum(['telegram', 'sentences', 'list']),
    /** For the language model that writes. */
    wish: z
      .string()
      .trim()
      .overwrite((text) => oneLine(text.toWellFormed()))
      .max(LONGEST_WISH, `At most ${LONGEST_WISH} characters`),
    says_not_discussed: z.boolean(),
    /** Of one section: what fits no other stands here. */
    takes_rest: z.boolean(),
  })
  .meta({ id: 'TemplateSection' });
export type TemplateSection = z.infer<typeof TemplateSection>;

type Problem = { path: (string | number)[]; message: string };

const heard = (heading: string) => heading.normalize('NFKC').toLocaleLowerCase('nl');

function problemsOf(sections: readonly TemplateSection[]): Problem[] {
  const problems: Problem[] = [];
  const headings = new Set<string>();
  const kinds = new Set<string>();
  for (const [at, section] of sections.entries()) {
    const name = heard(section.heading);
    if (headings.has(name)) problems.push({ path: [at, 'heading'], message: 'The same heading twice' });
    headings.add(name);
    if (section.kinds.some((kind) => kinds.has(kind)) || new Set(section.kinds).size < section.kinds.length)
      problems.push({ path: [at, 'kinds'], message: 'A kind of fact belongs to one section' });
    for (const kind of section.kinds) kinds.add(kind);
  }
  if (sections.length > 0 && sections.filter(({ takes_rest }) => takes_rest).length !== 1)
    problems.push({ path: [], message: 'One section takes what fits no other' });
  return problems;
}

export const TemplateForm = z
  .object({
    name: requiredText('A template needs a name', LONGEST_TEMPLATE_NAME).overwrite(oneLine),
    family: TemplateFamily,
    sections: z
      .array(TemplateSection)
      .min(1, 'A template needs a section')
      .max(MOST_SECTIONS, `At most ${MOST_SECTIONS} sections`)
      .superRefine((sections, context) => {
        for (const problem of problemsOf(sections)) context.addIssue({ code: 'custom', ...problem });
      }),
  })
  .meta({ id: 'TemplateForm' });
export type TemplateForm = z.infer<typeof TemplateForm>;
