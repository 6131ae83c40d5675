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
  withoutNote,
} from './outcome.ts';

const ROUNDS = rounds(1);
const AT_ONCE = 4;
/** All chunks of a round are there within a second or two. */
const WHILE_SENDING_MS = [0, 500] as const;
/** A worker takes two jobs at once: with three under way, each of the two holds one. */
const BOTH_BUSY = 3;
const BUSY_WITHIN_MS = 60_000;
const TAKEN_UP_WITHIN_S = 60;
const NOTES_WITHIN_MS = 90_000 + ROUNDS * AT_ONCE * 10_000;

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
  talkOf = await talks();
  postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
  shared = {
    ...engines,
    DATABASE_URL: postgres.connectionString,
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
}, 60_000);

const ask = <Row extends Record<string, unknown>>(sql: string) =>
  askDatabase<Row>(postgres.connectionString, sql);

async function bothWorkersAreBusy(): Promise<void> {
  const sql = `select id from pgboss.job where name = 'transcribe-window' and state = 'active'`;
  const giveUpAt = performance.now() + BUSY_WITHIN_MS;
  while ((await ask(sql)).length < BOTH_BUSY) {
    if (performance.now() > giveUpAt) throw new Error('the workers do not share the work');
    await sleep(20);
  }
}

/** Returns when it died, as the database has the time. */
async function killOneOf(processes: Noteer[], role: 'api' | 'worker'): Promise<Date> {
  const place = randomInt(processes.length);
  await processes[place]?.kill();
  const died_at = new Date();
  processes[place] = await start(role);
  return died_at;
}

/** Seconds from the death before it to the new start of each job that somebody else took up, shortest first. */
async function secondsToTakeUp(deaths: Date[]): Promise<number[]> {
  const jobs = await ask<{ started_on: Date }>('select started_on from pgboss.job where retry_count > 0');
  return jobs
    .map(({ started_on }) => {
      const death = deaths.findLast((died_at) => died_at < started_on);
      return death ? (started_on.getTime() - death.getTime()) / 1000 : Number.NaN;
    })
    .sort((a, b) => a - b);
}

test('one of each dies and nothing is missed', { timeout: 1_800_000 }, async () => {
  const sendings: Sending[] = [];
  const deaths: Date[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const fresh = Array.from({ length: AT_ONCE }, (_, i) => sendingOf(talkOf(sendings.length + i).pcm));
    sendings.push(...fresh);
    const sent = Promise.all(fresh.map((sending) => clinician.record(sending)));
    await sleep(randomInt(...WHILE_SENDING_MS));
    const [, died_at] = await Promise.all([
      killOneOf(servers, 'api'),
      bothWorkersAreBusy().then(() => killOneOf(workers, 'worker')),
    ]);
    deaths.push(died_at);
    await sent;
  }
  const ids = sendings.map(({ id }) => id);
  const missing = await withoutNote(clinician, ids, NOTES_WITHIN_MS);
  const waits = await secondsToNote(postgres.connectionString);
  const takenUp = await secondsToTakeUp(deaths);
  const broken = await ask('select audit_first_broken_line() as line');

  console.log(
    `${ROUNDS} times a server and a worker killed, ${AT_ONCE} recordings at once: ` +
      `${sendings.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} chunks acknowledged, ` +
      `${clinician.resent()} requests sent again. ${waits.length} notes, ${middleOf(waits)} s after the ` +
      `recording's end (longest ${longestOf(waits)} s). ${takenUp.length} jobs of the dead were taken up, ` +
      `${middleOf(takenUp)} s after (longest ${longestOf(takenUp)} s).`,
  );
  expect(missing).toEqual([]);
  expect(takenUp.length).toBeGreaterThan(0);
  expect(Math.max(...takenUp)).toBeLessThan(TAKEN_UP_WITHIN_S);
  expect(broken).toEqual([{ line: null }]);
  for (const [number, sending] of sendings.entries()) await isWhole(clinician, sending, talkOf(number));
});
