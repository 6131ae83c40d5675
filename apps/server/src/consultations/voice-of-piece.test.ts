import { expect, test } from 'vitest';
import { voicesOfPieces } from './voice-of-piece.ts';

const RATE = 16_000;
const stretch = (from_s: number, to_s: number, heard_as: number | null, voice_sure = 0.9) => ({
  from_sample: from_s * RATE,
  to_sample: to_s * RATE,
  heard_as,
  voice_sure,
});
const piece = (seq: number, start_s: number, end_s: number) => ({ seq, start_s, end_s });

test('a piece has the voice with the most speech under it', () => {
  const voices = voicesOfPieces(
    [piece(0, 0, 4), piece(1, 4, 9)],
    [stretch(0.2, 3.8, 0), stretch(4.1, 5, 0), stretch(5.2, 8.9, 1)],
  );

  expect(voices.map(({ heard_as }) => heard_as)).toEqual([0, 1]);
});

test('a piece that two people share is nobody’s', () => {
  const [shared] = voicesOfPieces([piece(0, 0, 10)], [stretch(0, 5, 0), stretch(5, 10, 1)]);

  expect(shared).toEqual({ seq: 0, heard_as: null, voice_sure: 0.5 });
});

test('speech of which nobody knows whose it is makes a piece less sure, and too much of it nobody’s', () => {
  const [mostly, hardly] = voicesOfPieces(
    [piece(0, 0, 10), piece(1, 10, 20)],
    [stretch(0, 8, 0, 1), stretch(8, 10, null, 0), stretch(10, 14, 1, 1), stretch(14, 20, null, 0)],
  );

  expect(mostly).toEqual({ seq: 0, heard_as: 0, voice_sure: 0.8 });
  expect(hardly).toEqual({ seq: 1, heard_as: null, voice_sure: 0.4 });
});

test('a piece under which nobody listened has no voice and says nothing of how sure that is', () => {
  expect(voicesOfPieces([piece(0, 30, 31)], [stretch(0, 5, 0)])).toEqual([
    { seq: 0, heard_as: null, voice_sure: null },
  ]);
});

test('pieces that overlap each other find all the speech under them', () => {
  const voices = voicesOfPieces(
    [piece(0, 0, 20), piece(1, 1, 3), piece(2, 15, 20)],
    [stretch(0, 2, 0), stretch(2, 19, 1)],
  );

  expect(voices.map(({ heard_as }) => heard_as)).toEqual([1, null, 1]);
});
