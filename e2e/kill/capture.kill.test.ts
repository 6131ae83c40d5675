/**
 * No acknowledged second is lost, whatever dies, and the note comes by itself. A clinician records while the
 * server is killed, or its Postgres under it, again and again.
 */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCapture } from '@noteer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt, type Sending, sendingOf } from './clinician.ts';
import {
  engines,
  isWhole,
  longestOf,
  middleOf,
  quickly,
  rounds,
  secondsToNote,
  type Talk,
  talks,
  verifiedLog,
  withoutNote,
} from './outcome.ts';

const ROUNDS = rounds(2);
/** Half a minute, six chunks; half of that where only a few are killed. */
const isShort = !process.env.KILL_ROUNDS;
const SENTENCES = isShort ? 3 : 5;
/** Half of the deaths fall among the chunks, half while they are listened to. */
const WHILE_SENDING_MS = [0, 150] as const;
const WHILE_LISTENING_MS = isShort ? ([500, 3_000] as const) : ([500, 6_000] as const);

let data_dir: string;
let port: number;
let noteer: Noteer;
let clinician: Clinician;
let talkOf: (number: number) => Talk;

const start = () =>
  startNoteer({
    data_dir,
    port,
    settings: { ...engines, ...quickly, DEMO: 'accounts', ATTEMPTS_PER_ADDRESS: '100000', LOG_LEVEL: 'warn' },
  });

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  talkOf = await talks(SENTENCES);
  port = await freePort();
  noteer = await start();
  clinician = await clinicianAt(() => noteer.url);
}, 600_000);

afterAll(async () => {
  await noteer?.stop();
  rmSync(data_dir, { recursive: true });
}, 600_000);

const isPostgresKilledIn = (round: number) => round % 3 === 1;

/** Postgres comes back under the living server; the server is started again by whoever runs it. */
async function killSomething(round: number): Promise<void> {
  if (isPostgresKilledIn(round)) process.kill(noteer.postmasterPid(), 'SIGKILL');
  else {
    await noteer.kill();
    noteer = await start();
  }
}

/** Chunks that were acknowledged and are not there. */
async function lostOf({ id, acknowledged }: Sending): Promise<string[]> {
  if (acknowledged === 0) return [];
  const { data } = await clinician.ask(getCapture, { params: { id } });
  const seqs = Array.from({ length: acknowledged }, (_, seq) => seq);
  return seqs.filter((seq) => seq >= data.received).map((seq) => `${id}/${seq}`);
}

test('no acknowledged chunk is lost, and every note comes', { timeout: 7_200_000 }, async () => {
  const sendings: Sending[] = [];
  const lost = new Set<string>();
  const began = performance.now();

  for (let round = 0; round < ROUNDS; round++) {
    const sending = sendingOf(talkOf(round).pcm);
    sendings.push(sending);
    const sent = clinician.record(sending);
    const [from, to] = round % 2 === 0 ? WHILE_SENDING_MS : WHILE_LISTENING_MS;
    await sleep(randomInt(from, to));
    await killSomething(round);
    for (const each of sendings) for (const chunk of await lostOf(each)) lost.add(chunk);
    await sent;
  }
  const rounds_s = (performance.now() - began) / 1000;
  const missing = await withoutNote(
    clinician,
    sendings.map(({ id }) => id),
    () => [noteer.pid],
  );
  const waits = await secondsToNote(noteer.connectionString);
  const log = await verifiedLog(data_dir);

  const postgresKills = sendings.filter((_, round) => isPostgresKilledIn(round)).length;
  console.log(
    `${ROUNDS} kills (${postgresKills} of Postgres alone) in ${rounds_s.toFixed(1)} s: ` +
      `${sendings.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} chunks acknowledged, ${lost.size} lost, ` +
      `${clinician.resent()} requests sent again. ${waits.length} notes, ` +
      `${middleOf(waits)} s after the recording's end (longest ${longestOf(waits)} s).`,
  );
  expect([...lost]).toEqual([]);
  expect(missing).toEqual([]);
  expect(log).toMatch(/^Whole: /);
  for (const [round, sending] of sendings.entries()) await isWhole(clinician, sending, talkOf(round));
});
