/** The key of what was deleted is nowhere: not in the database's files, nor its log, nor backups made afterwards. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { deleteRecording, eraseClient, getClient, getClientFile } from '@noteer/contract';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { SOON } from '../../test/client-file.ts';
import { consultations, someSound } from '../../test/consultation.ts';
import { harness, MASTER_KEY } from '../../test/harness.ts';
import { readPrivate, readPublic, writePair } from '../backup/backup-keys.ts';
import { decrypt } from '../backup/encryption.ts';
import { openFolder } from '../backup/folder.ts';
import { makeBackup } from '../backup/make.ts';
import { connect } from '../db/connect.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { startQueue } from '../jobs/queue.ts';
import { ofTheSystem } from '../policy.ts';
import { createSealing } from '../sealing.ts';
import { newDataKey } from './data-key.ts';
import { moveKeys } from './move-keys.ts';

// A Postgres of its own, with its log as the product has it.
const dir = mkdtempSync(join(tmpdir(), 'noteer-trace-'));
const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres') });
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const owner_url = postgres.ownerConnectionString;
await migrate(owner_url, undefined, { work_role: new URL(postgres.connectionString).username });
await startQueue(postgres.connectionString, pino({ level: 'silent' })).then((queue) => queue.stop());

const noteer = await harness({}, undefined, {
  database: { url: postgres.connectionString, owner_url, drop: postgres.stop },
});
const { db, services, request } = noteer;
const { sealing } = services;
const keys = sealing.data_keys;
if (!keys) throw new Error('the harness keeps keys in a folder');
const { aRecording } = consultations(noteer);
const clinician = await noteer.aUser();
const { db: owner, close } = connect(owner_url, { warn: () => {} });
afterAll(close);
const administrator = await noteer.aUser({ role: 'administrator' });

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

/** As bytes and as Postgres and JSON would write them. */
const shapes = (secret: Buffer) => [
  secret,
  Buffer.from(secret.toString('hex')),
  Buffer.from(secret.toString('base64')),
];

/** In which files under these folders any of these is. */
function filesWith(folders: string[], secrets: Buffer[]): string[] {
  const wanted = secrets.flatMap(shapes);
  return folders.flatMap(filesOf).filter((file) => {
    const bytes = readFileSync(file);
    return wanted.some((each) => bytes.includes(each));
  });
}

const everything = [dir, noteer.settings.DATA_DIR];
const keyOwner = (id: string) => `recordings/${id}/data_key`;

