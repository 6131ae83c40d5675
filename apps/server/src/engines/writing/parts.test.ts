import { expect, test } from 'vitest';
import { inParts } from './parts.ts';

const piecesOf = (...texts: string[]) =>
  texts.map((text, seq) => ({ seq, start_s: seq, end_s: seq + 1, text }));
const seqsOf = (parts: { seq: number }[][]) => parts.map((part) => part.map(({ seq }) => seq));

test('what fits is one part', () => {
  expect(seqsOf(inParts(piecesOf('a', 'b', 'c'), [1, 1, 1], 3))).toEqual([[0, 1, 2]]);
});

test('nothing is lost or twice when it does not fit', () => {
  expect(seqsOf(inParts(piecesOf('a', 'b', 'c', 'd', 'e'), [1, 1, 1, 1, 1], 2))).toEqual([
    [0, 1],
    [2, 3],
    [4],
  ]);
});

test('a question goes with its answer', () => {
  expect(seqsOf(inParts(piecesOf('a', 'b', 'c?', 'd', 'e'), [1, 1, 1, 1, 1], 3))).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
});

test('questions without end are cut all the same', () => {
  expect(seqsOf(inParts(piecesOf('a?', 'b?', 'c?', 'd?'), [1, 1, 1, 1], 2))).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a piece that no part can hold is a failure that trying again does not mend', () => {
  expect(() => inParts(piecesOf('a'), [9], 3)).toThrow(expect.objectContaining({ retryable: false }));
});
