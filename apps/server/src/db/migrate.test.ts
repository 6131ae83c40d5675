import { randomUUID } from 'node:crypto';
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
