/** A database as an earlier version left it, on its way to this one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { copyDatabase, type Database } from './copy-database.ts';

const folder = resolve(import.meta.dirname, 'fixtures/before-010');
const migrations = resolve(import.meta.dirname, '../migrations');
/** The first that the earlier version did not know. */
const FIRST_NEW = '010';

const unpacked = (file: string): string => gunzipSync(readFileSync(join(folder, file))).toString('utf8');

type OldAnswer = {
  who: string;
  endpoint: string;
  params?: object;
  query?: object;
  status: number;
  body: { data: unknown };
};
export const oldAnswers = (): OldAnswer[] => JSON.parse(unpacked('answers.json.gz')).answers;
export const oldMasterKey = (): Buffer =>
  Buffer.from(readFileSync(join(folder, 'master.key'), 'utf8').trim(), 'hex');

/** The rows of each table, as JSON. */
export function oldRows(): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const line of unpacked('tables.tsv.gz').trimEnd().split('\n')) {
    const tab = line.indexOf('\t');
    const table = line.slice(0, tab);
    rows.set(table, [...(rows.get(table) ?? []), line.slice(tab + 1)]);
  }
  return rows;
}

/** Not yet migrated. */
async function oldDatabase(): Promise<Database> {
  const database = await copyDatabase('template0');
  const client = new pg.Client({ connectionString: database.owner_url });
  await client.connect();
  try {
    await client.query(
      'create table migrations (name text primary key, checksum text not null, done_at timestamptz not null default now())',
    );
    const old = readdirSync(migrations).filter((name) => name.endsWith('.sql') && name < FIRST_NEW);
    for (const name of old.sort()) await client.query(readFileSync(join(migrations, name), 'utf8'));
    // As a restore does: no trigger numbers the audit trail anew, and rows may come before those they point to.
    await client.query('set session_replication_role = replica');
    for (const [table, rows] of oldRows())
      await client.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
        [`[${rows.join(',')}]`],
      );
  } finally {
    await client.end();
  }
  return database;
}

/** As the first start of this version makes it, short of what the server itself does then. */
export async function upgradedDatabase(): Promise<Database> {
  const database = await oldDatabase();
  await migrate(database.owner_url, undefined, { work_role: inject('workRole') });
  return database;
}
