/** Sessions of EMDR by seven hands, each in the words of another school; all are opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { processingIn } from './processing.ts';

type Session = {
  id: string;
  language: Language;
  segments: { speaker: 'clinician' | 'client' | 'other'; text: string }[];
};
const folder = new URL('../../test/consultations/sessions/', import.meta.url);
const sessions = readdirSync(folder).map(
  (file): Session => JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);

/** What somebody who reads them finds asked and answered, where the reader of the product does. */
const tension: Readonly<Record<string, readonly number[]>> = {
  903: [8, 4, 1],
  907: [8, 4, 2],
  909: [8, 4, 2],
  919: [8, 3.5, 2],
  921: [8, 4, 0],
  922: [9, 6, 4],
  923: [8, 5, 0.5, 0],
  924: [9, 6, 4],
  925: [5, 1.5, 0],
  926: [8, 5],
  927: [7, 5, 1.5, 0],
  928: [9, 5],
  929: [8, 9, 4],
  930: [7, 4, 1, 0],
};

test.each(sessions.map((session) => [session.id, session] as const))('%s', (id, { language, segments }) => {
  const pieces = segments.map(({ speaker: role, text }, seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 4,
    text,
    speaker: { role },
  }));
  expect(processingIn(readTalk(pieces, language))?.tension.map(({ value }) => value)).toEqual(tension[id]);
});
