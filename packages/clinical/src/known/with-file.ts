/** Has a note written by somebody who knows the file of the client: to understand, never to write what was not said. */
import type { Language, NoteDraft, TranscriptPiece } from '../note.ts';
import { asRead, heardIn } from './heard.ts';
import type { FromFile, Known } from './known.ts';
import { namedFromFile } from './named.ts';

type Written = { draft: NoteDraft; from_file: FromFile[] };

/** Where nothing is known, what `write` makes of the same pieces. */
export async function withFile(
  pieces: TranscriptPiece[],
  { known, language }: { known: Known; language: Language },
  write: (pieces: TranscriptPiece[]) => Promise<NoteDraft>,
): Promise<Written> {
  if (known.medicines.length + known.people.length === 0)
    return { draft: await write(pieces), from_file: [] };
  const heard = heardIn(pieces, known, language);
  const read = [...asRead(pieces, heard)];
  const named = namedFromFile(await write(read), read, known, language);
  return { draft: named.draft, from_file: [...heard, ...named.from_file] };
}
