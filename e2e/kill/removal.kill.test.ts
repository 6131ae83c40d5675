/** What is removed is gone whole or not at all, wherever the server was with it when it died: by the rules of the night, or with a client. */
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, eraseClient, listErasures } from '@noteer/contract';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt, type Sending, sendingOf } from './clinician.ts';
import { filesIn } from './commands.ts';
import { rounds, verifiedLog } from './outcome.ts';

/** Keys of the dead are waited for, up to a minute a round. */
const ROUNDS = Math.min(rounds(2), 8);
/** Of each half, the sound or all of it is due; as many again are not. */
const DUE = 10;
const OF_A_CLIENT = 5;
const PATIENCE = { timeout: 2 * 3_600_000 };
/** Keys of the dead are forgotten every minute. */
const FORGOTTEN_WITHIN = { timeout: 240_000, interval: 500 };
const WHILE_ERASING_MS = [0, 120] as const;

let data_dir: string;
let port: number;
let noteer: Noteer;
let clinician: Clinician;
let administrator: Clinician;
let database: pg.Client;

const settings = {
  DEMO: 'accounts',
  MFA: 'optional',
  MODELS_PATH: '',
  LOG_LEVEL: 'warn',
  ATTEMPTS_PER_ADDRESS: '100000',
  JOB_HEARTBEAT_SECONDS: '10',
};
const start = () => startNoteer({ data_dir, port, settings });
const restart = async () => {
  await noteer.kill();
  noteer = await start();
};

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  port = await freePort();
  noteer = await start();
  clinician = await clinicianAt(() => noteer.url);
  administrator = await clinicianAt(() => noteer.url, { email: 'beheer@demo.noteer' });
  database = new pg.Client({ connectionString: noteer.connectionString });
  await database.connect();
}, 600_000);

afterAll(async () => {
  await database?.end();
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
}, 600_000);

async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(sql, values)).rows;
}
const count = async (sql: string, values: unknown[] = []) =>
  Number((await ask<{ count: string }>(`select count(*) from ${sql}`, values))[0]?.count);

async function record(howMany: number, of?: { client_name: string; client_id: string }): Promise<Sending[]> {
  const sendings = Array.from({ length: howMany }, () => sendingOf(randomBytes(16_000)));
  await Promise.all(sendings.map((sending) => clinician.record(sending, of)));
  return sendings;
}
const idsOf = (sendings: Sending[]) => sendings.map(({ id }) => id);

/** The folder of a sound is gone, or it is known that it has to go: then nobody can open it. */
async function hasNoSound(id: string): Promise<boolean> {
  const folder = `recordings/${id}`;
  if (!existsSync(join(data_dir, 'audio', folder))) return true;
  return (await count('leftover_folders where folder = $1', [folder])) === 1;
}

/** Every key on the disk is a row's, and every row's is there: within a minute of a death, or at once. */
const keysFit = () =>
  expect
    .poll(async () => {
      const named = await ask<{ name: string }>(
        `select encode(name, 'hex') as name from recordings, unnest(array[data_key, sound_key]) name where name is not null`,
      );
      const there = new Set(filesIn(join(data_dir, 'keys')));
      const missing = named.filter(({ name }) => !there.delete(name)).length;
      return { missing, left: there.size };
    }, FORGOTTEN_WITHIN)
    .toEqual({ missing: 0, left: 0 });

/** The job of the night, now. */
async function beginTheNight(): Promise<void> {
  const boss = new PgBoss({
    connectionString: noteer.connectionString,
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send('remove-expired', {});
  await boss.stop({ graceful: false });
}

test('a night that is cut off goes on: what was due is gone once, and nothing else', PATIENCE, async () => {
  let inTheMiddle = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [sounds, drafts, kept] = [await record(DUE), await record(DUE), await record(DUE)];
    await ask(`update recordings set reviewed_at = now() - interval '60 days' where id = any ($1)`, [
      idsOf(sounds),
    ]);
    await ask(
      `update recordings set kept_since = now() - interval '400 days', created_at = now() - interval '400 days',
       finished_at = now() - interval '400 days' where id = any ($1)`,
      [idsOf(drafts)],
    );
    const due = [...idsOf(sounds), ...idsOf(drafts)];
    const removed = () => count('removals where object_id = any ($1)', [due]);

    await beginTheNight();
    const enough = randomInt(2 * DUE);
    while ((await removed()) < enough) await sleep(2);
    await restart();
    if ((await removed()) < due.length) inTheMiddle++;
    await beginTheNight();
    await expect.poll(removed, FORGOTTEN_WITHIN).toBe(due.length);

    expect(await count('recordings where id = any ($1)', [idsOf(drafts)])).toBe(0);
    expect(
      await count('recordings where id = any ($1) and sound_key is null and sound_removed_at is not null', [
        idsOf(sounds),
      ]),
    ).toBe(DUE);
    // One line each, also where it was begun twice.
    expect(
      await count(
        `audit_log where event_type_code = 'recording.sound_removed' and participant_object_id = any ($1)`,
        [idsOf(sounds)],
      ),
    ).toBe(DUE);
    for (const id of due) expect(await hasNoSound(id)).toBe(true);
    await keysFit();
    for (const { id, pcm } of kept) expect((await clinician.soundOf(id)).equals(pcm)).toBe(true);
  }
  console.log(`${ROUNDS} nights cut off, ${inTheMiddle} of them before all was removed`);
  expect(await verifiedLog(data_dir)).toMatch(/^Whole: /);
});

test(
  'a client who is erased while the server dies is gone whole, with a certificate, or there whole',
  PATIENCE,
  async () => {
    let erased = 0;
    let told = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const client_name = `Ronde ${round}`;
      const { data: client } = await clinician.ask(createClient, { body: { first_name: client_name } });
      const sendings = await record(OF_A_CLIENT, { client_name, client_id: client.id });
      const before = (await administrator.ask(listErasures)).data.length;

      const address = `${noteer.url}${eraseClient.path.replace('{id}', client.id)}`;
      const answer = fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${administrator.access()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ typed_name: client_name }),
      }).then(
        async (response) => response.status === 200 && Boolean(await response.json()),
        () => false,
      );
      await sleep(randomInt(...WHILE_ERASING_MS));
      await restart();
      const isTold = await answer;

      const there = await count('clients where id = $1', [client.id]);
      const recordings = await count('recordings where id = any ($1)', [idsOf(sendings)]);
      const lines = await count(
        `audit_log where event_type_code = 'client.erased' and participant_object_id = $1`,
        [client.id],
      );
      const certificates = (await administrator.ask(listErasures)).data.length - before;
      const isErased = there === 0;
      expect({ recordings, lines, certificates }).toEqual(
        isErased
          ? { recordings: 0, lines: 1, certificates: 1 }
          : { recordings: OF_A_CLIENT, lines: 0, certificates: 0 },
      );
      if (isTold) expect(isErased).toBe(true);
      if (isErased) for (const { id } of sendings) expect(await hasNoSound(id)).toBe(true);
      else for (const { id, pcm } of sendings) expect((await clinician.soundOf(id)).equals(pcm)).toBe(true);
      await keysFit();
      erased += Number(isErased);
      told += Number(isTold);
    }
    console.log(
      `${ROUNDS} clients erased while the server died: ${erased} are gone (${told} of them told), the others whole`,
    );
    expect(await verifiedLog(data_dir)).toMatch(/^Whole: /);
  },
);
