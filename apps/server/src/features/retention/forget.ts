/** Single rows that a rule removes, each with its line. */
import type { AuditEvent } from '@noteer/contract';
import { system } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { noteRemoval } from '../../consultations/removal/account.ts';
import { removeFolder } from '../../consultations/removal/leftovers.ts';
import { forgetTalk } from '../../consultations/removal/talk.ts';
import { soundFolder } from '../../consultations/sound.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { BySystem } from '../../policy.ts';
import type { Services } from '../../services.ts';

type Table = 'departures' | 'contact_requests' | 'declared_codes' | 'removals';

/** What is on the record of each; of the account of removals itself nothing. */
const events: Partial<Record<Table, AuditEvent>> = {
  departures: 'departure.removed',
  contact_requests: 'contact_request.removed',
  declared_codes: 'codes.removed',
};

export async function forgetRow({ db }: Services, _scope: BySystem, table: Table, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom(table).where('id', '=', id).executeTakeFirst();
    const event = events[table];
    if (numDeletedRows === 0n || !event) return;
    await noteRemoval(tx, table, { object_id: id });
    await audit(tx, system, event, { id, part_of: { kind: 'recording', id: null }, detail: { rule: table } });
  });
}

/** What somebody wrote in the moment in which the consent was taken back. */
export async function finishWithdrawal(services: Services, scope: BySystem, id: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const recording = await lockRecording(tx, scope, id);
    if (!recording?.consent_withdrawn_at) return;
    await forgetTalk(tx, scope, recording);
    await noteRemoval(tx, 'withdrawn', { object_id: id });
    await audit(tx, system, 'recording.sound_removed', { id, detail: { rule: 'withdrawn' } });
  });
  await removeFolder(services, soundFolder(id));
}
