/** The section of a template for a kind of fact, or for the nearest to it that the template has. */
import type { FactKind } from '../facts/kind.ts';
import type { Template, TemplateSection } from './section.ts';

/** Where a template has no section for a kind, the nearest kinds to look for, in order. */
const nearest: Partial<Record<FactKind, readonly FactKind[]>> = {
  risk_estimate: ['risk', 'conclusion'],
  attempts: ['risk'],
  safety_plan: ['plan', 'risk'],
  protective: ['risk', 'social'],
  next_contact: ['plan'],
  plan: ['intervention', 'next_contact', 'safety_plan'],
  handover: ['plan', 'next_contact'],
  duration: ['plan', 'next_contact'],
  consent: ['plan'],
  legal: ['plan', 'conclusion'],
  medication: ['somatic', 'course'],
  effect: ['medication', 'course'],
  side_effects: ['medication', 'complaint'],
  adherence: ['medication'],
  controls: ['examination', 'measures', 'somatic'],
  examination: ['controls', 'somatic', 'impression'],
  measures: ['controls', 'course', 'conclusion'],
  substances: ['social', 'somatic', 'complaint'],
  sleep: ['complaint', 'mood'],
  mood: ['complaint', 'course'],
  anxiety: ['mood', 'complaint'],
  complaint: ['somatic', 'course'],
  course: ['complaint', 'reason'],
  reason: ['course', 'complaint'],
  social: ['course', 'complaint'],
  biography: ['social', 'psychiatric_history'],
  family_history: ['biography', 'social', 'psychiatric_history', 'complaint'],
  psychiatric_history: ['course', 'complaint'],
  somatic: ['complaint', 'course'],
  collateral: ['course', 'social', 'complaint'],
  conclusion: ['classification', 'impression'],
  classification: ['conclusion'],
  intervention: ['plan', 'course'],
  response: ['intervention', 'course'],
  goals: ['client_view', 'reason', 'plan'],
  client_view: ['response', 'course'],
  team: ['plan', 'social'],
  participants: ['reason', 'collateral'],
  insight: ['impression', 'thinking'],
  perception: ['thinking', 'impression', 'complaint'],
  thinking: ['perception', 'anxiety', 'complaint'],
  attention: ['impression', 'complaint'],
  memory: ['impression', 'complaint'],
  orientation: ['impression', 'examination', 'complaint'],
  affect: ['mood', 'impression'],
  psychomotor: ['impression', 'mood'],
  motivation: ['goals', 'course', 'mood'],
  personality: ['biography', 'complaint'],
  consciousness: ['impression', 'complaint'],
  impression: ['affect', 'conclusion'],
};

const taking = (template: Template, kind: FactKind) =>
  template.sections.find(({ topics }) => topics.includes(kind));

export function sectionFor(kind: FactKind, template: Template): TemplateSection | undefined {
  const seen = new Set<FactKind>();
  const queue: FactKind[] = [kind];
  for (const next of queue) {
    if (seen.has(next)) continue;
    seen.add(next);
    const section = taking(template, next);
    if (section) return section;
    queue.push(...(nearest[next] ?? []));
  }
  return template.sections.find(({ id }) => id === template.rest);
}
