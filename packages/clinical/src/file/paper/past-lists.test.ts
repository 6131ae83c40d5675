import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';

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
  [
    'MED   edoxaban 30 mg 1-0-0\nGEST  oxybutynine 5 mg (ma jl)\n      temazepam 10 mg\n',
    ['edoxaban 30 mg 1/day: continued', 'oxybutynine 5 mg: stopped', 'temazepam 10 mg: stopped'],
  ],
  [
    'Niet meer in gebruik, uit de tas gehaald\n- Omeprazol 20 mg (vervangen vanwege clopidogrel)\n- Diazepam 2 mg (oud)\n',
    ['omeprazol 20 mg: stopped', 'diazepam 2 mg: stopped'],
  ],
  [
    'GESTOPT AFGELOPEN 12 MAANDEN\nStop       Geneesmiddel                 Reden\n01-08-2025 QUETIAPINE TABLET 300 MG     bijwerking\n',
    ['quetiapine 300 mg: stopped 2025-08-01'],
  ],
  [
    '3. Tijdens detentie gestopt\n   Pregabaline 150 mg (handel), dexamfetamine 10 mg (huisregel).\n',
    ['pregabaline 150 mg: stopped', 'dexamfetamine 10 mg: stopped'],
  ],
  ['Wat hij gehad heeft\n- Ritalin 10 mg, werkte te kort\n', ['methylfenidaat 10 mg: before continued']],
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

test.each<[string, FileSource['language'], string[]]>([
  [
    'Medicatie\nlamotrigine    100 mg    08.00 en 20.00\nquetiapine     50 mg     8:00, 14:00 en 22:00 uur\n',
    'nl',
    ['lamotrigine 100 mg 2/day: continued', 'quetiapine 50 mg 3/day: continued'],
  ],
  ['Medication\nlevetiracetam   500 mg   08:00 and 20:00\n', 'en', ['levetiracetam 500 mg 2/day: continued']],
])('times of the clock are counted: %s', (text, language, medicines) => {
  expect(medicinesIn(text, language)).toEqual(medicines);
});

test('titles, aims and drugs in tables are no findings', () => {
  expect(
    found('Allergieën\nMiddel        Reactie      Sinds\namoxicilline  exantheem    2003\n', ['allergy']).map(
      ({ name }) => name,
    ),
  ).toEqual(['amoxicilline']);
  expect(found('Bepaling     Streefwaarde\nRR           140/90\n', ['measurement'])).toEqual([]);
  expect(
    medicinesIn(
      'Middelengebruik\nMiddel      Hoeveelheid    Frequentie\nketamine    0,5 g          wekelijks\n',
    ),
  ).toEqual([]);
});

test('a value of before may stand on the line below', () => {
  expect(
    found('Lab\nProlactine          1,84   H    U/l\n   vorige 12-11-2025: 0,92 U/l\n', ['measurement']).map(
      ({ value, date }) => `${value} ${date}`,
    ),
  ).toEqual(['1.84 2026-03-10', '0.92 2025-11-12']);
});

test.each<[string, string[], ('nl' | 'en')?]>([
  [
    'Meetgegevens\nRR 120/80\n* Medicatie, nagelopen met de dochter\nToujeo 42 E voor de nacht',
    ['insuline glargine 42 IU 1/day night: continued'],
  ],
  [
    'OUTCOME MEASURES\n  PHQ-9  15\nMEDS as told by pt\n  colecalciferol 800 units od',
    ['colecalciferol 800 IU 1/day: continued'],
    'en',
  ],
])('a list of what is used opens with whoever gave it: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test('what failed before is not what is used', () => {
  const text =
    'Two antipsychotics had failed: aripiprazole 400 mg monthly and before that amisulpride 800 mg.';
  expect(medicinesIn(text, 'en').every((each) => each.includes(': before'))).toBe(true);
});

test('what began in a month that is over is used now, and planned is only what is still to come', () => {
  expect(medicinesIn('LOPEND\nolanzapine tablet 5 mg 1dd1   start 03-2019\n')).toEqual([
    expect.stringMatching(/^olanzapine 5 mg 1\/day: started 2019-03/),
  ]);
});

test.each<[string, string[]]>([
  [
    'CONSULTVRAAG\nAdvies antipsychoticum?\n\nMEDICATIELIJST per 8-1\nrivastigmine 9,5 mg .... 1x daags\ndomperidon 10 mg ....... 3x daags\n',
    ['rivastigmine 9.5 mg 1/day: continued', 'domperidon 10 mg 3/day: continued'],
  ],
  [
    'OBSERVATIONS\nDate          BP        Pulse\n27 Jan 2026   138/88    104\n\nREPEAT / CURRENT\nMirtazapine            30 mg nocte\nThiamine tablets       100 mg TDS\n',
    ['mirtazapine 30 mg 1/day night: continued', 'thiamine 100 mg 3/day: continued'],
  ],
])('a list of what is used, behind a question or a table: %s', (text, medicines) => {
  expect(medicinesIn(text, text.startsWith('O') ? 'en' : 'nl')).toEqual(medicines);
});

test('both are stopped, however long ago they were named', () => {
  const text =
    'Zij kreeg citalopram 20 mg. Zij gebruikte al jaren hydrochloorthiazide 12,5 mg. Het natrium was 114. Beide middelen zijn gestaakt.';
  const stopped = found(text, ['medicine']).filter(({ change }) => change === 'stopped');
  expect(stopped.map(({ name }) => name)).toEqual(['hydrochloorthiazide', 'citalopram']);
});
