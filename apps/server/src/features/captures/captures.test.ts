import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CHUNK_SAMPLES,
  finishCapture,
  getCapture,
  getRecording,
  listAppointments,
  listCaptures,
  startCapture,
} from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consent, consultations, sha256, someSound } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { openConsent } from '../../consultations/consent-words.ts';

const noteer = await harness();
const { request, app, aUser, db, services, settings, auditFrom } = noteer;
const clinician = await aUser();

const { anAppointment, aCapture: captureOf, put: putAs, finish: finishAs } = consultations(noteer);
const aCapture = (as = clinician) => captureOf(as);
const put = (id: string, seq: number, bytes: Buffer, as = clinician, hash = sha256(bytes)) =>
  putAs(as, id, seq, bytes, hash);
const finish = (id: string, chunks: number, samples: number) => finishAs(clinician, id, chunks, samples);

test('a recording arrives chunk by chunk, in any order, and is finished when it is whole', async () => {
  const { id, appointment } = await aCapture();
  const [a, b, c] = [someSound(3), someSound(5), someSound(7, 1234)];

  await put(id, 2, c);
  await put(id, 0, a);
  const halfway = await request(getCapture, { as: clinician, params: { id } });
  const early = await finish(id, 3, 2 * CHUNK_SAMPLES + 1234);
  await put(id, 1, b);
  const finished = await finish(id, 3, 2 * CHUNK_SAMPLES + 1234);

  expect(halfway.body.data).toEqual({ id, appointment, received: 1, beyond: [2], is_finished: false });
  expect([early.status, early.body.code]).toEqual([409, 'chunks_missing']);
  expect(finished.body.data).toMatchObject({ id, recording_duration: 10, is_reviewed: false });
  expect(finished.body.data.appointment).toMatchObject({ id: appointment, status: 'processing' });
});

test('what came is listened to once there is enough of it to be heard, and at the end whatever is left', async () => {
  const jobsFor = async (id: string) => {
    const found = sql`select 1 from pgboss.job where name = 'transcribe-window' and singleton_key = ${id}`;
    return (await found.execute(db)).rows.length;
  };
  const { id } = await aCapture();
  const asked: number[] = [];
  for (const seq of [0, 1, 2]) {
    await put(id, seq, someSound(seq));
    asked.push(await jobsFor(id));
  }
  const short = await aCapture();
  await put(short.id, 0, someSound(3, 500));
  await finish(short.id, 1, 500);

  expect(asked).toEqual([0, 0, 1]);
  expect(await jobsFor(short.id)).toBe(1);
});

test('saying anything twice is saying it once', async () => {
  const { id, appointment } = await aCapture();
  const chunk = someSound(3, 500);

  const again = await request(startCapture, { as: clinician, body: { id, appointment, consent } });
  const first = await put(id, 0, chunk);
  const second = await put(id, 0, chunk);
  await finish(id, 1, 500);
  const finishedAgain = await finish(id, 1, 500);
  const late = await put(id, 0, chunk);

  expect([again.status, first.status, second.status, finishedAgain.status, late.status]).toEqual([
    200, 200, 200, 200, 200,
  ]);
});

test('other sound under a number that was used, or damaged on the way, is refused', async () => {
  const { id } = await aCapture();
  await put(id, 0, someSound(3));

  const other = await put(id, 0, someSound(4));
  const damaged = await put(id, 1, someSound(5), clinician, sha256(someSound(6)));
  const odd = await put(id, 1, Buffer.from([1, 2, 3]));
  const large = await put(id, 1, Buffer.alloc(CHUNK_SAMPLES * 2 + 2));

  expect([other.status, other.body.code]).toEqual([409, 'chunk_differs']);
  expect([damaged.status, odd.status, large.status]).toEqual([400, 400, 413]);
});

test("a colleague's recording is not there", async () => {
  const colleague = await aUser();
  const { id } = await aCapture(colleague);

  const chunk = await put(id, 0, someSound(3));
  const status = await request(getCapture, { as: clinician, params: { id } });
  const taken = await request(startCapture, {
    as: clinician,
    body: { id, appointment: await anAppointment(clinician), consent },
  });

  expect([chunk.status, status.status, taken.status]).toEqual([404, 404, 404]);
});

