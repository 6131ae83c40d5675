import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { findingsOf } from '../findings.ts';
import { prepare } from './prepare.ts';

const note = (date: string, text: string): FileSource =>
  paper(text, { id: `note ${date}`, kind: 'note', date, author: 'Noor Veldman, psychiater' });
const letter = (date: string, text: string): FileSource =>
  paper(text, { id: `letter ${date}`, kind: 'attachment', date, author: 'P. Zwaan, huisarts' });
const pageOf = (...sources: FileSource[]) =>
  prepare({
    ...{ sources, findings: sources.flatMap(findingsOf) },
    ...{ on: '2026-06-01', template: 'decursus', language: 'nl' },
  });
const lines = (id: string, ...sources: FileSource[]): string[] =>
  pageOf(...sources)
    .sections.find((section) => section.id === id)
    ?.lines.map(({ text }) => text) ?? [];

test('what a later note says against a letter that is quoted has a line of its own: of which medicine is not sure', () => {
  const said = lines(
    'medicines',
    letter('2026-03-01', 'Medicatie: hydrochloorthiazide 12,5 mg, amlodipine 5 mg.'),
    note('2026-04-01', 'Zijn lijst klopt niet: plastablet in februari gestopt.'),
    note('2026-05-01', 'Amlodipine 5 mg door.'),
  );
  expect(said.find((text) => /^Over de brief van 1 maart 2026: verslag 1 april 2026/.test(text))).toContain(
    'Zijn lijst klopt niet',
  );
  expect(said.find((text) => /hydrochloorthiazide/i.test(text))).not.toContain('klopt niet');
});

test('a dose that is changed again further on in the note stands with the first', () => {
  const [clozapine] = lines(
    'medicines',
    note('2026-04-01', 'Clozapine 350 mg.'),
    note(
      '2026-05-01',
      'Clozapine 350 -> 300 sinds 4 mei.\n\nSpiegel te hoog.\n\nOverlegd: 300 -> 250 vanaf vanavond.',
    ),
  );
  expect(clozapine).toContain('300 -> 250');
});

test('what a letter says since of a medicine that the plan names stands with the plan', () => {
  const [plan] = lines(
    'agreed',
    note('2026-05-12', '## Beleid\n\nStart acamprosaat 333 mg 2-2-2.'),
    letter('2026-05-28', 'Acamprosaat heeft hij na vier dagen gestaakt.'),
  );
  expect(plan).toContain('na vier dagen gestaakt');
});

test('a plan that is not recognised is not said to be missing: the note stands there whole', () => {
  const page = pageOf(note('2026-05-01', 'Het gaat goed.'));
  expect(page.sections.map(({ id }) => id)).toContain('last_note');
  expect(page.sections.map(({ id }) => id)).not.toContain('agreed');
});
