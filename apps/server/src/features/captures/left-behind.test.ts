import {
  CHUNK_SAMPLES,
  changeRecording,
  closeCapture,
  getCapture,
  getRecording,
  listCaptures,
  listGaps,
} from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consultations, sha256, someSound } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { finishAbandoned } from './finish-abandoned.job.ts';

const noteer = await harness();
const { request, app, aUser, db, services, auditFrom } = noteer;
const clinician = await aUser();
const { aCapture, put, finish } = consultations(noteer);

const send = (id: string, seq: number, bytes: Buffer) => put(clinician, id, seq, bytes, sha256(bytes));
const close = (id: string, as = clinician) => request(closeCapture, { as, params: { id } });
const look = async (id: string) => (await request(getRecording, { as: clinician, params: { id } })).body.data;

/** As if its device had been silent for so long. */
const leave = (id: string, hours: number) =>
  sql`update recording_chunks set received_at = now() - make_interval(mins => ${Math.round(hours * 60)})
    where recording_id = ${id}`.execute(db);

async function leftBehind(chunks: Buffer[], hours = 1): Promise<string> {
  const { id } = await aCapture(clinician);
  for (const [seq, chunk] of chunks.entries()) await send(id, seq, chunk);
  await leave(id, hours);
  return id;
}

/** Without a model the job that would hear it may have found that out before the answer was made. */
const unheard = { stage: expect.stringMatching(/^(transcribing|waiting_for_model)$/) };

const abandon = () => finishAbandoned.run(services, {}, new AbortController().signal);

test('a recording whose device is gone is listed with what is here of it, and can be heard', async () => {
  const sound = [someSound(3), someSound(5)];
  const id = await leftBehind(sound);
  const audit = await auditFrom();

  const { body } = await request(listCaptures, { as: clinician });
  const found = body.data.find((capture: { id: string }) => capture.id === id);
  const file = await app.inject({ url: found.recording_file_url });

  expect(found).toMatchObject({
    received: 2,
    is_finished: false,
    is_arriving: false,
    recording_duration: 10,
    client_name: expect.stringMatching(/\w/),
    last_received_at: expect.stringContaining('T'),
  });
  expect(file.rawPayload.subarray(44).equals(Buffer.concat(sound))).toBe(true);
  expect((await audit()).map((line) => [line.event_type_code, line.participant_object_id])).toEqual(
    expect.arrayContaining([
      ['recordings.listed', id],
      ['recording.heard', id],
    ]),
  );
});

test('its clinician finishes it from another device, and it says who did', async () => {
  const id = await leftBehind([someSound(3), someSound(5)]);

  const closed = await close(id);
  const again = await close(id);

  expect([closed.status, again.status]).toEqual([200, 200]);
  expect(closed.body.data).toMatchObject({
    recording_duration: 10,
    finished_by: 'clinician',
    processing: unheard,
    appointment: { status: 'processing' },
  });
});

test('it is not finished while its device still sends, nor when nothing of it ever came', async () => {
  const busy = await leftBehind([someSound(3)], 0);
  const { id: empty } = await aCapture(clinician);

  const refused = await close(busy);
  const nothing = await close(empty);

  expect([refused.status, refused.body.code]).toEqual([409, 'still_recording']);
  expect(nothing.status).toBe(404);
  expect(await look(empty)).toMatchObject({ processing: { stage: 'capturing' }, finished_by: null });
});

test('nobody else finishes it', async () => {
  const id = await leftBehind([someSound(3)]);
  const colleague = await aUser();

  expect((await close(id, colleague)).status).toBe(404);
  expect((await look(id)).finished_by).toBeNull();
});

test('a chunk that never came is silence of its length and told as a gap; what came after it is heard', async () => {
  const { id } = await aCapture(clinician);
  await send(id, 0, someSound(3));
  await send(id, 2, someSound(7));
  await leave(id, 1);

  await close(id);

  expect(await look(id)).toMatchObject({ recording_duration: 15, gap_count: 1, gap_samples: CHUNK_SAMPLES });
  const gaps = await request(listGaps, { as: clinician, params: { id } });
  expect(gaps.body.data).toEqual([{ from_sample: CHUNK_SAMPLES, samples: CHUNK_SAMPLES, kind: 'silent' }]);
});

test('without anyone it is finished by itself after a day, and not before', async () => {
  const yesterday = await leftBehind([someSound(3)], 25);
  const thisMorning = await leftBehind([someSound(3)], 5);

  await abandon();
  await abandon();

  expect(await look(yesterday)).toMatchObject({ finished_by: 'system', recording_duration: 5 });
  expect(await look(thisMorning)).toMatchObject({ finished_by: null, processing: { stage: 'capturing' } });
});

test('a device that comes back after that adds the rest, and finishes it as usual', async () => {
  const id = await leftBehind([someSound(3)], 25);
  await abandon();

  const rest = await send(id, 1, someSound(5, 800));
  const status = await request(getCapture, { as: clinician, params: { id } });
  const finished = await finish(clinician, id, 2, CHUNK_SAMPLES + 800);

  expect(rest.status).toBe(200);
  expect(status.body.data).toMatchObject({ received: 2, is_finished: false });
  expect(finished.body.data).toMatchObject({ finished_by: 'device', processing: unheard });
});

test('a device that comes back with nothing more is done with it', async () => {
  const id = await leftBehind([someSound(3)], 25);
  await abandon();

  const finished = await finish(clinician, id, 1, CHUNK_SAMPLES);

  expect(finished.status).toBe(200);
  expect(finished.body.data.finished_by).toBe('system');
});

test('to a note that was signed nothing is added', async () => {
  const id = await leftBehind([someSound(3)], 25);
  await abandon();
  await db.updateTable('recordings').set({ stage: 'done', is_reviewed: true }).where('id', '=', id).execute();

  const late = await send(id, 1, someSound(5));

  expect([late.status, late.body.code]).toEqual([409, 'recording_finished']);
});

test('it can be deleted instead', async () => {
  const id = await leftBehind([someSound(3)]);

  await request(changeRecording, { as: clinician, params: { id }, body: { is_recording_deleted: true } });

  const { body } = await request(listCaptures, { as: clinician });
  expect(body.data.map((capture: { id: string }) => capture.id)).not.toContain(id);
});
