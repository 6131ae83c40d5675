import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

function page(text: string, kind: 'note' | 'attachment' = 'note') {
  const sources = [paper(text, { id: 'paper', kind, date: '2026-05-01', author: 'P. Zwaan, arts' })];
  const findings = sources.flatMap(findingsOf);
  return prepare({ sources, findings, on: '2026-11-01', template: 'decursus', language: 'nl' });
}
const linesOf = (id: string, text: string, kind?: 'note' | 'attachment'): string[] =>
  page(text, kind)
    .sections.find((section) => section.id === id)
    ?.lines.map((line) => line.text) ?? [];

test.each([
  'Methylfenidaat 36 mg. Overleg: over op atomoxetine?',
  'Methylfenidaat 36 mg. Biperideen overwogen; wegens mictieklachten niet gegeven.',
  'Methylfenidaat 36 mg. Lamotrigine besproken, nooit gebruikt.',
])('what was only thought of has no line: %s', (text) => {
  const said = linesOf('medicines', text).join('\n');
  expect(said).toContain('Methylfenidaat');
  expect(said).not.toMatch(/^(?:.*genoemd.*)?(?:atomoxetine|biperideen|lamotrigine)/imu);
});

test('two rows of a list without bullets are not one quotation', () => {
  const text = 'Medicatie:\nLithium 800 mg\nLevonorgestrel 30/150\nXylofix 0,3 mg\n';
  expect(linesOf('medicines', text, 'attachment').join('\n')).not.toMatch(/“[^”]*30\/150[^”]*Xylofix/u);
});

test.each([
  ['Intoleranties: noten (anafylaxie), tramadol (braken).', 'tramadol'],
  ['Vroeg om een bètablokker: nee, astma.', 'astma'],
  ['Astma, dus geen propranolol.', 'propranolol'],
])('stands with the allergies and alerts: %s', (text, word) => {
  expect(linesOf('allergies', text).join('\n')).toContain(word);
});

test('what an allergy is of comes before what is said of the pen', () => {
  const [first] = linesOf('allergies', 'EpiPen opgehaald.\n\nAllergie: noten.');
  expect(first).toContain('noten');
});
