import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import type { FileSource } from '../finding.ts';
import { findingsOf } from '../findings.ts';
import { affirms, dangersIn } from '../risk/risk-words.ts';
import { prepare } from './prepare.ts';

const note = (date: string, text: string): FileSource =>
  paper(text, { id: `note ${date}`, kind: 'note', date, author: 'Noor Veldman, psychiater' });
const riskOf = (...sources: FileSource[]) =>
  prepare({
    ...{ sources, findings: sources.flatMap(findingsOf) },
    ...{ on: '2026-06-01', template: 'decursus', language: 'nl' },
  }).sections.find(({ id }) => id === 'risk');

test.each([
  'Su-gedachten nog wekelijks, geen plan.',
  'Heeft maandag op de rand van het viaduct gestaan.',
  'Denkt dat ze zonder haar beter af zijn.',
  'Op zondag gedachte "zo hoeft het niet".',
  'Riep "then I better die".',
])('is told in plain words or shorthand: %s', (text) => {
  expect(affirms(text, 'nl')).toBe(true);
});

test.each([
  'Angst om dood te gaan bij hartkloppingen.',
  'Oom is overleden door suïcide.',
  'Over vader: "hij gaat toch dood".',
])('is no danger to the client: %s', (text) => {
  expect(dangersIn(text, 'nl')).toEqual([]);
});

test('the last time that it was there stands under a denial, no older denial', () => {
  const said = riskOf(
    note('2026-02-01', 'Suïcidaliteit: gevraagd, nee.'),
    note('2026-03-01', 'Stond gisteren op de brug en dacht aan springen.'),
    note('2026-05-01', 'Geen suïcidale gedachten.'),
  )?.lines.map(({ text }) => text);
  expect(said).toHaveLength(2);
  expect(said?.[1]).toContain('1 maart 2026');
});

test('what it could be done with belongs with the risk, in whatever words it is told', () => {
  const said = riskOf(
    note('2026-03-01', 'Gisteren de hamer uit de kist gehaald, moest naar boven van de stem.'),
    note('2026-04-01', 'Reed na de borrel richting viaduct, keerde om.'),
    note('2026-05-01', 'Geen suïcidale gedachten.'),
  )?.lines.map(({ text }) => text);
  expect(said?.join()).toContain('hamer');
  expect(said?.join()).toContain('viaduct');
});

test('that there was never anything before is not repeated from an earlier paper', () => {
  const said = riskOf(
    note('2026-03-01', 'Passieve doodswens. Geen eerdere suïcidepogingen.'),
    note('2026-05-01', 'Vertelt nu dat hij in 1987 een poging deed.'),
  )?.lines.map(({ text }) => text);
  expect(said?.join()).toContain('Passieve doodswens');
  expect(said?.join()).not.toContain('Geen eerdere');
});

test('every earlier time that it was there is told, and a crisis contact in whatever words', () => {
  const crisis = {
    ...note('2026-03-01', 'Heeft aan dek gestaan "en gekeken". Neef belde. Opgenomen op de PAAZ.'),
    template: 'crisiscontact',
  };
  const said = riskOf(
    note('2026-01-01', 'Doodsgedachten dagelijks.'),
    note('2026-02-01', 'Heeft bij de huisarts naar euthanasie gevraagd.'),
    crisis,
    note('2026-04-01', 'Doodsgedachten paar keer per week.'),
    note('2026-05-01', 'Geen doodsgedachten.'),
  )?.lines.map(({ text }) => text);
  expect(said).toHaveLength(5);
  expect(said?.[2]).toContain('“Heeft aan dek gestaan "en gekeken". Neef belde. Opgenomen op de PAAZ.”');
});

test('of earlier papers no plan for when it would come back, nor a paper that was to be brought', () => {
  const earlier = note(
    '2026-03-01',
    'Suïcidepoging in 2012.\n\nSignaleringsplan meenemen naar de volgende afspraak.\n\nBeleid: bij toename van doodsgedachten twee keer per week contact.',
  );
  const [, then] = riskOf(earlier, note('2026-05-01', 'Geen doodsgedachten.'))?.lines ?? [];
  expect(then?.text).toContain('Suïcidepoging in 2012.');
  expect(then?.text).not.toMatch(/Signaleringsplan|toename/);
});

