/** Backups of an instance that is being written to, put back, and held against what it was. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { consultations, sha256, someSound } from '../../test/consultation.ts';
import { harness, MASTER_KEY } from '../../test/harness.ts';
import { rowDigests } from '../../test/row-digests.ts';
import { asWork, databaseUrl } from '../../test/template-database.ts';
import { soundSealing } from '../consultations/data-key.ts';
import { chunkKey, soundFolder } from '../consultations/sound.ts';
import { dataKeysIn } from '../data-keys.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { createSealing } from '../sealing.ts';
import { diskStorage } from '../storage/disk.ts';
import { readPrivate, readPublic, writePair } from './backup-keys.ts';
import { NotOpened } from './encryption.ts';
import { openFolder } from './folder.ts';
import { makeBackup } from './make.ts';
import { putBack } from './put-back.ts';
import { openBackup, readThrough } from './restore.ts';

const dir = mkdtempSync(join(tmpdir(), 'noteer-backup-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const private_file = join(dir, 'private.key');
const public_text = writePair(private_file);
const recipient = readPublic(public_text);
const privateKey = readPrivate(private_file);

// The demo: clients, recordings with sound, notes, codes, tasks.
const noteer = await harness({ DEMO: 'on' });
const { db, services, owner_url } = noteer;
const { aRecording, anAppointment } = consultations(noteer);
const clinician = await noteer.aUser();

const source = {
  connectionString: owner_url,
  storage: services.storage,
  master_key: `${MASTER_KEY.toString('hex')}\n`,
  names_key: randomBytes(32),
  data_keys: services.sealing.data_keys,
};
const folderNamed = (name: string) => openFolder(join(dir, name));
/** A folder that begins with the backup that the first test made, where it ran: making one is what takes longest here. */
async function folderWithABackup(name: string) {
  const made = join(dir, 'under-writes');
  const folder = folderNamed(name);
  if (existsSync(made)) cpSync(made, folder.dir, { recursive: true });
  else await makeBackup(source, folder, recipient);
  const [id = ''] = folder.backups();
  return { folder, id };
}
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

/** A backup, put back, with its database running. */
async function restored(folder: ReturnType<typeof folderNamed>, id?: string) {
  const place = join(dir, `restored-${randomBytes(4).toString('hex')}`);
  await putBack(place, await openBackup(folder, privateKey, id));
  const postgres = await startEmbeddedPostgres({ dir: join(place, 'postgres') });
  return { place, ...postgres, storage: diskStorage(join(place, 'audio')) };
}

test('every row of a backup made under writes is put back as it was in that moment, and every sample', async () => {
  const folder = folderNamed('under-writes');
  const sound = someSound(7, 200_000);
  await aRecording(clinician, sound);
  let isOver = false;
  const writing = (async () => {
    for (let seed = 1; !isOver; seed++) {
      await aRecording(clinician, someSound(seed, 90_000));
      // Some while it is made; as many as fit would be hundreds on a quick machine.
      await sleep(50);
    }
  })();
  let before = new Map<string, string>();
  const made = await makeBackup(source, folder, recipient, async (client) => {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    await anAppointment(clinician);
    before = await rowDigests(owner_url, rows[0]?.id);
  });
  isOver = true;
  await writing;

  const copy = await restored(folder);
  try {
    expect(made.missing).toEqual([]);
    expect(before.size).toBeGreaterThan(40);
    expect(await rowDigests(copy.ownerConnectionString)).toEqual(before);
    const client = new pg.Client({ connectionString: copy.ownerConnectionString });
    await client.connect();
    const chunks = await client.query<{
      id: string;
      data_key: Buffer;
      sound_key: Buffer;
      seq: number;
      sha256: Buffer;
    }>(
      'select recordings.id, data_key, sound_key, seq, sha256 from recording_chunks join recordings on recordings.id = recording_id',
    );
    await client.end();
    expect(chunks.rows.length).toBeGreaterThan(10);
    const sealing = createSealing(MASTER_KEY, dataKeysIn(join(copy.place, 'keys')));
    for (const chunk of chunks.rows) {
      const key = chunkKey(chunk.id, chunk.seq);
      const sealed = await copy.storage.get(key);
      const pcm = sealed && soundSealing(sealing, chunk).open(key, sealed);
      expect(pcm && sha256(pcm)).toBe(chunk.sha256.toString('hex'));
    }
    expect(readFileSync(join(copy.place, 'master.key'), 'utf8')).toBe(source.master_key);
  } finally {
    await copy.stop();
  }
});

