import { describe, expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { slotsOf } from './slots.ts';

const said = (text: string, language: Language = 'nl', focus?: string) =>
  slotsOf(text, language, { isSpoken: true, ...(focus ? { focus } : {}) });
const noted = (text: string, language: Language = 'nl') => slotsOf(text, language, { isSpoken: false });

describe('doses', () => {
  test.each<[string, string | undefined, object]>([
    ['We doen honderd milligram quetiapine.', undefined, { value: 100, unit: 'mg', medicine: 'quetiapine' }],
    ['Quetiapine, honderdvijftig, voor het slapen.', undefined, { value: 150, unit: 'mg', isUnitSaid: false, medicine: 'quetiapine' }],
    ['Dat wordt vijftig milligram.', 'sertraline', { value: 50, unit: 'mg', medicine: 'sertraline' }],
    ['We gaan naar vijfenzeventig.', 'sertraline', { value: 75, unit: 'mg', side: 'to', medicine: 'sertraline' }],
    ['Twee tabletten van vijftig.', 'lamotrigine', { value: 2, unit: 'tablet', each: { value: 50, unit: 'mg' } }],
    ['Neem een halve tablet lorazepam.', undefined, { value: 0.5, unit: 'tablet', medicine: 'lorazepam' }],
    ['Risperidon 0,5-1 mg', undefined, { value: 0.5, high: 1, unit: 'mg', medicine: 'risperidon' }],
    ['Twee zakjes macrogol per dag.', undefined, { value: 2, unit: 'sachet', medicine: 'macrogol' }],
    ['De thyrax is honderd microgram.', undefined, { value: 100, unit: 'mcg', medicine: 'levothyroxine' }],
    ['Elf komma vijf milligram.', 'methotrexaat', { value: 11.5, unit: 'mg', medicine: 'methotrexaat' }],
    ['Anderhalve tablet.', 'clozapine', { value: 1.5, unit: 'tablet', medicine: 'clozapine' }],
  ])('%s (about %s)', (text, focus, dose) => {
    expect(said(text, 'nl', focus).amounts[0]).toMatchObject(dose);
  });

  test.each<[string, object]>([
    ['Lisinopril five milligrams.', { value: 5, unit: 'mg', medicine: 'lisinopril' }],
    ['One and a half tablets of prednisone', { value: 1.5, unit: 'tablet', medicine: 'prednisone' }],
    ['Take two tablets of 500 mg of paracetamol', { value: 2, unit: 'tablet', each: { value: 500, unit: 'mg' } }],
    ['Metformin a thousand milligrams', { value: 1000, unit: 'mg', medicine: 'metformin' }],
  ])('%s', (text, dose) => {
    expect(said(text, 'en').amounts[0]).toMatchObject(dose);
  });

  test('a small bare number beside a medicine may be tablets or milligrams: its unit stays open', () => {
    expect(said('Lorazepam, één.').amounts[0]).toMatchObject({ value: 1, medicine: 'lorazepam' });
    expect(said('Lorazepam, één.').amounts[0]).not.toHaveProperty('unit');
  });

  test('each dose goes with the medicine before it', () => {
    const { amounts } = noted('Sertraline 100 mg, quetiapine 25 mg voor de nacht en lithium 800 mg.');
    expect(amounts.map(({ medicine, value }) => [medicine, value])).toEqual([
      ['sertraline', 100],
      ['quetiapine', 25],
      ['lithium', 800],
    ]);
  });

  test('a change has two sides', () => {
    expect(said('Van tien naar twintig milligram.', 'nl', 'citalopram').amounts).toMatchObject([
      { value: 10, side: 'from', medicine: 'citalopram' },
      { value: 20, side: 'to', medicine: 'citalopram' },
    ]);
  });
});

describe('how often', () => {
  test.each<[string, Language, object[]]>([
    ['twee keer per dag', 'nl', [{ times: 2, per: 'day' }]],
    ['2x daags', 'nl', [{ times: 2, per: 'day' }]],
    ['1 dd 50 mg', 'nl', [{ times: 1, per: 'day' }]],
    ['eenmaal daags', 'nl', [{ times: 1, per: 'day' }]],
    ['driemaal per week', 'nl', [{ times: 3, per: 'week' }]],
    ['drie keer in de week', 'nl', [{ times: 3, per: 'week' }]],
    ['om de dag', 'nl', [{ times: 1, per: 'day', every: 2 }]],
    ['om de twee weken', 'nl', [{ times: 1, per: 'week', every: 2 }]],
    ['eens in de vier weken', 'nl', [{ times: 1, per: 'week', every: 4 }]],
    ['één keer in de vier dagen', 'nl', [{ times: 1, per: 'day', every: 4 }]],
    ['elke zes uur', 'nl', [{ times: 1, per: 'hour', every: 6 }]],
    ['elke dinsdag', 'nl', [{ times: 1, per: 'week' }]],
    ['een keer of twee in de maand', 'nl', [{ times: 2, per: 'month' }]],
    ["'s ochtends", 'nl', [{ moment: 'morning' }]],
    ['voor de nacht, zo nodig', 'nl', [{ moment: 'night' }, { isAsNeeded: true }]],
    ['twee tot drie keer per week', 'nl', [{ times: 2, high: 3, per: 'week' }]],
    ['twice a day', 'en', [{ times: 2, per: 'day' }]],
    ['500 mg bd', 'en', [{ times: 2, per: 'day' }]],
    ['three times a week', 'en', [{ times: 3, per: 'week' }]],
    ['every four weeks', 'en', [{ times: 1, per: 'week', every: 4 }]],
    ['once daily at night', 'en', [{ times: 1, per: 'day' }, { moment: 'night' }]],
    ['every other day', 'en', [{ times: 1, per: 'day', every: 2 }]],
    ['as needed', 'en', [{ isAsNeeded: true }]],
  ])('%s', (text, language, often) => {
    expect(said(text, language).frequencies).toMatchObject(often);
  });
});

describe('measurements and scores', () => {
  test.each<[string, Language, object[]]>([
    ['Honderdachtentwintig over tweeëntachtig.', 'nl', [{ name: 'blood pressure', value: 128, over: 82 }]],
    ['RR 145/90, pols 72', 'nl', [{ name: 'blood pressure', value: 145, over: 90 }, { name: 'pulse', value: 72 }]],
    ['Uw temperatuur is achtendertig vier.', 'nl', [{ name: 'temperature', value: 38.4 }]],
    ['Ze weegt nu eenenzestig komma vijf.', 'nl', [{ name: 'weight', value: 61.5 }]],
    ['Gewicht 80 kg, was 83 kg in mei.', 'nl', [{ name: 'weight', value: 80, isPast: false }, { name: 'weight', value: 83, isPast: true }]],
    ['De lithiumspiegel was nul komma zevenenzestig.', 'nl', [{ name: 'lithium level', value: 0.67, isPast: false }]],
    ['HbA1c gestegen van 52 naar 58.', 'nl', [{ name: 'HbA1c', value: 52, isPast: true }, { name: 'HbA1c', value: 58, isPast: false }]],
    ['U scoort elf op de GAD-7.', 'nl', [{ name: 'GAD-7', value: 11 }]],
    ['MMSE 24 van de 30', 'nl', [{ name: 'MMSE', value: 24, of: 30 }]],
    ['De Y-BOCS is tweeëntwintig van de veertig.', 'nl', [{ name: 'Y-BOCS', value: 22, of: 40 }]],
    ['eGFR 58, kalium 4,2, natrium 139', 'nl', [{ name: 'eGFR', value: 58 }, { name: 'potassium', value: 4.2 }, { name: 'sodium', value: 139 }]],
    ['Saturatie achtennegentig procent', 'nl', [{ name: 'saturation', value: 98 }]],
    ['Meet twee keer per week uw bloeddruk.', 'nl', []],
    ['Bel bij koorts boven de 38,5.', 'nl', []],
    ['Blood pressure one thirty-six over eighty-two', 'en', [{ name: 'blood pressure', value: 136, over: 82 }]],
    ['Her PHQ-9 was 17.', 'en', [{ name: 'PHQ-9', value: 17 }]],
    ['A1c of seven point two', 'en', [{ name: 'HbA1c', value: 7.2 }]],
    ['heart rate ninety-two', 'en', [{ name: 'pulse', value: 92 }]],
  ])('%s', (text, language, measurements) => {
    expect(said(text, language).measurements).toMatchObject(measurements);
    expect(said(text, language).measurements).toHaveLength(measurements.length);
  });
});

describe('whose it is', () => {
  const owners = (text: string, language: Language = 'nl', isSpoken = true) =>
    slotsOf(text, language, { isSpoken }).clauses.map(({ who }) => (who.role === 'client' ? 'client' : who.relation));

  test.each<[string, string[]]>([
    ['Mijn tante heeft lithium gehad, die is ermee gestopt.', ['tante', 'tante']],
    ['Ik niet, mijn broer wel.', ['client', 'broer']],
    ['Mijn oma niks.', ['oma']],
    ['Mijn man zegt dat ik snurk.', ['client']],
    ['Dat heeft mijn zus ook.', ['zus']],
    ['Ik woon bij mijn moeder.', ['client']],
    ['Mijn dochter slikt fluoxetine en ik heb nooit iets gehad.', ['dochter', 'client']],
    ['Mijn vader had het aan zijn hart, denk ik.', ['vader']],
    ['De huisarts heeft me verwezen.', ['client']],
    ['Goedemiddag mevrouw De Vries.', ['client']],
  ])('%s', (text, who) => {
    expect(owners(text)).toEqual(who);
  });

  test.each<[string, string[]]>([
    ['My dad has diabetes.', ['father']],
    ["My sister, she's on citalopram.", ['sister', 'sister']],
    ['My wife says I snore.', ['client']],
    ['I live with my parents.', ['client']],
  ])('%s', (text, who) => {
    expect(owners(text, 'en')).toEqual(who);
  });

  test.each<[string, string[]]>([
    ['Moeder heeft hypertensie.', ['moeder']],
    ['Volgens partner is hij vaak boos.', ['client']],
    ['Broer bekend met schizofrenie, vader niet.', ['broer', 'vader']],
  ])('in a note: %s', (text, who) => {
    expect(owners(text, 'nl', false)).toEqual(who);
  });

  test.each<[string, Language, object[]]>([
    ['mijn broer Joris', 'nl', [{ relation: 'broer', name: 'Joris', kind: 'family' }]],
    ['Annelies, mijn vrouw, belde.', 'nl', [{ relation: 'vrouw', name: 'Annelies' }]],
    ['dokter Van Dijk', 'nl', [{ relation: 'huisarts', name: 'Van Dijk', kind: 'care' }]],
    ['my neighbour Ruth', 'en', [{ relation: 'neighbour', name: 'Ruth', kind: 'social' }]],
    ['Dr Patel', 'en', [{ relation: 'doctor', name: 'Patel', kind: 'care' }]],
  ])('%s', (text, language, people) => {
    expect(said(text, language).people).toMatchObject(people);
  });
});

test('every slot says where it stands', () => {
  const text = "Mijn zus slikt sinds kerst 's avonds vijftig milligram sertraline tegen paniek.";
  const slots = said(text);
  const words = [slots.medicines, slots.amounts, slots.frequencies, slots.times, slots.people, slots.findings].map(([slot]) =>
    text.slice(slot?.start, slot?.end),
  );
  expect(words).toEqual(['sertraline', 'vijftig milligram', "'s avonds", 'sinds kerst', 'zus', 'paniek']);
});

test.each<[string, Language, string[]]>([
  ['We starten met sertraline.', 'nl', ['start']],
  ['De quetiapine hogen we op.', 'nl', ['up']],
  ['We bouwen de oxazepam af.', 'nl', ['down']],
  ['De lithium blijft op 800.', 'nl', ['keep']],
  ['Omzetten naar escitalopram.', 'nl', ['switch']],
  ['Hij is gestopt met de medicatie.', 'nl', ['stop']],
  ["Let's increase the sertraline.", 'en', ['up']],
  ['Continue lisinopril.', 'en', ['keep']],
])('%s changes: %j', (text, language, deeds) => {
  expect(said(text, language).changes.map(({ deed }) => deed)).toEqual(deeds);
});

test('a text without words has no slots', () => {
  for (const text of ['', ' ', '…', '?!', '-'])
    expect(Object.values(said(text)).flat().filter((slot) => !('who' in slot))).toEqual([]);
});
