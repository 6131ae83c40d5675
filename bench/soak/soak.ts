/**
 * `npm run soak`: many clinicians record at once against the product in processes of its own, while these, the database and
 * the lines between them are killed. What was acknowledged is read back afterwards.
 */
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoAccounts, demoPassword } from '../../apps/server/test/from-outside.ts';
import { verifiedLog } from '../../e2e/kill/verified-log.ts';
import { doHarm, planOf } from './harm.ts';
import { type Installation, startInstallation } from './installation.ts';
import { watchMemory } from './memory.ts';
import { countLost } from './read-back.ts';
import { CHUNK_MS, createRecorders, type Recorder } from './recorder.ts';
import { type Notes, report } from './report.ts';
import { createTraffic } from './traffic.ts';

/** A room that signs in costs the server a tenth of a second of a core. */
const SIGN_IN_AT_ONCE = 4;
const BEGIN_IN_MS = 2_000;
const NOTHING_MOVED_MS = 180_000;
const LOOK_EVERY_MS = 2_000;

const { values } = parseArgs({
  options: {
    recorders: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    'kill-every': { type: 'string', default: '30' },
    apis: { type: 'string', default: '2' },
    workers: { type: 'string', default: '1' },
    /** Minutes in which notes may come after the end. */
    patience: { type: 'string', default: '30' },
    to: { type: 'string', default: resolve(import.meta.dirname, '../../docs/pictures') },
  },
});
const wanted = {
  recorders: Number(values.recorders),
  chunks: Math.max(1, Math.round((Number(values.minutes) * 60_000) / CHUNK_MS)),
  seed: Number(values.seed),
  kill_every_s: Number(values['kill-every']),
  patience_ms: Number(values.patience) * 60_000,
};
const length_s = (wanted.chunks * CHUNK_MS) / 1000;

async function addPeople({ ask }: Installation): Promise<string[]> {
  const emails = Array.from({ length: wanted.recorders }, (_, number) => `room-${number}@soak.test`);
  await ask(
    `insert into users (email, first_name, last_name, gender, role, password_hash, email_verified_at)
     select each, 'Room', 'Recorder', gender, role, password_hash, now() from users, unnest($1::text[]) each
     where email = $2`,
    [emails, demoAccounts[0].email],
  );
  return emails;
}

async function inTurns<T>(
  all: readonly T[],
  at_once: number,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const workOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: at_once }, workOn));
}

/** Until all are there, or nothing moved for minutes: neither a note nor a transcript. */
async function waitForNotes({ ask }: Installation): Promise<Notes> {
  const began = performance.now();
  let last = { moved: '', at: began };
  for (;;) {
    const rows = await ask<{ stage: string; count: number; heard: string }>(
      'select stage, count(*)::int as count, sum(transcribed_samples) as heard from recordings group by stage order by 1',
    ).catch(() => []);
    const of = (wanted: string) => rows.find(({ stage }) => stage === wanted)?.count ?? 0;
    const [done, failed] = [of('done'), of('failed')];
    const now = performance.now();
    const moved = JSON.stringify(rows);
    const isOver = done + failed >= wanted.recorders;
    if (moved !== last.moved) last = { moved, at: now };
    if (isOver || now - last.at > NOTHING_MOVED_MS || now - began > wanted.patience_ms)
      return { done, failed, waiting: wanted.recorders - done - failed, after_s: (last.at - began) / 1000 };
    await sleep(LOOK_EVERY_MS);
  }
}

async function soak(installation: Installation): Promise<number> {
  const traffic = createTraffic(installation.addresses);
  const { create, signIn, record, resent } = createRecorders(traffic, demoPassword);
  const recorders: Recorder[] = (await addPeople(installation)).map((email, number) => create(number, email));
  console.log(`${recorders.length} people sign in.`);
  await inTurns(recorders, SIGN_IN_AT_ONCE, signIn);
  traffic.statuses.clear();

  const plan = wanted.kill_every_s > 0 ? planOf(wanted.seed, length_s, wanted.kill_every_s) : [];
  console.log(`They record for ${length_s} s; ${plan.length} kills, by seed ${wanted.seed}.`);
  const memory = watchMemory(installation.members, () => [
    { name: 'postgres', pid: installation.postmaster() },
  ]);
  const began = performance.now() + BEGIN_IN_MS;
  const harm = doHarm({ installation, traffic }, plan, began);
  // Nobody begins at the same moment as everybody else.
  const apart_ms = CHUNK_MS / recorders.length;
  const outcomes = await Promise.allSettled(
    recorders.map((recorder, at) => record(recorder, began + at * apart_ms, wanted.chunks)),
  );
  const over_s = (performance.now() - began) / 1000;
  const held = memory.stop();
  await harm;
  await installation.allUp();
  const load = loadavg()[0] ?? Number.NaN;
  for (const failed of outcomes.filter((each) => each.status === 'rejected').slice(0, 5))
    console.error(`  ${failed.reason}`);

  console.log('Notes are written.');
  const notes = await waitForNotes(installation);
  console.log('What was acknowledged is read back.');
  const lost = await countLost(traffic, recorders);
  const log = await verifiedLog(installation.dir, installation.settings);
  traffic.close();

  const told = {
    recorders,
    plan,
    downs: installation.downs,
    statuses: traffic.statuses,
    notes,
    lost,
    log,
    load,
  };
  return report({ ...told, began, over_s, length_s, memory: held, resent: resent(), to: resolve(values.to) });
}

console.log('Starting Postgres, servers and a worker.');
const installation = await startInstallation({
  apis: Number(values.apis),
  workers: Number(values.workers),
});
/** Whoever ends it early leaves nothing running. */
const endEarly = () => void installation.close().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, endEarly);
try {
  process.exitCode = await soak(installation);
} finally {
  await installation.close();
}
