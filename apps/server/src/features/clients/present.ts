import type { Client } from '@noteer/contract';
import { type ClientRow, clientNameOf, openIdentity } from '../../consultations/clients.ts';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { appointmentsOf, joinedInto } from './queries.ts';

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