test('a second backup writes only what changed, and both are whole', { tags: 'thorough' }, async () => {
  const folder = folderNamed('incremental');
  const first = await makeBackup(source, folder, recipient);
  await aRecording(clinician, someSound(11, 90_000));
  const second = await makeBackup(source, folder, recipient);

  expect(first.written).toBe(first.objects);
  // The rows of a few small tables, and one pack of sound.
  expect(second.written_bytes).toBeLessThan(first.written_bytes / 2);
  const kept = [...folder.listOf(first.id).keys()].filter((name) => folder.listOf(second.id).has(name));
  expect(kept.length).toBeGreaterThanOrEqual(10);
  for (const id of folder.backups()) {
    expect(await folder.damagedObjects(id)).toEqual([]);
    await readThrough(await openBackup(folder, privateKey, id));
  }
});

test('nothing in the folder can be read without the private key', async () => {
  const { folder } = await folderWithABackup('closed');
  const files = filesOf(folder.dir);
  const names = [
    'sanne@demo.noteer',
    MASTER_KEY.toString('hex'),
    'recordings/',
    source.names_key.toString('hex'),
  ];
  const raw = [MASTER_KEY, source.names_key];

  for (const file of files) {
    const bytes = readFileSync(file);
    for (const text of names) expect([file, bytes.includes(text)]).toEqual([file, false]);
    for (const key of raw) expect([file, bytes.includes(key)]).toEqual([file, false]);
  }
  const other = join(dir, 'other.key');
  writePair(other);
  await expect(openBackup(folder, readPrivate(other))).rejects.toThrow(NotOpened);
  expect(() => readPublic(private_file)).toThrow(/private half/);
});

test('what was changed, exchanged or removed in the folder is found, with and without the key', {
  tags: 'thorough',
}, async () => {
  const { folder, id } = await folderWithABackup('damaged');
  // Sound, which the next backup needs as well.
  const [one, two] = filesOf(join(folder.dir, 'objects')).sort(
    (a, b) => statSync(b).size - statSync(a).size,
  ) as [string, string];
  const original = readFileSync(one);

  const changed = Buffer.from(original);
  changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
  for (const bytes of [changed, readFileSync(two), original.subarray(0, -1)]) {
    writeFileSync(one, bytes);
    expect(await folder.damagedObjects(id)).toHaveLength(1);
    await expect(openBackup(folder, privateKey).then(readThrough)).rejects.toThrow(/does not open/);
  }
  rmSync(one);
  expect(await folder.damagedObjects(id)).toHaveLength(1);
  // The next one writes it again.
  await makeBackup(source, folder, recipient);
  expect(await folder.damagedObjects(id)).toEqual([]);
});

test('sound that is deleted while a backup is made is told, and sound that is lost is not hidden', {
  tags: 'thorough',
}, async () => {
  const folder = folderNamed('deleted-meanwhile');
  const [deleted, lost] = [await aRecording(clinician), await aRecording(clinician)];
  const made = await makeBackup(source, folder, recipient, async () => {
    await sql`delete from recordings where id = ${deleted.id}`.execute(db);
    for (const { id } of [deleted, lost]) await services.storage.removeFolder(soundFolder(id));
  });
  await sql`delete from recordings where id = ${lost.id}`.execute(db);

  expect(made.gone).toEqual([chunkKey(deleted.id, 0)]);
  expect(made.missing).toEqual([chunkKey(lost.id, 0)]);
});

