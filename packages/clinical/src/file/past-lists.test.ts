import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../test/papers.ts';

test.each<[string, string[]]>([
  [
    'Actuele medicatie\nSertraline 50 mg 1dd\n\nGESTOPT IN DE AFGELOPEN 6 MAANDEN\nOXAZEPAM TABLET 10MG     kuur, einde 04-01-2026\n',
    ['sertraline 50 mg 1/day: continued', 'oxazepam 10 mg: stopped 2026-01-04'],
  ],
  ['Bekend bij de apotheek, niet meer in gebruik\nDiclofenac 50 mg\n', ['diclofenac 50 mg: stopped']],
  [
    'Gestopt laatste jaar       stopdatum\nfurosemide tab 40 mg       03-02-2026  (uitdroging)\n-----------------\nBisoprolol 5 mg 1dd\n',
    ['furosemide 40 mg: stopped 2026-02-03', 'bisoprolol 5 mg 1/day: continued'],
  ],
  [
    'Medicatiegeschiedenis in het kort:\n2021  tramadol 50 mg, onvoldoende\n2024  duloxetine 60 mg, misselijk\n',
    ['tramadol 50 mg: before continued 2021-01-01', 'duloxetine 60 mg: before continued 2024-01-01'],
  ],
])('a list of what is used no more, by whatever heading: %s', (text, medicines) => {
  expect(medicinesIn(text)).toEqual(medicines);
});

test('what is proposed, and what was measured, in a row about a medicine', () => {
  const review =
    'nr\tmiddel\tdosering\tbevinding\tvoorstel\n' +
    '1\tlosartan 100 mg\t1dd1\tkalium 5,6 mmol/l\tverlagen naar 50 mg\n' +
    '2\tdiazepam 5 mg\t2dd1\tvallen\tomzetten naar oxazepam 10 mg\n';
  expect(medicinesIn(review)).toEqual([
    'losartan 100 mg 1/day: continued',
    'losartan 50 mg: planned lowered',
    'diazepam 5 mg 2/day: continued',
    'oxazepam 10 mg: planned started',
  ]);
  expect(found(review, ['measurement']).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'potassium 5.6',
  ]);
});

test('a label may stand in a column of its own', () => {
  const form =
    '7. Medicatie        lithiumcarbonaat 400 mg 2dd\n8. Allergie         penicilline\n[Onderzoek]  RR 130/80; pols 68.';
  expect(found(form, ['allergy']).map(({ name }) => name)).toEqual(['penicilline']);
  expect(found(form, ['measurement']).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'blood pressure 130',
    'pulse 68',
  ]);
});
