/** How the letters of different systems and writers say the same: tables without tabs, lists in parts, forms, haste. */
import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../test/papers.ts';
import type { FileSource, Finding, ReferralFinding, ValueFinding } from './finding.ts';

type Language = FileSource['language'];

const values = (text: string, language: Language = 'nl') =>
  found(text, ['measurement', 'score'], { language }).map(
    ({ name, value, over }: ValueFinding) => `${name} ${value}${over ? `/${over}` : ''}`,
  );
const allergies = (text: string, language: Language = 'nl') =>
  found(text, ['allergy'], { language }).map((finding: Finding) =>
    finding.kind === 'allergy' ? (finding.is_denied ? 'none' : finding.name) : '',
  );
const referral = (text: string, language: Language = 'nl') =>
  found(text, ['referral_reason', 'referral_question'], { language }).map(
    ({ kind }: ReferralFinding) => kind,
  );

test.each<[string, Language?]>([
  ['Interventie: Lorazepam gevraagd door cliënte, niet verstrekt.'],
  [
    'Start SSRI aangeboden door de huisarts (sertraline), pt wil eerst het oordeel van de psychiater afwachten.',
  ],
  ['Sociaal\nTwee volwassen zoons. De oudste is bij ons bekend en gebruikt methadon 40 mg.'],
  ['Haar zus is ook in behandeling. Zij krijgt daar lithium 800 mg.'],
  ['In huis ligt nog een voorraad diazepam 10 mg van haar overleden man.'],
  ['Stoornis in het gebruik van cannabis en amfetamine.'],
  ['De apotheek had per abuis metoprolol 100 mg geleverd.'],
  ['Eerder: clozapine nooit.'],
  ['Took approximately 40 paracetamol over the evening of 2 March.', 'en'],
  ["32 x paracetamol 500mg + 10 of mum's amitriptyline.", 'en'],
  ['Two sons, one of whom takes sertraline.', 'en'],
  ['Diazepam was requested and declined.', 'en'],
])('what was not given, not taken or is of another is not found: %s', (text, language) => {
  expect(medicinesIn(text, language)).toEqual([]);
});

test.each<[string, string[], Language?]>([
  ['Oxazepam krijgt zij sinds 2023 niet meer, afspraak.', ['oxazepam: stopped 2023-01-01']],
  [
    'Olanzapine 10 mg neemt hij naar eigen zeggen sinds het overlijden van zijn vrouw niet meer.',
    ['olanzapine 10 mg: stopped'],
  ],
  [
    'Medication\nNew\nSertraline 50 mg\nStopped\nOmeprazole 20 mg',
    ['sertraline 50 mg: continued', 'omeprazole 20 mg: stopped'],
    'en',
  ],
  [
    'Medication\nPast (last 12 months)\nColchicine 500microgram tablets',
    ['colchicine 500 mcg: before continued'],
    'en',
  ],
  [
    'PREVIOUS ANTIEPILEPTICS\nCarbamazepine 400 mg (rash, 2016), topiramate 100 mg (word finding difficulty)',
    ['carbamazepine 400 mg: before continued 2016-01-01', 'topiramate 100 mg: before continued'],
    'en',
  ],
  [
    'Medicamenteus: sertraline 150 mg - onvoldoende; nu mirtazapine 30 mg.',
    ['sertraline 150 mg: before continued', 'mirtazapine 30 mg: continued'],
  ],
  ['Med: simva 40 an', ['simvastatine 40 mg 1/day night: continued']],
])('what is used and what is over: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test('a list goes on where every line has an empty one behind it', () => {
  const text = 'Medicatie\n\nSTOP\n\nchloortalidon 12,5 mg\n\nsolifenacine 5 mg\n\ntemazepam 10 mg';

  expect(found(text, ['medicine']).map(({ change }) => change)).toEqual(['stopped', 'stopped', 'stopped']);
});

test('what brackets hold is of the medicine before them', () => {
  const text = 'Metformine (2 x 500 mg) is toegevoegd vanwege gewichtstoename op de olanzapine.';

  expect(found(text, ['medicine']).filter(({ name }) => name === 'olanzapine')).toEqual([]);
});

test('the dose that is to come stands beside the one of now', () => {
  const text = 'Medicatie\ndiazepam 5 mg 2dd, wordt afgebouwd: vanaf 1 juni 2 mg 3dd';

  expect(found(text, ['medicine']).map(({ dose, standing }) => [dose, standing])).toEqual([
    [5, 'now'],
    [2, 'planned'],
  ]);
});

test.each<[string, string[], Language?]>([
  ['Lab 04-08 07-08\nCRP 187 74\nNatrium 128 133', ['CRP 187', 'CRP 74', 'sodium 128', 'sodium 133']],
  ['Vragenlijst Begin Eind\nPHQ-9 19 7', ['PHQ-9 19', 'PHQ-9 7']],
  ['MMSE 11-02: 23/30.', ['MMSE 23']],
  ['Lithiumspiegel 12-1: 0,62; 9-2: 0,81', ['lithium level 0.62', 'lithium level 0.81']],
  ['Lab\nNeutrofielen 3,4 10^9/l 1,5 - 7,5', ['neutrophils 3.4']],
  [
    'Resultaten (voor / na)\nPCL-5: 52 / 11\nBloeddruk 118/76',
    ['PCL-5 52', 'PCL-5 11', 'blood pressure 118/76'],
  ],
  ['De AVL daalde van 48 naar 27.', ['AVL 48', 'AVL 27']],
  ['COWS bij start 14, na drie uur 6.', ['COWS 14', 'COWS 6']],
  [
    'WAIS-IV: verbaal begrip 112, werkgeheugen 91.',
    ['WAIS-IV verbaal begrip 112', 'WAIS-IV werkgeheugen 91'],
  ],
  ['Op de EDE-Q, die zij hier in de wachtkamer invulde, scoorde zij 4,8.', ['EDE-Q 4.8']],
  ['PHQ-9 21 on 12/02/2026 (15 in January).', ['PHQ-9 21', 'PHQ-9 15'], 'en'],
  ["Baby's weight 3.4 kg.", [], 'en'],
])('values of several days, of parts and in words: %s', (text, value, language) => {
  expect(values(text, language)).toEqual(value);
});

test.each<[string, string[], Language?]>([
  ['Voor geneesmiddelen is zij niet allergisch, wel voor kiwi.', ['kiwi']],
  ['Allergie: volgens het oude dossier pleisters.', ['pleisters']],
  ['5. Is het kind allergisch? [x] ja [ ] nee\nZo ja, waarvoor: cashewnoten', ['cashewnoten']],
  ['Overgevoelig voor geluid en licht.', []],
  [
    'Allergies\nCodeine - nausea\nValues\n12-Feb-2026 PHQ-9 score 14\nHistory: always late.',
    ['codeine'],
    'en',
  ],
])('only what is known, or named as one, is an allergy: %s', (text, allergy, language) => {
  expect(allergies(text, language)).toEqual(allergy);
});

test.each<[string, string[], Language?]>([
  [
    'U verwees mevrouw wegens oplopend gebruik, met de vraag of omzetting haalbaar is.',
    ['referral_reason', 'referral_question'],
  ],
  ['1 Aanleiding\nOverplaatsing.\n2 Verzoek\nOvername.', ['referral_reason', 'referral_question']],
  ['You wondered whether the lithium could be changed.', ['referral_question'], 'en'],
])('why and what is asked: %s', (text, kinds, language) => {
  expect(referral(text, language)).toEqual(kinds);
});