test('a backup is never put over something', async () => {
  const folder = folderNamed('closed');
  const place = mkdtempSync(join(dir, 'taken-'));
  writeFileSync(join(place, 'file'), 'mine');

  await expect(putBack(place, await openBackup(folder, privateKey))).rejects.toThrow(/is not empty/);
  expect(readdirSync(place)).toEqual(['file']);
});

/** A database of somebody who is no superuser, in the Postgres of the tests. */
async function anEmptyDatabase() {
  const name = `elsewhere_${randomBytes(4).toString('hex')}`;
  const work_role = inject('workRole');
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create role ${name}`);
  await admin.query(`grant ${work_role} to ${name}`);
  await admin.query(`create database ${name} owner ${name}`);
  await admin.end();
  const owner = new URL(databaseUrl(inject('postgresUrl'), name));
  owner.searchParams.set('options', `-c role=${name}`);
  return { owner: owner.href, work: asWork(databaseUrl(inject('postgresUrl'), name), work_role) };
}

async function rulesOf(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{
    references: string;
    deferred: string;
    triggers: string;
    resting: string;
  }>(
    `select count(*) as references, count(*) filter (where condeferrable) as deferred,
       (select count(*) from pg_trigger where not tgisinternal) as triggers,
       (select count(*) from pg_trigger where tgenabled = 'D') as resting
     from pg_constraint where contype = 'f'`,
  );
  await client.end();
  return rows[0];
}

test('a backup is put back into an empty database elsewhere, by an owner who is no superuser, and over nothing', {
  tags: 'thorough',
}, async () => {
  const folder = folderNamed('elsewhere');
  let before = new Map<string, string>();
  await makeBackup(source, folder, recipient, async (client) => {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    before = await rowDigests(owner_url, rows[0]?.id);
  });
  const database = await anEmptyDatabase();
  const place = join(dir, 'elsewhere-place');
  await putBack(place, await openBackup(folder, privateKey), database);

  expect(await rowDigests(database.owner)).toEqual(before);
  expect(readdirSync(place).sort()).toEqual(['audio', 'keys', 'master.key']);
  // What keeps the tables in order holds again.
  expect(await rulesOf(database.owner)).toEqual(await rulesOf(owner_url));
  expect(await rulesOf(database.owner)).toMatchObject({ resting: '0' });

  const again = putBack(join(dir, 'elsewhere-again'), await openBackup(folder, privateKey), database);
  await expect(again).rejects.toThrow(/is not empty/);
});

/** The command, killed as soon as it has written so many files. */
async function killedAfter(folder: string, files: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'command.ts'), 'make', folder, '--key', public_text],
    {
      env: {
        ...process.env,
        DATABASE_URL: owner_url,
        KEYS_DIR: noteer.settings.KEYS_DIR,
        DATA_DIR: noteer.settings.DATA_DIR,
        MASTER_KEY: MASTER_KEY.toString('hex'),
      },
      stdio: 'ignore',
    },
  );
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const count = () => (existsSync(folder) ? filesOf(folder).length : 0);
  while (child.exitCode === null && child.signalCode === null && count() < files) await sleep(10);
  child.kill('SIGKILL');
  await over;
}

test('a backup that is killed leaves the earlier ones whole, and the next one is whole again', {
  tags: 'thorough',
}, async () => {
  const { folder, id: first } = await folderWithABackup('killed');
  const there = filesOf(folder.dir).length;
  for (const more of [1, 3, 8]) {
    await aRecording(clinician, someSound(more + 20, 3 * 90_000));
    await killedAfter(folder.dir, there + more);
    for (const id of folder.backups()) await readThrough(await openBackup(folder, privateKey, id));
    expect(folder.backups()[0]).toBe(first);
  }
  const last = await makeBackup(source, folder, recipient);
  await readThrough(await openBackup(folder, privateKey, last.id));

  const removed = await folder.prune(1);
  expect(folder.backups()).toEqual([last.id]);
  expect(removed.objects).toBeGreaterThan(0);
  expect(filesOf(join(folder.dir, 'objects'))).toHaveLength(last.objects);
  await readThrough(await openBackup(folder, privateKey));
});
