import { expect, test } from 'vitest';
import { readTalk } from '../talk/read-talk.ts';
import { examinedIn, sinceExamining } from './examined.ts';

const talk = readTalk(
  ['Waar heeft u last van?', 'Mijn rug.', 'Gaat u maar even liggen.', 'Zo?', 'Ja. Geen drukpijn.'].map(
    (text, seq) => ({
      seq,
      start_s: seq * 4,
      end_s: seq * 4 + 4,
      text,
      speaker: { role: seq % 2 === 0 ? ('clinician' as const) : ('client' as const) },
    }),
  ),
  'nl',
);

test('an examination begins where the clinician asks to lie down', () =>
  expect([...examinedIn(talk)]).toEqual([2]));
test('what is found soon after is told so many pieces later', () =>
  expect(sinceExamining({ sources: [4] }, examinedIn(talk))).toBe(2));
test('before it nothing was examined', () =>
  expect(sinceExamining({ sources: [1] }, examinedIn(talk))).toBe(9));
