/** Marks in a note what its transcript does not carry. Pure and quick: it runs on every pause of typing. */
import type { Language, TranscriptPiece } from '../note.ts';
import type { Mark, Omission } from './mark.ts';
import { medicineMentions } from './medicine-mentions.ts';
import { noteSentences, spokenSentences } from './segments.ts';

export function checkNote(
  note: string,
  pieces: readonly TranscriptPiece[],
  _language: Language,
): { marks: Mark[]; omissions: Omission[] } {
  const said = new Set(
    spokenSentences(pieces).flatMap(({ tokens }) => medicineMentions(tokens).map(({ medicine }) => medicine)),
  );
  const marks = noteSentences(note).flatMap(({ tokens }) =>
    medicineMentions(tokens)
      .filter(({ medicine }) => !said.has(medicine))
      .map(({ token: { start, end } }) => ({
        kind: 'medicine' as const,
        start,
        end,
        text: note.slice(start, end),
      })),
  );
  return { marks, omissions: [] };
}
