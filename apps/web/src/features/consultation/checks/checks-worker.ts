/** Checks notes beside the page: however long a note is, nobody waits for it while typing. */
import type { CheckInput, Found } from './note-checks.ts';
import { noteChecks } from './note-checks.ts';

const check = noteChecks();

export type CheckAsked = { turn: number; input: CheckInput };
export type CheckAnswer = { turn: number; found: Found };

addEventListener('message', ({ data: { turn, input } }: MessageEvent<CheckAsked>) => {
  postMessage({ turn, found: check(input) } satisfies CheckAnswer);
});
