import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../test/template-database.ts';
import { connect } from '../db/connect.ts';
import type { Services } from '../services.ts';
import { type JobName, jobs } from './catalogue.ts';
import type { JobHandlers } from './handler.ts';
import { startQueue } from './queue.ts';

const PATIENCE = { timeout: 300_000 };
/** Workers that nobody wakes look so seldom here that whatever begins before was woken, also on a busy machine. */
const polling = { pollingIntervalSeconds: 120, notifyPollingIntervalSeconds: 120 };
const WOKEN_WITHIN_MS = 60_000;

const log = pino({ level: 'silent' });
const name = `test_${randomUUID().replaceAll('-', '')}`;
const url = databaseUrl(inject('postgresUrl'), name);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

await onServer(`create database ${name}`);
const { db, close } = connect(url, log);
await sql`create schema pgboss`.execute(db);
const queue = await startQueue(url, log, { polling });

/** What runs now, by recording; each goes on until it is let go. */
const underWay = new Map<string, () => void>();
const begun: string[] = [];
const gaveUp: string[] = [];

const idle = { run: async () => {} };
const handlers = {
  ...Object.fromEntries((Object.keys(jobs) as JobName[]).map((job) => [job, idle])),
  'transcribe-window': {
    run: (_: Services, { recording_id }: { recording_id: string }) =>
      new Promise<void>((done) => {
        begun.push(recording_id);
        underWay.set(recording_id, done);
      }),
    gaveUp: async (_: Services, { recording_id }: { recording_id: string }) => void gaveUp.push(recording_id),
  },
} as unknown as JobHandlers;
await queue.work({} as Services, handlers);

afterAll(async () => {
  for (const done of underWay.values()) done();
  await queue.stop();
  await close();
  await onServer(`drop database ${name} with (force)`);
});

const ask = (recording_id: string) => queue.enqueue(db, 'transcribe-window', { recording_id });
/** Of those that are not about another test. */
const untilBegun = (...expected: string[]) =>
  expect
    .poll(() => begun.filter((id) => expected.includes(id)).toSorted(), { timeout: WOKEN_WITHIN_MS })
    .toEqual(expected.toSorted());

test('a recording is worked on once at a time, asked for once, and holds up no other', async () => {
  const [long, short] = [randomUUID(), randomUUID()];
  await ask(long);
  await untilBegun(long);

  await ask(long);
  await ask(long);
  await ask(short);
  await untilBegun(long, short);

  underWay.get(short)?.();
  underWay.get(long)?.();
  await untilBegun(long, long, short);
  underWay.get(long)?.();
  await ask(short);
  await untilBegun(long, long, short, short);
  underWay.get(short)?.();
});

test('a job that waits is begun with the change that asks for it again, not before and not later', async () => {
  const [busy, other, asked] = [randomUUID(), randomUUID(), randomUUID()];
  // Both hands are full, so that the third waits.
  await ask(busy);
  await ask(other);
  await untilBegun(busy, other);
  await ask(asked);
  let wasBegunBefore = true;

  await db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, 'transcribe-window', { recording_id: asked });
    underWay.get(busy)?.();
    underWay.get(other)?.();
    await sleep(500);
    wasBegunBefore = begun.includes(asked);
  });

  // They looked while it was held, in vain.
  await untilBegun(asked);
  expect(wasBegunBefore).toBe(false);
  underWay.get(asked)?.();
});

test('a job whose workers die each time they try is given up where people see it', {
  ...PATIENCE,
  tags: 'thorough',
}, async () => {
  // Nobody is woken for the dead: here somebody looks for them, and more often than in the product.
  const usual = await startQueue(url, log, { supervise_s: 1 });
  await usual.work({} as Services, handlers);
  const deadly = randomUUID();
  await ask(deadly);
  await untilBegun(deadly);

  // As after eight deaths and the ninth: nobody tells any more that the job is alive.
  await sql`update pgboss.job set retry_count = retry_limit, heartbeat_seconds = 0
    where singleton_key = ${deadly}`.execute(db);

  await expect.poll(() => gaveUp, { timeout: 240_000 }).toEqual([deadly]);
  for (const done of underWay.values()) done();
  await usual.stop();
});

test('what is to be done at its times comes with a payload that its handler takes', async () => {
  const { rows } = await sql<{
    name: JobName;
    data: unknown;
  }>`select name, data from pgboss.schedule`.execute(db);

  const atTheirTimes = (Object.keys(jobs) as JobName[]).filter((job) => 'cron' in jobs[job]);
  expect(rows.map((row) => row.name).sort()).toEqual(atTheirTimes.sort());
  for (const row of rows) expect(jobs[row.name].payload.safeParse(row.data).success, row.name).toBe(true);
});
