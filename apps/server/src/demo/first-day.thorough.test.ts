/** First starts that go wrong, or that two processes make at once, each on a database of its own. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { asWork, databaseUrl, TEMPLATE } from '../../test/template-database.ts';
import { soundSealing } from '../consultations/data-key.ts';
import { readSamples } from '../consultations/sound.ts';
import { connect } from '../db/connect.ts';
import { prepareInstallation } from '../first-start.ts';
import { startQueue } from '../jobs/queue.ts';
import { createSealing } from '../sealing.ts';
import { readSettings } from '../settings.ts';
import { createStorage } from '../storage/index.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** What a process has when it prepares an installation: nothing is there yet. */
async function beforeFirstStart() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${TEMPLATE}`);
  const url = asWork(databaseUrl(inject('postgresUrl'), name), inject('workRole'));
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-demo-'));
  const log = pino({ level: 'silent' });
  const { db, close } = connect(url, log);
  const queue = await startQueue(url, log);
  closing.push(
    async () => rmSync(data_dir, { recursive: true, force: true }),
    () => onServer(`drop database ${name} with (force)`),
    close,
    queue.stop,
  );
  const settings = readSettings({ DATA_DIR: data_dir });
  const storage = createStorage(settings);
  return { db, sealing: createSealing(Buffer.alloc(32, 7)), storage, enqueue: queue.enqueue, settings };
}
type Parts = Awaited<ReturnType<typeof beforeFirstStart>>;

async function everySoundOpens({ db, sealing, storage }: Parts): Promise<boolean[]> {
  const recordings = await db
    .selectFrom('recordings')
    .select(['id', 'data_key', 'sound_key', 'samples'])
    .execute();
  return Promise.all(
    recordings.map(async ({ samples, ...recording }) => {
      const sound = { storage, sealing: soundSealing(sealing, recording), recording_id: recording.id };
      const read = await readSamples(sound, 0, Number(samples));
      return read.length === Number(samples) && read.some((sample) => sample > 5_000);
    }),
  );
}

const counts = async ({ db }: Parts) =>
  (
    await sql`select (select count(*)::int from users) as users, (select count(*)::int from recordings) as recordings,
      (select count(*)::int from pgboss.job where name = 'finish-demo') as jobs`.execute(db)
  ).rows;

test('two processes that start at once make one demo', { tags: 'thorough' }, async () => {
  const parts = await beforeFirstStart();

  await Promise.all([prepareInstallation(parts), prepareInstallation(parts)]);

  expect(await counts(parts)).toEqual([{ users: 4, recordings: 10, jobs: 1 }]);
  expect(await everySoundOpens(parts)).toEqual(Array(10).fill(true));
});

test('a first start that ends halfway leaves nothing to see, and the next one makes it whole', {
  tags: 'thorough',
}, async () => {
  const parts = await beforeFirstStart();
  let left = 40;
  const full = {
    ...parts.storage,
    put: async (key: string, bytes: Buffer) => {
      if (left-- <= 0) throw new Error('the disk is full');
      await parts.storage.put(key, bytes);
    },
  };

  await expect(prepareInstallation({ ...parts, storage: full })).rejects.toThrow('the disk is full');
  const halfway = await counts(parts);
  await prepareInstallation(parts);

  expect(halfway).toEqual([{ users: 0, recordings: 0, jobs: 0 }]);
  expect(await counts(parts)).toEqual([{ users: 4, recordings: 10, jobs: 1 }]);
  expect(await everySoundOpens(parts)).toEqual(Array(10).fill(true));
});
