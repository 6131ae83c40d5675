/** What a client is found by, without anything readable in the database: keyed fingerprints. */
import { type RawBuilder, sql } from 'kysely';
import type { Tables, Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { asTyped, beginningsOf, readBirthDate, sameCode, sameName, wordsOf } from './client-words.ts';

type Kind = Tables['client_index']['kind'];
type Entry = { kind: Kind; value: string };

export type Identity = {
  client_name: string;
  date_of_birth: string | null;
  client_code: string | null;
};

/** Half of the HMAC: far from two that are equal by chance, and half of the room. */
const MAC_BYTES = 16;

export const indexMac = (sealing: Sealing, { kind, value }: Entry): Buffer =>
  sealing.mac('client_index', kind, value).subarray(0, MAC_BYTES);

function entriesOf({ client_name, date_of_birth, client_code }: Identity): Entry[] {
  const code = client_code ? sameCode(client_code) : '';
  const beginnings = new Set(wordsOf(client_name).flatMap(beginningsOf));
  return [
    { kind: 'name', value: sameName(client_name) },
    ...[...beginnings].map((value): Entry => ({ kind: 'word', value })),
    ...(date_of_birth ? [{ kind: 'date_of_birth' as const, value: date_of_birth }] : []),
    ...(code ? [{ kind: 'code' as const, value: code }] : []),
    ...(code ? beginningsOf(code).map((value): Entry => ({ kind: 'code_start', value })) : []),
  ];
}

/** Before anything else is indexed anew, what was there is to go. */
export async function forgetIndex(tx: Tx, _scope: Scope, client_id: string): Promise<void> {
  await tx.deleteFrom('client_index').where('client_id', '=', client_id).execute();
}

export async function indexClient(
  tx: Tx,
  _scope: Scope,
  sealing: Sealing,
  client_id: string,
  identity: Identity,
): Promise<void> {
  const entries = entriesOf(identity);
  const kinds = entries.map(({ kind }) => kind);
  const macs = entries.map((entry) => indexMac(sealing, entry));
  // As two lists: putting the values of some twenty rows together one by one would take longer than the insert.
  await sql`insert into client_index (client_id, kind, mac)
    select ${client_id}::uuid, kind, mac from unnest(${kinds}::text[], ${macs}::bytea[]) as entry (kind, mac)`.execute(
    tx,
  );
}

/** Whether `client_id`, a column, is a client with this in its index. */
export const isIndexed = (sealing: Sealing, client_id: string, entry: Entry): RawBuilder<boolean> =>
  sql<boolean>`exists (select from client_index i where i.client_id = ${sql.ref(client_id)}
    and i.kind = ${entry.kind} and i.mac = ${indexMac(sealing, entry)})`;

/**
 * Whether `client_id`, a column, fits what somebody typed: a date of birth if there is one in it, and for every word else the
 * beginning of a name or of a code. Undefined when too little was typed to look for. Asked for as a set of clients, each part
 * of it read from the index: who fits nothing is not looked at one by one.
 */
export function fits(sealing: Sealing, client_id: string, typed: string): RawBuilder<boolean> | undefined {
  const withOneOf = (...entries: Entry[]) => {
    const one = entries.map((entry) => sql`(kind = ${entry.kind} and mac = ${indexMac(sealing, entry)})`);
    return sql`select client_id from client_index where ${sql.join(one, sql` or `)}`;
  };
  const birth = readBirthDate(typed);
  const words = wordsOf(birth ? birth.rest : typed);
  // One letter says too little beside words that say more.
  const telling = words.filter((word) => word.length > 1);
  const asked = (telling.length > 0 ? telling : words).map(asTyped);
  const all = [
    ...(birth ? [withOneOf({ kind: 'date_of_birth', value: birth.date })] : []),
    ...asked.map((value) => withOneOf({ kind: 'word', value }, { kind: 'code_start', value })),
  ];
  if (all.length === 0) return undefined;
  // A code may have spaces, lines and dots in it, and may look like a date.
  const asCode = withOneOf({ kind: 'code_start', value: asTyped(sameCode(typed)) });
  return sql<boolean>`${sql.ref(client_id)} in ((${sql.join(all, sql` intersect `)}) union ${asCode})`;
}
