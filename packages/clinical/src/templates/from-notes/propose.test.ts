import { expect, test } from 'vitest';
import { proposeTemplate } from './propose.ts';

const first = `Naam: J. Voorbeeld
Geboortedatum: 1-2-1980

Beloop
Cliënt slaapt slecht sinds twee weken. Zij is somber en piekert veel. Cliënt eet minder.

Medicatie:
- sertraline 50 mg, dagelijks
- oxazepam 10 mg zo nodig

Risico
Geen suïcidegedachten.

Beleid:
Sertraline ophogen naar 100 mg. Over drie weken vervolgafspraak.`;
const second = `Beloop: Cliënt heeft meer energie. Zij ging weer wandelen en de stemming is beter.
Medicatie:
- sertraline 100 mg
- geen bijwerkingen
Risico: niet besproken
Beleid: Door met sertraline. Brief naar huisarts.
Tip voor thuis: elke dag een half uur lopen.`;

test('headings of one’s own notes are sections, in their order, however they are marked', () => {
  const { sections } = proposeTemplate([first, second]);
  expect(sections.map(({ heading, seen_in }) => [heading, seen_in])).toEqual([
    ['Beloop', 2],
    ['Medicatie', 2],
    ['Risico', 2],
    ['Beleid', 2],
  ]);
});

test('each is written as it was, and takes the kinds of facts that stood in it', () => {
  const [course, medication, risk, plan] = proposeTemplate([first, second]).sections;
  expect([course?.style, medication?.style, risk?.style, plan?.style]).toEqual([
    'sentences',
    'list',
    'telegram',
    'telegram',
  ]);
  expect(course?.kinds).toEqual(expect.arrayContaining(['course', 'mood', 'sleep']));
  expect(medication?.kinds).toEqual(expect.arrayContaining(['medication', 'side_effects']));
  expect(risk?.kinds).toEqual(expect.arrayContaining(['risk']));
  expect(plan?.kinds).toEqual(expect.arrayContaining(['plan', 'next_contact']));
  expect([course?.says_not_discussed, risk?.says_not_discussed]).toEqual([false, true]);
});

test('no kind stands in two sections, and one section takes the rest', () => {
  const { sections } = proposeTemplate([first, second]);
  const kinds = sections.flatMap((section) => section.kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(sections.filter(({ takes_rest }) => takes_rest)).toHaveLength(1);
});

test('who it is about is no section, and nothing but headings is kept', () => {
  const proposed = JSON.stringify(proposeTemplate([first, second]));
  expect(proposed).not.toMatch(/Voorbeeld|1980|Geboortedatum|sertraline|wandelen/);
});

test('a label of one line that stands in every note is a section', () => {
  const { sections } = proposeTemplate([
    'Beloop: gaat beter.\nTip voor thuis: lopen.',
    'Beloop: gaat goed.\nTip voor thuis: zwemmen.',
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual(['Beloop', 'Tip voor thuis']);
});

test('a short line above a text is a heading, a name is not', () => {
  const { sections } = proposeTemplate([
    'Jansje de Vries\nGeen bijzonderheden.\n\nJansje Voorbeeld\nKwam op tijd.\n\nHoe het thuis gaat\nRustig.\n\nBeleid\nDoorgaan.',
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual(['Hoe het thuis gaat', 'Beleid']);
});

test('the letters of SOEP are known', () => {
  const { sections, family } = proposeTemplate([
    'S hoest sinds drie dagen, geen koorts\nO longen schoon\nE bovenste luchtweginfectie\nP afwachten',
  ]);
  expect(sections).toEqual([]);
  const lettered = proposeTemplate([
    'S: hoest drie dagen\nO: longen schoon\nE: luchtweginfectie\nP: afwachten',
  ]);
  expect(lettered.sections.map(({ heading }) => heading)).toEqual(['S', 'O', 'E', 'P']);
  expect(lettered.sections[3]?.kinds).toEqual(expect.arrayContaining(['plan', 'next_contact']));
  expect([family, lettered.family]).toEqual(['progress', 'problem']);
});

test('English notes in capitals', () => {
  const { sections } = proposeTemplate([
    'PROGRESS\nShe sleeps better. She is less anxious.\n\nMEDICATION\nSertraline 50 mg\n\nPLAN\nSee in four weeks.',
  ]);
  expect(sections.map(({ heading, style }) => [heading, style])).toEqual([
    ['PROGRESS', 'sentences'],
    ['MEDICATION', 'telegram'],
    ['PLAN', 'telegram'],
  ]);
});

test.each([
  [''],
  ['Cliënt slaapt slecht. Over twee weken terug.'],
  ['\u0000 ### \n **** \n ::::'],
  ['x'.repeat(50_000)],
])('where there are no headings nothing is proposed', (note) =>
  expect(proposeTemplate([note]).sections).toEqual([]),
);
