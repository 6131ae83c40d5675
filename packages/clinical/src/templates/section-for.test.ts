import { describe, expect, test } from 'vitest';
import { findTemplate, templates } from '../templates.ts';
import { sectionFor } from './section-for.ts';

const sectionOf = (kind: Parameters<typeof sectionFor>[0], id: string) => {
  const template = findTemplate(id);
  return template && sectionFor(kind, template)?.id;
};

describe('where a fact stands', () => {
  test.each([
    ['next_contact', 'decursus', 'next_contact'],
    ['next_contact', 'soep', 'plan'],
    ['safety_plan', 'soep', 'plan'],
    ['handover', 'medicatieconsult', 'plan'],
    ['measures', 'soep', 'objective'],
    ['side_effects', 'intake', 'medication'],
    ['substances', 'medicatieconsult', 'medication'],
    ['risk', 'huisartsbrief', 'risk'],
    ['family_history', 'crisis', 'situation'],
    ['substances', 'behandelplan', 'problems'],
  ] as const)('%s in %s: %s', (kind, template, section) => expect(sectionOf(kind, template)).toBe(section));

  test.each(templates)('$id has a place for every kind of fact', (template) => {
    const kinds = new Set(templates.flatMap(({ sections }) => sections.flatMap(({ topics }) => topics)));
    for (const kind of kinds) expect(sectionFor(kind, template), kind).toBeDefined();
  });
});
