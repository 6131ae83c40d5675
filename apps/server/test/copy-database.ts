import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { asWork, databaseUrl, TEMPLATE } from './template-database.ts';

/** As the server reaches it, and as whoever owns it does. */
export type Database = { url: string; owner_url: string; drop: () => Promise<void> };

/** A database of one's own, made like another: like the migrated template, unless another is named. */
export async function copyDatabase(template = TEMPLATE): Promise<Database> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  // As files: page by page through its log, as Postgres does by itself, a copy is three times the work.
  await run(`create database ${name} template ${template} strategy file_copy`);
  const owner_url = databaseUrl(server, name);
  return {
    url: asWork(owner_url, inject('workRole')),
    owner_url,
    drop: () => run(`drop database ${name} with (force)`),
  };
}
