/** What the server can do in the database, and what it cannot, whatever reaches it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import { startQueue } from '../jobs/queue.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { mayChangeTrail } from './grants.ts';
import { migrate } from './migrate.ts';

const { db } = await harness();

async function run(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

describe('the role that works', () => {
  test.each([
    "update audit_log set user_name = 'x'",
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
    'alter table audit_log add column more text',
    'alter table audit_log disable trigger user',
    'alter table audit_log disable trigger all',
    'alter table audit_log owner to noteer_app',
    'drop table audit_log',
    'drop trigger audit_refuse_change on audit_log',
    'create trigger mine before insert on audit_log execute function audit_refuse()',
    'create rule mine as on insert to audit_log do instead nothing',
    'drop index audit_log_by_user',
    'create or replace function audit_refuse() returns trigger language plpgsql as $$ begin return new; end $$',
    'lock table audit_log in access exclusive mode',
    'select * from audit_log for update',
    "merge into audit_log using (select 1) s on true when matched then update set user_name = 'x'",
    'insert into audit_log overriding system value select * from audit_log on conflict (id) do update set user_name = excluded.user_name',
    "select setval('audit_log_id_seq', 1)",
    "select nextval('audit_log_id_seq')",
    'alter sequence audit_log_id_seq restart',
    'alter table audit_log alter column id drop identity',
    'update audit_seals set number = -number',
    'delete from audit_seals',
    'truncate audit_seals',
    'drop table audit_seals',
    'delete from unusual_reads',
    'set session_replication_role = replica',
    'set role noteer',
    'set session authorization noteer',
    'create table mine (n int)',
    'create schema mine',
    'create role other superuser',
    "alter role noteer password 'x'",
    "update migrations set checksum = 'x'",
    "select pg_read_file('PG_VERSION')",
    "copy audit_log to program 'true'",
  ])('may not: %s', async (statement) => {
    await audit(db, system, 'user.updated');
    const before = await sql`select * from audit_log order by id`.execute(db);

    const tried = db.transaction().execute((tx) => sql.raw(statement).execute(tx));
    await expect(tried).rejects.toThrow(/permission denied|must be owner/);

    expect(
      (await sql`select * from audit_log order by id`.execute(db)).rows.slice(0, before.rows.length),
    ).toEqual(before.rows);
  });

  test('adds lines and reads them, and cannot give itself more', async () => {
    await audit(db, system, 'user.updated');
    // Postgres only warns of it.
    await sql`grant update on audit_log to noteer_app`.execute(db);

    const newest = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(newest?.event_type_code).toBe('user.updated');
    expect(await mayChangeTrail(db)).toBe(false);
  });

  test('reaches every table that there is, whatever migration made it', async () => {
    const { rows } = await sql<{ table_name: string }>`
      select relname as table_name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not (has_table_privilege(oid, 'select') and has_any_column_privilege(oid, 'insert'))`.execute(db);
    expect(rows.map(({ table_name }) => table_name)).toEqual(['migrations']);
  });
});

describe('a folder of a Postgres', { timeout: 300_000 }, () => {
  let root: string;
  let postgres: EmbeddedPostgres;
  const folder = (name: string) => join(root, name);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'noteer-roles-'));
    // As the version before left it: everyone who reaches the socket is the owner, to whom the queue belongs too.
    postgres = await startEmbeddedPostgres({ dir: folder('old') });
    await migrate(postgres.ownerConnectionString);
    const queue = await startQueue(postgres.ownerConnectionString, pino({ level: 'silent' }));
    await queue.stop();
    await run(
      postgres.ownerConnectionString,
      'drop owned by noteer_app; drop role noteer_app; alter role noteer password null',
    );
    writeFileSync(join(folder('old'), 'data', 'pg_hba.conf'), 'local all all trust\n');
    await postgres.stop();
    rmSync(join(folder('old'), 'owner.password'));
  }, 300_000);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function startCopy(name: string, { password = false } = {}) {
    cpSync(join(folder('old'), 'data'), join(folder(name), 'data'), { recursive: true });
    if (password) writeFileSync(join(folder(name), 'owner.password'), 'of another folder\n');
    return startEmbeddedPostgres({ dir: folder(name) });
  }

  test('of an earlier version is moved over at the start: all of its rows, its queue at work, two roles', async () => {
    const moved = await startCopy('moved');
    try {
      await migrate(moved.ownerConnectionString, undefined, { work_role: 'noteer_app' });
      const queue = await startQueue(moved.connectionString, pino({ level: 'silent' }));
      await queue.check();
      await queue.stop();

      const { rows } = await run(moved.connectionString, 'select count(*)::int from migrations');
      expect(rows[0].count).toBeGreaterThan(20);
      await expect(run(moved.connectionString, 'delete from audit_log')).rejects.toThrow('permission denied');
      const nobody = new URL(moved.ownerConnectionString);
      nobody.password = '';
      await expect(run(nobody.href, 'select 1')).rejects.toThrow(/password/i);
      expect(statSync(join(folder('moved'), 'owner.password')).mode & 0o777).toBe(0o600);
    } finally {
      await moved.stop();
    }
  });

  test('elsewhere is used by two roles of which neither is all-powerful', { tags: 'thorough' }, async () => {
    const elsewhere = await startCopy('elsewhere');
    try {
      await run(
        elsewhere.ownerConnectionString,
        'create role clinic_owner; create role clinic_app; grant clinic_app to clinic_owner',
      );
      await run(elsewhere.ownerConnectionString, 'create database clinic owner clinic_owner');
      const as = (role: string) => {
        const url = new URL(elsewhere.ownerConnectionString);
        url.pathname = '/clinic';
        url.searchParams.set('options', `-c role=${role}`);
        return url.href;
      };

      await migrate(as('clinic_owner'), undefined, { work_role: 'clinic_app' });
      const queue = await startQueue(as('clinic_app'), pino({ level: 'silent' }));
      await queue.stop();
      await migrate(as('clinic_owner'), undefined, { work_role: 'clinic_app' });
      // A process that was not given the owner starts too, as long as there is nothing to migrate.
      await migrate(as('clinic_app'));

      await expect(run(as('clinic_app'), 'delete from audit_log')).rejects.toThrow('permission denied');
      await expect(run(as('clinic_app'), 'create schema mine')).rejects.toThrow('permission denied');
    } finally {
      await elsewhere.stop();
    }
  });

  test('whose password was lost, or is of another, gets a new one; started by two at once they agree', async () => {
    const first = await startCopy('lost', { password: true });
    await first.stop();
    rmSync(join(folder('lost'), 'owner.password'));

    const [one, other] = await Promise.all([
      startEmbeddedPostgres({ dir: folder('lost') }),
      startEmbeddedPostgres({ dir: folder('lost') }),
    ]);

    try {
      expect(one.ownerConnectionString).toBe(other.ownerConnectionString);
      expect(one.ownerConnectionString).not.toBe(first.ownerConnectionString);
      const { rows } = await run(other.ownerConnectionString, 'select current_user');
      expect(rows).toEqual([{ current_user: 'noteer' }]);
      expect(readFileSync(join(folder('lost'), 'data', 'pg_hba.conf'), 'utf8')).toContain('scram-sha-256');
    } finally {
      await one.stop();
    }
  });
});
