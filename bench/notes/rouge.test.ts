import { expect, test } from 'vitest';
import { porterStem } from './porter.ts';
import { rouge } from './rouge.ts';

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['dies', 'die'],
  ['agreed', 'agre'],
  ['hopping', 'hop'],
  ['hoping', 'hope'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['hesitancy', 'hesit'],
  ['digitizer', 'digit'],
  ['enjoy', 'enjoy'],
  ['happy', 'happi'],
  ['dying', 'die'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['controlling', 'control'],
  ['biology', 'biolog'],
  ['probate', 'probat'],
])('the stem of %s is %s', (word, stem) => expect(porterStem(word)).toBe(stem));

test('texts are compared word by word, pair by pair and in order', () => {
  const { rouge1, rouge2, rougeL } = rouge('The cats sat on a mat.', 'the cat lay on the mat');
  expect(rouge1).toBeCloseTo(8 / 12);
  expect(rouge2).toBeCloseTo(2 / 10);
  expect(rougeL).toBeCloseTo(8 / 12);
});

test('nothing in common is nothing, and the same text is all', () => {
  expect(rouge('', 'a note')).toEqual({ rouge1: 0, rouge2: 0, rougeL: 0 });
  expect(rouge('Sleeps badly.', 'sleeps badly')).toEqual({ rouge1: 1, rouge2: 1, rougeL: 1 });
});
