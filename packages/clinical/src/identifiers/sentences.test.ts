import { expect, test } from 'vitest';
import { putBack, replaceIdentifiers } from './index.ts';
import type { Chances } from './learned/chances.ts';
import { bare, marked, sentences } from './sentences.cases.ts';

const known = {
  people: ['Sanne de Wit', 'Anna Vermeulen', 'Youssef El Idrissi', 'Roos Bakker'],
  birth_dates: ['1984-03-12'],
  numbers: ['CL-20931'],
};

const planted = (sentence: string) => [...sentence.matchAll(marked)].map(([, name = '']) => name);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** Each sentence is a talk of its own: nothing learnt from another helps. */
const readBy = (chances?: Chances) => (sentence: string) => {
  const { texts, map } = replaceIdentifiers([bare(sentence)], known, new Map(), chances);
  const [text = ''] = texts;
  const outside = sentence.replaceAll(marked, ' ');
  const standing = wordsOf(text.replaceAll(/\[[a-z]+-\d+\]/g, ' '));
  const left = planted(sentence).filter((name) =>
    wordsOf(name).some((word) => standing.includes(word) && !wordsOf(outside).includes(word)),
  );
  const touched = wordsOf(outside).filter((word) => !standing.includes(word));
  return { sentence, text, left, touched, isBack: putBack(text, map) === bare(sentence) };
};
const read = sentences.map(readBy());
const readByRules = sentences.map(readBy(() => []));
const touchedIn = (all: typeof read) => all.flatMap(({ touched }) => touched);

test('of what identifies somebody 98 % is gone', () => {
  const all = sentences.flatMap(planted);
  const left = read.filter((each) => each.left.length > 0);
  expect(left.map(({ text }) => text)).toEqual([]);
  expect(all.length).toBeGreaterThan(110);
});

test('the rules leave all other words as they were said', () => {
  expect(touchedIn(readByRules)).toEqual([]);
});

test('with what was learned fewer than one other word in a thousand is touched', () => {
  const all = sentences.flatMap((sentence) => wordsOf(sentence.replaceAll(marked, ' ')));
  expect(touchedIn(read).length).toBeLessThan(all.length / 1000);
});

test('everything comes back as it was said', () => {
  expect(read.filter(({ isBack }) => !isBack).map(({ sentence }) => sentence)).toEqual([]);
});
