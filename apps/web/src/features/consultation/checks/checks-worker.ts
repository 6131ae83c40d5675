/** Checks notes beside the page: however long a note is, nobody waits for it while typing. */
import type { CheckInput, Found } from './note-checks.ts';
import { noteChecks } from './note-checks.ts';

const check = noteChecks();

/** The conversation is sent once, and again when it changed: what was read of it is remembered by it. */
export type CheckAsked = {
  turn: number;
  input: Omit<CheckInput, 'pieces'>;
  pieces: CheckInput['pieces'] | undefined;
};
export type CheckAnswer = { turn: number; found: Found };

let known: CheckInput['pieces'] = [];

addEventListener('message', ({ data: { turn, input, pieces } }: MessageEvent<CheckAsked>) => {
  if (pieces) known = pieces;
  postMessage({ turn, found: check({ ...input, pieces: known }) } satisfies CheckAnswer);
});
