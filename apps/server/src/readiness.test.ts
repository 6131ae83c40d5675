import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getHealth, getLiveness, getReadiness } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { createApp } from './app.ts';
import { connect } from './db/connect.ts';
import { createReadiness, outcomesWithin } from './readiness.ts';
import { createStorage } from './storage/index.ts';

const { request, services, settings, asOwner, db } = await harness();
const { outcomeOf } = services;
const ok = { status: 'ok', database: 'ok', migrations: 'ok', storage: 'ok' };

/** With a clock that stands still until it is moved. */
function counting() {
  const clock = { ms: 0 };
  const asked = { times: 0 };
  const storage = {
    ...services.storage,
    look: async () => {
      asked.times++;
      await services.storage.look();
    },
  };
  return { clock, asked, ready: createReadiness({ db, storage, outcomeOf }, () => clock.ms) };
}

test('a server that can work is live and ready', async () => {
  const live = await request(getLiveness);
  const ready = await request(getReadiness);

  expect([live.status, live.body.data]).toEqual([200, { status: 'ok' }]);
  expect([ready.status, ready.body.data]).toEqual([200, ok]);
});

test('without its database a server lives and is not ready', async () => {
  const nowhere = connect('postgresql://nobody@127.0.0.1:1/nothing', services.log);
  const checkReady = createReadiness({ ...services, db: nowhere.db });
  const app = await createApp({ ...services, db: nowhere.db, checkReady }, services.log);

  const [live, ready] = [await app.inject('/api/live/'), await app.inject('/api/ready/')];
  await app.close();
  await nowhere.close();

  expect(live.statusCode).toBe(200);
  expect(ready.statusCode).toBe(503);
  expect(ready.json().data).toEqual({ ...ok, status: 'failing', database: 'failing', migrations: 'failing' });
  expect(ready.body).not.toMatch(/nobody|ECONN|127\.0/);
});

test('a part that does not answer in time is failing, and one that does is not', async () => {
  const never = new Promise(() => {});
  expect([await outcomesWithin(20)(never), await outcomeOf(Promise.resolve())]).toEqual(['failing', 'ok']);
});

test('a server whose tables are not there yet is not ready; one whose tables a newer version added to is', async () => {
  const ready = () => createReadiness(services)();
  await asOwner((owner) =>
    sql`insert into migrations (name, checksum) values ('999_of_a_newer_version.sql', 'x')`.execute(owner),
  );
  const withNewer = await ready();
  await asOwner((owner) => sql`update migrations set name = '998' where name like '001%'`.execute(owner));
  const withOlder = await ready();

  expect(withNewer).toEqual(ok);
  expect(withOlder).toEqual({ ...ok, status: 'failing', migrations: 'failing' });
});

test('many who ask at once, and those who ask within a second, get one answer', async () => {
  const { clock, asked, ready } = counting();

  await Promise.all(Array.from({ length: 50 }, ready));
  clock.ms = 999;
  await ready();
  expect(asked.times).toBe(1);

  clock.ms = 1_000;
  await ready();
  expect(asked.times).toBe(2);
});

test('asking writes nothing, neither for health nor for ready', async () => {
  const folder = fileURLToPath(settings.STORAGE_URL);
  const look = () => [readdirSync(folder), statSync(folder).mtimeMs, statSync(folder).ctimeMs];
  const before = look();

  await request(getHealth);
  await createReadiness(services)();

  expect(look()).toEqual(before);
});

test('a folder that is gone, or a file in its place, is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-ready-'));
  const storage = createStorage({ ...settings, STORAGE_URL: pathToFileURL(folder).href });
  const ready = () => createReadiness({ db, storage, outcomeOf })();

  rmSync(folder, { recursive: true });
  const gone = await ready();
  writeFileSync(folder, '');
  const replaced = await ready();
  rmSync(folder);

  expect([gone.storage, replaced.storage]).toEqual(['failing', 'failing']);
  expect([gone.status, replaced.status]).toEqual(['failing', 'failing']);
});
