/** What somebody else changed in a signed note: a task for its clinician, to agree to or to take back. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import type { Saved } from './documents.ts';
import { announce } from './events.ts';
import type { RecordingRow } from './recordings.ts';
import { sealText } from './sealed-text.ts';
import { taskOwner } from './tasks.ts';

/** A second change before the first was answered joins it: what was signed is still what it is held against. */
export async function askToAgree(
  tx: Tx,
  _scope: Scope<'read_note'>,
  sealing: Sealing,
  { id: recording_id, clinician_id }: RecordingRow,
  { document_id, before, number }: Saved,
): Promise<void> {
  const open = await tx
    .updateTable('tasks')
    .set({ after_number: number })
    .where('document_id', '=', document_id)
    .where('kind', '=', 'amendment')
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const id = open?.id ?? randomUUID();
  if (!open) {
    const versions = { document_id, before_number: before, after_number: number };
    const text = sealText(sealing, taskOwner(id), '');
    await tx
      .insertInto('tasks')
      // Due at once, so that it stands among what comes first.
      .values({
        id,
        recording_id,
        clinician_id,
        kind: 'amendment',
        text,
        due: sql<string>`current_date`,
        ...versions,
      })
      .execute();
  }
  await announce(tx, { clinician_id, kind: 'task', id });
}
