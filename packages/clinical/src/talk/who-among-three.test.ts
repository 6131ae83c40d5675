import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { readTalk } from './read-talk.ts';

type Segment = { speaker: 'clinician' | 'client' | 'other'; text: string; start_s: number; end_s: number };
type Talk = { name: string; language: Language; segments: Segment[] };

const amongThree = readFileSync(join(import.meta.dirname, '../../test/talks-of-three.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Talk);

/** How many sentences are by whom they were said, where the sound tells voices apart but not whose they are. */
function rightIn({ language, segments }: Talk): number {
  const speakers = [...new Set(segments.map(({ speaker }) => speaker))];
  const pieces = segments.map(
    ({ text, start_s, end_s, speaker }, seq): TranscriptPiece => ({
      ...{ seq, start_s, end_s, text },
      ...{ voice: speakers.indexOf(speaker) + 1, voice_sure: 1 },
    }),
  );
  const { sentences } = readTalk(pieces, language);
  return (
    sentences.filter(({ seq, speaker }) => speaker.role === segments[seq]?.speaker).length / sentences.length
  );
}

describe('with somebody else in the room', () => {
  test.each(amongThree)('$name: most sentences are by whom they were said', (talk) =>
    expect(rightIn(talk)).toBeGreaterThan(0.85),
  );

  test('taken together nearly all are', () => {
    const sum = amongThree.reduce((total, talk) => total + rightIn(talk), 0);
    expect(sum / amongThree.length).toBeGreaterThan(0.95);
  });
});
