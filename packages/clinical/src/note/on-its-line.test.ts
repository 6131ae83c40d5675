import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Sentence } from '../talk/sentence.ts';
import { onTheirLines } from './on-its-line.ts';

const factOf = (id: number, clause: string, given: Partial<Fact> = {}): Fact => ({
  id,
  matter: 1,
  follows: 0,
  kind: 'complaint',
  who: { role: 'client' },
  told_by: 'client',
  standing: 'said',
  clause,
  quote: clause,
  slots: slotsOf(clause, 'nl', { isSpoken: true }),
  asked: '',
  asked_in: given.asked ? id : undefined,
  sources: given.asked ? [id, id + 1] : [id],
  from: given.asked ? [{ seq: id + 1, start: 0 } as Sentence] : [],
  progress: 0.5,
  weight: 0.1,
  ...given,
});

const writtenOf = (facts: readonly Fact[], known = facts) =>
  onTheirLines(facts, { known, quoted: new Set(), sectionOf: ({ kind }) => kind, language: 'nl' }).map(
    ({ fact, section }) => [section, fact.clause],
  );

test('a line that points back follows the line it points at, into its section', () => {
  const head = factOf(4, 'Hoofdpijn en misselijk', { kind: 'somatic' });
  const pointing = factOf(5, 'Dacht dat is warmte', { quote: 'Ik dacht dat is de warmte.' });
  expect(writtenOf([head, pointing])).toEqual([
    ['somatic', 'Hoofdpijn en misselijk'],
    ['somatic', 'Dacht dat is warmte'],
  ]);
});

test('it is left out where that line is not told, or stands behind its words where those are known', () => {
  const head = factOf(4, 'Moet twee keer uit bed om te plassen');
  const pointing = factOf(6, 'Wordt daar niet rustiger van', { quote: 'Daar word ik niet rustiger van.' });
  expect(writtenOf([head, pointing])).toEqual([['complaint', head.clause]]);
  const next = { ...pointing, id: 5 };
  expect(writtenOf([next], [head, next])).toEqual([
    ['complaint', 'Moet twee keer uit bed om te plassen; wordt daar niet rustiger van'],
  ]);
});

describe('an answer that says nothing by itself stands with its question', () => {
  test.each([
    [
      'Liever niet bellen',
      'Nee, liever niet bellen.',
      'Wil je dat ik de bedrijfsarts bel?',
      '“Wil je dat ik de bedrijfsarts bel?” – “Nee, liever niet bellen.”',
    ],
    [
      'Is niet nodig',
      'Nee, is niet nodig.',
      'Moet ik naar de huidarts dan?',
      '“Moet ik naar de huidarts dan?” – “Nee, is niet nodig.”',
    ],
    [
      'Zout eten: dat zou makkelijk zijn',
      'Nee, dat zou makkelijk zijn.',
      'Moet ik dan meer zout eten?',
      '“Moet ik dan meer zout eten?” – “Nee, dat zou makkelijk zijn.”',
    ],
    [
      'Heeft erover nagedacht',
      'Ik heb erover nagedacht.',
      'En je euthanasieverklaring? Hoe sta je er nu in?',
      'Euthanasieverklaring: heeft erover nagedacht',
    ],
  ])('%s', (clause, quote, asked, line) =>
    expect(writtenOf([factOf(5, clause, { quote, asked })])).toEqual([['complaint', line]]),
  );
});

test('how often, asked of what was told before, stands behind that and nowhere else', () => {
  const head = factOf(4, 'Moet twee keer uit bed om te plassen', { kind: 'side_effects' });
  const often = factOf(5, 'Elke nacht, sinds die verhoging', {
    asked: 'Elke nacht?',
    kind: 'sleep',
    leans_on: 4,
  });
  expect(writtenOf([head, often]).map(([section]) => section)).toEqual(['side_effects', 'side_effects']);
  expect(writtenOf([often])).toEqual([]);
});

test.each([
  'Slaapt slecht',
  'Heeft het druk op het werk',
  'Die hand trilt bij het inschenken',
  'Denkt dat het helpt',
  'Heeft verdriet, daar zijn geen pillen voor',
])('what says all of it stays as it is: %s', (clause) =>
  expect(writtenOf([factOf(5, clause)])).toEqual([['complaint', clause]]),
);

