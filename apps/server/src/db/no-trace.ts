/** What was deleted stays in the files of a database for a while, in dead rows and in its log. Rewritten, they have nothing of it. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

const NOT_ALLOWED = '42501';

/** A Postgres of somebody else may not let us; then its own care has to do (docs/operations.md). */
export async function ifAllowed(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(db).catch((error: { code?: string }) => {
    if (error.code !== NOT_ALLOWED) throw error;
  });
}

/** Twice: the first makes the log before it superfluous, the second removes it. */
export async function dropOldLog(db: Db): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await ifAllowed(db, sql`select pg_switch_wal()`);
    await ifAllowed(db, sql`checkpoint`);
  }
}

/** Whoever asks for a row meanwhile waits: so a table that is busy for longer than this is left for the next time. */
const LOCK_WITHIN = '5s';

export async function rewriteTables(db: Db, tables: readonly string[]): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`select set_config('lock_timeout', ${LOCK_WITHIN}, false)`.execute(one);
    try {
      for (const table of tables) await ifAllowed(one, sql`vacuum full ${sql.table(table)}`);
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });
  await dropOldLog(db);
}
