import { expect, test } from 'vitest';
import type { Language } from '../../note.ts';
import { templates } from '../../templates.ts';
import { findFollowUps } from './follow-ups.ts';

/** A Tuesday. */
const from = '2026-02-24';
const found = (note: string, language: Language = 'nl') =>
  findFollowUps(note, language, from).map(({ kind, due }) => [kind, due]);

test.each<[string, string, string | null]>([
  ['Vervolgafspraak 17 maart om 10:30 uur.', 'appointment', '2026-03-17'],
  ['Controle over drie weken.', 'appointment', '2026-03-17'],
  ['Deze maand bloed prikken.', 'agreement', '2026-02-28'],
  ['Eind van de maand bellen over de uitslag.', 'agreement', '2026-02-28'],
  ['Controle op de 14e.', 'appointment', '2026-03-14'],
  ['Controle op de 27e.', 'appointment', '2026-02-27'],
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
  ['Nierfunctie laten prikken, tot en met vrijdag.', 'agreement', '2026-02-27'],
  ['Belt voor het weekend haar werkgever, niet de bedrijfsarts.', 'agreement', '2026-02-27'],
  ['Na het weekend telefonisch contact.', 'appointment', '2026-03-02'],
  ['Eind van de week brief aan de verwijzer.', 'send', '2026-02-27'],
  ['Gesprek met de dochter eind maart.', 'appointment', '2026-03-31'],
  ['Begin april evaluatie.', 'appointment', '2026-04-01'],
  ['Dinsdag over een week terug op het spreekuur.', 'appointment', '2026-03-03'],
  ['Over 10 dagen weging.', 'agreement', '2026-03-06'],
  ['Binnen 48 uur contact opnemen.', 'agreement', '2026-02-26'],
  ['Controle ma 9/3.', 'appointment', '2026-03-09'],
  ['Vandaag hervatten, vanaf zaterdag de hele dosis.', 'agreement', '2026-02-24'],
  ['Ontspanningsoefening: elke avond tien minuten.', 'agreement', null],
  ['Broer bewaart de slaaptabletten.', 'agreement', null],
  ['Komt donderdag 12 maart terug.', 'appointment', '2026-03-12'],
  ['Vrijdagmiddag bij de buurvrouw eten.', 'agreement', '2026-02-27'],
  ['Recept na drie uur op te halen.', 'send', '2026-02-24'],
  ['Belt vanmiddag haar zus, die deze week langs kan komen.', 'agreement', '2026-02-24'],
  ['Elke ochtend een half uur wandelen.', 'agreement', null],
  ['Brief aan de werkgever met de vraag geen nachtdiensten te geven.', 'send', null],
  ['Aan de juf vragen of hij naar buiten mag.', 'agreement', null],
  ['Kaartje meegegeven, nu geen melding, bespreken in het team.', 'agreement', null],
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
  ['Review Monday week.', 'appointment', '2026-03-09'],
  ['Blood test on Thursday, not fasting.', 'agreement', '2026-02-26'],
  ['Nurse to ring before the weekend.', 'agreement', '2026-02-27'],
  ['Follow-up three months from now.', 'appointment', '2026-05-25'],
  ['Review in 2/52.', 'appointment', '2026-03-10'],
  ['Refer to physiotherapy by the end of the week.', 'send', '2026-02-27'],
  ['Appointment at the end of March.', 'appointment', '2026-03-31'],
  ['Breathing exercises: twice a day.', 'agreement', null],
  ['Show her husband how the pen works.', 'agreement', null],
])('%s', (sentence, kind, due) => {
  expect(found(`## Plan\n\n${sentence}`, 'en')).toEqual([[kind, due]]);
});

test('what has been asks for nothing', () => {
  expect(found('## Beloop\n\nSinds de vorige afspraak gaat het beter. Bloeddruk onder controle.')).toEqual(
    [],
  );
  expect(found('**S** Was seen at the last review.', 'en')).toEqual([]);
});

