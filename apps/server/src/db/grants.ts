/** What the role for work may do with what the owner made: all of the work, and no more than adding to what is written down. */
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './schema.ts';

/** Lines are added and read. Whoever works can neither change nor remove one, nor the triggers and numbers behind them. */
const ADD_ONLY = ['audit_log', 'audit_names', 'audit_seals', 'unusual_reads'];
const READ_ONLY = ['migrations'];
/** The database says when something was written down, and in which order: whoever works cannot. */
const SET_BY_DATABASE = ['id', 'event_date_time', 'sealed_at', 'found_at', 'hash', 'previous_hash'];

/** The queue makes and changes its tables by itself, so its schema belongs to the role that works. */
const giveQueue = (role: string) => `
  do $$
  declare
    thing record;
  begin
    create schema if not exists pgboss;
    if (select nspowner = ${role}::regrole from pg_namespace where nspname = 'pgboss') then return; end if;
    execute format('alter schema pgboss owner to %I', ${role});
    for thing in
      select format('alter table pgboss.%I owner to %I', relname, ${role}) as change from pg_class
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      union all
      select format('alter type pgboss.%I owner to %I', typname, ${role}) from pg_type
      where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
      union all
      select format('alter routine %s owner to %I', oid::regprocedure, ${role}) from pg_proc
      where pronamespace = 'pgboss'::regnamespace
    loop
      execute thing.change;
    end loop;
  end $$`;

/** Inside a transaction: nobody ever sees the rights half given. */
export async function grantWork(client: pg.Client, work_role: string): Promise<void> {
  const role = pg.escapeIdentifier(work_role);
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  // VACUUM and ANALYZE of tables that belong to another; before Postgres 17 only their owner could.
  const maintain = (rows[0]?.version ?? 0) >= 170_000 ? ', maintain' : '';
  const all = `select, insert, update, delete${maintain}`;
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`grant ${all} on all tables in schema public to ${role}`);
  await client.query(`grant usage on all sequences in schema public to ${role}`);
  await client.query(`alter default privileges in schema public grant ${all} on tables to ${role}`);
  await client.query(`alter default privileges in schema public grant usage on sequences to ${role}`);
  for (const table of ADD_ONLY) {
    await client.query(`revoke all on ${table} from ${role}, public`);
    const columns = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> all ($2)`,
      [table, SET_BY_DATABASE],
    );
    const { rows: numbers } = await client.query<{ sequence: string | null }>(
      `select pg_get_serial_sequence($1, attname) as sequence from pg_attribute
       where attrelid = $1::regclass and attidentity <> ''`,
      [table],
    );
    for (const { sequence } of numbers)
      await client.query(`revoke all on sequence ${sequence} from ${role}, public`);
    const added = columns.rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
    await client.query(`grant select, insert (${added}) on ${table} to ${role}`);
  }
  for (const table of READ_ONLY) {
    await client.query(`revoke all on ${table} from ${role}, public`);
    await client.query(`grant select on ${table} to ${role}`);
  }
  await client.query(giveQueue(pg.escapeLiteral(work_role)));
}

/** True where one role does everything: then only the chain tells that somebody changed the trail. */
export async function mayChangeTrail(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege('audit_log', 'update') as may`.execute(db);
  return rows[0]?.may ?? true;
}
