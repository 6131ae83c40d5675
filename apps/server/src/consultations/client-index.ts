/** What a client is found by, without anything readable in the database: keyed fingerprints. */
import { type RawBuilder, sql } from 'kysely';
import type { Tables, Tx } from '../db/schema.ts';
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
export async function forgetIndex(tx: Tx, client_id: string): Promise<void> {
  await tx.deleteFrom('client_index').where('client_id', '=', client_id).execute();
}

export async function indexClient(
  tx: Tx,
  sealing: Sealing,
  client_id: string,
  identity: Identity,
): Promise<void> {
  const rows = entriesOf(identity).map((entry) => ({
    client_id,
    kind: entry.kind,
    mac: indexMac(sealing, entry),
  }));
  await tx.insertInto('client_index').values(rows).execute();
}

/** Whether `client_id`, a column, is a client with this in its index. */
export const isIndexed = (sealing: Sealing, client_id: string, entry: Entry): RawBuilder<boolean> =>
  sql<boolean>`exists (select from client_index i where i.client_id = ${sql.ref(client_id)}
    and i.kind = ${entry.kind} and i.mac = ${indexMac(sealing, entry)})`;

/**
 * Whether `client_id` fits what somebody typed: a date of birth if there is one in it, and for every word else the beginning
 * of a name or of a code. Undefined when too little was typed to look for.
 */
export function fits(sealing: Sealing, client_id: string, typed: string): RawBuilder<boolean> | undefined {
  const has = (kind: Kind, value: string) => isIndexed(sealing, client_id, { kind, value });
  const birth = readBirthDate(typed);
  const rest = birth ? birth.rest : typed;
  // One letter says too little beside words that say more.
  const words = wordsOf(rest);
  const telling = words.filter((word) => word.length > 1);
  const asked = telling.length > 0 ? telling : words;
  const conditions = [
    ...(birth ? [has('date_of_birth', birth.date)] : []),
    ...asked.map(
      (word) => sql<boolean>`(${has('word', asTyped(word))} or ${has('code_start', asTyped(word))})`,
    ),
  ];
  if (conditions.length === 0) return undefined;
  // A code may have spaces, lines and dots in it, and may look like a date.
  return sql<boolean>`((${sql.join(conditions, sql` and `)}) or ${has('code_start', asTyped(sameCode(typed)))})`;
}
