import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { findFollowUps } from './follow-ups.ts';

/** A Tuesday. */
const from = '2026-02-24';
const found = (note: string, language: Language = 'nl') =>
  findFollowUps(note, language, from).map(({ kind, due }) => [kind, due]);

test.each<[string, string, string | null]>([
  ['Vervolgafspraak 17 maart om 10:30 uur.', 'appointment', '2026-03-17'],
  ['Controle over drie weken.', 'appointment', '2026-03-17'],
  ['Controle over een maand.', 'appointment', '2026-03-24'],
  ['Vervolgafspraak vrijdag.', 'appointment', '2026-02-27'],
  ['Vervolgafspraak dinsdag.', 'appointment', '2026-03-03'],
  ['Volgende week donderdag afspraak.', 'appointment', '2026-03-05'],
  ['Afspraak over twee weken, op donderdag.', 'appointment', '2026-03-12'],
  ['Over 3 weken op dinsdag controle.', 'appointment', '2026-03-17'],
  ['Belafspraak 2-1-2027.', 'appointment', '2027-01-02'],
  ['Afspraak 3 januari.', 'appointment', '2027-01-03'],
  ['Brief naar de huisarts.', 'send', null],
  ['Morgen verwijzing sturen.', 'send', '2026-02-25'],
  ['Overleg met de psychiater.', 'agreement', null],
  ['Bloedprikken over twee weken.', 'agreement', '2026-03-10'],
])('%s', (sentence, kind, due) => {
  expect(found(`## Beleid\n\n${sentence}`)).toEqual([[kind, due]]);
});

test.each<[string, string, string | null]>([
  ['Review on 14 May at 9:30.', 'appointment', '2026-05-14'],
  ['Follow-up in six weeks.', 'appointment', '2026-04-07'],
  ['Follow-up in three weeks, on Monday.', 'appointment', '2026-03-16'],
  ['Appointment Thursday 5th at 15:00.', 'appointment', '2026-03-05'],
  ['Letter to the school.', 'send', null],
  ['Home treatment team to call tomorrow.', 'agreement', '2026-02-25'],
  ['Repeat bloods within five days.', 'agreement', '2026-03-01'],
])('%s', (sentence, kind, due) => {
  expect(found(`## Plan\n\n${sentence}`, 'en')).toEqual([[kind, due]]);
});

test('what has been asks for nothing', () => {
  expect(found('## Beloop\n\nSinds de vorige afspraak gaat het beter. Bloeddruk onder controle.')).toEqual(
    [],
  );
  expect(found('**S** Was seen at the last review.', 'en')).toEqual([]);
});

test('labels in bold and single lines are headings too', () => {
  expect(found('**P** Start sertraline. Brief naar huisarts.')).toEqual([
    ['agreement', null],
    ['send', null],
  ]);
  expect(found('**Beleid**\n\nBrief naar huisarts.')).toEqual([['send', null]]);
});

test('a follow-up knows its place in the note', () => {
  const note = '## Plan\n\n- Start sertraline.\n- Brief aan **huisarts** sturen.\n';
  const last = findFollowUps(note, 'nl', from).at(-1);
  expect(note.slice(last?.start, last?.end)).toBe('Brief aan **huisarts** sturen.');
});
