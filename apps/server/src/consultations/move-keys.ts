/** Keys that are still in rows go to their own place, and the database forgets that it had them. */
import { sql } from 'kysely';
import { NAME_BYTES } from '../data-keys.ts';
import { connect } from '../db/connect.ts';
import { dropOldLog, ifAllowed } from '../db/no-trace.ts';
import type { Db } from '../db/schema.ts';
import { StartError } from '../errors.ts';
import type { BySystem } from '../policy.ts';
import type { Sealing } from '../sealing.ts';

const AT_ONCE = 200;

/** Columns that hold a key or its name. */
const places = async (db: Db): Promise<{ table: string; column: string }[]> =>
  (
    await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and column_name in ('data_key', 'sound_key')
      order by 1, 2`.execute(db)
  ).rows;

type Place = { table: string; column: string };

/** One transaction of a few rows. How many there were. */
const moveSome = (db: Db, { data_keys }: Sealing, { table, column }: Place): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const key = sql.ref(column);
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      select id, ${key} as sealed from ${sql.table(table)} where octet_length(${key}) > ${NAME_BYTES}
      limit ${AT_ONCE} for update skip locked`.execute(tx);
    for (const { id, sealed } of rows) {
      const name = data_keys?.keep(sealed);
      await sql`update ${sql.table(table)} set ${key} = ${name} where id = ${id}`.execute(tx);
    }
    return rows.length;
  });

/** Rewrites what may still have them: dead rows, statistics, and the log from before. */
async function leaveNoTrace(db: Db, all: Place[], tables: string[]): Promise<void> {
  for (const { table, column } of all.filter((place) => tables.includes(place.table))) {
    // Whatever the type, this drops the column's statistics.
    await ifAllowed(db, sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type bytea`);
  }
  for (const table of tables) {
    await ifAllowed(db, sql`vacuum full ${sql.table(table)}`);
    await ifAllowed(db, sql`analyze ${sql.table(table)}`);
  }
  // Old statistics are dead rows of a table of Postgres' own.
  await ifAllowed(db, sql`vacuum full pg_catalog.pg_statistic`);
  await dropOldLog(db);
}

/** A row whose key is in a place that this process does not know would be lost to everyone it answers. */
async function refuseOtherPlace(db: Db, { data_keys }: Sealing, { table, column }: Place): Promise<void> {
  const key = sql.ref(column);
  const { rows } = await sql<{ name: Buffer }>`
    select ${key} as name from ${sql.table(table)} where octet_length(${key}) = ${NAME_BYTES} limit 20`.execute(
    db,
  );
  if (rows.length === 0 || rows.some(({ name }) => data_keys?.read(name))) return;
  throw new StartError(
    data_keys
      ? 'KEYS_DIR is not the folder that the keys of these recordings are in. Put the right one back: without it they stay closed.'
      : 'The keys of these recordings are in a folder of their own. Set KEYS_DIR to it.',
  );
}

/** As the owner of the tables, at start, before anybody asks for a row. Safe to run by several at once, and to be killed. How many were moved. */
export async function moveKeys(owner_url: string, scope: BySystem, sealing: Sealing): Promise<number> {
  const { db, close } = connect(owner_url, { warn: () => {} });
  return moveWith(db, scope, sealing).finally(close);
}

async function moveWith(db: Db, _scope: BySystem, sealing: Sealing): Promise<number> {
  const all = await places(db);
  for (const place of all) await refuseOtherPlace(db, sealing, place);
  if (!sealing.data_keys) return 0;
  let moved = 0;
  const touched = new Set<string>();
  for (const place of all) {
    for (let some = await moveSome(db, sealing, place); some > 0; ) {
      moved += some;
      touched.add(place.table);
      some = await moveSome(db, sealing, place);
    }
  }
  if (touched.size > 0) await leaveNoTrace(db, all, [...touched]);
  return moved;
}
