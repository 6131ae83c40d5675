import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { readTalk } from './read-talk.ts';

type Segment = { speaker: 'clinician' | 'client' | 'other'; text: string; start_s: number; end_s: number };
type Talk = { language: Language; segments: Segment[] };

const folder = join(import.meta.dirname, '../../test/consultations/talks');
const talks = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Talk] as const,
);
const amongThree = talks.filter(([, { segments }]) => segments.some(({ speaker }) => speaker === 'other'));

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
  test.each(amongThree)('%s: most sentences are by whom they were said', (_, talk) =>
    expect(rightIn(talk)).toBeGreaterThan(0.85),
  );

  test('taken together nearly all are', () => {
    const sum = amongThree.reduce((total, [, talk]) => total + rightIn(talk), 0);
    expect(sum / amongThree.length).toBeGreaterThan(0.95);
  });
});
