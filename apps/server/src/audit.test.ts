import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { system } from './actor.ts';
import { audit } from './audit.ts';

const { db, asOwner } = await harness();

const firstBrokenLine = async () => {
  const { rows } = await sql<{ line: string | null }>`select audit_first_broken_line() as line`.execute(db);
  return rows[0]?.line ?? null;
};

/** What someone with the keys of the database could do. */
const tamper = (statement: ReturnType<typeof sql>) =>
  asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`alter table audit_log disable trigger user`.execute(tx);
      await statement.execute(tx);
      await sql`alter table audit_log enable trigger user`.execute(tx);
    }),
  );

test('the trail refuses its owner too to be changed, shortened or emptied', async () => {
  await audit(db, system, 'installation.started');

  await asOwner(async (owner) => {
    await expect(sql`update audit_log set user_name = 'x'`.execute(owner)).rejects.toThrow('append-only');
    await expect(sql`delete from audit_log`.execute(owner)).rejects.toThrow('append-only');
    await expect(sql`truncate audit_log`.execute(owner)).rejects.toThrow('append-only');
  });
});

test('lines written by many at once form one chain without gaps', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => db.transaction().execute((tx) => audit(tx, system, 'user.updated'))),
  );

  const lines = await db
    .selectFrom('audit_log')
    .select(['id', 'hash', 'previous_hash'])
    .orderBy('id')
    .execute();
  expect(lines.map(({ id }) => Number(id))).toEqual(lines.map((_, index) => index + 1));
  for (const [index, line] of lines.entries()) {
    if (index > 0) expect(line.previous_hash.equals(lines[index - 1]?.hash ?? Buffer.of())).toBe(true);
  }
  expect(await firstBrokenLine()).toBeNull();
});

test('a transaction that is undone leaves neither line nor gap', async () => {
  await db
    .transaction()
    .execute(async (tx) => {
      await audit(tx, system, 'user.updated');
      throw new Error('undone');
    })
    .catch(() => {});
  await audit(db, system, 'user.updated');

  expect(await firstBrokenLine()).toBeNull();
});

test('a changed line, a removed line and a rewritten time are found', async () => {
  for (let i = 0; i < 3; i++) await audit(db, system, 'user.updated');
  const newest = async () => {
    const { id } = await db
      .selectFrom('audit_log')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return Number(id);
  };
  const line = (await newest()) - 1;

  await tamper(
    sql`update audit_log set event_date_time = event_date_time - interval '1 hour' where id = ${line}`,
  );
  expect(Number(await firstBrokenLine())).toBe(line);
  await tamper(
    sql`update audit_log set event_date_time = event_date_time + interval '1 hour' where id = ${line}`,
  );
  expect(await firstBrokenLine()).toBeNull();

  await tamper(sql`delete from audit_log where id = ${line}`);
  expect(Number(await firstBrokenLine())).toBe(line);
});

test('a column that a later version adds does not break the chain', async () => {
  await tamper(sql`delete from audit_log`);
  await audit(db, system, 'user.updated');

  await asOwner((owner) => sql`alter table audit_log add column something_new text`.execute(owner));
  await audit(db, system, 'user.updated');

  expect(await firstBrokenLine()).toBeNull();
});
