/** Lists of what is used, however their lines are laid out: invented lines, as different hands write them. */
import { expect, test } from 'vitest';
import { findingsOf } from '../findings.ts';

function used(text: string, language: 'nl' | 'en' = 'nl'): string[] {
  const source = { id: 'p', kind: 'attachment', date: '2026-10-06', author: '', text, language } as const;
  return findingsOf(source).flatMap((finding) => {
    if (finding.kind !== 'medicine' || finding.standing !== 'now' || finding.change === 'stopped') return [];
    const { name, dose, unit, frequency } = finding;
    const amount = dose === undefined ? [] : [`${dose} ${unit}`];
    const often = frequency?.times === undefined ? [] : [`${frequency.times}/${frequency.per}`];
    return [[name, ...amount, ...often].join(' ')];
  });
}

test.each([
  [
    'De rest van zijn lijst:\n   felodipine 5 mg 1dd\n   Movicolon\n   timolol oogdruppels\n\nTot ziens.',
    ['felodipine 5 mg 1/day', 'macrogol', 'timolol'],
  ],
  ['Zij gebruikt verder nog:\n- Ventolin\n- ezetimib 10 mg', ['salbutamol', 'ezetimib 10 mg']],
  [
    'Verder ongewijzigd:\n\nbumetanide 1 mg, 1 maal daags\ncarvedilol 6,25 mg, 2 maal daags\nallopurinol 100 mg, 1 maal daags',
    ['bumetanide 1 mg 1/day', 'carvedilol 6.25 mg 2/day', 'allopurinol 100 mg 1/day'],
  ],
  ['Eerder geprobeerd en gestopt:\n- Seroxat\n- Zyban', []],
  ['Mogelijke alternatieven:\n- nortriptyline 25 mg\n- duloxetine 30 mg', []],
  ['Middelen met QT-verlenging:\n- haloperidol\n- citalopram 20 mg', []],
])('a line that begins with a medicine is one of the list that it stands in: %s', (text, medicines) => {
  expect(used(text)).toEqual(medicines);
});

test.each([
  [
    'Medicatie\nochtend: enalapril 10 mg; citalopram 20 mg\nochtend en avond: gliclazide 80 mg\nnacht: temazepam 10 mg',
    ['enalapril 10 mg 1/day', 'citalopram 20 mg 1/day', 'gliclazide 80 mg 2/day', 'temazepam 10 mg 1/day'],
  ],
  [
    'Medicatie\nochtend: metformine 500 mg, losartan 50 mg\navond: metformine 500 mg',
    ['metformine 500 mg 2/day', 'losartan 50 mg 1/day'],
  ],
  [
    'Baxterrol\nOchtend:\n- furosemide 40 mg\nVoor de nacht:\n- mirtazapine 15 mg',
    ['furosemide 40 mg 1/day', 'mirtazapine 15 mg 1/day'],
  ],
  [
    'Toedienlijst\n08:00   rasagiline 1 mg, levodopa 125 mg\n13:00   levodopa 125 mg',
    ['rasagiline 1 mg 1/day', 'levodopa 125 mg 2/day'],
  ],
  ['22:10: lorazepam 2 mg p.o. gegeven, daarna rustig.', ['lorazepam 2 mg']],
])('a part of the day before what is taken counts for each dose of its line: %s', (text, medicines) => {
  expect(used(text)).toEqual(medicines);
});

test.each([
  [
    'Medicine\tStrength\tBreakfast\tLunch\tTea\tBedtime\nNaproxen\t250 mg\t1\t\t1\t\nSimvastatin\t20 mg\t\t\t\t1',
    ['naproxen 250 mg 2/day', 'simvastatin 20 mg 1/day'],
  ],
  [
    'Drug\tDose\tWhen\nFlupentixol\t3 mg\tBD\nZopiclone\t3.75 mg\tnocte',
    ['flupenthixol 3 mg 2/day', 'zopiclone 3.75 mg 1/day'],
  ],
  [
    'Drug\tDose\t08:00\t14:00\t22:00\nPregabalin\t75 mg\t1\t-\t1\nBaclofen\t10 mg\t1\t1\t1',
    ['pregabalin 75 mg 2/day', 'baclofen 10 mg 3/day'],
  ],
  [
    'Drug\tMorning\tMidday\tNight\nValproate\t500 mg\t\t500 mg\nClozapine\t100 mg\t\t250 mg',
    ['valproate 500 mg 2/day', 'clozapine 100 mg 1/day'],
  ],
])('columns of a table say when it is taken: %s', (text, medicines) => {
  expect(used(text, 'en')).toEqual(medicines);
});

test.each([
  [
    'nl',
    'Voor de slaap melatonine 3 mg 1dd, tegen de jeuk cetirizine 10 mg 1dd, en van de huisarts omeprazol.',
    ['melatonine 3 mg 1/day', 'cetirizine 10 mg 1/day', 'omeprazol'],
  ],
  [
    'nl',
    'Als onderhoudsmedicatie krijgt hij lithium 800 mg a.n. en zo nodig oxazepam 10 mg.',
    ['lithium 800 mg 1/day', 'oxazepam 10 mg'],
  ],
  [
    'nl',
    'Haar bloeddruk wordt behandeld met enalapril 20 mg en lercanidipine 10 mg, beide eenmaal daags.',
    ['enalapril 20 mg 1/day', 'lercanidipine 10 mg 1/day'],
  ],
  [
    'nl',
    'Hij is overgezet van paroxetine op vortioxetine. Daarvan neemt hij nu 15 mg bij het ontbijt.',
    ['vortioxetine', 'vortioxetine 15 mg 1/day'],
  ],
  ['nl', 'Allergie: wespen (heeft een EpiPen 0,3 mg bij zich).', ['adrenaline 0.3 mg']],
  ['nl', "Ferrofumaraat 200 mg tabl. 's morgens", ['ferrofumaraat 200 mg 1/day']],
  ['nl', 'Dexamfetamine 5 mg 8u, 12u en 16u', ['dexamfetamine 5 mg 3/day']],
  [
    'nl',
    'Medicatie: vit. D3 800 IE 1d1t, calcium 500 mg 1dd',
    ['colecalciferol 800 IU 1/day', 'calciumcarbonaat 500 mg 1/day'],
  ],
  ['nl', 'Rabeprazol verlaagt op den duur het magnesium.', []],
  [
    'en',
    'She came off galantamine in May and has been on memantine since. She has reached 10 mg twice daily.',
    ['memantine', 'memantine 10 mg 2/day'],
  ],
  [
    'en',
    'Medication: sodium valproate 500mg am and 1000mg pm, gabapentin 300 mg t.i.d.',
    ['valproate 500 mg 1/day', 'gabapentin 300 mg 3/day'],
  ],
  ['en', 'Medication: lorazepam 0.5mg-1mg PRN max 2mg/24h', ['lorazepam 0.5 mg']],
  ['en', 'Medication: MST 20mg BD', ['morphine 20 mg 2/day']],
  ['en', 'The family follows MST with the youth team.', []],
] as const)('what is used is found in running text (%s): %s', (language, text, medicines) => {
  expect(used(text, language)).toEqual(medicines);
});