test('nothing is recorded without consent, and who asked for it when is kept', async () => {
  const id = randomUUID();
  const appointment = await anAppointment(clinician);
  const audit = await auditFrom();

  const without = await request(startCapture, { as: clinician, body: { id, appointment } });
  await request(startCapture, { as: clinician, body: { id, appointment, consent } });

  expect(without.status).toBe(400);
  const row = await db.selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ consent_text: null, consent_asked_by: clinician.id });
  expect(openConsent(services.sealing, row)).toBe(consent.text);
  expect((await audit()).map((line) => line.event_type_code)).toEqual(['recording.started']);
});

test('the sound plays as a WAV, whole and in ranges, sample for sample', async () => {
  const { id } = await aCapture();
  const chunks = [someSound(3), someSound(5), someSound(7, 4321)];
  for (const [seq, chunk] of chunks.entries()) await put(id, seq, chunk);
  const pcm = Buffer.concat(chunks);
  const { body } = await finish(id, 3, pcm.length / 2);
  const url = body.data.recording_file_url as string;
  const get = (range?: string) => app.inject({ url, ...(range && { headers: { range } }) });

  const whole = await get();
  const middle = await get('bytes=160001-160100');
  const tail = await get('bytes=-7');
  const across = await get('bytes=40-49');
  const beyond = await get('bytes=99999999-');

  expect(whole.headers['content-type']).toBe('audio/wav');
  expect(whole.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  expect(whole.rawPayload.subarray(44).equals(pcm)).toBe(true);
  expect(middle.statusCode).toBe(206);
  expect(middle.rawPayload).toEqual(whole.rawPayload.subarray(160001, 160101));
  expect(tail.rawPayload).toEqual(whole.rawPayload.subarray(-7));
  expect(across.rawPayload).toEqual(whole.rawPayload.subarray(40, 50));
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${pcm.length + 44}`]);
});

test('a ticket opens one recording, for its own session, and nothing else', async () => {
  const [mine, other] = [await aCapture(), await aCapture()];
  for (const { id } of [mine, other]) await put(id, 0, someSound(3, 100));
  const { body } = await finish(mine.id, 1, 100);
  await finish(other.id, 1, 100);
  const url = body.data.recording_file_url as string;

  const open = (address: string) => app.inject({ url: address }).then(({ statusCode }) => statusCode);

  expect(await open(url)).toBe(200);
  expect(await open(url.replace(mine.id, other.id))).toBe(401);
  expect(await open(`${url}x`)).toBe(401);
  expect(await open(url.replace(/recording-file.*\?/, `recording/${mine.id}/?`))).toBe(401);
});

test('what is on disk is sealed', async () => {
  const { id } = await aCapture();
  await put(id, 0, someSound(3));

  const folder = join(fileURLToPath(settings.STORAGE_URL), 'recordings', id);
  const [file = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, file)).includes(someSound(3).subarray(0, 64))).toBe(false);
  const rows = await db.selectFrom('clients').select(['first_name', 'last_name']).execute();
  expect(rows.some(({ first_name }) => first_name.includes('Bram'))).toBe(false);
  expect(rows.some(({ last_name }) => last_name?.includes('Kuiper'))).toBe(false);
});

test('unfinished recordings are found again, finished ones are not among them', async () => {
  const someone = await aUser();
  const [open, closed] = [await aCapture(someone), await aCapture(someone)];
  await put(closed.id, 0, someSound(3, 100), someone);
  await request(finishCapture, { as: someone, params: { id: closed.id }, body: { chunks: 1, samples: 100 } });

  const { body } = await request(listCaptures, { as: someone });

  expect(body.data.map((capture: { id: string }) => capture.id)).toEqual([open.id]);
});

test('without a model for its language a finished recording waits, visibly, and nothing is lost', async () => {
  const { id } = await aCapture();
  await put(id, 0, someSound(3, 100));
  await finish(id, 1, 100);

  await expect
    .poll(async () => (await request(getRecording, { as: clinician, params: { id } })).body.data.processing)
    .toMatchObject({ stage: 'waiting_for_model', reason: 'no_model' });
});

test("an unplanned contact is in the day's agenda once it has a recording", async () => {
  const someone = await aUser();
  const date = new Date().toISOString().slice(0, 10);
  const agenda = async () =>
    (await request(listAppointments, { as: someone, query: { date, is_scheduled: 'true' } })).body.data;
  await anAppointment(someone);
  const before = await agenda();

  await aCapture(someone);

  expect(before).toEqual([]);
  expect(await agenda()).toMatchObject([{ client_name: 'Bram Kuiper', is_appointment: false }]);
});
