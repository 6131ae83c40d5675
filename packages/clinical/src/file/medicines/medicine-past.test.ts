/** What a letter tells of a medicine that is over. */
import { expect, test } from 'vitest';
import { medicinesIn } from '../../../test/papers.ts';

type Language = 'nl' | 'en';

test.each<[string, string[], Language?]>([
  ['Citalopram 20 mg deed na acht weken niets.', ['citalopram 20 mg: before continued']],
  ['Ook pregabaline 75 mg gaf geen verbetering.', ['pregabaline 75 mg: before continued']],
  ['Sertraline 100 mg for ten weeks did nothing.', ['sertraline 100 mg: before continued'], 'en'],
  ['Zopiclon heeft zij in het voorjaar twee weken gebruikt.', ['zopiclon: before continued']],
  [
    'Mirtazapine 30 mg at night, which replaced escitalopram 10 mg in March.',
    ['mirtazapine 30 mg 1/day night: started', 'escitalopram 10 mg: stopped 2026-03-01'],
    'en',
  ],
  ['She also had gabapentin 300 mg.', ['gabapentin 300 mg: before continued'], 'en'],
  [
    'We began with citalopram 10 mg and switched to sertraline 50 mg.',
    ['citalopram 10 mg: before started', 'sertraline 50 mg: started'],
    'en',
  ],
])('told as past it is not used now: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  [
    'Zij kocht orlistat 60 mg, maar daarmee is zij in januari opgehouden.',
    ['orlistat 60 mg: stopped 2026-01-01'],
  ],
  ['De doxycyclinekuur is af.', ['doxycycline: stopped']],
  [
    'Imipramine 75 mg followed and was given up because he could not sleep.',
    ['imipramine 75 mg: stopped'],
    'en',
  ],
  ['Diazepam is in januari afgebouwd tot nul.', ['diazepam: stopped 2026-01-01']],
  ['Topiramaat gestopt (was 50 mg).', ['topiramaat 50 mg: stopped']],
  ['Minocycline van de huidarts (100 mg) heb ik direct gestaakt.', ['minocycline 100 mg: stopped']],
  ['De haloperidol en clonidine zijn gestaakt.', ['haloperidol: stopped', 'clonidine: stopped']],
  ['Ramipril 5 mg - off for good', ['ramipril 5 mg: stopped'], 'en'],
  ['I swapped the olanzapine for aripiprazole.', ['olanzapine: stopped', 'aripiprazole: started'], 'en'],
])('it has ended: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test('what takes its place in the next sentence ends it', () => {
  expect(
    medicinesIn('Begonnen met risperidon 4 mg, dat hij niet verdroeg. Overgezet op olanzapine 10 mg.'),
  ).toEqual(expect.arrayContaining(['risperidon: stopped', 'olanzapine 10 mg: started']));
});

test('a dose until a day stands beside the one of now', () => {
  expect(medicinesIn('Medicatie: venlafaxine 150 mg 1dd (tot 1 april: 225 mg)')).toEqual([
    'venlafaxine 150 mg 1/day: continued',
  ]);
});

test.each<[string, string[], Language?]>([
  ['She also has a Fostair inhaler.', ['beclometasone: continued'], 'en'],
  [
    'Hij neemt cetirizine 10 mg 1dd en een neusspray met fluticason.',
    ['cetirizine 10 mg 1/day: continued', 'fluticason: continued'],
  ],
  ['Laboratorium\nLosartan 50 mg 1dd', ['losartan 50 mg 1/day: continued']],
  ['Fluvoxamine 50 mg -> 100 mg -> nu 150 mg 2dd.', ['fluvoxamine 150 mg 2/day: raised']],
])('it is used: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});
