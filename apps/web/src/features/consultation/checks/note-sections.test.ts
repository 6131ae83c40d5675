import { findTemplate, sectionFor, type Template } from '@noteer/clinical';
import { expect, test } from 'vitest';
import { sectionsOf } from '../sections-of.ts';
import { withSentence } from './note-sections.ts';

const decursus = findTemplate('decursus') as Template;
const titles = decursus.sections.map(({ title }) => title.nl);
const titleFor = (fact_kind: 'medication' | 'risk') => sectionFor(fact_kind, decursus)?.title.nl ?? '';

const noteOf = (sections: [title: string, body: string][]) =>
  `${sections.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n')}\n`;

test('a section is what stands between its heading and the next', () => {
  const note = '## Beloop\n\nSlaapt slecht.\n\n## Beleid\n\n1\\. Ophogen.\n';
  expect(sectionsOf(note).map(({ title, body }) => [title, body])).toEqual([
    ['Beloop', 'Slaapt slecht.'],
    ['Beleid', '1\\. Ophogen.'],
  ]);
  expect(sectionsOf('Geen koppen.')).toEqual([]);
});

test('a sentence is added under the section that it belongs in', () => {
  const note = noteOf([
    [titles[0] ?? '', 'Slaapt slecht.'],
    [titleFor('medication'), 'Sertraline 50 mg.'],
  ]);
  const added = withSentence(
    note,
    { fact_kind: 'medication', sentence: 'Slikt ook\n oxazepam.' },
    decursus,
    'nl',
  );
  expect(added.text).toBe(note.replace('Sertraline 50 mg.\n', 'Sertraline 50 mg.\nSlikt ook oxazepam.\n'));
  expect(added.text.slice(added.offset)).toBe('Slikt ook oxazepam.\n');
});

test('a section that the note leaves out is opened in its place', () => {
  const before = titles[0] ?? '';
  const after = titles.at(-1) ?? '';
  const note = noteOf([
    [before, 'Slaapt slecht.'],
    [after, 'Dinsdag.'],
  ]);
  const { text, offset } = withSentence(
    note,
    { fact_kind: 'risk', sentence: 'Geen plannen.' },
    decursus,
    'nl',
  );
  expect(sectionsOf(text).map(({ title }) => title)).toEqual([before, titleFor('risk'), after]);
  expect(text.slice(offset, offset + 13)).toBe('Geen plannen.');
});

test('the first section that is opened in a note stands before the others, or after them', () => {
  const note = noteOf([['Iets van mezelf', 'Vrij.']]);
  const { text } = withSentence(note, { fact_kind: 'risk', sentence: 'Veilig.' }, decursus, 'nl');
  expect(sectionsOf(text).map(({ title }) => title)).toEqual(['Iets van mezelf', titleFor('risk')]);
});

test('without headings, a sentence stands at the end', () => {
  const risk = { fact_kind: 'risk', sentence: 'Veilig.' } as const;
  expect(withSentence('Vrije tekst.', risk, decursus, 'nl').text).toBe('Vrije tekst.\nVeilig.\n');
  expect(withSentence('', risk, decursus, 'nl')).toEqual({ text: 'Veilig.\n', offset: 0 });
});
