import { expect, test } from 'vitest';
import { beginningsOf, readBirthDate, sameCode, sameName, wordsOf } from './client-words.ts';

test.each([
  ['Anouk van der Linde', ['anouk', 'linde']],
  ["Jan in 't Veld", ['jan', 'veld']],
  ['Zoë Özdemir-Łukasz', ['zoe', 'ozdemir', 'lukasz']],
  ["Sinéad O'Brien", ['sinead', 'obrien']],
  ['Ĳsbrand ter Braak', ['ijsbrand', 'braak']],
  ['van de', ['van', 'de']],
  [' - ', []],
])('%s is looked for by %j', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test('a name is the same however it is written, and not without its particles', () => {
  expect(sameName('José  de la CRUZ')).toBe(sameName('jose de la cruz'));
  expect(sameName('Jan de Vries')).not.toBe(sameName('Jan Vries'));
});

test('a code is the same with and without what stands between its letters and figures', () => {
  expect(sameCode('C-17.4')).toBe(sameCode('c 174'));
});

test('a word is found from its second letter on, as far as names go', () => {
  expect(beginningsOf('linde')).toEqual(['li', 'lin', 'lind', 'linde']);
  expect(beginningsOf('j')).toEqual(['j']);
  expect(beginningsOf('a'.repeat(300)).at(-1)).toHaveLength(20);
});

test.each([
  ['1-2-1980', '1980-02-01', ''],
  ['01/02/1980', '1980-02-01', ''],
  ['1980-02-01', '1980-02-01', ''],
  ['21 mei 1979', '1979-05-21', ''],
  ['8 March 1990', '1990-03-08', ''],
  ['de Vries 3 nov. 1986', '1986-11-03', 'de Vries'],
])('%s is a date of birth', (text, date, rest) => {
  expect(readBirthDate(text)).toEqual({ date, rest });
});

test.each(['31-2-1980', '1-13-1980', 'mei 1979', '21 foo 1979', 'C-17', '1-2-0980', ''])(
  '%j is none',
  (text) => {
    expect(readBirthDate(text)).toBeUndefined();
  },
);
