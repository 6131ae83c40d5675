import { expect, test } from 'vitest';
import type { TranscriptPiece } from '../note.ts';
import { readTalk } from '../talk/read-talk.ts';
import { factsOf } from './facts.ts';

const pieces = (...lines: string[]): TranscriptPiece[] =>
  lines.map((text, at) => ({ seq: at + 1, start_s: at * 5, end_s: at * 5 + 4, text }));
const clauses = (...lines: string[]) =>
  factsOf(readTalk(pieces(...lines), 'en')).map(({ clause, quote }) => clause ?? quote);

/** So that it is known who speaks. */
const before = [
  'Good morning, what can I do for you today?',
  'My ankle has been sore since I fell on the stairs.',
  'Have you taken anything for it?',
  'I took some paracetamol last night.',
];

test('what the clinician states with `okay?` is stated, also when the answer is only okay', () => {
  const told = clauses(
    ...before,
    "I'm going to prescribe you naproxen 250 milligrams twice a day, okay?",
    'Okay.',
    'You have some swelling on the outside of your left ankle, all right?',
    'All right.',
  );
  expect(told).toContainEqual(expect.stringMatching(/naproxen 250/i));
  expect(told).toContainEqual(expect.stringMatching(/swelling on the outside/i));
});

test('what is refused is not stated', () => {
  const told = clauses(
    ...before,
    "We'll put your foot in plaster for two weeks, okay?",
    "No, I'd rather not, I have to work.",
  );
  expect(told).not.toContainEqual(expect.stringMatching(/^Put (?:the|her|his|their) foot in plaster/i));
});

test('what is said to a device or while examining is nothing for a note', () => {
  const told = clauses(
    ...before,
    'Hey computer, show me the x-ray.',
    'Let me have a quick look at your ankle.',
    'There is no fracture.',
  );
  expect(told.join(' ')).not.toMatch(/computer|quick look/i);
  expect(told).toContainEqual(expect.stringMatching(/no fracture/i));
});
