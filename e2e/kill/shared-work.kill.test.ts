/**
 * Two servers and two workers share one Postgres and one store. Several people record at once, one of each dies in
 * the middle, and the others see to it that nothing is missed.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/test/from-outside.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt, type Sending, sendingOf } from './clinician.ts';
import {
  askDatabase,
  engines,
  isWhole,
  longestOf,
  middleOf,
  rounds,
  secondsToNote,
  type Talk,
  talks,
  verifiedLog,
  withoutNote,
} from './outcome.ts';

const ROUNDS = rounds(1);
const AT_ONCE = 4;
/** Ten seconds, three chunks. */
const SENTENCES = 2;
/** All chunks of a round are there within a second or two. */
const WHILE_SENDING_MS = [0, 500] as const;
/** A worker takes two jobs at once: with three under way, each of the two holds one. */
const BOTH_BUSY = 3;
const BUSY_WITHIN_MS = 300_000;
const FREE_WITHIN_S = 60;

let folder: string;
let postgres: EmbeddedPostgres;
let servers: Noteer[];
let workers: Noteer[];
let clinician: Clinician;
let talkOf: (number: number) => Talk;
let shared: Record<string, string>;

async function start(ROLE: 'api' | 'worker'): Promise<Noteer> {
  const port = await freePort();
  return startNoteer({ data_dir: join(folder, `${ROLE}-${port}`), port, settings: { ...shared, ROLE } });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noteer-shared-'));
  chmodSync(folder, 0o755);
  talkOf = await talks(SENTENCES);
  postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
  shared = {
    ...engines,
    DEMO: 'accounts',
    DATABASE_URL: postgres.connectionString,
    DATABASE_OWNER_URL: postgres.ownerConnectionString,
    STORAGE_URL: pathToFileURL(join(folder, 'audio')).href,
    MASTER_KEY: randomBytes(32).toString('hex'),
    ATTEMPTS_PER_ADDRESS: '100000',
    LOG_LEVEL: 'warn',
  };
  // All at once, on an empty database.
  [servers, workers] = await Promise.all([
    Promise.all([start('api'), start('api')]),
    Promise.all([start('worker'), start('worker')]),
  ]);
  let turn = 0;
  clinician = await clinicianAt(() => (servers[turn++ % servers.length] as Noteer).url);
}, 600_000);

afterAll(async () => {
  await Promise.all([...(servers ?? []), ...(workers ?? [])].map((each) => each.stop()));
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}, 600_000);

const ask = <Row extends Record<string, unknown>>(sql: string) =>
  askDatabase<Row>(postgres.connectionString, sql);

/** The jobs under way, once both workers have some. */
async function bothWorkersAreBusy(): Promise<string[]> {
  const giveUpAt = performance.now() + BUSY_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const jobs = await ask<{ id: string }>(
      `select id from pgboss.job where name = 'transcribe-window' and state = 'active'`,
    );
    if (jobs.length >= BOTH_BUSY) return jobs.map(({ id }) => id);
    await sleep(20);
  }
  throw new Error('the workers do not share the work');
}

async function killOneOf(processes: Noteer[], role: 'api' | 'worker'): Promise<void> {
  const place = randomInt(processes.length);
  await processes[place]?.kill();
  processes[place] = await start(role);
}

/** Keeps what was under way when a worker died; what is started again later was the dead one's. */
async function killBusyWorker(deaths: Map<string, Date>): Promise<void> {
  for (const id of await bothWorkersAreBusy()) deaths.set(id, new Date());
  await killOneOf(workers, 'worker');
}

/** From a death until the jobs of the dead were free for the living, shortest first: how busy those are is not in it. */
async function secondsToRelease(deaths: Map<string, Date>): Promise<number[]> {
  const jobs = await ask<{ id: string; start_after: Date }>(
    'select id, start_after from pgboss.job where retry_count = 1',
  );
  return jobs
    .map(({ id, start_after }) => (start_after.getTime() - (deaths.get(id)?.getTime() ?? Number.NaN)) / 1000)
    .filter((seconds) => seconds > 0)
    .sort((a, b) => a - b);
}

test('one of each dies and nothing is missed', { timeout: 6 * 3_600_000 }, async () => {
  const sendings: Sending[] = [];
  const deaths = new Map<string, Date>();
  const missing: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const fresh = Array.from({ length: AT_ONCE }, (_, i) => sendingOf(talkOf(sendings.length + i).pcm));
    sendings.push(...fresh);
    const sent = Promise.all(fresh.map((sending) => clinician.record(sending)));
    await sleep(randomInt(...WHILE_SENDING_MS));
    await Promise.all([killOneOf(servers, 'api'), killBusyWorker(deaths)]);
    await sent;
    const ids = fresh.map(({ id }) => id);
    missing.push(...(await withoutNote(clinician, ids, () => workers.map(({ pid }) => pid))));
  }
  const waits = await secondsToNote(postgres.connectionString);
  const releases = await secondsToRelease(deaths);
  const log = await verifiedLog(folder, shared);

  console.log(
    `${ROUNDS} times a server and a worker killed, ${AT_ONCE} recordings at once: ` +
      `${sendings.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} chunks acknowledged, ` +
      `${clinician.resent()} requests sent again. ${waits.length} notes, ${middleOf(waits)} s after the ` +
      `recording's end (longest ${longestOf(waits)} s). ${releases.length} jobs of the dead were free again ` +
      `${middleOf(releases)} s after (longest ${longestOf(releases)} s).`,
  );
  expect(missing).toEqual([]);
  expect(releases.length).toBeGreaterThan(0);
  expect(Math.max(...releases)).toBeLessThan(FREE_WITHIN_S);
  expect(log).toMatch(/^Whole: /);
  for (const [number, sending] of sendings.entries()) await isWhole(clinician, sending, talkOf(number));
});
