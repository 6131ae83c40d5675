import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeRecording,
  deleteRecording,
  getRecording,
  getRetention,
  getTranscript,
  releaseHold,
  setHold,
} from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import type { Services } from '../../services.ts';
import { forgetExpired } from './forget-expired.job.ts';
import { nextRun, removeExpired } from './remove-expired.job.ts';

const noteer = await harness();
const { request, app, aUser, db, auditFrom, services, settings } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });

const never = new AbortController().signal;
const night = (as: Services = services, signal = never) => removeExpired.run(as, {}, signal);
const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
const chunkOf = (id: string) => services.storage.get(`recordings/${id}/00000`);
const patch = (id: string, body: object) => request(changeRecording, { as: clinician, params: { id }, body });
const rowOf = (id: string) => db.selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirst();

/** Of which the note was signed so many days ago. */
async function signed(days: number) {
  const made = await aRecording(clinician);
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', made.id).execute();
  const consultation_summaries = [{ ai_model_name: 'extractive', summary_text: 'Het gaat beter.' }];
  await patch(made.id, { consultation_summaries, is_reviewed: true });
  await db
    .updateTable('recordings')
    .set({ reviewed_at: ago(days) })
    .where('id', '=', made.id)
    .execute();
  return made;
}

test('sound goes thirty days after its note was signed; the note stays', async () => {
  const [young, old] = [await signed(29), await signed(31)];
  const audit = await auditFrom();

  await night();

  expect(await chunkOf(young.id)).toBeDefined();
  expect(await chunkOf(old.id)).toBeUndefined();
  expect(await rowOf(old.id)).toMatchObject({ sound_key: null, sound_removed_at: expect.any(Date) });
  expect((await app.inject(old.url)).statusCode).toBe(404);
  const { body } = await request(getRecording, { as: clinician, params: { id: old.id } });
  expect(body.data).toMatchObject({
    recording_file_url: null,
    consultation_summary: [{ summary_text: 'Het gaat beter.' }],
  });
  expect((await request(getTranscript, { as: clinician, params: { id: old.id } })).status).toBe(200);
  expect((await audit()).filter((line) => line.event_type_code === 'recording.sound_removed')).toEqual([
    expect.objectContaining({
      participant_object_id: old.id,
      role_id_code: 'unknown',
      participant_object_detail: { rule: 'sound', request_id: 'system' },
    }),
  ]);
});

test('a note that was reopened is not signed: its sound stays until it is signed again', async () => {
  const { id } = await signed(40);
  await patch(id, { is_reviewed: false });

  await night();

  expect(await chunkOf(id)).toBeDefined();
  await patch(id, { is_reviewed: true });
  expect((await rowOf(id))?.reviewed_at?.getTime()).toBeGreaterThan(Date.now() - 86_400_000);
});

test('what was killed between the key and the files is unreadable at once, and its files go with the next hour', async () => {
  const { id, url } = await signed(31);
  const storage = {
    ...services.storage,
    removeFolder: async () => {
      throw new Error('killed');
    },
  };

  await expect(night({ ...services, storage })).rejects.toThrow('1 things could not be removed');

  expect(await chunkOf(id)).toBeDefined();
  expect((await rowOf(id))?.sound_key).toBeNull();
  expect((await app.inject(url)).statusCode).toBe(404);
  await db
    .updateTable('leftover_folders')
    .set({ asked_at: ago(1) })
    .execute();
  await forgetExpired.run(services, {}, never);
  expect(await chunkOf(id)).toBeUndefined();
  expect(await db.selectFrom('leftover_folders').selectAll().execute()).toEqual([]);
});

test('a run that is ended between two things has removed the first whole and the second not at all', async () => {
  const [first, second] = [await signed(50), await signed(49)];
  const ending = new AbortController();
  const removeFolder = async (folder: string) => {
    await services.storage.removeFolder(folder);
    ending.abort();
  };

  await night({ ...services, storage: { ...services.storage, removeFolder } }, ending.signal);

  expect([await chunkOf(first.id), (await rowOf(first.id))?.sound_key]).toEqual([undefined, null]);
  expect(await chunkOf(second.id)).toBeDefined();
  expect((await rowOf(second.id))?.sound_key).not.toBeNull();
  await night();
  expect(await chunkOf(second.id)).toBeUndefined();
});

test('what a clinician deleted is kept for some days and then removed for good', async () => {
  const [fresh, old] = [await aRecording(clinician), await aRecording(clinician)];
  for (const { id } of [fresh, old]) await patch(id, { is_recording_deleted: true });
  await db
    .updateTable('recordings')
    .set({ hidden_at: ago(31) })
    .where('id', '=', old.id)
    .execute();
  const again = await aRecording(clinician);
  await db
    .updateTable('recordings')
    .set({ appointment_id: old.appointment })
    .where('id', '=', again.id)
    .execute();
  await db.updateTable('appointments').set({ status: 'ready' }).where('id', '=', old.appointment).execute();

  await night();

  expect(await rowOf(fresh.id)).toBeDefined();
  expect(await rowOf(old.id)).toBeUndefined();
  expect(await chunkOf(old.id)).toBeUndefined();
  const { status } = await db
    .selectFrom('appointments')
    .select('status')
    .where('id', '=', old.appointment)
    .executeTakeFirstOrThrow();
  expect(status).toBe('ready');
});

