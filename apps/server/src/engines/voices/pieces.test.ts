import { expect, test } from 'vitest';
import { chance, people, printOf } from '../../../test/voices-by-chance.ts';
import { CUT, cutPieces, type Place, placesToCut } from './pieces.ts';
import type { Voiceprint } from './port.ts';
import type { Part } from './xvector-model.ts';

const random = chance(21);
const [anna, bert] = people(2, random) as [Voiceprint, Voiceprint];

/** Speech in which Anna is followed by Bert without a pause; nobody changes when `change` is beyond the end. */
function cut(frames: number, change: number): Part[] {
  const heard = ({ first, end }: Part) => printOf((first + end) / 2 < change ? anna : bert, random, 0.5);
  const places: Place[] = placesToCut(frames).map(({ place, before, after }) => ({
    place,
    before: heard(before),
    after: heard(after),
  }));
  return cutPieces(frames, places);
}

test('a change of voice is among the cuts', () => {
  for (let change = 150; change < 700; change += 50) {
    const nearest = Math.min(...cut(900, change).map(({ first }) => Math.abs(first - change)));
    expect(nearest, `a change at ${change}`).toBeLessThanOrEqual(60);
  }
});

test.each([1, 30, 60, 119, 120, 200, 260, 1_000, 2_999])('%i frames are in one piece each', (frames) => {
  const pieces = cut(frames, 500);
  expect(pieces[0]?.first).toBe(0);
  expect(pieces.at(-1)?.end).toBe(frames);
  for (const [i, { first, end }] of pieces.entries()) {
    if (i > 0) expect(first).toBe(pieces[i - 1]?.end);
    expect(end - first).toBeLessThanOrEqual(CUT.longest + CUT.step);
    if (pieces.length > 1) expect(end - first).toBeGreaterThanOrEqual(CUT.shortest);
  }
});
