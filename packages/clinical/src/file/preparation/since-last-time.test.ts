import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import { findingsOf } from '../findings.ts';
import { sinceLastTime } from './since-last-time.ts';

const read = (date: string, text: string, language: 'nl' | 'en') =>
  findingsOf(paper(text, { id: date, kind: 'note', date, author: 'Noor Veldman, psychiater', language }));
const changes = (before: readonly string[], now: string, language: 'nl' | 'en' = 'nl'): string[] =>
  sinceLastTime(
    before.flatMap((text, at) => read(`2026-0${at + 1}-10`, text, language)),
    read('2026-06-10', now, language),
    language,
  ).map(({ is, text }) => `${is}: ${text}`);

test.each([
  ['another notation', 'Levodopa 125 mg 4x per dag.', 'Levodopa 125 mg 4x.', 'nl'],
  ['a tablet beside it', 'Concerta 27 mg.', 'Concerta 27 mg. Methylphenidate 5 mg prescribed.', 'en'],
  [
    'what is only discussed',
    'Quetiapine 50 mg.',
    'Quetiapine 50 mg tot juli, dan beslissen over afbouw.',
    'nl',
  ],
  ['a rating of another target', 'Door of the room SUDS 30.', 'Empty bottle SUDS 70.', 'en'],
  ['what is resolved', 'Feels tired.', '## Diagnosis\n\nAnaemia resolved.', 'en'],
] as const)('%s is no change', (_, before, now, language) => {
  expect(changes([before], now, language)).toEqual([]);
});

test('the dose of before stands with the last day that it was told', () => {
  expect(changes(['Citalopram 20 mg.', 'Citalopram 20 mg.'], 'Citalopram verlaagd naar 10 mg.')).toEqual([
    'changed: Citalopram 10 mg; eerder genoteerd: 20 mg (10 februari 2026)',
  ]);
});
