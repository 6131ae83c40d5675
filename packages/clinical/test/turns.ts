/** Pieces of a talk out of who says what, five seconds each. */
import type { TranscriptPiece } from '../src/note.ts';

const roles = {
  B: { role: 'clinician' },
  C: { role: 'client' },
  D: { role: 'other', relation: 'vrouw' },
} as const satisfies Record<string, TranscriptPiece['speaker']>;

const SECONDS = 5;

/** `B` (behandelaar) is the clinician, `C` the client, `D` the client's wife. */
export type Turn = readonly [keyof typeof roles, string];

export const piecesOf = (turns: readonly Turn[]) =>
  turns.map(([who, text], seq) => ({
    seq,
    start_s: seq * SECONDS,
    end_s: (seq + 1) * SECONDS - 1,
    text,
    speaker: roles[who],
  }));
