/** What a piece of talk can be about, as far as that was learned, and which section of a template takes it. */
import type { FactKind } from '../facts/kind.ts';
import { drugs, type Template, type TemplateSection } from '../templates/section.ts';

/**
 * A subject stands in the section of the first of these kinds, unless the kinds beside it stand elsewhere: then what was learned is too
 * coarse to choose. Where a template has no section for it, the next row is tried.
 */
const places = {
  complaint: [['complaint', 'mood', 'anxiety', 'sleep'], ['course']],
  history: [['psychiatric_history', 'somatic', 'biography']],
  family_history: [['family_history'], ['psychiatric_history']],
  social: [['social'], ['biography']],
  substances: [['substances'], ['social']],
  risk: [['risk'], ['risk_estimate']],
  attempts: [['attempts'], ['risk']],
  protective: [['protective'], ['risk']],
  examination: [['examination', 'controls'], ['controls'], ['measures']],
  measures: [['measures'], ['examination'], ['controls']],
  medication: [['medication']],
  dose: [['plan'], ['medication']],
  plan: [['plan']],
  next_contact: [['next_contact'], ['plan']],
  conclusion: [['conclusion'], ['classification']],
} satisfies Record<string, FactKind[][]>;

export type Subject = keyof typeof places;

export const subjects = Object.keys(places) as Subject[];

const ofMedicines: ReadonlySet<FactKind> = new Set([...drugs, 'substances']);

function placeOf(rows: readonly FactKind[][], { sections }: Template): TemplateSection | undefined {
  for (const [first, ...beside] of rows) {
    const place = sections.find(({ topics }) => first && topics.includes(first));
    if (!place) continue;
    const others = sections.filter((section) => section !== place);
    return others.some(({ topics }) => beside.some((kind) => topics.includes(kind))) ? undefined : place;
  }
  return undefined;
}

/** A dose that is agreed on is a plan, unless the template has a section of medicines alone. */
export function sectionOf(subject: Subject, template: Template): TemplateSection | undefined {
  const medicines = subject === 'dose' ? placeOf(places.medication, template) : undefined;
  if (medicines?.topics.every((kind) => ofMedicines.has(kind))) return medicines;
  return placeOf(places[subject], template);
}
