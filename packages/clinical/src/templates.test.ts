import { expect, test } from 'vitest';
import { defaultTemplate, findTemplate, templates } from './templates.ts';

test('there are fourteen templates, and decursus is the default', () => {
  expect(templates.map(({ id }) => id)).toEqual([
    'decursus',
    'soep',
    'intake',
    'status_mentalis',
    'medicatieconsult',
    'crisis',
    'suicide',
    'behandelplan',
    'evaluatie',
    'huisartsbrief',
    'soap',
    'birp',
    'dap',
    'girp',
  ]);
  expect(defaultTemplate.id).toBe('decursus');
  expect(findTemplate('nope')).toBeUndefined();
});

test.each(templates)(
  '$id has sections with names of their own, in both languages, and a place for the rest',
  (template) => {
    const ids = template.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(template.rest);
    for (const { title } of template.sections) expect(title.nl.length * title.en.length).toBeGreaterThan(0);
  },
);

test.each(templates)('in $id a topic belongs to one section', (template) => {
  const topics = template.sections.flatMap((section) => section.topics);
  expect(topics.filter((topic, index) => topics.indexOf(topic) !== index)).toEqual([]);
});
