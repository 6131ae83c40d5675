/** What a line was when it was sealed: as it is, or with the name in the open, if its name was sealed afterwards. */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import { openName } from '../kept-names.ts';
import type { Sealing } from '../sealing.ts';

/** Names by their fingerprint, as hexadecimal digits. */
type Names = ReadonlyMap<string, string>;

/** Stands where the name was: the database is not told names to verify lines. Nobody can have written it into one. */
const PLACE = randomUUID();

export type LineTexts = {
  text: string;
  name_mac: string | null;
  text_with_name: string | null;
  hash: Buffer | null;
  /** Of a line that the database itself chained, before decision 30. */
  is_as_hashed: boolean | null;
  hashed_with_name: string | null;
};

/**
 * What audit_line_text() says, in Postgres' own functions: the owner of the database can write another function of that name,
 * which tells of each line what it once was. Moments are told in the time zone of the transaction: UTC, set by who asks.
 */
const lineText = sql`pg_catalog.jsonb_strip_nulls(pg_catalog.to_jsonb(line))::text`;
const lineTextWithName = (without: string) => sql`pg_catalog.jsonb_strip_nulls(
  (pg_catalog.to_jsonb(line) - 'user_name_mac' - ${without}::text) || pg_catalog.jsonb_build_object('user_name', ${PLACE}::text)
)::text`;

/** The columns of the type above, of a row called `line`. */
export const textsOfLine = sql`${lineText} as text, encode(line.user_name_mac, 'hex') as name_mac,
  case when line.user_name_mac is not null then ${lineTextWithName('')} end as text_with_name,
  line.hash, audit_hash(line) = line.hash as is_as_hashed,
  case when line.user_name_mac is not null and line.hash is not null
    then ${lineTextWithName('hash')} end as hashed_with_name`;

/** All that open: one that does not is as good as gone. */
export async function namesByMac(tx: Tx, sealing: Sealing): Promise<Names> {
  const names = new Map<string, string>();
  for (const kept of await tx.selectFrom('audit_names').selectAll().execute()) {
    try {
      names.set(kept.mac.toString('hex'), openName(sealing, kept));
    } catch {
      // Sealed with a key that we do not have, or changed.
    }
  }
  return names;
}

/** Postgres writes a text into JSON as JSON.stringify does. */
function withName(text: string | null, { name_mac }: LineTexts, names: Names): string[] {
  const name = name_mac === null ? undefined : names.get(name_mac);
  return text === null || name === undefined ? [] : [text.replace(`"${PLACE}"`, () => JSON.stringify(name))];
}

export const textsOf = (line: LineTexts, names: Names): string[] => [
  line.text,
  ...withName(line.text_with_name, line, names),
];

/** True of a line that never had a hash. */
export function wasHashed(line: LineTexts, names: Names): boolean {
  const { hash, is_as_hashed, hashed_with_name } = line;
  if (hash === null || is_as_hashed) return true;
  return withName(hashed_with_name, line, names).some((text) =>
    createHash('sha256').update(text).digest().equals(hash),
  );
}
