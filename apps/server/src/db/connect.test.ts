import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import pino from 'pino';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { connect, isUnreachable, wasInTheWay } from './connect.ts';
import { prepared } from './prepared.ts';

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

describe('a query that is prepared', () => {
  test('is planned once a connection, and other queries are not kept', async () => {
    await db.connection().execute(async (one) => {
      const text = prepared('one of each', 'select $1::int as found');
      for (const found of [1, 2]) {
        const { rows } = await one.executeQuery(CompiledQuery.raw(text, [found]));
        expect(rows).toEqual([{ found }]);
      }
      await sql`select ${1}::int`.execute(one);
      const { rows } = await sql`select name from pg_prepared_statements`.execute(one);
      expect(rows).toEqual([{ name: 'one of each' }]);
    });
  });

  test('is asked anew once a migration has changed what it answers with', async () => {
    await db.connection().execute(async (one) => {
      await sql`create temporary table upgraded as select 7 as number`.execute(one);
      const ask = () =>
        one.executeQuery(CompiledQuery.raw(prepared('before and after', 'select number from upgraded')));
      expect((await ask()).rows).toEqual([{ number: 7 }]);
      await sql`alter table upgraded alter column number type text`.execute(one);
      for (let time = 0; time < 2; time++) expect((await ask()).rows).toEqual([{ number: '7' }]);
    });
  });
});
