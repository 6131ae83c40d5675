/** How long others wait while what was erased leaves the files of the database: after an erasure, and at night. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../apps/server/src/db/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { rewriteTables, smallOnes } from '../apps/server/src/db/no-trace.ts';
import type { Db } from '../apps/server/src/db/schema.ts';
import { rewrittenAfterErasing } from '../apps/server/src/sealed-columns.ts';
import { createSealing } from '../apps/server/src/sealing.ts';
import { addColleaguesRecords } from './many-records.ts';

const HOUSES = [2_000, Number(process.env.MANY ?? 100_000)];
const AIM_MS = 1_000;
const QUIET_S = 5;
const tables = rewrittenAfterErasing();

/** What people do all day, at its shortest: each needs one of the large tables. */
const calls: Record<string, (db: Db) => Promise<unknown>> = {
  agenda: (db) =>
    sql`select a.id, c.first_name from appointments a join clients c on c.id = a.client_id
      where a.clinician_id = (select id from users limit 1) order by appointment_time desc limit 50`.execute(
      db,
    ),
  'find a client': (db) =>
    sql`select client_id from client_index where kind = 'word' and mac = ${randomBytes(16)}`.execute(db),
  record: (db) =>
    sql`update recordings set samples = samples where id = (select id from recordings limit 1)`.execute(db),
};

/** The longest that each of them waited while this went on. */
async function longestWaits(db: Db, goesOn: Promise<unknown>): Promise<Record<string, number>> {
  let isOver = false;
  const over = goesOn.finally(() => {
    isOver = true;
  });
  const waits = Object.entries(calls).map(async ([name, call]) => {
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      await call(db);
      longest = Math.max(longest, performance.now() - began);
      await sleep(10);
    }
    return [name, Math.round(longest)];
  });
  await over;
  return Object.fromEntries(await Promise.all(waits));
}

async function measure(clients: number) {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
  await migrate(postgres.ownerConnectionString, undefined, { work_role: 'noteer_app' });
  const { db, close } = connect(postgres.connectionString, { warn: () => {} });
  try {
    const records = { db, sealing: createSealing(randomBytes(32)), clinician_id: '', date: '2026-11-02' };
    await db.connection().execute((one) => addColleaguesRecords({ ...records, db: one }, clients));
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql<{ name: string; mb: number }>`
      select relname as name, pg_total_relation_size(oid) / 1e6::float8 as mb from pg_class
      where oid = any (${tables}::regclass[]) order by 2 desc limit 5`.execute(db);
    const large = [];
    for (const { name, mb } of rows) {
      const began = performance.now();
      await rewriteTables(db, [name]);
      const seconds = (performance.now() - began) / 1000;
      large.push({ table: name, MB: Number(mb.toFixed(1)), 's, with the log': Number(seconds.toFixed(1)) });
    }
    console.log(`${clients} clients`);
    console.table(large);
    const quiet = await longestWaits(db, sleep(QUIET_S * 1000));
    const erased = await longestWaits(db, rewriteTables(db, await smallOnes(db, tables)));
    const night = await longestWaits(db, rewriteTables(db, tables));
    console.log('longest wait in ms');
    console.table({ 'nothing goes on': quiet, 'after an erasure': erased, 'at night': night });
    return Math.max(...Object.values(erased));
  } finally {
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

for (const clients of HOUSES) {
  const worst = await measure(clients);
  console.log(
    `${clients} clients: after an erasure nobody waits longer than ${worst} ms (aim: at most ${AIM_MS}); ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  if (worst > AIM_MS) process.exitCode = 1;
}
