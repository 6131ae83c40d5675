/** Writes down what leaves this machine for an engine elsewhere, before it goes. */
import { randomUUID } from 'node:crypto';
import type { KnownIdentifiers } from '@noteer/clinical/identifiers';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Transcriber } from '../engines/transcription/port.ts';
import type { BySystem, Scope } from '../policy.ts';
import type { Departure } from '../questions/disguise.ts';
import type { Sealing } from '../sealing.ts';
import { clientNameOf, openIdentity } from './clients.ts';
import { sealText } from './sealed-text.ts';

export const departureOwner = (id: string) => `departures/${id}/body`;

/** `sealing` is the recording's own: what destroys the recording makes this unreadable too. */
export async function noteText(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  { recording_id, engine, departure }: { recording_id: string; engine: string; departure: Departure },
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('departures')
    .values({
      ...{ id, engine, recording_id, what: 'text', pieces: departure.pieces },
      replaced: JSON.stringify(departure.replaced),
      body: sealText(sealing, departureOwner(id), departure.text),
    })
    .execute();
}

/** One more window; nothing where the engine is on this machine. */
export async function noteSound(
  db: Db,
  _scope: BySystem | Scope<'change_note'>,
  { name: engine, is_elsewhere }: Transcriber,
  recording_id: string,
): Promise<void> {
  if (!is_elsewhere) return;
  await db
    .insertInto('departures')
    .values({ id: randomUUID(), engine, recording_id, what: 'sound', pieces: 1, body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['recording_id', 'engine'])
        .where('what', '=', 'sound')
        .doUpdateSet({ pieces: sql<number>`departures.pieces + 1`, left_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Everyone whose name may be said in this consultation and is known here: the client, and everyone who works here. */
export async function knownPeople(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  recording_id: string,
): Promise<Required<Pick<KnownIdentifiers, 'people' | 'birth_dates' | 'numbers'>>> {
  const clients = await db
    .selectFrom('recordings')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients as named', 'named.id', 'appointments.client_id')
    // Joined clients bear each other's names.
    .innerJoin('clients', 'clients.current_id', 'named.current_id')
    .selectAll('clients')
    .where('recordings.id', '=', recording_id)
    .execute();
  const users = await db.selectFrom('users').select(['first_name', 'last_name']).execute();
  const identities = clients.map((row) => openIdentity(sealing, row));
  return {
    people: [...identities.map(clientNameOf), ...users.map(clientNameOf)],
    birth_dates: identities.flatMap(({ date_of_birth }) => date_of_birth ?? []),
    numbers: identities.flatMap(({ client_code }) => client_code ?? []),
  };
}
