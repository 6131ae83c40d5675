import { expect, test } from 'vitest';
import { linesOf, litByWord, litOf } from './placed-words.ts';

const word = (text: string) => ({ text, box: [0, 0, 10, 10] as [number, number, number, number], sure: 1 });
const words = ['Geachte', 'collega,', 'Hij', 'gebruikt', 'de', 'sertraline', '50', 'mg.'].map(word);
const shown = (text: string) =>
  linesOf({ text, words }).map(({ stretches }) => stretches.map((each) => each.word));

test('every word of the picture is found in the text, line by line', () => {
  const text = 'Geachte collega,\n\nHij gebruikt\tde sertraline 50 mg.';
  expect(shown(text)).toEqual([
    [0, undefined, 1],
    [],
    [2, undefined, 3, undefined, 4, undefined, 5, undefined, 6, undefined, 7],
  ]);
  const lines = linesOf({ text, words });
  expect(lines.map(({ stretches }) => stretches.map((each) => each.text).join(''))).toEqual(text.split('\n'));
});

test('a word that was corrected has no place in the picture, and those after it keep theirs', () => {
  const text = 'Geachte collega,\nHij gebruikt de citalopram 50 mg.';
  expect(shown(text)[1]).toEqual([2, undefined, 3, undefined, 4, undefined, 6, undefined, 7]);
});

test('a word behind a wide column is found, and those after it', () => {
  const text = `Hij${' '.repeat(60)}gebruikt sertraline`;
  const lines = linesOf({ text, words: ['Hij', 'gebruikt', 'sertraline'].map(word) });
  expect(lines[0]?.stretches.map((each) => each.word)).toEqual([0, undefined, 1, undefined, 2]);
});

test('a short word is not taken for a part of a longer one', () => {
  const lines = linesOf({ text: 'onder de boom', words: [word('de'), word('boom')] });
  expect(lines[0]?.stretches.map(({ from, word: at }) => [from, at])).toEqual([
    [0, undefined],
    [6, 0],
    [8, undefined],
    [9, 1],
  ]);
});

test('a place in the text lights its words, and a word lights its place', () => {
  const lines = linesOf({ text: 'Geachte collega,\nHij gebruikt', words });
  expect(litOf(lines, 8, 20)).toEqual({ from: 8, to: 20, words: [1, 2] });
  expect(litByWord(lines, 3)).toEqual({ from: 21, to: 29, words: [3] });
  expect(litByWord(lines, 7)).toEqual({ from: -1, to: -1, words: [7] });
});
