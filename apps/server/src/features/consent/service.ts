import type { RecordingConsent } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { openConsent } from '../../consultations/consent-words.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { isHeld, noteRemoval, refuseHeld } from '../../consultations/removal/account.ts';
import { destroyWithin } from '../../consultations/removal/destroy.ts';
import { removeFolder } from '../../consultations/removal/leftovers.ts';
import { forgetTalk, markWithdrawn } from '../../consultations/removal/talk.ts';
import { soundFolder } from '../../consultations/sound.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import { AppError } from '../../errors.ts';
import { can, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { type ConsentRow, findConsent } from './queries.ts';

const notFound = () => new AppError('not_found', 'Recording not found.');

/** The law asks for a signed note; the institution says whether that holds against the client's wish. */
const noteStays = ({ settings }: Services, { is_reviewed }: Pick<RecordingRow, 'is_reviewed'>): boolean =>
  is_reviewed && settings.CONSENT_WITHDRAWN_NOTE === 'keep';

export async function look(services: Services, actor: Actor, id: string): Promise<RecordingConsent> {
  const row = await findConsent(services.db, scopeOf(actor, 'read_consent'), id);
  if (!row) throw notFound();
  const is_held = await isHeld(services.db, id);
  const isOwn = can(actor, 'withdraw_consent', { owner_id: row.clinician_id });
  return {
    id,
    given: givenOf(services.sealing, row),
    withdrawn: row.consent_withdrawn_at && {
      at: row.consent_withdrawn_at.toISOString(),
      by_name: nameOf(row.withdrawer_first_name, row.withdrawer_last_name),
    },
    sound_removed_at: row.sound_removed_at?.toISOString() ?? null,
    note_would: noteStays(services, row) ? 'stay' : 'go',
    is_held,
    may_withdraw: isOwn && !is_held && !row.consent_withdrawn_at,
  };
}

const nameOf = (first_name: string | null, last_name: string | null): string | null =>
  first_name === null ? null : [first_name, last_name].filter(Boolean).join(' ');

function givenOf(sealing: Sealing, row: ConsentRow): RecordingConsent['given'] {
  const text = openConsent(sealing, row);
  if (!text || !row.consent_given_at) return null;
  return {
    text,
    version: row.consent_version,
    given_at: row.consent_given_at.toISOString(),
    asked_by_name: nameOf(row.asker_first_name, row.asker_last_name),
    how: row.consent_how ?? 'recording',
  };
}

/** Sound and transcript go at once. Of a recording whose note does not stay, all of it. */
export async function withdraw(services: Services, actor: Actor, id: string): Promise<'stayed' | 'went'> {
  const scope = scopeOf(actor, 'withdraw_consent');
  const note = await services.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, scope, id);
    if (!recording || recording.is_recording_deleted || !recording.appointment_id) throw notFound();
    if (recording.consent_withdrawn_at) return 'stayed';
    await refuseHeld(tx, id);
    const stays = noteStays(services, recording);
    const line = { id, detail: { note: stays ? 'stayed' : 'went' } };
    if (!stays) {
      // Before it goes: then it is still known whose it was.
      await audit(tx, actor, 'consent.withdrawn', line);
      await destroyWithin(tx, services, actor, scope, id, { events: ['withdraw'], rule: 'withdrawn' });
      return 'went';
    }
    await forgetTalk(tx, scope, recording);
    await markWithdrawn(tx, scope, id, actor);
    await noteRemoval(tx, 'withdrawn', { object_id: id });
    await audit(tx, actor, 'consent.withdrawn', line);
    return 'stayed';
  });
  await removeFolder(services, soundFolder(id));
  return note;
}
