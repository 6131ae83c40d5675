import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { isNotAllowed, wasInTheWay } from './connect.ts';
import { grantWork } from './grants.ts';

const directory = resolve(import.meta.dirname, '../../migrations');

type Migration = { name: string; sql: string; checksum: string };

function migrationsOnDisk(): Migration[] {
  return readdirSync(directory)
    .filter((file) => /^\d{3}_.+\.sql$/.test(file))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** What the database must have had before this version can work with it. */
export const migrationNames = (): string[] => migrationsOnDisk().map(({ name }) => name);

/** Brings the database up to date. Any number of processes may do so at once: one works, the others wait. */
export async function migrate(
  connectionString: string,
  onMigration?: (name: string) => void,
  /** The address that migrations ask for as `noteer.privileged_email`, and the role that works where it is not ours. */
  told: { privileged_email?: string | undefined; work_role?: string | undefined } = {},
  /** Only these: what is restored gets the tables of its own time, and the others at its next start. */
  only?: string[],
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'noteer migrations' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('noteer migrations'))");
    const { rows: found } = await client.query("select to_regclass('migrations') is not null as is_there");
    if (!found[0].is_there) {
      await client
        .query(
          'create table migrations (name text primary key, checksum text not null, done_at timestamptz not null default now())',
        )
        .catch(explainNotAllowed);
    }
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    await client.query("select set_config('noteer.privileged_email', $1, false)", [
      told.privileged_email ?? '',
    ]);
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    const known = migrationsOnDisk();
    refuseStrangeHistory(done, known);
    const wanted = known.filter(({ name }) => !done.has(name) && (!only || only.includes(name)));
    for (const migration of wanted) {
      onMigration?.(migration.name);
      await run(client, migration);
    }
    await handToWork(client, told.work_role);
    if (wanted.length > 0 && done.size > 0) await forgetOldStatistics(client);
  } finally {
    // Ending the connection releases the lock, also when a migration failed.
    await client.end();
  }
}

/** Who answers browsers does not know the owner, and may start before the one who does. */
function explainNotAllowed(error: unknown): never {
  if (!isNotAllowed(error)) throw error;
  throw new StartError(
    'The database has no tables of Noteer yet, and this role may not make them. Start a process that has DATABASE_OWNER_URL first.',
  );
}

function refuseStrangeHistory(done: Map<string, string>, known: Migration[]): void {
  for (const [name, checksum] of done) {
    const migration = known.find((candidate) => candidate.name === name);
    if (!migration) {
      throw new StartError(
        `The database was made by a newer version of Noteer (it has ${name}). Start that version.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `${name} was changed after it ran here. Migrations are forward only: add a new one.`,
      );
    }
  }
}

/**
 * While a migration waits for a table, everybody else who wants that table waits behind it; and two who wait for each other are
 * told apart by Postgres after a second, not to our choice. So it lets go well before that, and tries again.
 */
const LOCK_WITHIN_MS = 200;
const TRIES = 150;
const TRY_AGAIN_MS = 400;

async function run(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (let left = TRIES; ; left--) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${LOCK_WITHIN_MS}`);
      await client.query(sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!wasInTheWay(error) || left <= 1)
        throw new StartError(`Migration ${name} failed and was undone: ${(error as Error).message}`);
      await sleep(TRY_AGAIN_MS);
    }
  }
}

/** Statistics that a migration dropped are dead rows of a table of Postgres' own, with samples in them. Not ours everywhere: then it is left. */
async function forgetOldStatistics(client: pg.Client): Promise<void> {
  await client.query("set lock_timeout = '5s'");
  await client.query('vacuum full pg_catalog.pg_statistic').catch(() => {});
}

/** Every time, also when no migration ran: it may be another role than before. */
async function handToWork(client: pg.Client, work_role: string | undefined): Promise<void> {
  const { rows } = await client.query<{ owner: string; has_queue: boolean }>(
    "select current_user as owner, to_regnamespace('pgboss') is not null as has_queue",
  );
  await client.query('begin');
  if (work_role && work_role !== rows[0]?.owner) await grantWork(client, work_role);
  else if (!rows[0]?.has_queue) await client.query('create schema pgboss');
  await client.query('commit');
}
