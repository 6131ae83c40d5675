import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { connect, isUnreachable } from './connect.ts';

const { db, close } = connect(inject('postgresUrl'), pino({ level: 'silent' }));
afterAll(close);

test('a connection that breaks under a transaction fails that transaction and nothing else', async () => {
  const failed = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // As long as nothing is asked of it, only the connection's own error tells.
    await sleep(200);
    await sql`select 1`.execute(tx);
  });

  await expect(failed).rejects.toSatisfy(isUnreachable);
  const { rows } = await sql`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});
