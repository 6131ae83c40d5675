/** What holds the access log together, and what `npm run audit -- verify` says when somebody with the owner's rights rewrote it. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTrail } from '../../test/trail.ts';
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import { connect } from '../db/connect.ts';
import { createSealing } from '../sealing.ts';
import { type Head, writeHead } from './heads.ts';
import { linesInto } from './keep.ts';
import { removeOldMonths } from './remove-months.ts';
import { sealLines } from './seal.ts';
import { startSealer } from './sealer.ts';
import { verifyTrail } from './verify.ts';

const { db, url, asOwner, rewrite, write, services, trail } = await aTrail();

const verify = (head?: Head) => verifyTrail(db, services.sealing, head ? [head] : []);
const broken = async (head?: Head) => (await verify(head)).broken;

const newest = async () => {
  const row = await db
    .selectFrom('audit_seals')
    .selectAll()
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return { number: Number(row.number), line_id: Number(row.line_id) };
};

beforeEach(async () => {
  await rewrite(sql`delete from audit_log`, sql`delete from audit_seals`, sql`delete from audit_unsealed`);
  await write(10);
  await sealLines(db, trail);
});

describe('the chain', () => {
  test('lines written by many at once, some of them undone, are one chain without gaps', async () => {
    const sealer = startSealer({ db, key: trail, log: services.log }, 1);
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        db.transaction().execute(async (tx) => {
          await audit(tx, system, 'user.updated');
          if (at % 3 === 0) throw new Error('undone');
        }),
      ),
    );
    await sealer.stop();
    await sealLines(db, trail);

    expect(await verify()).toMatchObject({ lines: 50, waiting: 0, broken: null });
    const { number } = await newest();
    expect(number).toBe(50);
  });

  test('sealed by several processes at once, no line has two seals and no number is missing', async () => {
    await write(30);
    await Promise.all(Array.from({ length: 8 }, () => sealLines(db, trail)));
    await sealLines(db, trail);

    expect(await verify()).toMatchObject({ lines: 40, waiting: 0, broken: null });
  });

  test('a line is written while another transaction that wrote one is still open', async () => {
    await db.transaction().execute(async (tx) => {
      await audit(tx, system, 'user.updated');
      await audit(db, system, 'user.updated');
      await sealLines(db, trail);
      expect((await newest()).number).toBe(11);
    });
    await sealLines(db, trail);

    expect(await verify()).toMatchObject({ lines: 12, waiting: 0, broken: null });
  });

  test('every line goes into the log of the server once, as it was sealed, where that is asked for', async () => {
    const told: object[] = [];
    const into = linesInto({ info: (line: object) => void told.push(line) } as never);
    await write(3);
    await Promise.all([sealLines(db, trail, into), sealLines(db, trail, into)]);
    await sealLines(db, trail, into);

    const seals = await db
      .selectFrom('audit_seals')
      .selectAll()
      .where('number', '>', '10')
      .orderBy('number')
      .execute();
    expect(told).toEqual(
      seals.map(({ number, mac, line_id }) => ({
        number: Number(number),
        mac: mac.toString('hex'),
        access: expect.objectContaining({ id: Number(line_id), event_type_code: 'user.updated' }),
      })),
    );
    expect(told).toHaveLength(3);
  });

  test('what waits for its seal is counted and is no breach', async () => {
    await write(3);

    expect(await verify()).toMatchObject({ lines: 10, waiting: 3, broken: null });
  });

  test('a table that the role that works puts before the log is not written to', async () => {
    const database = sql.id(new URL(url).pathname.slice(1));
    await sql`create table pgboss.audit_log (like public.audit_log including all)`.execute(db);
    await sql`alter role noteer_app in database ${database} set search_path = pgboss, public`.execute(db);
    const later = connect(url, services.log);
    await audit(later.db, system, 'user.updated').finally(later.close);

    await sql`alter role noteer_app in database ${database} reset search_path`.execute(db);
    const { rows } = await sql<{ id: string }>`select id from pgboss.audit_log`.execute(db);
    await sql`drop table pgboss.audit_log`.execute(db);
    expect(rows).toEqual([]);
    expect(await verify()).toMatchObject({ lines: 10, waiting: 1, broken: null });
  });

  test('the seals of another key are not ours', async () => {
    const other = createSealing(Buffer.alloc(32, 9));

    expect((await verifyTrail(db, other)).broken).toMatchObject({ number: 1, what: 'unknown_key' });
  });

  test('a column that a later version adds does not break it', async () => {
    await asOwner((owner) =>
      sql`alter table audit_log add column if not exists something_new text`.execute(owner),
    );

    expect(await broken()).toBeNull();
  });
});

describe('verifying finds the first line that was', () => {
  test.each([
    [
      'changed',
      sql`update audit_log set user_name = 'somebody else' where id = (select line_id from audit_seals where number = 4)`,
    ],
    [
      'given another time',
      sql`update audit_log set event_date_time = event_date_time - interval '1 second' where id = (select line_id from audit_seals where number = 4)`,
    ],
    ['changed together with its seal', sql`update audit_seals set mac = sha256('x') where number = 4`],
  ])('%s', async (_name, statement) => {
    await rewrite(statement);

    expect(await broken()).toMatchObject({ number: 4, what: 'changed', line_id: expect.any(Number) });
  });

  test('changed by an owner whose own function tells what it once said', async () => {
    await asOwner(async (owner) => {
      await sql`create table once as select id, audit_line_text(audit_log) as text from audit_log`.execute(
        owner,
      );
      await sql`grant select on once to noteer_app`.execute(owner);
      await sql`create or replace function audit_line_text(line audit_log) returns text language sql stable
        as 'select text from once where id = line.id'`.execute(owner);
    });
    await rewrite(
      sql`update audit_log set user_name = 'somebody else' where id = (select line_id from audit_seals where number = 4)`,
    );

    const found = await broken();
    await asOwner(async (owner) => {
      await sql`create or replace function audit_line_text(line audit_log) returns text language sql stable
        set timezone = 'UTC' return jsonb_strip_nulls(to_jsonb(line))::text`.execute(owner);
      await sql`drop table once`.execute(owner);
    });
    expect(found).toMatchObject({ number: 4, what: 'changed' });
  });

  test('deleted in the middle, with or without its seal', async () => {
    await rewrite(sql`delete from audit_log where id = (select line_id from audit_seals where number = 5)`);
    expect(await broken()).toMatchObject({ number: 5, what: 'gone' });

    await rewrite(sql`delete from audit_seals where number = 5`);
    expect(await broken()).toMatchObject({ number: 5, what: 'gone' });
  });

  test('deleted in the middle, with all that follow moved up', async () => {
    await rewrite(
      sql`delete from audit_log where id = (select line_id from audit_seals where number = 5)`,
      sql`delete from audit_seals where number = 5`,
      sql`update audit_seals set number = -number where number > 5`,
      sql`update audit_seals set number = -number - 1 where number < 0`,
    );

    expect(await broken()).toMatchObject({ number: 5, what: 'changed' });
  });

  test('deleted at the beginning', async () => {
    await rewrite(
      sql`delete from audit_log where id in (select line_id from audit_seals where number <= 3)`,
      sql`delete from audit_seals where number <= 3`,
    );

    expect(await broken()).toMatchObject({ number: 1, what: 'gone' });
  });

  test('deleted at the end, by the head that was written out', async () => {
    const head = await writeHead(services);
    await rewrite(
      sql`delete from audit_log where id in (select line_id from audit_seals where number > 7)`,
      sql`delete from audit_seals where number > 7`,
    );

    expect(await broken()).toBeNull();
    expect(await broken(head)).toMatchObject({ number: 8, what: 'cut_off' });
  });

  test('deleted at the end and written anew by the product itself', async () => {
    const head = await writeHead(services);
    await rewrite(
      sql`delete from audit_log where id in (select line_id from audit_seals where number > 7)`,
      sql`delete from audit_seals where number > 7`,
    );
    await write(6);
    await sealLines(db, trail);

    expect(await broken()).toBeNull();
    expect(await broken(head)).toMatchObject({ number: 10, what: 'not_as_told' });
  });

  test('deleted while it waited for its seal', async () => {
    await write();
    await rewrite(sql`delete from audit_log where id = (select line_id from audit_unsealed)`);

    expect(await broken()).toMatchObject({ what: 'gone', number: null, line_id: expect.any(Number) });
  });

  test('inserted, without a seal or with a made-up one', async () => {
    const insert = sql`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code)
      values ('user.updated', 'U', 0, 'clinician')`;
    await rewrite(insert);
    expect(await broken()).toMatchObject({ what: 'not_sealed', line_id: expect.any(Number) });

    await rewrite(sql`insert into audit_seals (number, line_id, key_name, mac)
      select 11, max(id), ${trail.key_name}, sha256('x') from audit_log`);
    expect(await broken()).toMatchObject({ number: 11, what: 'changed' });
  });

  test('given the place of another', async () => {
    await rewrite(
      sql`update audit_seals set line_id = -line_id where number in (3, 4)`,
      sql`update audit_seals seal set line_id = -other.line_id from audit_seals other
        where seal.number in (3, 4) and other.number = 7 - seal.number`,
    );

    expect(await broken()).toMatchObject({ number: 3, what: 'changed' });
  });

  test('put before a beginning that somebody without the key claims', async () => {
    const { rows } = await sql<{ mac: string }>`
      select encode(mac, 'hex') as mac from audit_seals where number = 5`.execute(db);
    const last_mac = rows[0]?.mac ?? '';
    await audit(db, system, 'access_log.months_removed', {
      detail: { last_number: 5, last_mac, proof: last_mac },
    });
    await sealLines(db, trail);
    await rewrite(
      sql`delete from audit_log where id in (select line_id from audit_seals where number <= 5)`,
      sql`delete from audit_seals where number <= 5`,
    );

    expect(await broken()).toMatchObject({ number: 1, what: 'gone' });
  });
});

describe('what is older than it is kept', () => {
  /** As if the first of them had been written then. */
  const writtenLongAgo = async (lines: number, years: number) => {
    await rewrite(
      sql`update audit_log set event_date_time = now() - make_interval(years => ${years})
        where id in (select line_id from audit_seals where number <= ${lines})`,
      sql`delete from audit_seals`,
      sql`insert into audit_unsealed select id from audit_log`,
    );
    await sealLines(db, trail);
  };

  test('goes with a line that says so, and the chain stays whole', async () => {
    await writtenLongAgo(4, 6);
    const head = await writeHead(services);

    const removed = await asOwner((owner) => removeOldMonths(owner, trail, 5));
    await sealLines(db, trail);

    expect(removed?.lines).toBe(4);
    expect(await verify(head)).toMatchObject({ lines: 7, removed: 4, broken: null });
    expect(await asOwner((owner) => removeOldMonths(owner, trail, 5))).toBeUndefined();
    await rewrite(sql`delete from audit_log where id = (select line_id from audit_seals where number = 6)`);
    expect(await broken()).toMatchObject({ number: 6, what: 'gone' });
  });

  test('stays while it is younger', async () => {
    await writtenLongAgo(4, 4);

    expect(await asOwner((owner) => removeOldMonths(owner, trail, 5))).toBeUndefined();
    expect(await verify()).toMatchObject({ lines: 10, removed: 0, broken: null });
  });

  test('cannot be removed by the role that works', async () => {
    await writtenLongAgo(4, 6);

    await expect(removeOldMonths(db as never, trail, 5)).rejects.toThrow('permission denied');
  });
});
