import type { Evidence } from '@noteer/clinical';
import { expect, test } from 'vitest';
import { placesOfWords } from '../places-of-words.ts';
import { goingWith, restingOn, withoutSentences, withTyped } from './doubts.ts';

const text = [
  '## Medicatie\n\nSertraline 50 mg elke ochtend. Oxazepam 50 mg zo nodig.\n',
  '## Plan\n\n- Sertraline naar 50 mg.\n- Bellen.\n',
].join('\n');

const sentence = (words: string, sources: number[]): Evidence => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, sources, origin: 'draft' };
};
const all = [
  sentence('Sertraline 50 mg elke ochtend.', [3, 4]),
  sentence('Oxazepam 50 mg zo nodig.', [7]),
  sentence('Sertraline naar 50 mg.', [4]),
  sentence('Bellen.', [9]),
];
const doubt = { read: '50 mg', sources: [4] };
const wordsOf = (stretches: readonly { start: number; end: number }[]) =>
  stretches.map(({ start, end }) => text.slice(start, end));

test.each([
  ['5', 'Neemt 50 mg, 5,5 dagen, om 5:15.', []],
  ['5', 'Neemt er 5, of 5.', [9, 15]],
  ['geen  pijn', 'Geen\npijn', [0]],
  ['dé', 'idée; dé', [6]],
  ['(?', 'wat (? dan', [4]],
  [' ', 'wat', []],
])('“%s” stands in “%s” as a whole', (words, said, starts) => {
  expect(placesOfWords(said, words).map(({ start }) => start)).toEqual(starts);
});

test('the sentences that rest on the piece and hold what was read are found, and no others', () => {
  expect(wordsOf(restingOn(text, all, doubt))).toEqual([
    'Sertraline 50 mg elke ochtend.',
    'Sertraline naar 50 mg.',
  ]);
});

test('where nobody knows what was said, all that rests on the piece is shown', () => {
  expect(wordsOf(restingOn(text, all, { read: '', sources: [9] }))).toEqual(['Bellen.']);
  expect(wordsOf(restingOn(text, all, { read: 'lithium', sources: [9] }))).toEqual(['Bellen.']);
});

test('what is typed takes its place in those sentences, and in no other that has the same words', () => {
  const after = withTyped(text, restingOn(text, all, doubt), '15 mg');
  expect(after).toBe(
    text.replace('Sertraline 50 mg', 'Sertraline 15 mg').replace('naar 50 mg', 'naar 15 mg'),
  );
});

test('what begins a sentence keeps its capital', () => {
  const resting = restingOn(text, all, { read: 'oxazepam', sources: [7] });
  expect(withTyped(text, resting, 'lorazepam')).toContain(' Lorazepam 50 mg zo nodig.');
});

test('only a sentence that rests on nothing else goes, and takes its line along', () => {
  const going = goingWith(restingOn(text, all, doubt));
  expect(wordsOf(going)).toEqual(['Sertraline naar 50 mg.']);
  expect(withoutSentences(text, going)).toBe(text.replace('- Sertraline naar 50 mg.\n', ''));
});

test('a sentence between others leaves one space behind', () => {
  const said = 'Een. Twee. Drie.\nVier.';
  const place = (words: string) => ({ start: said.indexOf(words), end: said.indexOf(words) + words.length });
  expect(withoutSentences(said, [place('Twee.')])).toBe('Een. Drie.\nVier.');
  expect(withoutSentences(said, [place('Een.')])).toBe('Twee. Drie.\nVier.');
  expect(withoutSentences(said, [place('Drie.'), place('Vier.')])).toBe('Een. Twee.\n');
});
