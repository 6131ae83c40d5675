/** Reasons and questions of letters that say them in passing, in their subject or not at all. */
import { expect, test } from 'vitest';
import { findingsOf } from '../findings.ts';

type Language = 'nl' | 'en';
const textsOf = (kind: 'referral_reason' | 'referral_question', text: string, language: Language): string =>
  findingsOf({ id: '1', kind: 'attachment', date: '2026-03-03', author: '', text, language })
    .flatMap((each) => (each.kind === kind ? [each.text] : []))
    .join(' ');
const whyOf = (text: string, language: Language) => textsOf('referral_reason', text, language);
const askedIn = (text: string, language: Language) => textsOf('referral_question', text, language);

test.each<[Language, string, string]>([
  ['nl', 'Zij gaat per 1 maart in Drenthe wonen en wordt daarom aan jullie overgedragen.', 'Drenthe'],
  ['nl', 'Dank voor je verwijzing van Koen, die na acht jaar van de paroxetine af wil.', 'paroxetine'],
  ['nl', 'Uw patiënte bezocht op 4 mei onze polikliniek voor nachtelijke paniek.', 'paniek'],
  ['nl', 'Binnengebracht door ambulance: lag verward in een portiek.', 'portiek'],
  ['nl', 'Hierbij meld ik mevrouw aan. Zij wil stoppen met gokken. Alleen lukt dat niet.', 'gokken'],
  ['nl', 'Betreft: afbouw oxazepam, mw. K. Bakker\n\nGeachte dokter,\n\nHierbij het schema.', 'oxazepam'],
  ['nl', 'Mevrouw belde vanmorgen: hartkloppingen sinds ophogen van de venlafaxine.', 'hartkloppingen'],
  ['nl', 'Geagiteerd sinds de start van levodopa. Kan die eraf?', 'levodopa'],
  ['en', 'Re: handover on moving to Leeds\n\nDear colleague,\n\nHer tablets are below.', 'moving'],
  ['en', 'I visited Fred at home for his yearly dementia check.', 'dementia'],
  ['en', 'I would be grateful for your assessment of this nurse with panic at work.', 'panic'],
  ['en', 'The neighbours rang: shouting at night, rotting food.', 'rotting'],
  ['en', 'His daughter has noticed memory problems over the past year.', 'memory'],
])('it is found why somebody comes (%s): %s', (language, text, expected) => {
  expect(whyOf(text, language)).toContain(expected);
});

test.each<[Language, string, string]>([
  ['nl', 'Graag uw oordeel over deze man. Is dit een begin van dementie?', 'begin van dementie'],
  ['nl', 'Bij deze uitslag graag de spiegel laten herhalen.', 'herhalen'],
  ['nl', 'Aan de wijkverpleging het verzoek de bloeddruk te meten.', 'bloeddruk'],
  ['nl', 'Mijn vraag aan jou is of de POH langs kan gaan.', 'POH'],
  ['nl', 'Spoedige beoordeling aan huis is nodig.', 'aan huis'],
  ['nl', 'Wij denken aan deeltijd bij jullie. Past dat?', 'deeltijd'],
  ['nl', 'Ik zou met u willen afstemmen over werkhervatting.', 'werkhervatting'],
  ['en', 'PLEASE\nTake over her depot from 1 March.', 'depot'],
  ['en', 'Tremor since the switch. OK to restart?', 'restart'],
  ['en', 'MHA assessment needed today.', 'MHA'],
])('it is found what is asked (%s): %s', (language, text, expected) => {
  expect(askedIn(text, language)).toContain(expected);
});

test('what the reader is asked to send somebody for is not why the letter came', () => {
  expect(whyOf('Please would you refer his wife for a carer assessment?', 'en')).toBe('');
});
