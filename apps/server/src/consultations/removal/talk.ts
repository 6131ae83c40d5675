/** The sound of a recording goes, or all that was said; the note stays. */
import { sql } from 'kysely';
import type { Actor, Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { announce } from '../events.ts';
import type { RecordingRow } from '../recordings.ts';
import { soundFolder } from '../sound.ts';
import { lockRecording } from '../state/step.ts';
import { isHeld, noteRemoval, type RuleName } from './account.ts';
import { askToRemove, removeFolder } from './leftovers.ts';

/** The key first, and with it all that was made of the sound itself: voiceprints, and what its chunks sum up to. */
export async function forgetSound(tx: Tx, _scope: Scope, { id, clinician_id }: RecordingRow): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ sound_key: null, sound_removed_at: sql<Date>`coalesce(sound_removed_at, now())` })
    .where('id', '=', id)
    .execute();
  for (const table of ['recording_chunks', 'voice_stretches', 'unheard_speech', 'channel_balances'] as const)
    await tx.deleteFrom(table).where('recording_id', '=', id).execute();
  await askToRemove(tx, [soundFolder(id)]);
  await announce(tx, { clinician_id, kind: 'recording', id });
}

/** By a rule: nothing happens to what is held, or has no sound any more. */
export async function removeSound(
  services: Services,
  who: Visitor,
  scope: Scope,
  id: string,
  rule: RuleName,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, scope, id);
    if (!recording || recording.sound_removed_at || (await isHeld(tx, id))) return;
    await forgetSound(tx, scope, recording);
    await noteRemoval(tx, rule, { object_id: id });
    await audit(tx, who, 'recording.sound_removed', { id, detail: { rule } });
  });
  await removeFolder(services, soundFolder(id));
}

/**
 * All that was said, and what quotes it: sound, transcript, who spoke, jottings, what left for engines elsewhere, what was
 * suggested of it, and the versions of the note that an engine wrote. What people wrote, and what was signed, stays.
 */
export async function forgetTalk(tx: Tx, scope: Scope, recording: RecordingRow): Promise<void> {
  const { id } = recording;
  await forgetSound(tx, scope, recording);
  const tables = [
    'transcript_pieces',
    'recording_voices',
    'recording_gaps',
    'jottings',
    'dismissed_points',
  ] as const;
  for (const table of tables) await tx.deleteFrom(table).where('recording_id', '=', id).execute();
  await tx.updateTable('departures').set({ body: null }).where('recording_id', '=', id).execute();
  await tx.updateTable('codes').set({ reason: null, sources: null }).where('recording_id', '=', id).execute();
  await sql`update code_suggestions set made_on = null, body = null, doubt = null where recording_id = ${id}`.execute(
    tx,
  );
  await forgetDrafts(tx, scope, id);
}

/** A version that somebody is asked to compare with stays until they have. */
async function forgetDrafts(tx: Tx, _scope: Scope, recording_id: string): Promise<void> {
  await sql`delete from document_revisions drafted using documents
    where documents.id = document_id and recording_id = ${recording_id} and author_id is null
      and number < (select max(number) from document_revisions newer where newer.document_id = documents.id)
      and not exists (select from tasks where tasks.document_id = documents.id and done_at is null
        and number in (before_number, after_number))`.execute(tx);
  await sql`update document_revisions set draft = null from documents
    where documents.id = document_id and recording_id = ${recording_id}`.execute(tx);
}

/** Said of a client who takes the consent back, while the signed note stays. */
export async function markWithdrawn(
  tx: Tx,
  _scope: Scope,
  recording_id: string,
  withdrawn_by: Actor,
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ consent_withdrawn_at: sql<Date>`now()`, consent_withdrawn_by: withdrawn_by.id })
    .where('id', '=', recording_id)
    .execute();
}
