/** Master keys turn while the product answers: nothing stays closed, and an old key goes when nothing needs it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@noteer/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { consultations } from '../test/consultation.ts';
import { harness, MASTER_KEY } from '../test/harness.ts';
import { changeRing, openKeyRing, ringText, withNewKey } from './master-key.ts';
import { ofTheSystem } from './policy.ts';
import { countByKey, countClosed, resealAll } from './reseal.ts';
import { createSealing } from './sealing.ts';
import { sealLines } from './trail/seal.ts';
import { verifyTrail } from './trail/verify.ts';

const dir = mkdtempSync(join(tmpdir(), 'noteer-ring-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const MASTER_KEY_FILE = join(dir, 'master.key');
writeFileSync(MASTER_KEY_FILE, ringText({ keys: new Map([[0, MASTER_KEY]]), fixed: new Map() }));

// The demo, which has something in nearly every table.
const noteer = await harness({ DEMO: 'on', MASTER_KEY_FILE });
const { db, services, request, owner_url } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await noteer.aUser();
const { data_keys } = services.sealing;
const ringNow = () => createSealing(openKeyRing({ MASTER_KEY_FILE, DATA_DIR: dir }).ring, data_keys);

/** The command as somebody runs it beside the server. */
function keys(...args: string[]): Promise<{ code: number | null; words: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'keys-command.ts'), ...args], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: owner_url, DATA_DIR: dir, MASTER_KEY_FILE, KEYS_DIR: noteer.settings.KEYS_DIR },
    },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      words += text;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, words })));
}

test('a rotation seals everything anew while the product is used, and the old key can go', {
  tags: 'thorough',
}, async () => {
  await aRecording(clinician);
  await request(contract.createTask, { as: clinician, body: { text: 'Bellen met de huisarts' } });
  await sealLines(db, services.sealing.trail);
  const before = await countByKey(owner_url, ofTheSystem, services.sealing);
  const { body: tasksBefore } = await request(contract.listTasks, { as: clinician });
  let isOver = false;
  const using = (async () => {
    while (!isOver) await aRecording(clinician);
  })();

  const rotated = await keys('rotate');
  isOver = true;
  await using;

  expect(rotated).toMatchObject({ code: 0 });
  expect([...before.keys()]).toEqual([0]);
  expect(before.get(0)).toBeGreaterThan(50);
  // The server looked at the file again by itself.
  await expect.poll(() => services.sealing.newestKey()).toBe(1);
  expect((await keys('reseal')).code).toBe(0);
  expect((await countByKey(owner_url, ofTheSystem, services.sealing)).get(0)).toBeUndefined();

  expect(await keys('retire', '1')).toMatchObject({ code: 1, words: expect.stringContaining('seals') });
  expect(await keys('retire', '0')).toMatchObject({ code: 0 });
  expect(await countClosed(owner_url, ofTheSystem, ringNow())).toEqual(new Map());
  const { status, body } = await request(contract.listTasks, { as: clinician });
  expect([status, body]).toEqual([200, tasksBefore]);
  const later = await aRecording(clinician);
  await sealLines(db, ringNow().trail);
  expect(await verifyTrail(db, ringNow())).toMatchObject({ waiting: 0, broken: null });
  const auditor = await noteer.aUser({ role: 'auditor' });
  const log = await request(contract.readAccessLog, { as: auditor, query: { user_id: clinician.id } });
  expect(log.body.data[0].user_name).toBe('Fenna Wiersma');
  expect((await request(contract.getRecording, { as: clinician, params: { id: later.id } })).status).toBe(
    200,
  );
});

test('a key that something needs is not retired: a process that does not know the new one yet sealed with it', {
  tags: 'thorough',
}, async () => {
  const slow = ringNow();
  slow.seal('x', Buffer.from('x'));
  const sealedBefore = slow.seal(`clients/${clinician.id}/first_name`, Buffer.from('Bram'));
  changeRing(MASTER_KEY_FILE, withNewKey);
  await sql`insert into clients (id, first_name, current_id) values (${clinician.id}, ${sealedBefore}, ${clinician.id})`.execute(
    db,
  );

  const refused = await keys('retire', '1');
  expect(refused).toMatchObject({ code: 1, words: expect.stringContaining('clients.first_name') });

  expect((await keys('reseal')).code).toBe(0);
  expect((await keys('retire', '1')).code).toBe(0);
  expect(await countClosed(owner_url, ofTheSystem, ringNow())).toEqual(new Map());
});

test('a key of a recording that is deleted while it is sealed anew does not come back', {
  tags: 'thorough',
}, async () => {
  const { id } = await aRecording(clinician);
  const { data_key } = await db
    .selectFrom('recordings')
    .select('data_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  changeRing(MASTER_KEY_FILE, withNewKey);
  let isDeleted = false;

  await resealAll(owner_url, ofTheSystem, ringNow(), async ({ kept }) => {
    if (!kept.equals(data_key)) return;
    await sql`delete from recordings where id = ${id}`.execute(db);
    isDeleted = true;
  });

  expect(isDeleted).toBe(true);
  expect(data_keys?.read(data_key)).toBeUndefined();
});
