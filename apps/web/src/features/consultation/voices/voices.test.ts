import type { Voice, Voices } from '@noteer/contract';
import { describe, expect, test } from 'vitest';
import { named, runAround, swapped, toneOf, voiceOf, withChange } from './voices.ts';

const voice = (number: number, more: Partial<Voice> = {}): Voice => ({
  voice: number,
  role: null,
  relation: null,
  is_recognised: false,
  spoken_s: 10,
  ...more,
});
const piece = (seq: number, came_with: number | null = null) => ({
  seq,
  start_s: seq,
  end_s: seq + 1,
  text: '',
  voice: came_with,
  voice_sure: null,
});
const known = (piece_voices: (number | null)[], voices: Voice[]): Voices => ({
  voices,
  piece_voices,
  corrected: [],
  new_voice: voices.length,
});

describe('naming', () => {
  test('a second clinician gives the first one what the second was', () => {
    const voices = [voice(0, { role: 'clinician' }), voice(1, { role: 'other', relation: 'partner' })];

    expect(named(voices, 1, 'clinician')).toEqual({
      voices: [
        { voice: 1, role: 'clinician', relation: null },
        { voice: 0, role: 'other', relation: 'partner' },
      ],
    });
  });

  test('two clients are two clients', () => {
    const voices = [voice(0, { role: 'client' }), voice(1)];

    expect(named(voices, 1, 'client')).toEqual({ voices: [{ voice: 1, role: 'client', relation: null }] });
  });

  test('swapping twice is as it was', () => {
    const [a, b] = [voice(0, { role: 'clinician' }), voice(1, { role: 'other', relation: 'Riet' })];
    const once = withChange(known([0, 1], [a, b]), swapped(a, b));
    const [c, d] = once.voices as [Voice, Voice];

    expect(once.voices.map(({ role, relation }) => [role, relation])).toEqual([
      ['other', 'Riet'],
      ['clinician', null],
    ]);
    expect(withChange(once, swapped(c, d)).voices).toEqual([a, b]);
  });

  test('what was recognised and is named by hand is no longer recognised', () => {
    const voices = [voice(0, { role: 'clinician', is_recognised: true })];

    expect(withChange(known([0], voices), named(voices, 0, 'client')).voices[0]).toMatchObject({
      role: 'client',
      is_recognised: false,
    });
  });
});

describe('pieces', () => {
  const voices = known([0, 0, 1, null, 1, 1], [voice(0), voice(1)]);
  const pieces = [0, 1, 2, 3, 4, 5, 6].map((seq) => piece(seq, 1));

  test('of somebody new make a voice, and the next one is another', () => {
    const changed = withChange(voices, { pieces: [{ seqs: [3], voice: 2 }] });

    expect(changed.piece_voices).toEqual([0, 0, 1, 2, 1, 1]);
    expect([changed.voices.length, changed.corrected, changed.new_voice]).toEqual([3, [3], 3]);
  });

  test('that came after the voices were asked for have the voice that they came with', () => {
    expect(pieces.map((one) => voiceOf(voices, one))).toEqual([0, 0, 1, null, 1, 1, 1]);
  });

  test('are one passage as long as nobody else speaks', () => {
    expect(runAround(voices, pieces, 1)).toEqual([0, 1]);
    expect(runAround(voices, pieces, 3)).toEqual([3]);
    expect(runAround(voices, pieces, 5)).toEqual([4, 5, 6]);
  });
});

test('the seventh voice has no colour of its own', () => {
  expect([0, 5, 6, 25].map(toneOf)).toEqual(['a', 'f', 'more', 'more']);
});
