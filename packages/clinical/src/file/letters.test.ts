/** How letters of other hands say things: tables, telegrams, what leans on the sentence before, other people. */
import { expect, test } from 'vitest';
import { found, medicinesIn } from '../../test/papers.ts';
import type { FileSource, Finding, ReferralFinding, ValueFinding } from './finding.ts';

type Language = FileSource['language'];

const values = (text: string, language: Language = 'nl') =>
  found(text, ['measurement', 'score'], { language }).map(
    ({ name, value, over, unit, date, is_earlier }: ValueFinding) =>
      `${is_earlier ? 'earlier ' : ''}${name} ${value}${over ? `/${over}` : ''}${unit ? ` ${unit}` : ''}${date === '2026-03-10' ? '' : ` on ${date}`}`,
  );
const allergies = (text: string) =>
  found(text, ['allergy']).map((finding: Finding) =>
    finding.kind === 'allergy' ? (finding.is_denied ? 'none' : finding.name) : '',
  );
const referral = (text: string, language: Language = 'nl') =>
  found(text, ['referral_reason', 'referral_question'], { language }).map(
    ({ kind, text: said }: ReferralFinding) =>
      `${kind === 'referral_reason' ? 'reason' : 'question'}: ${said}`,
  );

test('a table of a stay has its days without their year, and an empty cell is no value', () => {
  const text =
    'Lab\t15-01\t18-01\t22-01\tEenheid\tReferentie\nNatrium\t117\t126\t134\tmmol/l\t135-145\nCRP\t8\t\t3\tmg/l\t<10';

  expect(values(text)).toEqual([
    'sodium 117 mmol/l on 2026-01-15',
    'sodium 126 mmol/l on 2026-01-18',
    'sodium 134 mmol/l on 2026-01-22',
    'CRP 8 mg/l on 2026-01-15',
    'CRP 3 mg/l on 2026-01-22',
  ]);
});

test('the value of the time before stands under its own day', () => {
  const text =
    'Onderzoek\tUitslag\t\tEenheid\tRef.waarden\tVorige (01-12-25)\nLithium\t1,14\tH\tmmol/L\t0,60 - 0,80\t0,78\nUreum\t6,1\t\tmmol/L\t2,5 - 6,4\t';

  expect(values(text)).toEqual([
    'lithium level 1.14 mmol/l',
    'lithium level 0.78 mmol/l on 2025-12-01',
    'urea 6.1 mmol/l',
  ]);
});

test('a day that went over two lines of its cell is one day', () => {
  const text =
    'Medicijn\tDosering\tToediening\tStart\tStop\nMetformine tablet 500mg\t2x per dag 1 stuk\toraal\t14-01- 2017\t\nOxazepam tablet 10mg\t3x per dag 1 stuk\toraal\t21-03- 2025\t01-06- 2025';

  expect(medicinesIn(text)).toEqual([
    'metformine 500 mg 2/day: continued since 2017-01-14',
    'oxazepam 10 mg 3/day: stopped 2025-06-01 since 2025-03-21',
  ]);
});

test.each<[string, string[]]>([
  ['RR 118/76, P 92 ra, gew 58 kg', ['blood pressure 118/76 mmHg', 'pulse 92 /min', 'weight 58 kg']],
  ['SDQ totaal 21 (ouders) en 19 (leerkracht).', ['SDQ 21', 'SDQ 19']],
  ['0Q-45\t84', ['OQ-45 84']],
  ['BDI-I1: 24', ['BDI 24']],
  ['Kreatinine 97 pmol/L', ['creatinine 97 µmol/l']],
  ['Het natrium steeg naar 128 mmol/l.', ['sodium 128 mmol/l']],
  ['Beleid: bij RR >160/100 verwijzen.', []],
  [
    '4DKL: distress 28, angst 15. Op 3 februari: distress 21, angst 13.',
    [
      '4DKL distress 28',
      '4DKL anxiety 15',
      '4DKL distress 21 on 2026-02-03',
      '4DKL anxiety 13 on 2026-02-03',
    ],
  ],
])('values: %s', (text, value) => {
  expect(values(text)).toEqual(value);
});

