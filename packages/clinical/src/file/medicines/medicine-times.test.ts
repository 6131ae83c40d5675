/** How often a day, where a letter tells it by the parts of the day or the hours. */
import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../../test/papers.ts';
import { doseText } from '../dose-text.ts';

type Language = 'nl' | 'en';

test.each<[string, string[], Language?]>([
  ['Medicatie: olanzapine 10 mg vdn', ['olanzapine 10 mg 1/day night: continued']],
  ['Medicatie: olanzapine 10 mg v.d.n., zo afgesproken', ['olanzapine 10 mg 1/day night: continued']],
  ['Medicatie: temazepam 20 mg an', ['temazepam 20 mg 1/day night: continued']],
  ["Hij gebruikt perindopril 4 mg 's morgens.", ['perindopril 4 mg 1/day morning: continued']],
  ['Zij slikt lithium 800 mg om 22 uur.', ['lithium 800 mg 1/day: continued']],
  ['Medicatie\nlamotrigine 50 mg 08.00 en 20.00', ['lamotrigine 50 mg 2/day: continued']],
  ["Hij gebruikt metformine 500 mg 's ochtends en 's avonds.", ['metformine 500 mg 2/day: continued']],
  ['Zij slikt mirtazapine 15 mg elke avond voor het slapen.', ['mirtazapine 15 mg 1/day: continued']],
  ['She takes melatonin 2 mg at bedtime.', ['melatonin 2 mg 1/day night: continued'], 'en'],
  ['Medication\nSenna 15 mg ON (constipation)', ['senna 15 mg 1/day night: continued'], 'en'],
  ['He is on sertraline 100 mg each morning.', ['sertraline 100 mg 1/day morning: continued'], 'en'],
])('a part of the day is once a day: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string, Language?]>([
  [
    "Hij gebruikt clozapine, 's ochtends 100 mg en 's avonds 300 mg.",
    "100 mg, 's ochtends; 300 mg, 's avonds",
  ],
  ['Medicatie: clozapine 100-0-250 mg', "100 mg, 's ochtends; 250 mg, 's avonds"],
  [
    'Pregabaline neemt ze 75 mg in de ochtend en 150 mg voor de nacht.',
    "75 mg, 's ochtends; 150 mg, voor de nacht",
  ],
  ['Medicatie: midodrine 2,5 mg om 8 uur en 5 mg om 12 uur', "2,5 mg, 's ochtends; 5 mg, 's middags"],
  ['Medication\nValproate 500 mg mane, 750 mg nocte', '500 mg, in the morning; 750 mg, at night', 'en'],
])(
  'amounts that differ by the part of the day are told each with its part: %s',
  (text, dose, language = 'nl') => {
    const [medicine, ...others] = found(text, ['medicine'], { language });
    expect(medicine && doseText(medicine, language)).toBe(dose);
    expect(others).toEqual([]);
  },
);

test.each<[string, string[], Language?]>([
  ['Medicatie: levodopa 125 mg om 7, 10, 13 en 16 uur', ['levodopa 125 mg 4/day: continued']],
  ["Zij krijgt risperidon 1 mg, zowel 's ochtends als 's avonds.", ['risperidon 1 mg 2/day: continued']],
  ['Medicatie: FLUTICASON 100MCG 2D1INH', ['fluticason 100 mcg 2/day: continued']],
  [
    'Medicatie: sertraline 1x100, pantoprazol 40 mg b.i.d.',
    ['sertraline 100 mg 1/day: continued', 'pantoprazol 40 mg 2/day: continued'],
  ],
  ['Medication\nLantus 24 units nocte', ['insulin glargine 24 IU 1/day night: continued'], 'en'],
  ['Meds: sertraline 150 mane', ['sertraline 150 mg 1/day morning: continued'], 'en'],
])('hours and shorthand are counted: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  ['Medicatie: oxazepam 10 mg zo nodig voor de nacht', ['oxazepam 10 mg night as needed: continued']],
  ['Medicatie: metformine 500 mg bij de maaltijd', ['metformine 500 mg meal: continued']],
  ['Medicatie: paracetamol 500 mg 3dd', ['paracetamol 500 mg 3/day: continued']],
])('what is not told so that it can be counted is not counted: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  ['Medicatie: zuclopentixoldecanoaat 200 mg per 2 weken', ['zuclopentixol 200 mg']],
  ['Medicatie: fentanylpleister 25 mcg', ['fentanyl 25 mcg']],
  ['Medicatie: lithiumcarb 400 mg', ['lithiumcarbonaat 400 mg']],
  ['Medication: Butec 10 micrograms, Adcal-D3', ['buprenorphine 10 mcg', 'calcium carbonate'], 'en'],
  ['Medication: sodium valproate 500 mg bd', ['valproate 500 mg'], 'en'],
])('brands, salts and forms written together are known: %s', (text, medicine, language) => {
  const briefly = medicinesIn(text, language).map((each) => each.replace(/(?: \d\/\d?\w+)?: .*$/, ''));
  expect(briefly).toEqual(medicine);
});
