/** Names in the access log are sealed, and the chain holds them as it holds everything else; so do the keys of before. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTrail } from '../../test/trail.ts';
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import { namedUser } from '../kept-names.ts';
import { createKeyRing } from '../key-ring.ts';
import { createSealing } from '../sealing.ts';
import { sealLines } from './seal.ts';
import { sealNames } from './seal-names.ts';
import { verifyTrail } from './verify.ts';

const { db, asOwner, rewrite, write: writeLines, services, trail } = await aTrail();
const broken = async () => (await verifyTrail(db, services.sealing)).broken;

beforeEach(async () => {
  await rewrite(sql`delete from audit_log`, sql`delete from audit_seals`, sql`delete from audit_unsealed`);
  await writeLines(10);
  await sealLines(db, trail);
});

describe('whose name a line has', () => {
  const user = (name: string) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    const account = { id: randomUUID(), first_name, last_name, role: 'clinician' as const };
    return namedUser(services.sealing, account);
  };
  const write = (name: string) => audit(db, system, 'user.signed_in', { user: user(name) });
  const last = sql`id = (select max(id) from audit_log)`;

  test('is sealed, under quotation marks and line ends too, and sealing it anew changes no line', async () => {
    for (const name of ['Sanne Veldkamp', 'Bo "\\" \n\t\u{1}é😀']) await write(name);
    await sealLines(db, trail);
    expect(await broken()).toBeNull();

    for (const kept of await db.selectFrom('audit_names').selectAll().execute()) {
      const owner = `audit_names/${kept.mac.toString('hex')}`;
      const anew = services.sealing.seal(owner, services.sealing.open(owner, kept.name));
      await rewrite(sql`update audit_names set name = ${anew} where mac = ${kept.mac}`);
    }
    expect(await broken()).toBeNull();
  });

  test('of before names were sealed is put back to verify the line, whatever was in it', async () => {
    const name = 'Bo "\\" \n\t\u{1}é😀';
    await rewrite(sql`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code, user_id, user_name)
      values ('user.updated', 'U', 0, 'clinician', ${randomUUID()}, ${name})`);
    await rewrite(sql`insert into audit_unsealed select max(id) from audit_log`);
    await sealLines(db, trail);
    expect(await broken()).toBeNull();

    expect(await asOwner((owner) => sealNames(owner, services.sealing))).toBe(1);
    expect(await broken()).toBeNull();
    await rewrite(sql`update audit_log set user_name_mac = sha256('x') where ${last}`);
    expect(await broken()).toMatchObject({ number: 11, what: 'changed' });
  });

  test('cannot be given to another, taken away or swapped unseen', async () => {
    await write('Sanne Veldkamp');
    await sealLines(db, trail);
    await write('Joris Terpstra');
    await sealLines(db, trail);
    expect(await broken()).toBeNull();

    const macs = await db
      .selectFrom('audit_log')
      .select('user_name_mac')
      .where('user_name_mac', 'is not', null)
      .orderBy('id')
      .execute();
    const [sannes, joris] = macs.map(({ user_name_mac }) => user_name_mac);
    await rewrite(
      sql`update audit_names set name = (select name from audit_names where mac = ${joris}) where mac = ${sannes}`,
    );
    expect(await broken()).toMatchObject({ number: 11, what: 'nameless' });
    await rewrite(sql`delete from audit_names where mac = ${sannes}`);
    expect(await broken()).toMatchObject({ number: 11, what: 'nameless' });
    await rewrite(sql`update audit_log set user_name_mac = ${joris} where user_name_mac = ${sannes}`);
    expect(await broken()).toMatchObject({ number: 11, what: 'changed' });
  });

  test('is the one thing that the owner may seal in a line that is there', async () => {
    const sealing = (statement: ReturnType<typeof sql>) =>
      asOwner((owner) =>
        owner.transaction().execute(async (tx) => {
          await sql`select set_config('noteer.sealing_names', 'on', true)`.execute(tx);
          await statement.execute(tx);
        }),
      );
    await rewrite(sql`update audit_log set user_name = 'Sanne' where ${last}`);

    for (const change of [
      sql`update audit_log set role_id_code = 'auditor' where ${last}`,
      sql`update audit_log set user_name = null, role_id_code = 'auditor' where ${last}`,
      sql`update audit_log set user_name = 'Joris' where ${last}`,
      sql`update audit_seals set mac = sha256('x')`,
      sql`delete from audit_log where ${last}`,
    ])
      await expect(sealing(change)).rejects.toThrow('append-only');
    await expect(sql`update audit_names set name = mac`.execute(db)).rejects.toThrow('permission denied');
  });
});

describe('the keys', () => {
  test('of before verify what they sealed, in a ring whose log is sealed with another', async () => {
    const later = createSealing(Buffer.alloc(32, 9));
    const keys = new Map([
      [0, Buffer.alloc(32, 7)],
      [1, Buffer.alloc(32, 9)],
    ]);
    const chain = createKeyRing(() => ({
      keys: new Map([[0, Buffer.alloc(32, 9)]]),
      fixed: new Map(),
    })).fixedKey('access log chain');
    const fixed = new Map([
      ['mac', Buffer.alloc(32, 7)],
      ['access log chain', chain],
    ]);
    await writeLines(3);
    await sealLines(db, later.trail);

    expect((await verifyTrail(db, services.sealing)).broken).toMatchObject({
      number: 11,
      what: 'unknown_key',
    });
    const ring = createSealing(createKeyRing(() => ({ keys, fixed })));
    expect(ring.trail.key_name).toBe(later.trail.key_name);
    expect(await verifyTrail(db, ring)).toMatchObject({ lines: 13, broken: null });
  });
});
