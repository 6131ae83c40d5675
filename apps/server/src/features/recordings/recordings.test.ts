import {
  changeRecording,
  deleteRecording,
  getRecording,
  getTranscript,
  listRecordings,
  listTemplates,
  replaceRecording,
  retryRecording,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations, someSound } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { billedFrom } from '../../consultations/codes.ts';

const noteer = await harness();
const { request, app, aUser, db, auditFrom, services } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });

const look = (as: { access: string }, id: string) => request(getRecording, { as, params: { id } });
const patch = (as: { access: string }, id: string, body: object) =>
  request(changeRecording, { as, params: { id }, body });
const note = (summary_text: string, more: object = {}) => ({
  consultation_summaries: [{ ai_model_name: 'extractive', summary_text, ...more }],
});
const done = (id: string) =>
  db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();

test('every look at a recording is on the record', async () => {
  const { id } = await aRecording(clinician);
  const audit = await auditFrom();

  await look(clinician, id);
  await request(getTranscript, { as: clinician, params: { id } });

  expect(
    (await audit()).map((l) => [l.event_type_code, l.event_action_code, l.participant_object_id]),
  ).toEqual([
    ['recording.read', 'R', id],
    ['transcript.read', 'R', id],
  ]);
});

test("a colleague's recording is not there; a superuser opens it once it is reviewed", async () => {
  const { id, url } = await aRecording(clinician);
  const colleague = await aUser();

  const before = [(await look(colleague, id)).status, (await look(admin, id)).status];
  await done(id);
  await patch(clinician, id, { ...note('klaar'), is_reviewed: true });

  expect(before).toEqual([404, 404]);
  expect((await look(colleague, id)).status).toBe(404);
  expect((await look(admin, id)).status).toBe(200);
  expect((await app.inject(url)).statusCode).toBe(200);
});

test('a recording is told with its sound, its length in whole seconds, and what it belongs to', async () => {
  const { id, appointment } = await aRecording(clinician, someSound(3, 40_000));

  const { body } = await look(clinician, id);

  expect(body.data).toEqual({
    id,
    recording_file_url: expect.stringContaining(`/api/consulations/recording-file/${id}/`),
    recording_duration: expect.toSatisfy(Number.isInteger),
    appointment: expect.objectContaining({ id: appointment, client_name: 'Bram Kuiper' }),
    consultation: expect.any(String),
    is_reviewed: false,
    is_admin_reviewed: false,
    is_cosign_asked: false,
    cosigner_name: null,
    covered_for: null,
    is_recording_deleted: false,
    description: null,
    language: 'nl',
    template: 'decursus',
    processing: expect.anything(),
    finished_by: 'device',
    gap_count: 0,
    gap_samples: 0,
    speakers_revision: 0,
    consultation_summary: [],
  });
});

test('every save of a note is a revision, and the newest is shown', async () => {
  const { id } = await aRecording(clinician);

  await patch(clinician, id, note('eerste'));
  const { status, body } = await request(replaceRecording, {
    as: clinician,
    params: { id },
    body: note('tweede'),
  });

  expect(status).toBe(200);
  expect(body.data.consultation_summary).toEqual([
    { ai_model_name: 'extractive', summary_text: 'tweede', code: '', revision: 2 },
  ]);
  const revisions = await db
    .selectFrom('document_revisions')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select(['number', 'author_id', 'text'])
    .where('recording_id', '=', id)
    .orderBy('number')
    .execute();
  expect(revisions.map(({ number, author_id }) => [number, author_id])).toEqual([
    [1, clinician.id],
    [2, clinician.id],
  ]);
  expect(revisions.some(({ text }) => text.includes('eerste'))).toBe(false);
});

test('twenty saves at once are twenty revisions', async () => {
  const { id } = await aRecording(clinician);

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => patch(clinician, id, note(`versie ${i}`))),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { count } = await db
    .selectFrom('document_revisions')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(20);
});

test('a reviewed note makes its appointment reviewed', async () => {
  const { id } = await aRecording(clinician);
  await done(id);

  const { status, body } = await patch(clinician, id, { ...note('klaar'), is_reviewed: true });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ is_reviewed: true, appointment: { status: 'reviewed' } });
});

