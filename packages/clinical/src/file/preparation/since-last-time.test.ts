import { expect, test } from 'vitest';
import { paper } from '../../../test/papers.ts';
import { findingsOf } from '../findings.ts';
import { sinceLastTime } from './since-last-time.ts';

const note = (date: string, text: string, language: 'nl' | 'en') =>
  paper(text, { id: date, kind: 'note', date, author: 'Noor Veldman, psychiater', language });
/** `changed: Citalopram (2026-02-10)`: of which paper it was before. */
function changes(before: readonly string[], now: string, language: 'nl' | 'en' = 'nl'): string[] {
  const papers = before.map((text, at) => note(`2026-0${at + 1}-10`, text, language));
  const last = note('2026-06-10', now, language);
  const told = {
    before: { papers, findings: papers.flatMap(findingsOf) },
    now: { paper: last, findings: findingsOf(last) },
  };
  return sinceLastTime(told, language).map(
    ({ is, text, before: then }) => `${is}: ${text}${then ? ` (${then.source})` : ''}`,
  );
}

test.each([
  ['another notation', 'Levodopa 125 mg 4x per dag.', 'Levodopa 125 mg 4x.', 'nl'],
  ['a tablet beside it', 'Concerta 27 mg.', 'Concerta 27 mg. Methylphenidate 5 mg prescribed.', 'en'],
  [
    'what is only discussed',
    'Quetiapine 50 mg.',
    'Quetiapine 50 mg tot juli, dan beslissen over afbouw.',
    'nl',
  ],
  ['a rating of another target', 'Door of the room SUDS 30.', 'Empty bottle SUDS 70.', 'en'],
  ['what is resolved', 'Feels tired.', '## Diagnosis\n\nAnaemia resolved.', 'en'],
] as const)('%s is no change', (_, before, now, language) => {
  expect(changes([before], now, language)).toEqual([]);
});

test('the dose of before is that of the last paper that tells it', () => {
  expect(changes(['Citalopram 20 mg.', 'Citalopram 20 mg.'], 'Citalopram verlaagd naar 10 mg.')).toEqual([
    'changed: Citalopram (2026-02-10)',
  ]);
});

test.each([
  ['denied behind a label', [], 'Suïcidale gedachten: geen. Passieve doodswens: "nee, toen wel."', 'nl'],
  ['denied on being asked', [], 'Doodswens: desgevraagd niet.', 'nl'],
  ['as it was', [], 'Suïcidaliteit: niet veranderd.', 'nl'],
  ['told before', ['Passieve doodswens.', 'Zelfbeschadiging: geen.'], 'Passieve doodswens.', 'nl'],
  ['an agreement for when it returns', [], 'Call us if the suicidal thoughts return.', 'en'],
  ['both told and denied', [], 'Suicidal thoughts in the morning. Suicidal thoughts: none now.', 'en'],
] as const)('no new danger: %s', (_, before, now, language) => {
  expect(changes(before, now, language)).toEqual([]);
});

test('a danger is new once, and has returned where earlier papers tell of it', () => {
  const now = 'Suïcidale gedachten dagelijks. Passieve doodswens.';
  expect(changes([], now)).toEqual(['new: Suïcidaliteit']);
  expect(changes(['Passieve doodswens.', 'Geen suïcidale gedachten.'], now)).toEqual([
    'changed: Suïcidaliteit (2026-02-10)',
  ]);
});

test.each([
  [
    'an interruption that ended',
    ['Sertraline 50 mg.'],
    'Sertraline was een week gestopt, neemt weer 50 mg.',
    'nl',
  ],
  [
    'a stop that was told',
    ['Temazepam 10 mg.', 'Temazepam gestopt.'],
    'Temazepam drie maanden gestopt.',
    'nl',
  ],
  [
    'what was taken already',
    ['Sertraline 100 mg.', 'Sertraline: prescribed 100 mg, takes 75 since about two weeks.'],
    'Sertraline 75 mg.',
    'en',
  ],
] as const)('of medicines %s is no change', (_, before, now, language) => {
  expect(changes(before, now, language)).toEqual([]);
});

test('what was written down earlier is of its paper, whatever day it names', () => {
  const before = ['Patient slaapt goed. Citalopram sinds december 20 mg. Oxazepam 10 mg zo nodig.'];
  expect(changes(before, 'Citalopram 10 mg.')).toEqual(['changed: Citalopram (2026-01-10)']);
});

test('what an earlier paper told in any words is not new', () => {
  expect(changes(['Sertraline gestart, nu 25 mg.', 'Sertraline gestopt.'], 'Sertraline 100 mg.')).toEqual([
    'changed: Sertraline (2026-02-10)',
  ]);
});

test.each([
  [
    'a dose that was told since in a sentence that names it by its beginning',
    ['Mirtazapine 15 mg.', 'Mirt nu 30.'],
    'Mirtazapine 30 mg.',
  ],
  [
    'a dose that the same paper left again',
    ['Prazosine 2 mg: duizelig. -> 1 mg.'],
    'Prazosine 1 mg: slaat over in het weekend.',
  ],
  ['a step back', ['Quetiapine 300 mg.'], 'Quetiapine 300 mg verdroeg hij niet; is teruggezet naar 200 mg.'],
  ['a diagnosis that was named before', ['Hartfalen stabiel.'], '## Diagnose\n\nHartfalen.'],
  [
    'danger that earlier papers have in any words',
    ['Zei in maart dat hij dood wilde.'],
    'Doodsgedachten dagelijks.',
  ],
])('%s is not told as new, changed or gone', (_, before, now) => {
  expect(changes(before, now)).toEqual([]);
});

test('a medicine that was only considered before is new when it begins', () => {
  expect(changes(['Lamotrigine besproken, nu niet.'], 'Vandaag gestart met lamotrigine 25 mg.')).toEqual([
    'new: Lamotrigine',
  ]);
});

test('a value is compared with the last paper that speaks of it, and new where none does', () => {
  expect(changes(['Gewicht 79 kg.', 'Gew wat minder dan thuis.'], 'Gewicht 69 kg.')).toEqual([]);
  expect(changes(['Cravings af en toe.'], 'Craving 6/10.')).toEqual([]);
  expect(changes(['Zwanger, gewicht 79 kg.'], 'Gewicht 69 kg.')).toEqual([]);
  expect(changes(['Gewicht 79 kg.'], 'Gewicht 69 kg.')).toEqual(['changed: Gewicht (2026-01-10)']);
});
