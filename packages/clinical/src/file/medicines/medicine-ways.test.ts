/** Further ways to tell that a medicine has ended, or is only proposed. */
import { expect, test } from 'vitest';
import { findingsOf } from '../findings.ts';

type Language = 'nl' | 'en';

const standings = (text: string, language: Language = 'nl'): string[] =>
  findingsOf({ id: 'x', kind: 'attachment', date: '2026-03-10', author: '', text, language }).flatMap(
    (each) =>
      each.kind === 'medicine'
        ? [`${each.name}: ${each.change === 'stopped' ? 'stopped' : each.standing}`]
        : [],
  );

test.each<[string, string[], Language?]>([
  ['Mirtazapine 15 mg, vanwege gewichtstoename na een maand gestaakt.', ['mirtazapine: stopped']],
  ['Uit de baxter: simvastatine 40 mg, oxazepam 10 mg.', ['simvastatine: stopped', 'oxazepam: stopped']],
  ['Foliumzuur 5 mg tot en met week 12.', ['foliumzuur: before']],
  ['Prednison 30 mg, klaar op 1 maart.', ['prednison: stopped']],
  ['Na een jaar morfine 30 mg, toen geroteerd naar fentanyl.', ['morfine: before']],
  ['STOPPED amitriptyline 25 mg (toxic in overdose)', ['amitriptyline: stopped'], 'en'],
])('it has ended: %s', (text, medicine, language) => {
  expect(standings(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  ['Als dit niet aanslaat overweegt dr. Vink sertraline 50 mg.', ['sertraline: advised']],
  ['Wij zijn van plan enalapril om te zetten naar amlodipine 5 mg.', ['amlodipine: advised']],
  ['Daarna voorzichtig aripiprazol 5 mg proberen.', ['aripiprazol: advised']],
  ['He is open to naltrexone 50 mg.', ['naltrexone: advised'], 'en'],
])('it is only proposed: %s', (text, medicine, language) => {
  expect(standings(text, language)).toEqual(medicine);
});
