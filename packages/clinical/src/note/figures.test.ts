import { expect, test } from 'vitest';
import type { TranscriptPiece } from '../note.ts';
import { noteFigures } from './figures.ts';

const pieces: TranscriptPiece[] = [
  ['clinician', 'Hoe gaat het met de medicatie?'],
  ['client', 'Ik slik nu elke avond lithium, 400 mg. Ik slaap wel slecht, ongeveer drie uur per nacht.'],
  ['client', 'En ik heb soms de gedachte dat ik liever dood zou zijn.'],
].map(([role, text], seq) => ({
  ...{ seq, start_s: seq * 10, end_s: seq * 10 + 9, text: text as string, voice: seq % 2, voice_sure: 1 },
  speaker: { role: role as 'clinician' | 'client' },
}));
const figures = (draft: string, signed: string) =>
  noteFigures({ draft, signed, pieces, language: 'nl', from_file: [] });
const draft = '## Beloop\n\nCliënt slikt elke avond lithium 600 mg. Slaapt slecht.\n';

test('a draft that is signed as it is stays whole, and nothing of what was marked was taken', () => {
  const { draft_words, kept_words, marks, marks_taken, omissions_taken } = figures(draft, draft);
  expect([draft_words, kept_words]).toEqual([9, 9]);
  expect(marks).toBeGreaterThan(0);
  expect([marks_taken, omissions_taken]).toEqual([0, 0]);
});

test('a wrong dose that was mended is a mark that was taken, and one word that went', () => {
  const { kept_words, marks, marks_taken } = figures(draft, draft.replace('600', '400'));
  expect(kept_words).toBe(8);
  expect(marks_taken).toBe(marks);
});

test('what was left out and put in is an omission that was taken', () => {
  const { omissions, omissions_taken, kept_words } = figures(
    draft,
    `${draft}\nHeeft soms de gedachte dat hij liever dood zou zijn.\n`,
  );
  expect(omissions).toBeGreaterThan(0);
  expect(omissions_taken).toBeGreaterThan(0);
  expect(kept_words).toBe(9);
});

test('of a note that was written anew nothing stays, and headings count for nothing', () => {
  expect(figures(draft, '## Beloop\n\nIets heel anders.')).toMatchObject({ draft_words: 9, kept_words: 0 });
});

test('without a transcript there are no marks', () => {
  expect(noteFigures({ draft, signed: '', pieces: [], language: 'nl', from_file: [] })).toMatchObject({
    ...{ kept_words: 0, marks: 0, omissions: 0 },
  });
});
