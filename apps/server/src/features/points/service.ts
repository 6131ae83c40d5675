/** Points of the checks that a clinician has weighed: sealed, and found again by a keyed fingerprint. */
import type { changeDismissed, DismissedPoint, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { reachRecording } from '../../consultations/look.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import type { Db } from '../../db/schema.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { deleteDismissed, dismissedOf, insertDismissed } from './queries.ts';

const pointOwner = (recording_id: string, mac: Buffer) =>
  `dismissed_points/${recording_id}/${mac.toString('hex')}`;

/** Capitals make no difference: a sentence that is moved may begin with another letter. */
const macOf = (sealing: Sealing, { kind, text }: DismissedPoint): Buffer =>
  sealing.mac('dismissed point', kind, text.toLowerCase());

async function present(
  db: Db,
  scope: Scope<'read_note' | 'change_note'>,
  sealing: Sealing,
  recording_id: string,
): Promise<DismissedPoint[]> {
  const rows = await dismissedOf(db, scope, recording_id);
  return rows.map(({ mac, point }) => JSON.parse(openText(sealing, pointOwner(recording_id, mac), point)));
}

export async function dismissed(services: Services, actor: Actor, id: string): Promise<DismissedPoint[]> {
  const scope = scopeOf(actor, 'read_note');
  const recording = await reachRecording(services, scope, id);
  return present(services.db, scope, recordingSealing(services.sealing, recording), id);
}

export async function weigh(
  services: Services,
  actor: Actor,
  id: string,
  { dismiss = [], restore = [] }: Received<typeof changeDismissed>['body'],
): Promise<DismissedPoint[]> {
  const scope = scopeOf(actor, 'change_note');
  return services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    const sealing = recordingSealing(services.sealing, recording);
    const macs = restore.map((point) => macOf(sealing, point));
    const restored = await deleteDismissed(tx, scope, id, macs);
    const rows = new Map(
      dismiss.map(({ kind, text }) => {
        const mac = macOf(sealing, { kind, text });
        const point = sealText(sealing, pointOwner(id, mac), JSON.stringify({ kind, text }));
        return [mac.toString('hex'), { recording_id: id, mac, point, dismissed_by: actor.id }];
      }),
    );
    const added = await insertDismissed(tx, scope, [...rows.values()]);
    const points = await present(tx, scope, sealing, id);
    if (added + restored > 0) {
      await announce(tx, { clinician_id: recording.clinician_id, kind: 'points', id });
      await audit(tx, actor, 'note.checked', { id, detail: { dismissed: added, restored } });
    }
    return points;
  });
}
