/** The desk's list: what is signed and waits for codes. */
import type { DeskConsultation, listDesk, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { openClientNames } from '../../consultations/appointments.ts';
import { clientNameOf } from '../../consultations/clients.ts';
import { lastListChange } from '../../consultations/code-lists.ts';
import { openKept } from '../../consultations/coding/kept.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { wallClockNow } from '../../consultations/wall-clock.ts';
import { scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { type WaitingRow, waitingAfter } from './desk-queries.ts';

const DAY_MS = 24 * 3600 * 1000;

function present(sealing: Sealing, made_on: string, row: WaitingRow): DeskConsultation {
  const { id } = row;
  const made = openKept(recordingSealing(sealing, row), 'made', id, row.body);
  return {
    ...{ id, appointment: row.appointment_id, client_id: row.current_client_id },
    appointment_time: row.appointment_time.toISOString(),
    client_name: clientNameOf(openClientNames(sealing, row)),
    clinician_id: row.clinician_id,
    clinician_name: `${row.clinician_first_name} ${row.clinician_last_name}`,
    is_planned: row.is_appointment,
    kind: made?.contact.kind ?? null,
    minutes: made?.minutes == null ? null : Math.round(made.minutes),
    doubt: row.doubt,
    suggested: (made?.suggestions ?? []).flatMap(({ system, code }) =>
      code === null ? [] : [{ system, code }],
    ),
    is_stale: row.made_on !== made_on,
    question: row.asked_at === null ? null : row.answered_at === null ? 'open' : 'answered',
  };
}

export async function listWaiting(
  { db, sealing, settings }: Services,
  actor: Actor,
  { older_than, ...asked }: Received<typeof listDesk>['query'],
): Promise<DeskConsultation[]> {
  const last =
    older_than === undefined
      ? undefined
      : new Date(wallClockNow(settings.TIME_ZONE).getTime() - older_than * DAY_MS).toISOString().slice(0, 10);
  const rows = await waitingAfter(db, scopeOf(actor, 'code_consultations'), { ...asked, last });
  const made_on = await lastListChange(db);
  return rows.map((row) => present(sealing, made_on, row));
}
