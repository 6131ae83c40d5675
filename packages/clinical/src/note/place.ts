/** The section of a template that takes a fact, by its kind. */

import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { isOfBody } from '../reading/findings.ts';
import type { Template, TemplateSection } from '../templates/section.ts';

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

/** What was asked of the client is theirs, also where it names somebody: `Hoe is uw stemming?` `Somber, sinds mijn vader dood is.` */
const ofOneself: ReadonlySet<FactKind> = new Set([
  'mood',
  'anxiety',
  'sleep',
  'risk',
  'attempts',
  'protective',
]);
const isAskedOfClient = ({ asked, kind, told_by }: Fact): boolean =>
  told_by === 'client' && ofOneself.has(kind) && /\b(?:u|uw|je|jij|jouw|you|your)\b/iu.test(asked);

function othersKind(fact: Fact): FactKind {
  if (fact.who.role === 'other' && !decisions.has(fact.kind) && !isAskedOfClient(fact))
    return 'family_history';
  return fact.kind;
}
const decisions: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'handover',
  'safety_plan',
  'social',
]);

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

/** Complaints of the body have a section of their own where another is for the mind. */
function bodyKind({ slots, kind: heard }: Fact, kind: FactKind, template: Template): FactKind {
  const ofMind = taking(template, 'complaint');
  const ofBody = taking(template, 'somatic');
  if (heard !== 'complaint' || kind !== heard || !ofMind?.topics.includes('mood')) return kind;
  if (!ofBody || ofBody === ofMind || ofBody.id === template.rest) return kind;
  const named = slots.findings.filter(({ isHint }) => !isHint);
  const isOfBodyAlone = named.every(({ finding }) => isOfBody(finding));
  return isOfBodyAlone && named.length + slots.parts.length > 0 ? 'somatic' : kind;
}

/** Past the beginning, how it goes is not why somebody came. */
const BEGINNING = 0.15;
const courseKind = (fact: Fact, kind: FactKind, template: Template): FactKind =>
  kind === 'course' &&
  fact.progress > BEGINNING &&
  taking(template, 'course') === taking(template, 'reason') &&
  taking(template, 'mood') !== undefined
    ? 'mood'
    : kind;

export const placeOf = (fact: Fact, template: Template): TemplateSection | undefined =>
  sectionFor(courseKind(fact, bodyKind(fact, othersKind(fact), template), template), template);
