/** Ways to tell that a medicine is used no more. */
import { expect, test } from 'vitest';
import { medicinesIn } from '../../../test/papers.ts';

type Language = 'nl' | 'en';

test.each<[string, string[], Language?]>([
  ['De amlodipine 5 mg ging er in 2024 uit.', ['amlodipine 5 mg: stopped 2024-01-01']],
  ['Lisinopril 10 mg is daarna geschrapt.', ['lisinopril 10 mg: stopped']],
  ['De tramadol loopt niet meer.', ['tramadol: stopped']],
  ['De kortwerkende morfine is inmiddels helemaal vervallen.', ['morfine: stopped']],
  ['De kuur amoxicilline zat er toen op.', ['amoxicilline: stopped']],
  ['Van de temazepam is zij inmiddels helemaal af.', ['temazepam: stopped']],
  ['Nortriptyline 50 mg is van de baan.', ['nortriptyline 50 mg: stopped']],
  ['Carbamazepine voor zijn epilepsie is al afgebouwd.', ['carbamazepine: stopped']],
  ['Naproxen 500 mg made her sick and she threw it away.', ['naproxen 500 mg: stopped'], 'en'],
  ['Flupentixol decanoate came to an end.', ['flupenthixol: stopped'], 'en'],
  ['Trazodone has been tailed off.', ['trazodone: stopped'], 'en'],
  ['She weaned herself off diazepam.', ['diazepam: stopped'], 'en'],
])('it is used no more: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  [
    'De olanzapine 10 mg is in stappen gestopt, evenals de lorazepam en de pregabaline 75 mg.',
    ['olanzapine 10 mg: stopped', 'lorazepam: stopped', 'pregabaline 75 mg: stopped'],
  ],
  [
    'Zij nam ook melatonine maar daarmee is zij opgehouden, net als met de zopiclon 7,5 mg.',
    ['melatonine: stopped', 'zopiclon 7.5 mg: stopped'],
  ],
  [
    'Niet meer in gebruik: diclofenac 50 mg, tramadol 50 mg',
    ['diclofenac 50 mg: stopped', 'tramadol 50 mg: stopped'],
  ],
  [
    'Van de medicatielijst verwijderd: simvastatine 40 mg, allopurinol 100 mg.',
    ['simvastatine 40 mg: stopped', 'allopurinol 100 mg: stopped'],
  ],
])('what ended is told once for several: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test.each<[string, string[], Language?]>([
  ['Hij gebruikt sertraline 50 mg; de klachten zijn verdwenen.', ['sertraline 50 mg: continued']],
  ['Bisoprolol 5 mg neemt hij elke ochtend, net als de losartan 50 mg.', ['bisoprolol', 'losartan']],
  [
    'She takes zinc sulfate 125 mg once daily and enoxaparin, which has now finished.',
    ['zinc sulfate 125 mg 1/day: continued', 'enoxaparin: stopped'],
    'en',
  ],
])('what goes on is not taken for ended: %s', (text, medicine, language) => {
  const found = medicinesIn(text, language);
  expect(found.map((each, at) => each.slice(0, medicine[at]?.length))).toEqual(medicine);
});

test.each<[string, string[]]>([
  ['Yasmin is 12 jaar. Yasmin slikt sertraline 50 mg.', ['sertraline 50 mg: continued']],
  ['De Yasmin is in januari gestopt.', ['ethinylestradiol: stopped 2026-01-01']],
])('a girl is no pill: %s', (text, medicine) => {
  expect(medicinesIn(text)).toEqual(medicine);
});
