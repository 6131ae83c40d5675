/** What the product makes of a few turns: their facts, and the note. */
import { factsOf } from '../src/facts/facts.ts';
import { writeNote } from '../src/note/write-note.ts';
import type { Language, TranscriptPiece } from '../src/note.ts';
import { readTalk } from '../src/talk/read-talk.ts';
import { defaultTemplate, findTemplate } from '../src/templates.ts';

const SECONDS = 5;

/** Who says it, what, and the relation of somebody else. */
export type Said = readonly ['clinician' | 'client' | 'other', string, string?];

const piecesOf = (turns: readonly Said[]): TranscriptPiece[] =>
  turns.map(([role, text, relation], seq) => ({
    seq: seq + 1,
    start_s: seq * SECONDS,
    end_s: (seq + 1) * SECONDS - 1,
    text,
    speaker: relation === undefined ? { role } : { role, relation },
  }));

const roles = { C: 'client', D: 'clinician', P: 'other' } as const;

/** `D: …` is said by the clinician, `C: …` by the client, `P: …` by somebody else. */
export const factsOfTurns = (turns: readonly string[], language: Language = 'nl') =>
  factsOf(
    readTalk(piecesOf(turns.map((turn) => [roles[turn[0] as keyof typeof roles], turn.slice(3)])), language),
  );

/** The lines of the note, of all sections. */
export function noteOfTurns(turns: readonly Said[], language: Language = 'nl', template = 'soap'): string {
  const draft = writeNote(piecesOf(turns), { template: findTemplate(template) ?? defaultTemplate, language });
  return draft.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
}
