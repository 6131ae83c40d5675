import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from '../../test/template-database.ts';
import { migrate } from './migrate.ts';

async function emptyDatabase() {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  await query(inject('postgresUrl'), `create database ${name}`);
  return databaseUrl(inject('postgresUrl'), name);
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

test('several processes that start at once all succeed, and each migration runs once', async () => {
  const url = await emptyDatabase();
  const ran: string[] = [];

  await Promise.all([1, 2, 3].map(() => migrate(url, (name) => ran.push(name))));
  await migrate(url, (name) => ran.push(name));

  expect(ran).toEqual([...new Set(ran)].sort());
  expect(ran[0]).toBe('001_installation_and_audit.sql');
});

test('a migration that was changed after it ran stops the start', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "update migrations set checksum = 'other' where name like '001%'");

  await expect(migrate(url)).rejects.toThrow(/001_.*was changed after it ran/);
});

test('a database of a newer version stops the start', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "insert into migrations (name, checksum) values ('999_later.sql', 'x')");

  await expect(migrate(url)).rejects.toThrow(/newer version.*999_later/);
});

test('a process that does not know the owner says who has to start first', async () => {
  const url = new URL(await emptyDatabase());
  url.username = inject('workRole');

  await expect(migrate(url.href)).rejects.toThrow(/no tables of Noteer yet.*DATABASE_OWNER_URL first/);
});

/** A database as it was after this migration, with nothing of the later ones. */
async function databaseAfter(last: string) {
  const url = await emptyDatabase();
  const folder = new URL('../../migrations/', import.meta.url);
  await query(
    url,
    'create table migrations (name text primary key, checksum text not null, done_at timestamptz not null default now())',
  );
  for (const name of readdirSync(folder).filter((file) => file.slice(0, 3) <= last)) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    await query(url, text);
    const checksum = createHash('sha256').update(text).digest('hex');
    await query(url, `insert into migrations (name, checksum) values ('${name}', '${checksum}')`);
  }
  return url;
}

const addUsers = (url: string, ...users: [email: string, is_superuser: boolean][]) =>
  query(
    url,
    users
      .map(
        ([email, is_superuser]) =>
          `insert into users (email, first_name, last_name, gender, is_superuser, email_verified_at)
           values ('${email}', 'A', 'B', 'other', ${is_superuser}, now());`,
      )
      .join('\n'),
  );
const rolesIn = async (url: string) => {
  const { rows } = await query(url, 'select email, role from users order by email');
  return Object.fromEntries(rows.map(({ email, role }) => [email, role]));
};

test('superusers become administrators, and the account at the front desk a planner', async () => {
  const url = await databaseAfter('009');
  await addUsers(url, ['admin@x.test', true], ['desk@x.test', true], ['sanne@x.test', false]);
  await query(
    url,
    "insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code) values ('user.created', 'C', 0, 'superuser')",
  );

  await migrate(url, undefined, { privileged_email: 'desk@x.test' });

  expect(await rolesIn(url)).toEqual({
    'admin@x.test': 'administrator',
    'desk@x.test': 'planner',
    'sanne@x.test': 'clinician',
  });
  const { rows } = await query(url, 'select audit_hash(audit_log) = hash as is_as_written from audit_log');
  expect(rows).toEqual([{ is_as_written: true }]);
});

test('the front desk stays administrator where there is no other', async () => {
  const url = await databaseAfter('009');
  await addUsers(url, ['desk@x.test', true], ['sanne@x.test', false]);

  await migrate(url, undefined, { privileged_email: 'desk@x.test' });

  expect((await rolesIn(url))['desk@x.test']).toBe('administrator');
});

test('a migration that does not get a table lets go of it, and is tried again until it does', {
  tags: 'thorough',
}, async () => {
  const url = await databaseAfter('031');
  const holding = new pg.Client({ connectionString: url });
  await holding.connect();
  await holding.query('begin');
  // As whoever writes a recording; the trigger that 032 makes has to wait for that.
  await holding.query('lock table recordings in row exclusive mode');
  const waiting = async () =>
    (await query(url, "select from pg_locks where not granted and relation = 'recordings'::regclass"))
      .rowCount;

  const migrated = migrate(url);
  await expect.poll(waiting).toBe(1);
  await expect.poll(waiting).toBe(0);
  await holding.query('commit');
  await holding.end();
  await migrated;

  const { rows } = await query(url, "select name from migrations where name like '032%'");
  expect(rows).toHaveLength(1);
});
