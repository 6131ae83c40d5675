/** The doses that a medicine had, has and will have, told one after the other. */
import { expect, test } from 'vitest';
import { found } from '../../../test/papers.ts';

type Language = 'nl' | 'en';

/** `10 mg now`, and what it was before. */
const dosesIn = (text: string, language: Language): string[] =>
  found(text, ['medicine'], { language }).flatMap(({ dose, standing, dose_before }) => [
    ...(dose_before === undefined ? [] : [`${dose_before} before`]),
    ...(dose === undefined ? [] : [`${dose} ${standing}`]),
  ]);

test.each<[string, string[], Language?]>([
  [
    'De sertraline werd opgevoerd: 25 mg in november, 50 mg in december en sinds januari 100 mg.',
    ['25 before', '50 before', '100 now'],
  ],
  ['Sinds 4 januari staat zij op venlafaxine 150 mg, daarvoor was dat 75 mg.', ['75 before', '150 now']],
  ['Medicatie: fluoxetine 40 mg 1dd (20 mg tot 1 februari)', ['20 before', '40 now']],
  ['Medicatie: fluoxetine 20 mg 1dd (t/m 19-2 was dit 10 mg)', ['10 before', '20 now']],
  ['Het antipsychoticum (risperidon 2 mg) is opgehoogd tot 3 mg.', ['2 before', '3 now']],
  ['I increased his quetiapine to 200 mg nocte (150 mg previously).', ['150 before', '200 now'], 'en'],
  ['Imipramine had been at 150 mg until February.', ['150 before'], 'en'],
])('earlier doses of one sentence: %s', (text, doses, language = 'nl') => {
  expect(dosesIn(text, language)).toEqual(doses);
});

test.each<[string, string[], Language?]>([
  [
    'Hij krijgt aripiprazol sinds zijn tiende. Het begon met 2 mg, vorig jaar was het 5 mg en sinds januari krijgt hij 10 mg.',
    ['2 before', '5 before', '10 now'],
  ],
  [
    'Bij aanvang morfine 40 mg tweemaal daags. Sinds 3 februari zit zij op 20 mg tweemaal daags.',
    ['40 now', '40 before', '20 now'],
  ],
  ['It was replaced by vortioxetine. She has reached 20 mg once daily.', ['20 now'], 'en'],
  ['Zij gebruikt diazepam 5 mg. Afspraak: per 28 maart naar 2 mg.', ['5 now', '5 before', '2 planned']],
  [
    'Zij gebruikt oxazepam 20 mg. Het schema voor de komende tijd:\n\n  17-03   15 mg\n  31-03   10 mg',
    ['20 now', '20 before', '15 planned', '10 planned'],
  ],
])('doses of the medicine that was named before: %s', (text, doses, language = 'nl') => {
  expect(dosesIn(text, language)).toEqual(doses);
});

test.each<[string, string[], Language?]>([
  [
    'Prednisolon in afbouw: nu 10 mg, vanaf 15 maart 7,5 mg, vanaf 22 maart 5 mg.',
    ['10 now', '10 before', '7.5 planned', '5 planned'],
  ],
  [
    'Oxazepam per 1 februari 30 mg, per 1 maart 20 mg, per 1 april 10 mg.',
    ['30 now', '20 now', '20 before', '10 planned'],
  ],
  ['Diazepam 10 mg bd now, 5 mg bd from 1 April.', ['10 now', '10 before', '5 planned'], 'en'],
  ['Citalopram 10 mg 1dd, na een week 20 mg.', ['10 now', '10 before', '20 planned']],
  ['Per 1 april gaat de escitalopram van 10 naar 15 mg.', ['10 now', '10 before', '15 planned']],
  ['I suggest prazosin 1 mg at night, rising to 3 mg.', ['1 advised'], 'en'],
])('a scheme in one line: %s', (text, doses, language = 'nl') => {
  expect(dosesIn(text, language)).toEqual(doses);
});

test.each<[string]>([
  ['Zij gebruikt lithium 800 mg. Haar nuchtere glucose is nu 5 mg/l.'],
  ['Zij gebruikt lithium 800 mg en quetiapine 50 mg. Zij neemt nu 20 mg.'],
])('a dose of nobody is given to none: %s', (text) => {
  expect(dosesIn(text, 'nl').filter((dose) => /^(?:5|20) /.test(dose))).toEqual([]);
});
