/** What whoever writes a note knows of its client: to understand what was said, never to write what was not. */
import { type FromFile as Found, type Known, knownFrom } from '@noteer/clinical';
import type { FromFile, Language } from '@noteer/contract';
import { findingsBefore, findingsFrom } from '../../consultations/file/findings.ts';
import { heldRecordings } from '../../consultations/file/papers.ts';
import { can, ofTheSystem, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

type FileOfClient = { known: Known; placed: (found: readonly Found[]) => FromFile[] };

/** Of the papers before this consultation, as far as its clinician may read them, whatever asked for the note. */
export async function fileOfClient(
  { db, sealing, settings }: Services,
  recording_id: string,
  language: Language,
): Promise<FileOfClient> {
  const row = await heldRecordings(db, ofTheSystem)
    .where('recordings.id', '=', recording_id)
    .executeTakeFirst();
  // Somebody who has another role by now reads no files any more; their note is written all the same.
  if (!row || !can({ id: row.clinician_id, role: row.role }, 'read_client_file'))
    return { known: { medicines: [], people: [] }, placed: () => [] };
  const scope = scopeOf({ id: row.clinician_id, role: row.role }, 'read_client_file', settings);
  const { findings, placeOf } = findingsFrom(await findingsBefore(db, scope, sealing, row));
  return {
    known: knownFrom(findings, language),
    placed: (found) =>
      found.flatMap(({ is, said, text, ...from }) => {
        const found_at = placeOf(from);
        if (!found_at) return [];
        const { sentence: _, ...place } = found_at;
        return [{ is, said, text, place }];
      }),
  };
}
