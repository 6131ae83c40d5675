import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aTrail } from '../test/trail.ts';
import { system } from './actor.ts';
import { audit } from './audit.ts';

const { db, asOwner } = await aTrail();

test('the trail refuses its owner too to be changed, shortened or emptied', async () => {
  await audit(db, system, 'installation.started');

  await asOwner(async (owner) => {
    await expect(sql`update audit_log set user_name = 'x'`.execute(owner)).rejects.toThrow('append-only');
    await expect(sql`delete from audit_log`.execute(owner)).rejects.toThrow('append-only');
    await expect(sql`truncate audit_log`.execute(owner)).rejects.toThrow('append-only');
  });
});

test('a transaction that is undone leaves no line, and none that waits for a seal', async () => {
  const count = async () => {
    const { rows } = await sql<{ lines: number; waiting: number }>`
      select (select count(*)::int from audit_log) as lines,
        (select count(*)::int from audit_unsealed) as waiting`.execute(db);
    return rows[0];
  };
  const before = await count();
  await db
    .transaction()
    .execute(async (tx) => {
      await audit(tx, system, 'user.updated');
      throw new Error('undone');
    })
    .catch(() => {});

  expect(await count()).toEqual(before);
});

test('whoever works cannot say when a line was written, nor which number it has', async () => {
  const insert = (column: string, value: string) =>
    sql`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code, ${sql.ref(column)})
      overriding system value values ('user.updated', 'U', 0, 'unknown', ${sql.raw(value)})`.execute(db);

  await expect(insert('event_date_time', "'2020-01-01'")).rejects.toThrow('permission denied');
  await expect(insert('id', '1')).rejects.toThrow('permission denied');
});
