import { type Insertable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, within } from '../../policy.ts';

type Reading = Scope<'read_preparation'> | BySystem;

/** An appointment that is not deleted, with the client as they are now and the role of its clinician. */
export const findToPrepare = (db: Db, scope: Reading, id: string) =>
  db
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('users as clinician', 'clinician.id', 'appointments.clinician_id')
    .select([
      'appointments.id',
      'appointments.clinician_id',
      'appointments.appointment_time',
      'appointments.template',
      'appointments.language',
      'part.current_id as client_id',
      'clinician.role',
    ])
    .where('appointments.id', '=', id)
    .where('appointments.deleted_at', 'is', null)
    .where(within(scope, 'appointments.clinician_id'))
    .executeTakeFirst();

export type ToPrepare = NonNullable<Awaited<ReturnType<typeof findToPrepare>>>;

/** Two who make the page of one appointment do it one after the other. */
export const lockToPrepare = (tx: Tx, _scope: Reading, id: string) =>
  tx.selectFrom('appointments').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const preparationOf = (db: Db, _scope: Reading, appointment_id: string) =>
  db.selectFrom('preparations').selectAll().where('appointment_id', '=', appointment_id).executeTakeFirst();

export const keepPreparation = (tx: Tx, _scope: Reading, row: Insertable<Tables['preparations']>) =>
  tx
    .insertInto('preparations')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('appointment_id').doUpdateSet((eb) => ({
        body: eb.ref('excluded.body'),
        made_of: eb.ref('excluded.made_of'),
        made_at: sql<Date>`now()`,
        is_stale: false,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Appointments of the hour after `now`, as the clock on the wall has it, without a page or with an old one. */
export const toPrepareSoon = (db: Db, _scope: BySystem, now: Date, limit: number) =>
  db
    .selectFrom('appointments')
    .leftJoin('preparations', 'preparations.appointment_id', 'appointments.id')
    .select('appointments.id')
    .where('appointment_time', '>=', now)
    .where('appointment_time', '<', sql<Date>`${now}::timestamptz + interval '1 hour'`)
    .where('deleted_at', 'is', null)
    .where('client_id', 'is not', null)
    .where('status', '=', 'scheduled')
    .where((eb) => eb.or([eb('preparations.appointment_id', 'is', null), eb('is_stale', '=', true)]))
    .limit(limit)
    .execute();

/** They quote the papers, and can be made again: of appointments long past none is kept. */
export async function forgetPast(db: Db, _scope: BySystem, now: Date, days: number): Promise<void> {
  await db
    .deleteFrom('preparations')
    .where('appointment_id', 'in', (eb) =>
      eb
        .selectFrom('appointments')
        .select('id')
        .where('appointment_time', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${days})`),
    )
    .execute();
}
