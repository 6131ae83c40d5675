import { expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { checkNote } from './check.ts';

type Role = 'clinician' | 'client';
const talk = (...turns: [Role, string][]): TranscriptPiece[] =>
  turns.map(([role, text], seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text, speaker: { role } }));

const marksOf = (note: string, pieces: TranscriptPiece[], language: Language = 'nl') =>
  checkNote(note, pieces, language).marks.map(({ kind, text }) => `${kind}: ${text}`);

const group = talk(
  ['clinician', 'Ik meld je aan voor de groep, die start op maandag elf mei.'],
  ['client', 'Maandag heb ik voetbal.'],
  ['clinician', 'Er is ook een groep op dinsdag, die start twaalf mei.'],
  ['client', 'Dan die op dinsdag.'],
);

test('a day that both then put otherwise is marked, and not where the note has the other too', () => {
  expect(marksOf('Groep start op maandag.', group)).toEqual(['date: maandag']);
  expect(marksOf('Groep start op dinsdag.', group)).toEqual([]);
  expect(marksOf('Groep start op maandag of dinsdag.', group)).toEqual([]);
});

test('a score that was miscounted does not hold', () => {
  const pieces = talk(
    [
      'clinician',
      'De totale score is tweeëntwintig. Ik had even drieëntwintig geteld, maar het is tweeëntwintig.',
    ],
    ['client', 'Oké.'],
  );
  expect(marksOf('Score 23.', pieces)).toEqual(['number: 23']);
  expect(marksOf('Score 22.', pieces)).toEqual([]);
});

test('a dose that was only thought of is not agreed', () => {
  const pieces = talk(
    ['clinician', 'De escitalopram blijft op tien milligram.'],
    ['client', 'Goed.'],
    ['clinician', 'Volgende keer kijken we of de escitalopram omhoog moet, naar vijftien.'],
  );
  expect(marksOf('Escitalopram wordt verhoogd naar 15 mg.', pieces)).toContain('certainty: 15 mg');
  expect(marksOf('Volgende keer bezien of escitalopram naar 15 mg moet.', pieces)).toEqual([]);
});

test('a disease that was asked for in the family is whose the answer says', () => {
  const pieces = talk(['clinician', 'Komt dementie voor in de familie?'], ['client', 'Mijn zus had het.']);
  expect(marksOf('Zij heeft dementie.', pieces).join()).toMatch(/^person: /);
  expect(marksOf('Zus had dementie.', pieces)).toEqual([]);
});

test('hours are read in the ways they are said', () => {
  const pieces = talk(['clinician', 'Donderdag dertig april om veertien uur veertig.'], ['client', 'Goed.']);
  expect(marksOf('Donderdag 30 april om 14.40 uur.', pieces)).toEqual([]);
  expect(marksOf('Donderdag 30 april om 15.20 uur.', pieces)).toEqual(['date: 15.20 uur']);
});

test('a list that is denied at its end is denied', () => {
  const pieces = talk(['clinician', 'Koorts, hoesten?'], ['client', 'Nee, geen koorts en ik hoest niet.']);
  expect(marksOf('Koorts of hoesten is er niet.', pieces)).toEqual([]);
  expect(marksOf('Koorts en hoesten ontkent hij.', pieces)).toEqual([]);
});
