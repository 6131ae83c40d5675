/** What was deleted stays in the files of a database for a while, in dead rows and in its log. Rewritten, they have nothing of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isNotAllowed, wasInTheWay } from './connect.ts';
import type { Db } from './schema.ts';

const SMALL_BYTES = 8_000_000;

/** A Postgres of somebody else may not let us; then its own care has to do (docs/operations.md). */
export async function ifAllowed(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(db).catch((error: unknown) => {
    if (!isNotAllowed(error)) throw error;
  });
}

/** Twice: the first makes the log before it superfluous, the second removes it. */
export async function dropOldLog(db: Db): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await ifAllowed(db, sql`select pg_switch_wal()`);
    await ifAllowed(db, sql`checkpoint`);
  }
}

/**
 * Who rewrites a table needs it alone, and while it waits for that everybody else waits behind it: so it lets go soon, and tries
 * again. A table that stays busy is left for the next time, and the others are not.
 */
const LOCK_WITHIN_MS = 200;
const patience = { tries: 25, again_after_ms: 400 };

/** True when it came to it. */
async function rewrite(one: Db, table: string, { tries, again_after_ms }: typeof patience): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    try {
      await ifAllowed(one, sql`vacuum full ${sql.table(table)}`);
      return true;
    } catch (error) {
      if (!wasInTheWay(error)) throw error;
      if (left > 1) await sleep(again_after_ms);
    }
  }
  return false;
}

export async function rewriteTables(db: Db, tables: readonly string[], how = patience): Promise<void> {
  const busy: string[] = [];
  await db.connection().execute(async (one) => {
    await sql`select set_config('lock_timeout', ${`${LOCK_WITHIN_MS}ms`}, false)`.execute(one);
    try {
      for (const table of tables) if (!(await rewrite(one, table, how))) busy.push(table);
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });
  await dropOldLog(db);
  if (busy.length > 0)
    throw new Error(`Tables that are still to be rewritten, because others use them: ${busy}`);
}

/** Those that are rewritten before anybody notices; of the others nobody may read a row for seconds (bench/erasing.bench.ts). */
export async function smallOnes(
  db: Db,
  tables: readonly string[],
  at_most_bytes = SMALL_BYTES,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid = any (${tables}::regclass[]) and pg_total_relation_size(oid) <= ${at_most_bytes}`.execute(db);
  const small = new Set(rows.map(({ name }) => name));
  return tables.filter((table) => small.has(table));
}
