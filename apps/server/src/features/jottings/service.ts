/** What a clinician jots down while people talk: as safe as the sound, and nobody else's. */
import { type Jotting, MAX_JOTTED, type putJottings, type Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { jottingOwner, jottingsOf } from '../../consultations/jottings.ts';
import { reachRecording } from '../../consultations/look.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { jottedBeside, upsertJottings } from './queries.ts';

/**
 * Acknowledged once it is committed. A line that comes when the note is written already is kept all the same, beside the
 * note: the device that it was written on may have been without a network.
 */
export async function keep(
  services: Services,
  actor: Actor,
  { params: { id }, body: { jottings } }: Received<typeof putJottings>,
): Promise<{ ids: string[] }> {
  const scope = scopeOf(actor, 'jot');
  // Told twice in one call: the later one.
  const newest = new Map(
    jottings
      .toSorted((a, b) => Date.parse(a.edited_at) - Date.parse(b.edited_at))
      .map((each) => [each.id, each]),
  );
  const ids = [...newest.keys()];
  if (ids.length === 0) return { ids };
  await services.db.transaction().execute(async (tx) => {
    // The note is written under the same lock: a line is in it, or came after it.
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    const beside = await jottedBeside(tx, scope, id, ids);
    const added = [...newest.values()].reduce((sum, { text }) => sum + text.length, 0);
    if (Number(beside.characters) + added > MAX_JOTTED)
      throw new AppError('too_large', `Jottings hold at most ${MAX_JOTTED} characters.`);
    const sealing = recordingSealing(services.sealing, recording);
    await upsertJottings(
      tx,
      scope,
      [...newest.values()].map((each) => ({
        recording_id: id,
        id: each.id,
        text: sealText(sealing, jottingOwner(id, each.id), each.text),
        characters: each.text.trim().length,
        at_s: each.at_s,
        edited_at: each.edited_at,
      })),
    );
    // Once for a recording, as its beginning is: every letter is not an event.
    if (Number(beside.lines) === 0) await audit(tx, actor, 'jottings.kept', { id });
  });
  return { ids };
}

export async function list(services: Services, actor: Actor, id: string): Promise<Jotting[]> {
  const scope = scopeOf(actor, 'jot');
  const recording = await reachRecording(services, scope, id);
  const sealing = recordingSealing(services.sealing, recording);
  const rows = await jottingsOf(services.db, scope, id);
  return rows.map((row) => ({
    id: row.id,
    at_s: row.at_s,
    text: openText(sealing, jottingOwner(id, row.id), row.text),
    edited_at: row.edited_at.toISOString(),
    is_in_note: row.is_in_note,
  }));
}