test('a danger that points back is never left out', () => {
  const risk = factOf(5, 'Heeft die niet meer', { kind: 'risk', quote: 'Die heb ik niet meer.' });
  expect(writtenOf([risk])).toEqual([['risk', 'Heeft die niet meer']]);
});

describe('an answer that says nothing of what was asked stands with its question', () => {
  test.each([
    ['Alleen chef', 'Alleen de chef.', 'Zijn er mensen die iets tegen u hebben?'],
    ['Huis: “geen plan”', 'Geen plan.', 'Is er nu iets van een plan, heb je iets in huis?'],
    [
      'Zou zelf willen: het liefst helemaal stoppen',
      'Het liefst helemaal stoppen.',
      'Wat zou u zelf willen met de olanzapine?',
    ],
  ])('%s', (clause, quote, asked) =>
    expect(writtenOf([factOf(5, clause, { quote, asked })])).toEqual([
      ['complaint', `“${asked}” – “${quote}”`],
    ]),
  );

  test('one that shares a word with it, or names what it is of, does without', () => {
    const asked = 'Hoe slaapt u?';
    const clause = 'Slaapt van elf tot zeven';
    expect(writtenOf([factOf(5, clause, { quote: 'Ik slaap van elf tot zeven.', asked })])).toEqual([
      ['complaint', clause],
    ]);
    const named = 'Gebruikt alleen paracetamol';
    expect(
      writtenOf([factOf(5, named, { quote: 'Alleen paracetamol.', asked: 'Wat doet u ertegen?' })]),
    ).toEqual([['complaint', named]]);
  });
});

describe('a line that names nothing does not stand beside what it is not of', () => {
  test.each([
    ['Twee weken lukt', 'Twee weken lukt.', 'En die coke, lukt het om die twee weken te laten?'],
    ['Liever niet', 'Liever niet.', 'Wil je een prik in de pols?'],
    [
      'Alleen chef, en dat is echt zo',
      'Alleen de chef, en dat is echt zo.',
      'Stemmen gehoord, of het gevoel dat mensen iets tegen je hebben?',
    ],
  ])('an answer stands with its question: %s', (clause, quote, asked) =>
    expect(writtenOf([factOf(3, 'Houdt dagboek bij'), factOf(5, clause, { quote, asked })])[1]).toEqual([
      'complaint',
      `“${asked}” – “${quote}”`,
    ]),
  );

  test.each([
    ['Perfect', 'Tot drie uur is het goed, zeg je?'],
    ['Is met Pasen gestopt', 'Wanneer bent u gestopt?'],
    ['Of ja, eentje, laatste weken twee', ''],
    ['Zou zelf willen: het liefst helemaal stoppen', 'Wat zou u zelf willen?'],
  ])('where the question does not say it either, it is left out: %s', (clause, asked) => {
    const before = factOf(3, 'Rookt niet');
    expect(writtenOf([before, factOf(6, clause, { asked })])).toEqual([['complaint', before.clause]]);
  });

  test('how often something was taken stands behind the medicine', () => {
    const before = factOf(4, 'Collega gaf cliënt Ritalin', { kind: 'medication' });
    const asked = 'Hoe vaak heb je dat genomen?';
    const often = factOf(5, 'Heeft dat twee keer genomen', { asked, quote: 'Twee keer.' });
    expect(writtenOf([before, often]).map(([section]) => section)).toEqual(['medication', 'medication']);
  });

  test('a conclusion of one word stands behind what it is of', () => {
    const before = factOf(4, 'FEV1 was eenenzestig procent', { kind: 'controls', told_by: 'clinician' });
    const judged = factOf(5, 'Stabiel, dat noemen', { kind: 'conclusion', told_by: 'clinician' });
    expect(writtenOf([before, judged]).map(([section]) => section)).not.toContain('conclusion');
  });
});

test('what is said turns after a question is not put beside it', () => {
  const asked = 'Uw vrouw is overleden?';
  const later = { quote: 'Eind augustus.', asked, from: [{ seq: 8, start: 0 } as Sentence], sources: [8] };
  expect(JSON.stringify(writtenOf([factOf(5, 'Eind augustus', later)]))).not.toContain('overleden');
});