test('an answer of a form stands with the day above it', () => {
  const form = paper(
    'Vragenlijst\n\nIngevuld 15-04-2026\nitem 12 (gedachten aan de dood): 0\n\nIngevuld 29-04-2026\nitem 12 (gedachten aan de dood): 1',
    { id: 'form', date: '2026-04-01' },
  );
  const said = riskOf(form, note('2026-05-01', 'Geen doodsgedachten.'))?.lines.map(({ text }) => text);
  expect(said?.join(' ')).toMatch(/Ingevuld 29-04-2026 item 12 \(gedachten aan de dood\): 1/);
});

test('a later denial stands before what it denies, also in a paragraph with a plan, and in shorthand', () => {
  const said = riskOf(
    note('2026-02-01', 'Suïcidaliteit: "soms denk ik, dan ga ik mee", geen plan.'),
    note('2026-04-01', 'Plan: 200 houden, spiegel over 2 wk. Stemmen: geen. Suïcidale gedachten: ontkent.'),
    note('2026-05-01', 'SG nee.'),
  )?.lines.map(({ text }) => text);
  expect(said?.[0]).toContain('SG nee.');
  expect(said?.at(-1)).toContain('1 februari 2026');
});

test('what was so earlier stands with all that was written of it since', () => {
  const said = riskOf(
    note('2026-01-10', 'In huis een jachtgeweer. Suïcidale gedachten, twee dagen per week.'),
    note('2026-02-10', 'Geweer is nu bij zijn broer in de kluis.'),
    note('2026-03-10', 'PHQ-9 8, item 9 = 0.'),
    note('2026-05-01', 'Geen suïcidale gedachten.'),
  )?.lines.map(({ text }) => text);
  expect(said?.map((text) => /(?:januari|februari|maart|mei)/.exec(text)?.[0])).toEqual([
    'mei',
    'maart',
    'februari',
    'januari',
  ]);
});

test('of an earlier denial only its own words are repeated: what stood beside it was of that day', () => {
  const said = riskOf(
    note('2026-03-01', 'Heeft een touw gekocht.'),
    note('2026-04-01', 'Woont nu bij haar moeder. Geen doodsgedachten.'),
    note('2026-05-01', 'Geen suïcidale gedachten.'),
  )?.lines.map(({ text }) => text);
  expect(said?.join()).toContain('Geen doodsgedachten');
  expect(said?.join()).not.toContain('bij haar moeder');
});

const briefOf = (...sources: FileSource[]) =>
  prepare({
    ...{ sources, findings: sources.flatMap(findingsOf) },
    ...{ on: '2026-06-01', template: 'decursus', language: 'nl' },
  }).brief.find(({ label }) => label.startsWith('Risico'));

test('in brief stand the newest words, the last attempt, and of the others only their days', () => {
  const line = briefOf(
    note('2026-01-10', 'Nam in december twintig tabletten oxazepam, een poging. Ontkent nu opzet.'),
    note('2026-03-10', 'Suïcidale gedachten, twee dagen per week.'),
    note('2026-05-01', 'Geen suïcidale gedachten.'),
  );
  expect(line?.text).toContain('een poging. Ontkent nu opzet');
  expect(line?.text).toMatch(/meer hierover: 10 maart 2026$/);
  expect(line?.text).not.toContain('twee dagen per week');
  expect(line?.said.at(-1)?.text).toBe('Meer hierover:');
  expect(line?.said.at(-1)?.sources.map(({ source }) => source)).toEqual(['note 2026-03-10']);
});

test('whether it was an attempt was asked: that is no attempt', () => {
  const line = briefOf(
    note('2026-01-10', 'Arts vraagt of het een suïcidepoging was.'),
    note('2026-05-01', 'Geen suïcidale gedachten.'),
  );
  expect(line?.text).not.toContain('Arts vraagt');
});

test.each([
  ['S/ Gevraagd: soms liever niet wakker worden, geen plan.', true],
  ['PHQ-9 14, item 9: 1.', true],
  ['S: niet meer op het dak geweest, doet kantoor.', false],
  ['Hartkloppingen, dacht dood te gaan.', false],
])('what a note says is of risk or not: %s', (text, is) => {
  const said = riskOf(note('2026-05-01', text))?.lines ?? [];
  expect(said.length > 0).toBe(is);
});

test.each([
  ['PHQ-9 8, item 9 = 0.', false],
  ['EPDS 15, q10 0.', false],
  ['EPDS 9, item 10: never.', false],
  ['PHQ-9 14, vraag 9: 1.', true],
])('a question of a list on it denies it or not: %s', (text, is) => {
  expect(dangersIn(text, 'nl')).toContain('self');
  expect(affirms(text, 'nl')).toBe(is);
});