test.each<[string, string[]]>([
  [
    'De huisarts schreef melatonine 3 mg voor de nacht voor. Dat gebruikt ze sinds december niet meer.',
    ['melatonine 3 mg 1/day night: continued', 'melatonine: stopped 2025-12-01'],
  ],
  [
    'Tijdelijk olanzapine 5 mg; dit is per 20 februari weer gestaakt.',
    ['olanzapine 5 mg: stopped 2026-02-20'],
  ],
  ['P: start escitalopram 5 mg 1dd1, na 1 wk 10 mg.', ['escitalopram 5 mg 1/day: planned started']],
  ['Metoprolol succ. 50 mg 1dd', ['metoprolol 50 mg 1/day: continued']],
  [
    'Eerder sertraline (2019) en citalopram, beide onvoldoende effect.',
    ['sertraline: before continued 2019-01-01', 'citalopram: before continued'],
  ],
  ['Na inname van 20 tabletten paracetamol 500 mg.', []],
  ['Citalopram werd gestaakt, vochtbeperking 1000 ml.', ['citalopram: stopped']],
  [
    'Medicatie: haloperidol 25 mg, sertraline 50 mg',
    ['haloperidol: continued', 'sertraline 50 mg: continued'],
  ],
  ['Medicatie: haloperidol decanoaat 100 mg i.m. per 4 weken', ['haloperidol 100 mg: continued']],
  ['Medicatie: Ferrofumaraat\n200 mg 1 x per dag.', ['ferrofumaraat 200 mg 1/day: continued']],
])('medicines: %s', (text, medicine) => {
  expect(medicinesIn(text)).toEqual(medicine);
});

test.each<[string, string[]]>([
  [
    'Previously tried: citalopram 40 mg (no benefit) and mirtazapine 30 mg (stopped because of weight gain).',
    ['citalopram 40 mg: before continued', 'mirtazapine 30 mg: stopped'],
  ],
  ['Medication: aripiprazole 15 mg OM', ['aripiprazole 15 mg 1/day morning: continued']],
  ['Medication: insulin glargine 18 units nocte', ['insulin glargine 18 IU 1/day night: continued']],
  ['Stopped: risperidone.', ['risperidone: stopped']],
])('medicines in English: %s', (text, medicine) => {
  expect(medicinesIn(text, 'en')).toEqual(medicine);
});

test.each([
  'Partner van patiënte gebruikt oxazepam 10 mg.',
  'Zij woont met haar zoon Tim (19), die zelf olanzapine 10 mg slikt.',
  'Familie: vader heeft ADHD en gebruikt dexamfetamine 10 mg; moeder sertraline 50 mg.',
])('what others use is not the client’s: %s', (text) => {
  expect(medicinesIn(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ['Allergieën: ei en kattenhaar. Geen medicijnallergie.', ['ei', 'kattenhaar']],
  [
    "Van een allergie voor geneesmiddelen is mij niets bekend; wel is zij allergisch voor pinda's.",
    ["pinda's"],
  ],
  ['Beleid\nPatiënt is overgevoelig voor lamotrigine (rash in 2019).', ['lamotrigine']],
  ['Allergieën: pleisterallergie', ['pleister']],
  ['Allergieën: geen medicijnallergie.', ['none']],
])('allergies: %s', (text, allergy) => {
  expect(allergies(text)).toEqual(allergy);
});

test.each<[string, string[]]>([
  ['Kern / aanleiding\nSinds 4 maanden toenemend somber.', ['reason: Sinds 4 maanden toenemend somber.']],
  [
    'Wat we graag willen weten: heeft hij ADHD, en komt hij in aanmerking voor\nmedicatie?',
    ['question: heeft hij ADHD, en komt hij in aanmerking voor medicatie?'],
  ],
  [
    'Wat vragen wij u?\n1. Behandeling van de faalangst.\n2. Is ADHD-diagnostiek zinvol?',
    ['question: Behandeling van de faalangst. Is ADHD-diagnostiek zinvol?'],
  ],
  [
    'Ik verwijs Sem voor onderzoek naar ADHD. Thuis valt hij op door drukte en boze buien.',
    ['reason: Ik verwijs Sem voor onderzoek naar ADHD. Thuis valt hij op door drukte en boze buien.'],
  ],
  [
    'S: sinds 6 wk angst om flauw te vallen. Niet somber.\nVr: CGT en advies medicatieduur.',
    ['reason: sinds 6 wk angst om flauw te vallen. Niet somber.', 'question: CGT en advies medicatieduur.'],
  ],
])('why and what for: %s', (text, said) => {
  expect(referral(text)).toEqual(said);
});

test('whoever thanks for seeing somebody says why', () => {
  expect(referral('Thank you for seeing this teacher, who has had low mood for five months.', 'en')).toEqual([
    'reason: Thank you for seeing this teacher, who has had low mood for five months.',
  ]);
});