test.each([{}, note(''), note(' \n')])('an empty note cannot be ready: %o', async (body) => {
  const { id } = await aRecording(clinician);
  await done(id);

  const refused = await patch(clinician, id, { ...body, is_reviewed: true });

  expect([refused.status, refused.body.code]).toEqual([409, 'note_empty']);
  expect((await look(clinician, id)).body.data).toMatchObject({
    is_reviewed: false,
    consultation_summary: [],
  });
});

test('codes come GGZ-NHN first, and are kept and shown ZPM first', async () => {
  const { id } = await aRecording(clinician);
  await done(id);
  await patch(clinician, id, { ...note('klaar'), is_reviewed: true });

  const saved = await patch(admin, id, {
    ...note('klaar', { codes: '"GGZ12",CO0042' }),
    is_admin_reviewed: true,
  });

  expect(saved.body.data).toMatchObject({
    is_admin_reviewed: true,
    consultation_summary: [{ code: 'CO0042,GGZ12' }],
  });
  expect(billedFrom("GGZ-1, 'CO1'")).toEqual({ zpm: 'CO1', ggz_nhn: 'GGZ-1' });
});

test('a clinician adds no codes', async () => {
  const { id } = await aRecording(clinician);

  const { status } = await patch(clinician, id, { ...note('x', { codes: 'A,B' }), is_admin_reviewed: true });

  expect(status).toBe(403);
});

test('a recording that its clinician deletes is hidden everywhere and its appointment is free again', async () => {
  const { id, appointment } = await aRecording(clinician);

  const { body } = await patch(clinician, id, { is_recording_deleted: true });

  expect(body.data.is_recording_deleted).toBe(true);
  expect((await look(clinician, id)).status).toBe(404);
  const row = await db
    .selectFrom('appointments')
    .select('status')
    .where('id', '=', appointment)
    .executeTakeFirst();
  expect(row?.status).toBe('scheduled');
});

test('a superuser deletes a recording with its sound and notes, for good', async () => {
  const { id } = await aRecording(clinician);

  const { body } = await request(deleteRecording, { as: admin, params: { id } });

  expect(body.message).toBe('Recording Deleted Successfuly');
  expect(
    await db.selectFrom('recording_chunks').select('seq').where('recording_id', '=', id).execute(),
  ).toEqual([]);
  expect(await services.storage.get(`recordings/${id}/00000`)).toBeUndefined();
});

test('the list holds one’s own, filtered as asked; a superuser with a date sees everyone’s', async () => {
  const someone = await aUser();
  const [first, second] = [await aRecording(someone), await aRecording(someone)];
  await done(first.id);
  await patch(someone, first.id, { ...note('klaar'), is_reviewed: true });
  const ids = async (as: { access: string }, query: object) =>
    (await request(listRecordings, { as, query })).body.data.map((r: { id: string }) => r.id);
  const date = new Date().toISOString().slice(0, 10);

  expect(await ids(someone, {})).toEqual([second.id, first.id]);
  expect(await ids(someone, { is_reviewed: 'False' })).toEqual([second.id]);
  expect(await ids(someone, { is_reviewed: 'true' })).toEqual([first.id]);
  expect(await ids(admin, {})).toEqual([]);
  expect(await ids(admin, { date })).toEqual(expect.arrayContaining([first.id, second.id]));
  expect(await ids(someone, { date: '2020-01-01' })).toEqual([]);
  expect(await ids(someone, { limit: 1 })).toEqual([second.id]);
});

test('a failed recording is tried again, and keeps what it has', async () => {
  const { id } = await aRecording(clinician);
  await db
    .updateTable('recordings')
    .set({ stage: 'failed', reason: 'transcription' })
    .where('id', '=', id)
    .execute();

  const { body } = await request(retryRecording, { as: clinician, params: { id } });

  expect(body.data.processing.stage).not.toBe('failed');
  expect(body.data.appointment.status).toBe('processing');
});

test('the templates are there, decursus first', async () => {
  const { body } = await request(listTemplates, { as: clinician });

  expect(body.data.length).toBe(14);
  expect(
    body.data.filter((t: { is_default: boolean }) => t.is_default).map((t: { id: string }) => t.id),
  ).toEqual(['decursus']);
});
