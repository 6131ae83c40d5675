/** Starts one real Postgres for all test files, with a migrated template that each file copies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { startQueue } from '../src/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As the owner of all databases. */
    postgresUrl: string;
    workRole: string;
  }
}

export const TEMPLATE = 'noteer_template';

export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'noteer-test-'));
  const postgres = await startEmbeddedPostgres({
    dir: join(dir, 'postgres'),
    // Tests that are about lost power start a Postgres of their own.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // No database here lives long enough to need it.
      autovacuum: 'off',
      max_connections: '300',
    },
  });
  const admin = new pg.Client({ connectionString: postgres.ownerConnectionString });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const workRole = new URL(postgres.connectionString).username;
  await migrate(databaseUrl(postgres.ownerConnectionString, TEMPLATE), undefined, { work_role: workRole });
  const queue = await startQueue(databaseUrl(postgres.connectionString, TEMPLATE), pino({ level: 'silent' }));
  await queue.stop();

  project.provide('postgresUrl', postgres.ownerConnectionString);
  project.provide('workRole', workRole);
  return async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}

export function databaseUrl(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

/** The same database for the role that works. */
export function asWork(connectionString: string, role: string): string {
  const url = new URL(connectionString);
  url.username = role;
  url.password = '';
  return url.href;
}
