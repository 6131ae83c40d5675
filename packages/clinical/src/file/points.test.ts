import { expect, test } from 'vitest';
import { paper } from '../../test/papers.ts';
import { findTemplate } from '../templates.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings.ts';
import { filePoints, notInNote } from './points.ts';

const text = 'Medicatie:\nsertraline 50 mg 1dd1\n\nAllergieën: penicilline (huiduitslag)\n\nGewicht 82 kg.';
const findings = findingsOf(paper(text));
const letter = () => ({ kind: 'attachment', date: '2026-03-10', author: 'J. Hoekstra, huisarts' }) as const;
const decursus = findTemplate('decursus') ?? expect.fail();

const offered = (
  of: readonly Finding[],
  {
    template = decursus,
    on = '2026-03-20',
    language = 'nl' as const,
    paperOf = letter as () => ReturnType<typeof letter>,
  } = {},
) => filePoints(of, paperOf, { template, language, on });

test('allergies, medicines and measurements are offered as sentences that name the letter', () => {
  expect(offered(findings).map(({ kind, sentence }) => [kind, sentence])).toEqual([
    [
      'allergy',
      'Volgens brief van J. Hoekstra, huisarts (10-03-2026): allergie voor penicilline (huiduitslag).',
    ],
    ['medicine', 'Volgens brief van J. Hoekstra, huisarts (10-03-2026): sertraline 50 mg, 1× per dag.'],
    ['measurement', 'Volgens brief van J. Hoekstra, huisarts (10-03-2026): gewicht 82 kg.'],
  ]);
});

test('an own note and a paper without a signature are called what they are', () => {
  const sentence = (paperOf: () => { kind: 'note' | 'attachment'; date: string }) =>
    filePoints(findings, paperOf, { template: decursus, language: 'nl', on: '2026-03-20' })[1]?.sentence;
  expect(sentence(() => ({ kind: 'note', date: '2026-03-10' }))).toMatch(/^Volgens verslag \(10-03-2026\): /);
  expect(sentence(() => ({ kind: 'attachment', date: '2026-03-10' }))).toMatch(
    /^Volgens document \(10-03-2026\): /,
  );
});

test('what nobody has named for a year is not offered; an allergy stays', () => {
  expect(offered(findings, { on: '2027-05-01' }).map(({ kind }) => kind)).toEqual(['allergy']);
});

test('a medicine that was stopped, and one that is only planned, is not offered', () => {
  const stopped = findingsOf(paper('Sertraline is gestopt.'));
  const planned = findingsOf(paper('## Beleid\n\nStarten met lithium 400 mg.'));
  expect(offered([...stopped, ...planned])).toEqual([]);
});

test('what the note speaks of is not offered for it', () => {
  const left = (note: string) => notInNote(offered(findings), note, 'nl').map(({ kind }) => kind);
  expect(left('Slaapt slecht.')).toEqual(['allergy', 'medicine', 'measurement']);
  expect(left('Gebruikt sertraline 100 mg.')).toEqual(['allergy', 'measurement']);
  expect(left('Gebruikt Zoloft. Gewicht 80 kg. Allergisch voor penicilline.')).toEqual([]);
});
