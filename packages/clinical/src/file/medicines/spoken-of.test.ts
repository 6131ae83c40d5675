import { expect, test } from 'vitest';
import type { Language } from '../../note.ts';
import { findingsOf } from '../findings.ts';

const found = (text: string, language: Language = 'nl') =>
  findingsOf({ id: '1', kind: 'attachment', date: '2026-10-06', author: '', text, language });
const medicines = (text: string, language?: Language) =>
  found(text, language).flatMap((each) => (each.kind === 'medicine' && !each.is_denied ? [each.name] : []));
const values = (text: string, language?: Language) =>
  found(text, language).flatMap((each) =>
    each.kind === 'measurement' || each.kind === 'score' ? [each.value] : [],
  );

test.each<[string, Language?]>([
  ['Nooit antipsychotica gehad, ook geen haloperidol.'],
  ['Geen eerdere behandeling met lithium of clozapine.'],
  ['Richtlijn: eerste keus is sertraline, daarna venlafaxine.'],
  ['Patiënten die clozapine gebruiken dienen wekelijks geprikt te worden.'],
  ['Maximale dosering sertraline 200 mg.'],
  ['Medicatie in huis van echtgenote: metoprolol 50 mg.'],
  ['Van een vriend kreeg hij methylfenidaat.'],
  ['Er staat nog haloperidol 5 mg in de kast, niet van haar.'],
  ['Zij zijn gezond; de oudste slikt Ritalin.'],
  ['Tijdens de zwangerschap van Tim gebruikte moeder paroxetine.'],
  ['Medicatie partner\nmetoprolol 50 mg 1dd1'],
  ['She has never had clozapine.', 'en'],
  ['No previous trial of lithium or clozapine.', 'en'],
  ['NICE recommends sertraline first line.', 'en'],
  ['Patients on clozapine need weekly bloods.', 'en'],
  ['The pharmacy supplied another patient’s clozapine.', 'en'],
])('nobody says that the client uses it: %s', (text, language) => {
  expect(medicines(text, language)).toEqual([]);
});

test.each<[string, string[], Language?]>([
  ['He has tolerated nothing but lamotrigine 100 mg.', ['lamotrigine'], 'en'],
  ['Zijn moeder nam vroeger oxazepam; hij gebruikt citalopram 20 mg.', ['citalopram']],
  ['Dochter beheert de medicatie (metformine 500 mg 2dd).', ['metformine']],
  ['Conform richtlijn gestart met sertraline 50 mg 1dd.', ['sertraline']],
  ['Inuvair (beclometason/formoterol) inhalator, tweemaal daags.', ['beclometason']],
])('what the client uses stands: %s', (text, names, language) => {
  expect(medicines(text, language)).toEqual(names);
});

test.each<[string, number[], Language?]>([
  ['4DKL 28-08: distress 27, depressie 7.', [27, 7]],
  ['De maximale score op de MoCA is 30.', []],
  ['Alarmgrens natrium 125 mmol/l.', []],
  ['Gewenst gewicht: 62 kg.', []],
  ['Het gewicht moet minimaal 50 kg zijn.', []],
  ['Een BMI van 17,5 geldt als ondergewicht.', []],
  ['De MADRS is met 12 gedaald.', []],
  ['Gewicht 71 kg, gewenst gewicht 62 kg.', [71]],
  ['A score above 10 on the GAD-7 is significant.', [], 'en'],
  ['The average PHQ-9 in our service is 14.', [], 'en'],
])('only what was measured of the client is a value: %s', (text, numbers, language) => {
  expect(values(text, language)).toEqual(numbers);
});
