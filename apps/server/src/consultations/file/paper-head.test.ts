import { expect, test } from 'vitest';
import { headOf } from './paper-head.ts';

const added = { added_on: '2026-11-16', file_name: 'brief.pdf' };

test.each([
  ['Utrecht, 24 februari 2026\n\nBetreft: de heer N. Smits, geboren 12-03-1984', '2026-02-24'],
  ['Betreft: mw. A. Jansen, geb. 03-05-1990\nDatum: 1-2-2025\nOpname 3-1-2025 tot 20-1-2025', '2025-02-01'],
  ['Ontslagbrief\nOpname: 01-06-2026    Ontslag: 11-06-2026 (volgens plan)', '2026-06-11'],
  ['Date of admission: 2 March 2026\nDate of discharge: 9 March 2026', '2026-03-09'],
  ['Opnamedatum 3-1-2025\nVerslagdatum: 21-01-2025', '2025-01-21'],
  ['Date: 7 March 2024\nDear colleague', '2024-03-07'],
  ['2026-10-01 Laboratoriumuitslag', '2026-10-01'],
  ['Laboratoriumuitslag\nPatiënt: B. Sanders, 08-08-1966\nAfgenomen: 15-06-2026 08.15 uur', '2026-06-15'],
  ['Patient\tJ. Brown 2 May 1971\nSeen in clinic on 3 March 2026', '2026-03-03'],
  ['Kliniek Duinzicht\nOntslagbrief\nM. Vos, 14-02-1983\nOpname 31-08-2026 t/m 18-09-2026', '2026-09-18'],
  ['Interne geneeskunde\n28 april 2026\nWas van 20 tot 27 april 2026 opgenomen.', '2026-04-28'],
  ['Midwifery practice\n9 February 2026\n11+2 weeks, due date 29 August 2026.', '2026-02-09'],
  ['Utrecht, 3 november 2026\nP. Bos, 2-1-1990\nGezien op 28 oktober 2026', '2026-11-03'],
])('the day of a letter is the one that it gives: %j', (text, date) => {
  expect(headOf(text, added).date).toBe(date);
});

test.each([
  'Geboren 12-03-1984',
  'Betreft: de heer N. Smits, 12-03-1984',
  'Controle op 3 januari 2027',
  'Op 31-02-2026 gezien',
  'Geen dag genoemd',
  `${'Regel zonder dag.\n'.repeat(80)}12-03-2020`,
])('a day of birth, to come, that there is not, or far below is not the day of a letter: %j', (text) => {
  expect(headOf(text, added).date).toBe('2026-11-16');
});

test('who signed it is its author, and else the name of the file stands there', () => {
  expect(headOf('Tekst.\n\nMet vriendelijke groet,\n\nH. de Boer, huisarts\nUtrecht', added).author).toBe(
    'H. de Boer, huisarts',
  );
  expect(headOf('Uitslag: TSH 2,1', added).author).toBe('brief.pdf');
});

test.each([
  ['Tekst.\n\nMet collegiale hoogachting,\nA. Terpstra, cardioloog', 'A. Terpstra, cardioloog'],
  ['Tekst.\n\nMet groet,\nL. Hartog, bedrijfsarts', 'L. Hartog, bedrijfsarts'],
  ['Tekst.\n\nGroet, W. Steen, huisarts', 'W. Steen, huisarts'],
  ['Advies: laagdrempelig opnemen.\n\nD. Kaya, psychiater', 'D. Kaya, psychiater'],
  ['Tekst.\n\nWaarnemend huisarts K. Blok', 'Waarnemend huisarts K. Blok'],
  ['Verwezen door de huisarts\nControle bij de huisarts', 'brief.pdf'],
  ['Hij kwam met groeten van zijn broer.\nZie huisarts.', 'brief.pdf'],
])('whoever signs shortly, or by name and profession alone, is its author: %j', (text, author) => {
  expect(headOf(text, added).author).toBe(author);
});

test('a letter in English is read as English', () => {
  expect(headOf('The patient was seen on the ward and has no complaints of pain.', added).language).toBe(
    'en',
  );
  expect(headOf('Patiënt is gezien op de afdeling en heeft geen klachten van pijn.', added).language).toBe(
    'nl',
  );
});