async function secretsOf(id: string) {
  const { data_key } = await db
    .selectFrom('recordings')
    .select('data_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sealed = keys?.read(data_key) ?? data_key;
  return { name: data_key, sealed, open: sealing.openKey(keyOwner(id), data_key) };
}

test('after deletion neither the sealed key nor the open one is in any file, nor in a backup made since', async () => {
  const pair = join(dir, 'private.key');
  const recipient = readPublic(writePair(pair));
  const folder = openFolder(join(dir, 'backups'));
  const source = {
    connectionString: owner_url,
    storage: services.storage,
    master_key: MASTER_KEY.toString('hex'),
    names_key: sealing.mac('names'),
    data_keys: keys,
  };
  /** Everything in the folder of backups, opened. */
  async function backupsWith(secrets: Buffer[]): Promise<number> {
    const names = new Set(folder.backups().flatMap((id) => [...folder.listOf(id).keys()]));
    const wanted = secrets.flatMap(shapes);
    let found = 0;
    for (const name of names) {
      const opened = decrypt(readPrivate(pair), name, await folder.getObject(name));
      // Rows and keys are packed; sound is not.
      const isPacked = opened[0] === 0x78;
      const bytes = isPacked ? inflateSync(opened) : opened;
      if (wanted.some((each) => bytes.includes(each))) found += 1;
    }
    return found;
  }
  const { id } = await aRecording(clinician, someSound(5, 100_000));
  const { name, sealed, open } = await secretsOf(id);
  await sql`analyze recordings`.execute(owner);
  await sql`checkpoint`.execute(owner);
  await makeBackup(source, folder, recipient);

  // Where it belongs, and nowhere else; the open one nowhere at all.
  expect(filesWith(everything, [sealed])).toEqual([expect.stringContaining(name.toString('hex'))]);
  expect(filesWith(everything, [open])).toEqual([]);
  expect(await backupsWith([sealed])).toBe(1);

  expect((await request(deleteRecording, { as: administrator, params: { id } })).status).toBe(200);
  await makeBackup(source, folder, recipient);
  await folder.prune(1);

  expect(filesWith(everything, [sealed, open])).toEqual([]);
  expect(await backupsWith([sealed, open])).toBe(0);
});

test('keys from before leave the database with its dead rows, statistics and log', async () => {
  const inTable = createSealing(MASTER_KEY);
  const recordings = await Promise.all(Array.from({ length: 5 }, () => aRecording(clinician)));
  const ids = recordings.map(({ id }) => id);
  const made: Buffer[] = [];
  await sql`alter table recordings alter column data_key set statistics -1`.execute(owner);
  for (const id of ids) {
    const sealed = newDataKey(inTable, id);
    made.push(sealed);
    await db.updateTable('recordings').set({ data_key: sealed }).where('id', '=', id).execute();
  }
  await sql`analyze recordings`.execute(owner);
  await sql`checkpoint`.execute(owner);
  const found = filesWith([dir], made);
  // In the table's file, in the statistics and in the log.
  expect(found.some((file) => file.includes('pg_wal'))).toBe(true);
  expect(found.filter((file) => file.includes('/base/')).length).toBeGreaterThanOrEqual(2);

  await sql`alter table recordings alter column data_key set statistics 0`.execute(owner);
  expect(await moveKeys(owner_url, ofTheSystem, sealing)).toBe(5);

  expect(filesWith([dir], made)).toEqual([]);
  for (const [index, id] of ids.entries()) {
    const { open } = await secretsOf(id);
    expect(open).toEqual(inTable.open(keyOwner(id), made[index] as Buffer));
  }
});

test('what is removed in any other way is forgotten too, also when whoever removed it was killed', async () => {
  const { id } = await aRecording(clinician);
  const { name } = await secretsOf(id);
  await sql`delete from recordings where id = ${id}`.execute(db);
  expect(keys.read(name)).toBeDefined();

  await services.enqueue(db, 'forget-keys', {});

  await expect.poll(() => keys.read(name)).toBeUndefined();
});

test('a process that does not know the place of the keys does not start', async () => {
  await expect(moveKeys(owner_url, ofTheSystem, createSealing(MASTER_KEY))).rejects.toThrow(/Set KEYS_DIR/);
});

test('what the master key sealed of a client who was erased is in no file of the database', async () => {
  const { appointment } = await aRecording(clinician);
  const { client_id } = await db
    .selectFrom('appointments')
    .select('client_id')
    .where('id', '=', appointment)
    .executeTakeFirstOrThrow();
  const id = client_id as string;
  const { body } = await request(getClient, { as: clinician, params: { id } });
  const query = { language: 'nl' } as const;
  expect((await request(getClientFile, { as: clinician, params: { id }, query })).status).toBe(200);
  const person = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const course = await db
    .selectFrom('courses')
    .selectAll()
    .where('client_id', '=', id)
    .executeTakeFirstOrThrow();
  const made = [person.first_name, course.body.subarray(0, 60)];
  await sql`analyze`.execute(owner);
  await sql`checkpoint`.execute(owner);
  expect(filesWith([dir], made)).not.toEqual([]);

  const typed_name = body.data.client_name;
  await request(eraseClient, { as: administrator, params: { id }, body: { typed_name } });

  await expect.poll(() => filesWith([dir], made), SOON).toEqual([]);
});
