import { SIGNED_WITHIN } from '@noteer/contract';
import { expect, test } from 'vitest';
import type { FiguresRow } from './queries.ts';
import { institutionNumbers, ownNumbers } from './sums.ts';

const WEEK = '2026-11-02';
const signed = (...places: number[]) => {
  const counts = Array.from({ length: SIGNED_WITHIN.length + 1 }, () => 0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};
const of = (team: string, consultations: number, more: Partial<FiguresRow> = {}): FiguresRow => ({
  ...{ week: WEEK, user_id: `user of ${team}`, team, consultations, signed_within: signed(0) },
  ...{ draft_words: '100', kept_words: '80', marks: 4, marks_taken: 3, omissions: 2, omissions_taken: 1 },
  ...more,
});
const told = (rows: FiguresRow[]) =>
  institutionNumbers(rows).map(({ team, numbers }) => [team, numbers?.consultations ?? null]);

test('the own numbers are told however few there are', () => {
  expect(ownNumbers([of('', 1)])).toEqual([
    {
      ...{ week: WEEK, team: null },
      numbers: {
        ...{ consultations: 1, half_signed_within: 5, kept_share: 0.8 },
        ...{ marks: 4, marks_taken: 3, omissions: 2, omissions_taken: 1 },
      },
    },
  ]);
});

test('half are signed within the time that the middle one took, and longer than a week is said to be', () => {
  const half = (...places: number[]) =>
    ownNumbers([of('', places.length, { signed_within: signed(...places) })])[0]?.numbers?.half_signed_within;
  expect(half(0, 3, 12)).toBe(30);
  expect(half(0, 12, 12)).toBeNull();
});

test('shares are of all words together, and where no draft had any there is none', () => {
  const share = (...rows: FiguresRow[]) => ownNumbers(rows)[0]?.numbers?.kept_share;
  expect(share(of('', 1), of('', 1, { draft_words: '300', kept_words: '20' }))).toBe(0.25);
  expect(share(of('', 1, { draft_words: '0', kept_words: '0' }))).toBeNull();
});

test('where nobody has a team everybody is told together', () => {
  expect(told([of('', 6), of('', 3)])).toEqual([[null, 9]]);
});

test('fewer than five are not told, and neither is what they could be worked out from', () => {
  expect(told([of('A', 4)])).toEqual([
    [null, null],
    ['A', null],
  ]);
  expect(told([of('A', 9), of('B', 4), of('C', 7)])).toEqual([
    [null, 20],
    ['A', 9],
    ['B', null],
    ['C', null],
  ]);
  expect(told([of('A', 9), of('B', 2), of('C', 1)])).toEqual([
    [null, 12],
    ['A', null],
    ['B', null],
    ['C', null],
  ]);
  expect(told([of('A', 9), of('B', 3), of('C', 4), of('D', 5)])).toEqual([
    [null, 21],
    ['A', 9],
    ['B', null],
    ['C', null],
    ['D', 5],
  ]);
});
