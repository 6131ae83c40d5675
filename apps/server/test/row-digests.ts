/** A digest of the rows of every table, to compare two databases by. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { nameOf, plainText, tablesOf } from '../src/backup/tables.ts';

/** In the snapshot that another transaction has exported, or now. */
export async function rowDigests(connectionString: string, snapshot?: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(plainText.join('; '));
    await client.query('begin transaction isolation level repeatable read, read only');
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`);
    const digests = new Map<string, string>();
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${nameOf(table)} t order by 1`,
      );
      const hash = createHash('sha256');
      for (const { row } of rows) hash.update(`${row}\n`);
      digests.set(nameOf(table), `${rows.length} rows, ${hash.digest('hex')}`);
    }
    return digests;
  } finally {
    await client.end();
  }
}