test('a consultation whose note nobody signed or touched for half a year goes; one that was touched stays', async () => {
  const long_ago = { created_at: ago(200), kept_since: ago(200), finished_at: ago(200) };
  const [left, touched] = [await aRecording(clinician), await aRecording(clinician)];
  for (const { id } of [left, touched])
    await db.updateTable('recordings').set(long_ago).where('id', '=', id).execute();
  await patch(touched.id, {
    consultation_summaries: [{ ai_model_name: 'extractive', summary_text: 'Nog bezig.' }],
  });

  await night();

  expect(await rowOf(left.id)).toBeUndefined();
  expect(await chunkOf(left.id)).toBeUndefined();
  expect(await rowOf(touched.id)).toBeDefined();
});

test('contact requests and mails are forgotten in their time', async () => {
  const from = (email: string, created_at: Date) => ({
    ...{ first_name: 'Anna', last_name: 'Schmidt', email, location: 'germany' as const },
    ...{ institution_name: 'Klinik am See', specialty: 'psychiatry' as const, language: 'nl' as const },
    created_at,
  });
  const day_ms = 86_400_000;
  await db
    .insertInto('contact_requests')
    .values([
      from('old@example.org', new Date(Date.now() - 733 * day_ms)),
      from('young@example.org', new Date(Date.now() - 728 * day_ms)),
    ])
    .execute();
  const outbox = join(settings.DATA_DIR, 'outbox');
  mkdirSync(outbox, { recursive: true });
  for (const [name, days] of [
    ['old.eml', 31],
    ['young.eml', 29],
  ] as const) {
    writeFileSync(join(outbox, name), 'Subject: code');
    const at = new Date(Date.now() - days * day_ms);
    utimesSync(join(outbox, name), at, at);
  }

  await night();

  expect(await db.selectFrom('contact_requests').select('email').execute()).toEqual([
    { email: 'young@example.org' },
  ]);
  expect(readdirSync(outbox)).toEqual(['young.eml']);
});

test('today it is seen what goes tomorrow, and afterwards what went, without a word of anyone', async () => {
  const { id } = await signed(30);
  const look = async () => (await request(getRetention, { as: admin })).body.data;
  await db
    .updateTable('recordings')
    .set({ reviewed_at: sql<Date>`${nextRun(new Date())}::timestamptz - interval '30 days 1 minute'` })
    .where('id', '=', id)
    .execute();

  await night();
  const before = await look();
  await db
    .updateTable('recordings')
    .set({ reviewed_at: ago(31) })
    .where('id', '=', id)
    .execute();
  await night();
  const after = await look();

  const rule = { name: 'sound', setting: 'KEEP_SOUND_DAYS', days: 30, every: 'night', next: 1 };
  expect(before.rules[0]).toEqual(rule);
  expect(before.next).toContainEqual({
    ...{ rule: 'sound', object_id: id, since: expect.any(String), can_be_held: true },
  });
  expect(after.rules[0]).toEqual({ ...rule, next: 0 });
  expect(after.lately[0]).toEqual({
    ...{ rule: 'sound', object_id: id, count: 1, removed_at: expect.any(String) },
  });
  expect(JSON.stringify(after)).not.toMatch(/Bram|Kuiper|beter/);
});

test('what is held stays, whoever would remove it, until it is released', async () => {
  const [one, ofClient] = [await signed(60), await signed(60)];
  const { client_id } = await db
    .selectFrom('appointments')
    .select('client_id')
    .where('id', '=', ofClient.appointment)
    .executeTakeFirstOrThrow();
  const reason = 'Klachtprocedure loopt';
  const set = (object: string, object_id: string | null) =>
    request(setHold, { as: admin, body: { object, object_id, reason } });
  const holds = [await set('recording', one.id), ...(client_id ? [await set('client', client_id)] : [])].map(
    ({ body }) => body.data,
  );

  await night();
  const refused = await request(deleteRecording, { as: admin, params: { id: one.id } });

  expect([await chunkOf(one.id), await chunkOf(ofClient.id)].every(Boolean)).toBe(true);
  expect([refused.status, refused.body.code]).toEqual([409, 'on_hold']);
  expect(holds[0]).toMatchObject({ object: 'recording', object_id: one.id, reason });
  const kept = await db.selectFrom('holds').select('reason').execute();
  expect(kept.some((row) => row.reason.includes('Klacht'))).toBe(false);

  for (const { id } of holds) await request(releaseHold, { as: admin, params: { id } });
  await night();
  expect([await chunkOf(one.id), await chunkOf(ofClient.id)]).toEqual([undefined, undefined]);
});

test('what has run out is forgotten, what has not is kept', async () => {
  const user = await aUser();
  const stale = await aUser();
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', stale.id)
    .execute();
  await db
    .insertInto('users')
    .values({
      ...{ email: 'never@example.org', first_name: 'N', last_name: 'V', gender: 'other' },
      created_at: new Date(Date.now() - 3 * 86_400_000),
    })
    .execute();

  await forgetExpired.run(services, {}, never);

  const sessions = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', 'in', [user.id, stale.id])
    .execute();
  expect(sessions).toEqual([{ user_id: user.id }]);
  expect(
    await db.selectFrom('users').select('id').where('email', '=', 'never@example.org').execute(),
  ).toEqual([]);
});
