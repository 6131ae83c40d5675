import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';
import { rewriteTables, smallOnes } from './no-trace.ts';

const { db } = await harness();

/** Of the file that a table is in: another one when it was rewritten. */
async function fileOf(table: string): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select pg_relation_filepath(${table}::regclass) as file`.execute(db);
  return rows[0]?.file ?? '';
}

test('a table that somebody uses is left and told, and those after it are rewritten', async () => {
  const before = { clients: await fileOf('clients'), courses: await fileOf('courses') };

  await db.transaction().execute(async (tx) => {
    await sql`lock table clients in row exclusive mode`.execute(tx);
    await expect(rewriteTables(db, ['clients', 'courses'], { tries: 2, again_after_ms: 1 })).rejects.toThrow(
      /still to be rewritten.*: clients$/,
    );
  });

  expect(await fileOf('clients')).toBe(before.clients);
  expect(await fileOf('courses')).not.toBe(before.courses);
});

test('once it is free it is rewritten', async () => {
  const before = await fileOf('clients');

  await rewriteTables(db, ['clients']);

  expect(await fileOf('clients')).not.toBe(before);
});

test('large tables are told from small ones by what they and their indexes take', async () => {
  const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size('clients') as bytes`.execute(
    db,
  );

  expect(await smallOnes(db, ['courses', 'clients'], Number(rows[0]?.bytes))).toContain('clients');
  expect(await smallOnes(db, ['courses', 'clients'], Number(rows[0]?.bytes) - 1)).not.toContain('clients');
});
