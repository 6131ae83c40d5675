import { expect, test } from 'vitest';
import { found, medicineInBrief } from '../../../test/papers.ts';

const medicines = (text: string, language: 'nl' | 'en' = 'nl') =>
  found(text, ['medicine'], { language, kind: 'note' }).map(medicineInBrief);

test.each<[string, string[]]>([
  ['Sertraline 50 mg 1dd1', ['sertraline 50 mg 1/day: continued']],
  ['Metformine 500 mg 2dd1', ['metformine 500 mg 2/day: continued']],
  ['metoprolol retard 50mg tablet 1x daags 1 tablet', ['metoprolol 50 mg 1/day: continued']],
  ['Paracetamol 500 mg 3dd2', ['paracetamol 2×500 mg 3/day: continued']],
  ['quetiapine tabl 25 mg\t1-0-0-1\tzn', ['quetiapine 25 mg 2/day as needed: continued']],
  [
    'Lithiumcarbonaat 400 mg\t2dd1 tablet\tsinds 2021',
    ['lithiumcarbonaat 400 mg 2/day: continued since 2021-01-01'],
  ],
  ['mirtazapine 15 mg a.n.', ['mirtazapine 15 mg 1/day night: continued']],
  ['Depot paliperidon 100 mg 1x per 4 weken', ['paliperidon 100 mg 1/4week: continued']],
  ['Risperidon 0,5-1 mg zn bij onrust.', ['risperidon 0.5-1 mg as needed: continued']],
  ['Oxazepam 10 mg zo nodig bij onrust, max. 3 per dag.', ['oxazepam 10 mg as needed: continued']],
  ['Quetiapine XR 200 mg, sinds januari 2024.', ['quetiapine 200 mg: continued since 2024-01-01']],
  ['Sinds 12-2 olanzapine 5 mg.', ['olanzapine 5 mg: continued since 2026-02-12']],
  ['Concerta 36 mg 1dd1.', ['methylfenidaat 36 mg 1/day: continued']],
  [
    'Medicatie: sertraline 100 mg 1 dd 1, omeprazol 20 mg 1 dd 1 en metformine 850 mg 2 dd 1.',
    [
      'sertraline 100 mg 1/day: continued',
      'omeprazol 20 mg 1/day: continued',
      'metformine 850 mg 2/day: continued',
    ],
  ],
  ['Verdraagt sertraline goed.', ['sertraline: continued']],
  ['Stopt met werken; gebruikt sertraline 50 mg.', ['sertraline 50 mg: continued']],
])('what is used: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});

test.each<[string, string[]]>([
  ['Oxazepam 10 mg zn, gestaakt per 3-3', ['oxazepam 10 mg as needed: stopped 2026-03-03']],
  ['Paroxetine gestaakt per 03-03-2025 i.v.m. bijwerkingen.', ['paroxetine: stopped 2025-03-03']],
  [
    'Sertraline opgehoogd van 50 naar 100 mg per 14-2-2025 door huisarts.',
    ['sertraline 100 mg: raised 2025-02-14 by huisarts'],
  ],
  ['De huisarts heeft de citalopram opgehoogd van 20 naar 30 mg.', ['citalopram 30 mg: raised by huisarts']],
  [
    'Was ingesteld op venlafaxine 150 mg; door huisarts verlaagd naar 75 mg in mei 2024.',
    ['venlafaxine 150 mg: started', 'venlafaxine 75 mg: lowered 2024-05-01 by huisarts'],
  ],
  ['Op 4 februari gestart met aripiprazol 5 mg.', ['aripiprazol 5 mg: started 2026-02-04']],
  ['Pt is zelf gestopt met de lithium.', ['lithium: stopped']],
  ['Oxazepam niet meer gebruikt.', ['oxazepam: stopped']],
  [
    'Paroxetine gestaakt, gestart met sertraline 50 mg per dag.',
    ['paroxetine: stopped', 'sertraline 50 mg: started'],
  ],
  ['Omgezet van citalopram naar sertraline 50 mg.', ['citalopram: stopped', 'sertraline 50 mg: started']],
  [
    'Simvastatine 40 mg gewijzigd in atorvastatine 20 mg.',
    ['simvastatine 40 mg: stopped', 'atorvastatine 20 mg: started'],
  ],
  ['Gestopt met paroxetine en oxazepam.', ['paroxetine: stopped', 'oxazepam: stopped']],
  [
    'Olanzapine is op 6 februari verlaagd naar 2,5 mg en op 1 maart gestopt.',
    ['olanzapine 2.5 mg: lowered 2026-02-06', 'olanzapine: stopped 2026-03-01'],
  ],
])('what was changed: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});

test.each<[string, string[]]>([
  ['Sertraline ophogen naar 100 mg.', ['sertraline 100 mg: planned raised']],
  ['Wij starten met mirtazapine 15 mg.', ['mirtazapine 15 mg: planned started']],
  ['Voorstel: start sertraline 50 mg.', ['sertraline 50 mg: advised started']],
  ['Wij adviseren sertraline te verhogen naar 100 mg.', ['sertraline 100 mg: advised raised']],
  ['Eerder citalopram gebruikt zonder effect.', ['citalopram: before continued']],
  ['Heeft ooit Seroquel gehad.', ['quetiapine: before continued']],
  [
    'Eerder gebruikt: paroxetine 20 mg, duloxetine 60 mg.',
    ['paroxetine 20 mg: before continued', 'duloxetine 60 mg: before continued'],
  ],
  ['Quetiapine wordt per 1 juli afgebouwd.', ['quetiapine: planned lowered 2026-07-01']],
  ['Eenmalig oxazepam 10 mg gegeven.', ['oxazepam 10 mg 1/: before continued']],
])('what is planned, advised or past is not so now: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});

test.each([
  'Moeder gebruikt lithium 800 mg.',
  'Zus gebruikt sertraline 100 mg',
  'Vrouw heeft ook diabetes en gebruikt Ozempic.',
  'Familieanamnese: vader kreeg haloperidol 2 mg.',
  'In 2018 suïcidepoging door overdosis paracetamol.',
  'Clozapine als optie besproken, voelt daar niets voor.',
  'Olanzapine kan gewichtstoename geven.',
  'Huisarts vraagt of venlafaxine 75 mg verhoogd kan worden.',
  'Diazepam 5 mg is niet voorgeschreven.',
  'Manische ontregeling na staken van lithium.',
  'Uitleg gegeven over sertraline 50 mg.',
  'Lithiumspiegel 0,8 mmol/l.',
  'Wil geen antidepressiva.',
])('nothing that the client uses: %s', (text) => {
  expect(medicines(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ['Medicatie: sertraline l00 mg 1dd1', ['sertraline: continued']],
  ['Medicatie: sertraline 05 mg', ['sertraline: continued']],
  ['Medicatie: Medikinet 10-10-5 mg.', ['methylfenidaat: continued']],
  [
    'Medicatie: paliperidon depot l0O mg; promethazine 25 mg zn.',
    ['paliperidon: continued', 'promethazine 25 mg as needed: continued'],
  ],
])('a number that a scan may have misread is left out: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});

test.each<[string, string[]]>([
  ['Medicatie: sertraline 5O mg 1dd1', ['sertraline 50 mg 1/day: continued']],
  ['Medicatie: sertraline 50 rng 2ddl', ['sertraline 50 mg 2/day: continued']],
  ['c1ozapine 1OO mg 2dd1', ['clozapine 100 mg 2/day: continued']],
  ['rnetformine 500 mg ldd1', ['metformine 500 mg 1/day: continued']],
  ['Fluticason 50 meg 2dd1', ['fluticason 50 mcg 2/day: continued']],
])('what a scan can only have misread from one thing is put right: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});

test.each<[string, string[]]>([
  [
    'Medicatie\nQuetiapine\n50 mg 1dd1\nlithiumcarbonaat 400 mg\n2dd1',
    ['quetiapine 50 mg 1/day: continued', 'lithiumcarbonaat 400 mg 2/day: continued'],
  ],
  [
    'Fluvoxamine 100 mg 1dd1, sinds 5 januari verhoogd van 50 mg.',
    ['fluvoxamine 100 mg 1/day: raised 2026-01-05 since 2026-01-05'],
  ],
  ['Gestart met venlafaxine 37,5 mg 1dd1, na een week 75 mg 1dd1.', ['venlafaxine 37.5 mg 1/day: started']],
  [
    'Ik startte candesartan 4 mg eenmaal daags, over twee weken op te hogen naar 8 mg.',
    ['candesartan 4 mg 1/day: started', 'candesartan 8 mg: planned raised'],
  ],
  [
    'Thiamine 100 mg 2dd1, multivitaminen 1dd1.',
    ['thiamine 100 mg 2/day: continued', 'multivitamine 1/day: continued'],
  ],
  ['Colecalciferol 800 IE 1dd1', ['colecalciferol 800 IU 1/day: continued']],
])('the dose is the one of now: %s', (text, medicine) => {
  expect(medicines(text)).toEqual(medicine);
});

test('two that were stopped in one breath, or one of them: the unclear one is left out', () => {
  expect(medicines('Sertraline 50 mg en oxazepam gestaakt.')).toEqual(['oxazepam: stopped']);
});

test('no medicines is a finding too', () => {
  expect(found('Gebruikt geen medicatie.', ['medicine'])).toMatchObject([
    { name: 'medicatie', is_denied: true },
  ]);
});

test.each<[string, string[]]>([
  [
    'Sertraline 100 mg od, started in January 2026 by the GP.',
    ['sertraline 100 mg 1/day: started 2026-01-01 by GP'],
  ],
  ['Citalopram 20 mg od, since May 2025', ['citalopram 20 mg 1/day: continued since 2025-05-01']],
  [
    'Quetiapine was reduced from 300 mg to 200 mg on 12 February 2026.',
    ['quetiapine 200 mg: lowered 2026-02-12'],
  ],
  ['We have stopped lithium because of tremor.', ['lithium: stopped']],
  ['Start mirtazapine 15 mg nocte.', ['mirtazapine 15 mg 1/day night: planned started']],
  ['Previously tried fluoxetine without benefit.', ['fluoxetine: before continued']],
  ['Lorazepam 1mg prn, max 2 tablets per day', ['lorazepam 1 mg as needed: continued']],
  ['Her mother takes lithium 800 mg.', []],
  ['Consider adding lithium.', ['lithium: advised started']],
  ['Lithium level 0.8 mmol/l on 2 March.', []],
])('in English: %s', (text, medicine) => {
  expect(medicines(text, 'en')).toEqual(medicine);
});

const inLetter = (text: string, language: 'nl' | 'en' = 'nl') =>
  found(text, ['medicine'], { language }).map(medicineInBrief);

test.each<[string, string[]]>([
  [
    'Hij gebruikt volgens opgave:\n1. valsartan 80 mg\n2. omeprazol, dosis onbekend',
    ['valsartan 80 mg: continued', 'omeprazol: continued'],
  ],
  ['Daarna baclofen 3dd 15 mg; dit is verlaagd naar 3dd 10 mg.', ['baclofen 10 mg 3/day: lowered']],
  ['Medicatie bij ontslag\nBupropion 150 mg wordt niet gegeven i.v.m. insult.', []],
  ['Intoxicaties: nicotine gestopt in 2011.', []],
  ['Medicatie\npantoprazol 40 1dd1', ['pantoprazol 40 mg 1/day: continued']],
  ['Wijziging: sertraline 50 mg -> 100 mg.', ['sertraline 100 mg: raised']],
  ['Wij adviseren de quetiapine op te hogen naar 200 mg.', ['quetiapine 200 mg: advised raised']],
  [
    'Fluoxetine 20 mg is vervangen door clomipramine 75 mg.',
    ['fluoxetine 20 mg: stopped', 'clomipramine 75 mg: started'],
  ],
  ['Kan de lithium worden afgebouwd?', []],
  ['Patiënt nam 30 tabletten temazepam 10 mg in.', []],
  [
    'Medicijn\tVoor opname\tBij ontslag\nQuetiapine\t100 mg 1dd\t200 mg 1dd\nLorazepam\t1 mg 3dd\tgestopt',
    ['quetiapine 200 mg 1/day: continued', 'lorazepam 1 mg 3/day: stopped'],
  ],
  [
    'De mirtazapine is in januari afgebouwd en sinds 1 februari neemt zij deze niet meer.',
    ['mirtazapine: lowered 2026-01-01', 'mirtazapine: stopped 2026-02-01'],
  ],
])('as letters say it: %s', (text, medicine) => {
  expect(inLetter(text)).toEqual(medicine);
});

test.each<[string, string[]]>([
  ['Medicines stopped\n\nRamipril 5 mg – interaction', ['ramipril 5 mg: stopped']],
  [
    'Current medication:\n- Fluoxetine 40 mg od, increased today from 20 mg',
    ['fluoxetine 40 mg 1/day: raised 2026-03-10'],
  ],
  [
    'Medicines on discharge\nQuetiapine MR 150 mg at night, new, advised by liaison',
    ['quetiapine 150 mg 1/day night: continued'],
  ],
  ['Vitamin D 1000 units od', ['colecalciferol 1000 IU 1/day: continued']],
])('as English letters say it: %s', (text, medicine) => {
  expect(inLetter(text, 'en')).toEqual(medicine);
});

test('what was used until a day that has been is used no more', () => {
  expect(
    found('Sertraline 50 mg gebruikt van 01-12-2025 tot 19-01-2026, daarna opgehoogd.', ['medicine']),
  ).toMatchObject([{ name: 'sertraline', dose: 50, standing: 'before' }]);
});
