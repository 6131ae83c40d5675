/** Appointments from before there were clients are given theirs, at the first start that knows of them. */
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { StartError } from '../errors.ts';
import type { BySystem } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { type AppointmentRow, openOldColumn } from './appointments.ts';
import { readBirthDate } from './client-words.ts';
import { findOrMakeClient, type Meant, splitName } from './clients.ts';

/** As many as one transaction takes: what a start that is cut off has to do again. */
const AT_ONCE = 200;

type OldAppointment = Pick<
  AppointmentRow,
  'id' | 'clinician_id' | 'client_name' | 'client_code' | 'subject' | 'gender'
>;

function meantBy(sealing: Sealing, row: OldAppointment): Meant {
  try {
    const opened = (column: 'client_name' | 'client_code' | 'subject') => openOldColumn(sealing, row, column);
    return {
      ...splitName(opened('client_name') ?? ''),
      clinician_id: row.clinician_id,
      date_of_birth: readBirthDate(opened('subject') ?? '')?.date ?? null,
      gender: row.gender,
      client_code: opened('client_code'),
    };
  } catch {
    throw new StartError(
      `Appointment ${row.id} does not open with this MASTER_KEY: it was damaged, or sealed with another. Put it back from a backup, or delete its row, and start again.`,
    );
  }
}

async function giveSome(tx: Tx, scope: BySystem, sealing: Sealing, at_once: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('noteer clients'))`.execute(tx);
  const rows = await tx
    .selectFrom('appointments')
    .select(['id', 'clinician_id', 'client_name', 'client_code', 'subject', 'gender'])
    .where('client_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(at_once)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const { id: client_id } = await findOrMakeClient(tx, scope, sealing, meantBy(sealing, row), null);
    await tx
      .updateTable('appointments')
      .set({ client_id, client_name: null, client_code: null, gender: null })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

/**
 * Safe to cut off at any moment, to run twice, and by several processes at once: an appointment and its client change in one
 * transaction, and what has a client is left alone. The start waits for it: nothing else knows appointments without one.
 */
export async function giveClients(
  db: Db,
  scope: BySystem,
  sealing: Sealing,
  onProgress?: (appointments: number) => void,
  at_once = AT_ONCE,
): Promise<void> {
  let given = 0;
  for (;;) {
    const more = await db.transaction().execute((tx) => giveSome(tx, scope, sealing, at_once));
    if (more === 0) return;
    given += more;
    onProgress?.(given);
  }
}
