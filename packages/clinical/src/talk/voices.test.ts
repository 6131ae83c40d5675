import { expect, test } from 'vitest';
import type { TranscriptPiece } from '../note.ts';
import { CLIENT, OTHER, ROLES } from './chain.ts';
import type { Cut } from './split.ts';
import { Voices } from './voices.ts';

/** The clinician asks, somebody tells at length, and somebody else says a word: their words alone would be either's. */
const TURNS = 40;
const words = [4, 12, 3];
const said = Array.from({ length: TURNS * words.length }, (_, at) => at % words.length);
const byWords = Float64Array.from(
  said.flatMap(
    (voice) =>
      [
        [0.9, 0.05, 0.05],
        [0.1, 0.44, 0.46],
        [0.1, 0.46, 0.44],
      ][voice] ?? [],
  ),
);

function roleOfLongest(isAboutClient: boolean): 'client' | 'other' | undefined {
  const pieces = said.map((voice, seq) => ({ seq, voice, voice_sure: 1 }) as unknown as TranscriptPiece);
  const cuts = said.map(
    (voice, piece) =>
      ({ piece, words: Array.from({ length: words[voice] ?? 1 }, () => 'ja') }) as unknown as Cut,
  );
  const voices = new Voices(pieces, cuts);
  voices.assign(byWords, ROLES, isAboutClient);
  const weighed = voices.weighed(byWords);
  const [client = 0, other = 0] = [weighed[ROLES + CLIENT], weighed[ROLES + OTHER]];
  return client > 2 * other ? 'client' : other > 2 * client ? 'other' : undefined;
}

test('who says much more than the other is the client, where the words leave it open', () =>
  expect(roleOfLongest(true)).toBe('client'));

test('where somebody speaks for the client, that says nothing', () =>
  expect(roleOfLongest(false)).not.toBe('client'));
