/** Clients as they are shown: with how often they come, and who turned out to be them. */
import type { Client } from '@noteer/contract';
import type { Db } from '../db/schema.ts';
import { type Scope, within, withinClient } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { type ClientRow, clientNameOf, openIdentity } from './clients.ts';

/** Those that are not part of another. */
export const clientsOf = (db: Db, scope: Scope) =>
  db
    .selectFrom('clients')
    .selectAll('clients')
    .where('joined_into', 'is', null)
    .where(withinClient(scope, 'clients.id'));

/** Of a client that was joined, the one that it is part of. */
export const findClient = (db: Db, scope: Scope, id: string) =>
  clientsOf(db, scope)
    .where('clients.id', '=', (eb) =>
      eb.selectFrom('clients as part').select('current_id').where('id', '=', id),
    )
    .executeTakeFirst();

const joinedInto = (db: Db, _scope: Scope, ids: string[]) =>
  db.selectFrom('clients').selectAll().where('joined_into', 'in', ids).orderBy('joined_at').execute();

/** How many appointments each has, and when the last is, of those that the scope reaches. */
const appointmentsOf = (db: Db, scope: Scope, ids: string[]) =>
  db
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .select((eb) => [
      'part.current_id as client_id',
      eb.fn.countAll<string>().as('count'),
      eb.fn.max('appointment_time').as('last_time'),
    ])
    .where('part.current_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(within(scope, 'clinician_id'))
    .groupBy('part.current_id')
    .execute();

/** With how often they come, and who turned out to be them. */
export async function presentClients(
  { db, sealing }: { db: Db; sealing: Sealing },
  scope: Scope,
  rows: ClientRow[],
): Promise<Client[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  // One after the other: in a transaction there is one connection.
  const appointments = await appointmentsOf(db, scope, ids);
  const joined = await joinedInto(db, scope, ids);
  return rows.map((row) => {
    const identity = openIdentity(sealing, row);
    const seen = appointments.find(({ client_id }) => client_id === row.id);
    return {
      id: row.id,
      ...identity,
      client_name: clientNameOf(identity),
      appointment_count: Number(seen?.count ?? 0),
      last_appointment_time: seen?.last_time?.toISOString() ?? null,
      joined: joined
        .filter(({ joined_into }) => joined_into === row.id)
        .map((part) => {
          const { date_of_birth, client_code, ...names } = openIdentity(sealing, part);
          return { id: part.id, client_name: clientNameOf(names), date_of_birth, client_code };
        }),
    };
  });
}
