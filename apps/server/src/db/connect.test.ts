import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { connect, isUnreachable, wasInTheWay } from './connect.ts';

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

test('a transaction that was undone for another one can be tried again, and is told from a mistake', async () => {
  const failed = db.transaction().execute((tx) =>
    db.transaction().execute(async (other) => {
      for (const each of [tx, other]) await sql`set local deadlock_timeout = '10ms'`.execute(each);
      await sql`select pg_advisory_xact_lock(1)`.execute(tx);
      await sql`select pg_advisory_xact_lock(2)`.execute(other);
      await Promise.all([
        sql`select pg_advisory_xact_lock(2)`.execute(tx),
        sql`select pg_advisory_xact_lock(1)`.execute(other),
      ]);
    }),
  );

  await expect(failed).rejects.toSatisfy(wasInTheWay);
  await expect(sql`select 1 / 0`.execute(db)).rejects.not.toSatisfy(wasInTheWay);
});
