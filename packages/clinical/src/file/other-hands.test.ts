/** What the letters of other writers showed: whose a medicine is, whether it is over, and values beside values. */
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

test.each<[string, Language]>([
  ['Zij kwam met haar partner Roel. Roel gebruikt sinds jaren valproaat wegens epilepsie.', 'nl'],
  ['Patiënt: mw. T. Groen\nDe heer Groen krijgt een rol (o.a. rivastigmine).', 'nl'],
  ['Wekadvies meegegeven aan echtgenote (gebruikt zelf metoprolol).', 'nl'],
  ['Broer is mantelzorger; gebruikt zelf quetiapine.', 'nl'],
  ['Quetiapine 12,5 mg hielp bij haar zus goed.', 'nl'],
  ['Hij kreeg fluoxetine voorgeschreven maar is daar nooit mee begonnen.', 'nl'],
  ['Medikinet staat in de kast maar werd nooit gegeven.', 'nl'],
  ['Aanleiding: ontgifting van oxazepam (60-80 mg/dag illegaal verkregen).', 'nl'],
  ['Naproxen vermijden i.v.m. maagklachten.', 'nl'],
  ['PPH: 3 previous overdoses (last: sertraline 2024).', 'en'],
])('what the client does not use is not found: %s', (text, language) => {
  expect(medicinesIn(text, language)).toEqual([]);
});

test.each<[string, string[], Language?]>([
  ['Medicatie\nTegretol 200 mg, beëindigd wegens hyponatriëmie', ['carbamazepine 200 mg: stopped']],
  ['DH: Doxycycline finished last month.', ['doxycycline: stopped 2026-02-10'], 'en'],
  ['Amitriptyline 10 mg, once taken for pain, has also gone.', ['amitriptyline 10 mg: stopped'], 'en'],
  [
    'Medicijnlijst\nzopiclon 7,5 mg lag er nog, maar die neemt hij niet meer sinds de mirtazapine',
    ['zopiclon 7.5 mg: stopped'],
  ],
  [
    'Uitgeprobeerd\nSertraline 200 mg (2024, onvoldoende effect), venlafaxine 100 mg (2025, hypertensie).',
    ['sertraline 200 mg: before continued', 'venlafaxine 100 mg: before continued'],
  ],
  ['Behandeling: lorazepam 2 mg iv.', ['lorazepam 2 mg: before continued']],
  ['Valproaat 500 mg is in februari afgebouwd.', ['valproïnezuur 500 mg: stopped 2026-02-01']],
])('what is over is told as over: %s', (text, medicine, language) => {
  expect(medicinesIn(text, language)).toEqual(medicine);
});

test('a dose that becomes another further on is the dose of before', () => {
  const text = 'Medicatie\nlevothyroxine 112 mcg 1dd1\n\nBeleid\nLevothyroxine per vandaag naar 88 mcg 1dd1.';

  expect(found(text, ['medicine']).map((finding) => finding.dose_before)).toEqual([undefined, 112]);
});

test('until a planned dose the one of now is used', () => {
  const text = "Medicatie\nmirtazapine 15 mg 's avonds; de huisarts verhoogt dit op 12 april naar 30 mg";

  expect(found(text, ['medicine']).map(({ dose, standing }) => [dose, standing])).toEqual([
    [15, 'now'],
    [30, 'planned'],
  ]);
});

test('one medicine in two forms is two entries of a list', () => {
  const text = 'Current treatment: Equasym XL 30 mg each morning, methylphenidate IR 5 mg at 4 pm';

  expect(found(text, ['medicine'], { language: 'en' }).map(({ dose }) => dose)).toEqual([30, 5]);
});

test.each<[string, string[], Language?]>([
  ['Lithium 7 maart 0,98 mmol/l.', ['lithium level 0.98']],
  ['HDRS nu 11, tegenover 19 op 11 februari en 26 op 20 januari.', ['HDRS 11', 'HDRS 19', 'HDRS 26']],
  ['TSH 0,08 (feb 1,4)', ['TSH 0.08', 'TSH 1.4']],
  ['Gewicht 54,1 kg (6 mnd geleden 59 kg)', ['weight 54.1', 'weight 59']],
  ['SDQ ouders 22, leerkracht 18', ['SDQ 22', 'SDQ 18']],
  ['CBCL totaal T-score 74 bij aanmelding, nu 63.', ['CBCL 74', 'CBCL 63']],
  ['Lab: lactaat 3,1, hs-TnT 8, D-dimeer 310', ['lactate 3.1', 'troponin 8', 'D-dimer 310']],
  [
    'Controle: 84,2 kg, 1.83 m, RR 136/88, p 84 ra',
    ['weight 84.2', 'height 1.83', 'blood pressure 136/88', 'pulse 84'],
  ],
  [
    'Datum\tOmschrijving\tUitslag\n02-03-2026\tsystolische bloeddruk\t114 mmHg\n02-03-2026\tdiastolische bloeddruk\t71 mmHg',
    ['blood pressure 114/71'],
  ],
  ['Parameter\t07:50\t13:30\nRR staand\t96/58\t124/76', ['blood pressure 96/58', 'blood pressure 124/76']],
])('values beside values: %s', (text, value, language) => {
  expect(values(text, language)).toEqual(value);
});

test.each<[string, string[], Language?]>([
  ['Overgevoeligheden\nPenicillines\tvervallen per 02-2025 (provocatietest negatief)', []],
  [
    'Allergie\nKoemelk als baby, eroverheen gegroeid. Pinda: anafylaxie 2022, noodset op school aanwezig.',
    ['pinda'],
  ],
  [
    'All/intol: co-amoxiclav (galbulten), valproaat (haaruitval).',
    ['amoxicilline/clavulaanzuur', 'valproïnezuur'],
  ],
  ['Intoleranties\nGeneesmiddelen\ttramadol (verwardheid)\nOverig\tbijengif', ['tramadol', 'bijengif']],
  ['Hij kan niet tegen haldol: krijgt er kramp in de nek van.', ['haloperidol']],
  ['Zij kan niet tegen drukte.', []],
  ['Allergieën: niet bekend', ['none']],
])('allergies as registered, and those that are no more: %s', (text, allergy, language) => {
  expect(allergies(text, language)).toEqual(allergy);
});

test.each<[string, string[], Language?]>([
  [
    'Uw patiënt bezocht de polikliniek in verband met wegrakingen. U vroeg of omzetting aangewezen is.',
    ['referral_reason', 'referral_question'],
  ],
  ['Hulpvraag / vraagstelling\nBeoordeling PTSS.', ['referral_question']],
  [
    'I should be grateful if you would see this man, who has had contamination fears for years.',
    ['referral_reason', 'referral_question'],
    'en',
  ],
])('why and what for: %s', (text, kinds, language) => {
  expect(referral(text, language)).toEqual(kinds);
});
