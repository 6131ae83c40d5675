/** Seals the lines of the access log: each with a MAC over itself, its number and the seal before it, under our key. */
import { type Kysely, sql } from 'kysely';
import type { Tables, Tx } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';

export type TrailKey = Sealing['trail'];
type Seal = { number: number; mac: Buffer };
/** A line as it was sealed, and its place. */
export type SealedLine = { number: number; mac: string; text: string };

/** As many as are sealed within a tenth of a second. */
const BATCH = 2_000;

export const sealOf = (key: Pick<TrailKey, 'mac'>, number: number, before: Buffer, text: string): Buffer =>
  key.mac(String(number), before, text);

export async function newestSeal(db: Kysely<Tables>): Promise<(Seal & { key_name: string }) | undefined> {
  const row = await db
    .selectFrom('audit_seals')
    .select(['number', 'mac', 'key_name'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, number: Number(row.number) };
}

/** One process at a time; the others leave it to that one. Undefined when another is at it. */
async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('noteer trail')) as is_ours`.execute(tx);
  return rows[0]?.is_ours ?? false;
}

/** In the order of their ids, as far as they are committed. Undefined when another process is at it. */
async function sealBatch(db: Kysely<Tables>, key: TrailKey): Promise<SealedLine[] | undefined> {
  return db.transaction().execute(async (tx) => {
    if (!(await takeTurn(tx))) return undefined;
    const { rows } = await sql<{ line_id: string; text: string }>`
      select line_id, audit_line_text(audit_log) as text
      from audit_unsealed join audit_log on audit_log.id = line_id
      order by line_id limit ${BATCH}`.execute(tx);
    if (rows.length === 0) return [];
    let { number, mac } = (await newestSeal(tx)) ?? { number: 0, mac: Buffer.alloc(0) };
    const lines = rows.map(({ text }): SealedLine => {
      number += 1;
      mac = sealOf(key, number, mac, text);
      return { number, mac: mac.toString('hex'), text };
    });
    const macs = lines.map((line) => Buffer.from(line.mac, 'hex'));
    const ids = rows.map(({ line_id }) => line_id);
    await sql`
      insert into audit_seals (number, line_id, key_name, mac)
      select ${number - rows.length} + place, line_id, ${key.key_name}, mac
      from unnest(${ids}::bigint[], ${macs}::bytea[]) with ordinality as sealed (line_id, mac, place)`.execute(
      tx,
    );
    await sql`delete from audit_unsealed where line_id = any (${ids}::bigint[])`.execute(tx);
    return lines;
  });
}

/** How many lines have no seal yet: a few, and none a second later. */
export async function unsealedLines(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from audit_unsealed`.execute(
    db,
  );
  return rows[0]?.lines ?? 0;
}

/** All that is committed now; ends early when another process is sealing. `onSealed` hears of them once they are sealed for good. */
export async function sealLines(
  db: Kysely<Tables>,
  key: TrailKey,
  onSealed?: (lines: SealedLine[]) => void,
): Promise<number> {
  let sealed = 0;
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from audit_unsealed) as waits`.execute(db);
    const batch = rows[0]?.waits ? await sealBatch(db, key) : undefined;
    if (!batch) return sealed;
    sealed += batch.length;
    onSealed?.(batch);
    if (batch.length < BATCH) return sealed;
  }
}