test.each([
  ['Bellen bij koorts of benauwdheid.', 'nl'],
  ['Lithium blijft 800 mg.', 'nl'],
  ['Nu geen verwijzing.', 'nl'],
  ['Veel drinken.', 'nl'],
  ['Griepprik in oktober gehad.', 'nl'],
  ['Vier dagen het dagboek ingevuld.', 'nl'],
  ['Verwijzing is geopperd, wil er niet aan.', 'nl'],
  ['Zalf tweemaal daags dun smeren.', 'nl'],
  ['Denkt na over de groep.', 'nl'],
  ['Ring if the rash spreads.', 'en'],
  ['Continue ramipril unchanged.', 'en'],
  ['No referral for now.', 'en'],
  ['Vaccine given today.', 'en'],
] as const)('in a plan “%s” is nothing to do by a day', (sentence, language) => {
  expect(found(`## Plan\n\n${sentence}`, language)).toEqual([]);
});

test('a day that was is no task', () => {
  expect(found('## Course\n\nKidney function 74 on 12 January, as before.', 'en')).toEqual([]);
  expect(found('## Beloop\n\nHad donderdag een gesprek op het werk.')).toEqual([]);
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

/** A day to come under one of these headings is something to do, whatever the sentence calls it. */
const plansOf = (language: 'nl' | 'en') => [
  ...new Set(
    templates.flatMap(({ sections }) =>
      sections
        .filter(({ topics }) => topics.includes('next_contact') || topics.includes('plan'))
        .map(({ title }) => title[language]),
    ),
  ),
];

test.each([
  ...plansOf('nl').map((heading) => ['nl', heading, 'Verpleegkundige komt dinsdag 17 februari.'] as const),
  ...plansOf('en').map((heading) => ['en', heading, 'The nurse comes on Tuesday 17 February.'] as const),
])('a day under the heading of a template’s plan is a task (%s, %s)', (language, heading, sentence) => {
  expect(findFollowUps(`## ${heading}\n\n${sentence}`, language, '2026-01-20')).toMatchObject([
    { due: '2026-02-17' },
  ]);
});

test('a task begins with a capital, also where it is the second half of a sentence', () => {
  const note = '## Plan\n\nBloed prikken op 3 december; behandelaar belt de huisarts op 4 december.';
  const texts = findFollowUps(note, 'nl', '2026-11-16').map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.every((text) => /^\p{Lu}/u.test(text))).toBe(true);
});

test('what somebody is quoted with is a task for what it asks, not for its day alone', () => {
  const note =
    '## Beleid en afspraken\n\nCliënt: “Op donderdag biljart ik.”\nCliënt: “Ik bel morgen de huisarts.”';
  expect(findFollowUps(note, 'nl', '2026-11-17')).toMatchObject([
    { text: 'Cliënt: “Ik bel morgen de huisarts.”', due: '2026-11-18' },
  ]);
});

test('two days in one sentence are two tasks', () => {
  const note =
    '## Plan\n\nVerpleegkundige belt op vrijdag 6 maart en ziet haar op dinsdag 31 maart op het spreekuur.';
  expect(findFollowUps(note, 'nl', from)).toMatchObject([
    { text: 'Verpleegkundige belt op vrijdag 6 maart', due: '2026-03-06' },
    { text: 'Ziet haar op dinsdag 31 maart op het spreekuur.', due: '2026-03-31' },
  ]);
  expect(found('## Plan\n\nThuiszorg komt op maandag en donderdag.')).toHaveLength(1);
});

test('that afternoon is of the day that was named before', () => {
  expect(found('## Plan\n\nVrijdag bloed prikken. Belt die middag om vier uur.')).toEqual([
    ['agreement', '2026-02-27'],
    ['agreement', '2026-02-27'],
  ]);
});

test('what is to be done for the next time is due on the day of the next contact', () => {
  const note =
    '## Plan\n\nSchrijft voor de volgende keer drie doelen op. Vervolgafspraak 10 maart om 9.00 uur.';
  expect(found(note)).toEqual([
    ['agreement', '2026-03-10'],
    ['appointment', '2026-03-10'],
  ]);
});

test('a day of what was, outside of the plan, is no task', () => {
  expect(found('## Beloop\n\nDeze week twee paniekaanvallen, bij de start zes.')).toEqual([]);
  expect(found('## Lichamelijk\n\nUrine van vanochtend: geen afwijkingen.')).toEqual([]);
  expect(found('## Beloop\n\nKreeg vrijdag een brief van het werk.')).toEqual([]);
});
