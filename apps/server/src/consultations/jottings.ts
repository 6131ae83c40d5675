/** What a clinician jotted down during a recording, and the place that it gets in the note. */
import type { NoteDraft } from '@noteer/clinical';
import { JOTTINGS_TITLE, type Language } from '@noteer/contract';
import type { Db, Tx } from '../db/schema.ts';
import { type BySystem, type Scope, withinRecording } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { openText } from './sealed-text.ts';

export const jottingOwner = (recording_id: string, id: string) => `jottings/${recording_id}/${id}/text`;

/** In the order in which they were begun, without those that were taken away. */
export const jottingsOf = (db: Db, scope: Scope, recording_id: string) =>
  db
    .selectFrom('jottings')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .where('characters', '>', 0)
    .where(withinRecording(scope, 'jottings.recording_id'))
    .orderBy('at_s')
    .orderBy('edited_at')
    .orderBy('id')
    .execute();

/** The lines that go into a note, marked as being in it: what comes in after this came too late for it. */
export async function takeJottings(
  tx: Tx,
  scope: BySystem,
  sealing: Sealing,
  recording_id: string,
): Promise<string[]> {
  const rows = await jottingsOf(tx, scope, recording_id);
  if (rows.length === 0) return [];
  await tx
    .updateTable('jottings')
    .set({ is_in_note: true })
    .where('recording_id', '=', recording_id)
    .execute();
  return rows
    .flatMap(({ id, text }) => openText(sealing, jottingOwner(recording_id, id), text).split(/\r?\n/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const SECTION = 'own_jottings';

/** They rest on nothing that was said and are nobody's finding: they stand together, under their own name, at the end. */
export function withJottings(draft: NoteDraft, lines: readonly string[], language: Language): NoteDraft {
  if (lines.length === 0) return draft;
  const sentences = lines.map((text) => ({ text, sources: [] }));
  return {
    ...draft,
    sections: [...draft.sections, { id: SECTION, title: JOTTINGS_TITLE[language], sentences }],
  };
}
