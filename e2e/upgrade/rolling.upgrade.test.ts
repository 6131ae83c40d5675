/**
 * The release before and this one at once on one database, over a migration, while people record and look: nothing that was
 * acknowledged is lost, every note comes, and nobody is answered with an error.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient, getRecording, listClients, listRecordings, listTasks } from '@noteer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/test/from-outside.ts';
import { type Clinician, clinicianAt, type Sending, sendingOf } from '../kill/clinician.ts';
import { askDatabase, verifiedLog, withoutNote } from '../kill/outcome.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { spokenTalk, startScriptedHearing } from '../support/scripted-hearing.ts';
import { takePreviousRelease } from './previous-release.ts';

const RECORDERS = 4;
const READERS = 2;
/** Three chunks. */
const TALK_BYTES = 12 * 32_000;
const BETWEEN_MS = 1_000;
/** Between two steps of the upgrade, so that all of them are under load. */
const STEP_MS = 3_000;
const PATIENCE = { timeout: 3_600_000 };

let folder: string;
let postgres: EmbeddedPostgres;
let hearing: Awaited<ReturnType<typeof startScriptedHearing>>;
let shared: Record<string, string>;
let clinician: Clinician;
let old: ReturnType<typeof takePreviousRelease>;
/** Whoever shares out requests knows these; the first is asked less often than none. */
const apis: Noteer[] = [];
const all: Noteer[] = [];
const workers = new Set<Noteer>();

async function start(ROLE: 'api' | 'worker', program?: string): Promise<Noteer> {
  const port = await freePort();
  const data_dir = join(folder, `${ROLE}-${port}`);
  const noteer = await startNoteer({
    ...{ data_dir, port, settings: { ...shared, ROLE } },
    ...(program && { program }),
  });
  all.push(noteer);
  if (ROLE === 'api') apis.push(noteer);
  else workers.add(noteer);
  return noteer;
}

/** As a rollout does: nobody is sent there any more, then it is asked to stop. */
async function retire(noteer: Noteer): Promise<void> {
  if (apis.includes(noteer)) apis.splice(apis.indexOf(noteer), 1);
  workers.delete(noteer);
  await sleep(500);
  await noteer.stop();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noteer-upgrade-'));
  chmodSync(folder, 0o755);
  old = takePreviousRelease(join(folder, 'old-code'));
  console.log(`The release before is ${old.commit.slice(0, 10)}, without ${old.lacks.join(', ')}.`);
  hearing = await startScriptedHearing(folder);
  postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres') });
  shared = {
    ...hearing.settings,
    DEMO: 'accounts',
    MFA: 'optional',
    DATABASE_URL: postgres.connectionString,
    DATABASE_OWNER_URL: postgres.ownerConnectionString,
    STORAGE_URL: pathToFileURL(join(folder, 'audio')).href,
    MASTER_KEY: randomBytes(32).toString('hex'),
    ATTEMPTS_PER_ADDRESS: '100000',
    LOG_LEVEL: 'warn',
  };
}, 600_000);

afterAll(async () => {
  await Promise.all(all.map((each) => each.stop()));
  await postgres?.stop();
  hearing?.close();
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

const ranMigrations = async () =>
  (
    await askDatabase<{ name: string }>(
      postgres.ownerConnectionString,
      'select name from migrations order by name',
    )
  ).map(({ name }) => name);

/** What processes of both releases wrote down as an error of theirs. */
const loggedErrors = () =>
  all.flatMap((each) => each.output().split('\n')).filter((line) => line.includes('"level":50'));

/** One line of recordings, and one of looks and new clients: the next as soon as the one before is through. */
function work(isOver: () => boolean) {
  const talk = spokenTalk();
  const sendings: Sending[] = [];
  const clients: string[] = [];
  const recording = async (room: number) => {
    for (let number = 0; !isOver(); number++) {
      const from = ((room * 7 + number) % 40) * 32_000;
      const sending = sendingOf(Buffer.from(talk.subarray(from, from + TALK_BYTES)));
      sendings.push(sending);
      await clinician.record(sending);
      await sleep(BETWEEN_MS);
    }
  };
  const looking = async (room: number) => {
    for (let number = 0; !isOver(); number++) {
      const body = { first_name: `Client ${room} ${number}` };
      clients.push((await clinician.ask(createClient, { body })).data.id);
      await clinician.ask(listClients, { query: { limit: '20' } });
      await clinician.ask(listRecordings);
      await clinician.ask(listTasks);
      const done = sendings.find(({ is_finished }) => is_finished);
      if (done) await clinician.ask(getRecording, { params: { id: done.id } });
    }
  };
  const through = Promise.all([
    ...Array.from({ length: RECORDERS }, (_, room) => recording(room)),
    ...Array.from({ length: READERS }, (_, room) => looking(room)),
  ]);
  // Looked at when the upgrade is over; until then a failure is nobody's.
  through.catch(() => {});
  return { sendings, clients, through };
}

test(
  'a rolling upgrade over a migration loses nothing and answers nobody with an error',
  PATIENCE,
  async () => {
    const before = [await start('api', old.program), await start('api', old.program)];
    const oldWorker = await start('worker', old.program);
    const oldMigrations = await ranMigrations();
    expect(oldMigrations.filter((name) => old.lacks.includes(name))).toEqual([]);
    let turn = 0;
    clinician = await clinicianAt(() => (apis[turn++ % apis.length] as Noteer).url);

    let isOver = false;
    const { sendings, clients, through } = work(() => isOver);
    await sleep(STEP_MS);
    await start('api');
    expect(await ranMigrations()).toEqual(expect.arrayContaining(old.lacks));
    // Both releases answer, on the tables of the new one.
    for (const each of before) {
      await sleep(STEP_MS);
      await retire(each);
      if (each !== before.at(-1)) await start('api');
    }
    await start('worker');
    await sleep(STEP_MS);
    await retire(oldWorker);
    await sleep(STEP_MS);
    isOver = true;
    await through.catch((error: Error) => {
      throw new Error([error.message, ...loggedErrors()].join('\n'));
    });

    const ids = sendings.map(({ id }) => id);
    const missing = await withoutNote(clinician, ids, () => [...workers].map(({ pid }) => pid));
    for (const { id, pcm } of sendings) expect((await clinician.soundOf(id)).equals(pcm)).toBe(true);
    const kept = await askDatabase<{ id: string }>(postgres.ownerConnectionString, 'select id from clients');
    const there = new Set(kept.map(({ id }) => id));
    console.log(
      `${sendings.length} recordings and ${clients.length} clients while ${old.commit.slice(0, 10)} gave way to this release ` +
        `(${old.lacks.join(', ')}): all there; ${clinician.resent()} requests were sent again`,
    );
    expect(missing).toEqual([]);
    expect(clients.filter((id) => !there.has(id))).toEqual([]);
    expect(loggedErrors()).toEqual([]);
    expect(await verifiedLog(folder, shared)).toMatch(/^Whole: /);
  },
);
