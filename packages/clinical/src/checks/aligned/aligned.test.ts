import { expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../../note.ts';
import { marksOf } from '../check.ts';

/** `K:` is the clinician, `C:` the client, `N:` somebody who is with them. */
const roles = { K: 'clinician', C: 'client', N: 'other' } as const;
const talk = (lines: string): TranscriptPiece[] =>
  lines
    .trim()
    .split('\n')
    .map((line, seq) => ({
      seq,
      start_s: seq * 5,
      end_s: seq * 5 + 4,
      text: line.trim().slice(3),
      speaker: { role: roles[line.trim()[0] as keyof typeof roles] },
    }));
const marked = (note: string, lines: string, language: Language = 'nl') =>
  marksOf(note, talk(lines), language).map(({ text }) => text);

const weighed = `K: Ga even staan, dan weeg ik u. Zesenzeventig kilo.
C: En de vorige keer?
K: In maart was het negenenzeventig kilo.`;

test('a change of two values is marked when it is written the wrong way round', () => {
  expect(marked('Het gewicht nam toe van 76 naar 79 kg.', weighed)).toEqual(['76 naar 79 kg']);
  expect(marked('Het gewicht nam af van 79 naar 76 kg.', weighed)).toEqual([]);
});

const asked = `K: Last van hartkloppingen? Pijn op de borst?
C: Nee, allebei niet.
K: En over twee weken bloedprikken.
C: Nuchter?
K: Nee, dat hoeft niet.`;

test('what was asked and answered with no is marked when the note has it', () => {
  expect(marked('Hij heeft soms hartkloppingen.', asked)).toHaveLength(1);
  expect(marked('Over twee weken laat hij nuchter bloed prikken.', asked)).toHaveLength(1);
  expect(marked('Geen hartkloppingen.', asked)).toEqual([]);
});

const family = `K: Zit het in de familie, hoge bloeddruk?
C: M'n moeder heeft het, die slikt er pillen voor. M'n vader niet.
K: Wilt u slaappillen?
C: Nee. Mijn broer zit daar al tien jaar aan vast.`;

test('what is told of one relative is marked of another', () => {
  expect(marked('Hoge bloeddruk komt voor bij zijn vader, die daarvoor medicatie slikt.', family)).toEqual([
    'vader',
  ]);
  expect(marked('Hoge bloeddruk komt voor bij zijn moeder, die daarvoor medicatie slikt.', family)).toEqual(
    [],
  );
});

const risk = `K: Wilde je dood?
C: Op dat moment wel. Ja.
K: Wil je nu dood?
C: Nee.
K: Denk je dan ook aan hoe?
C: Nee, zover niet.`;

test('thoughts of death of then and of now, how, and an attempt are compared apart', () => {
  expect(marked('Van een doodswens was op dat moment geen sprake.', risk)).toHaveLength(1);
  expect(marked('Nu geen doodswens.', risk)).toEqual([]);
  expect(marked('Denkt na over de manier waarop.', risk)).toHaveLength(1);
  expect(marked('In 2019 deed zij een suïcidepoging.', risk)).toHaveLength(1);
});

const changes = `K: Stop the acamprosate today, yes. Keep the thiamine.
C: Fine.
K: And are you passing urine OK?
C: A bit less frequently.`;

test('a medicine that is kept is marked as stopped, and less as more', () => {
  expect(marked('Acamprosate and thiamine are both stopped today.', changes, 'en')).toHaveLength(1);
  expect(marked('Acamprosate is stopped today.', changes, 'en')).toEqual([]);
  expect(marked('He is passing urine more often.', changes, 'en')).toHaveLength(1);
});

const measured = `K: Heb je thuis een bloeddrukmeter?
C: Die kan ik lenen.
K: Meet dan twee keer per week en schrijf het op.`;
const admitted = `K: Je bent toen opgenomen?
C: Toen ben ik een nacht in het ziekenhuis geweest.`;

test('every day and one week are marked where another rate and a night were said', () => {
  expect(marked('Thuis meet hij dagelijks met een geleende bloeddrukmeter.', measured)).toEqual([
    'dagelijks',
  ]);
  expect(marked('Hij lag toen een week in het ziekenhuis.', admitted)).toEqual(['een week']);
  expect(marked('Hij lag toen een nacht in het ziekenhuis.', admitted)).toEqual([]);
});

const refused = `K: Ligt er bij jullie vuurwerk in de schuur?
C: Nee, daar begin ik niet aan.
K: Wandelt u nog?
C: Elke dag met de hond naar het bos.`;

test('a clause that was asked for in the same words and answered with no is marked', () => {
  expect(marked('Er ligt vuurwerk in de schuur.', refused)).toHaveLength(1);
  expect(marked('Geen vuurwerk in de schuur.', refused)).toEqual([]);
  expect(marked('Wandelt elke dag met de hond in het bos.', refused)).toEqual([]);
});
