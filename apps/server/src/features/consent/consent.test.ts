import {
  changeRecording,
  getClientFile,
  getConsent,
  getRecording,
  getTranscript,
  listJottings,
  rewriteNote,
  setHold,
  uploadRecording,
  withdrawConsent,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, SOON } from '../../../test/client-file.ts';
import { consent, consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { wavFile } from '../../../test/wav-file.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { sealPiece } from '../../consultations/transcript.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom, services } = noteer;
const { anAppointment } = consultations(noteer);
const { aClient, aDraft, sign } = clientFiles(noteer);
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });

type Person = { access: string };
const look = (as: Person, id: string) => request(getConsent, { as, params: { id } });
const withdraw = (as: Person, id: string) => request(withdrawConsent, { as, params: { id } });

/** A consultation with a sentence of transcript. */
async function aConsultation(isSigned: boolean) {
  const client = await aClient(clinician);
  const made = await aDraft(clinician, client, 'Gebruikt sertraline 50 mg.');
  const row = await db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const piece = { id: made.id, seq: 0, offset_s: 0, engine: 'scripted' };
  const said = { start_s: 0, end_s: 2, text: 'Ik slaap slecht.' };
  await db
    .insertInto('transcript_pieces')
    .values(sealPiece(recordingSealing(services.sealing, row), piece, said))
    .execute();
  if (isSigned) await sign(clinician, made.id);
  return made;
}

test('a consultation tells what was asked, by whom, when and how', async () => {
  const { id } = await aConsultation(false);

  const { body } = await look(clinician, id);

  expect(body.data).toEqual({
    id,
    given: {
      text: consent.text,
      version: null,
      given_at: '2026-11-02T09:00:00.000Z',
      asked_by_name: 'Fenna Wiersma',
      how: 'recording',
    },
    withdrawn: null,
    sound_removed_at: null,
    note_would: 'go',
    is_held: false,
    may_withdraw: true,
  });
  expect((await look(await aUser(), id)).status).toBe(404);
});

test('a file that is sent in brings its consent along', async () => {
  const form = new FormData();
  form.set('appointment', await anAppointment(clinician));
  form.set('consent_text', consent.text);
  form.set('consent_version', '2');
  form.set('recording_file', new Blob([wavFile(1, 16_000, 1)]), 'opname.wav');

  const { body } = await request(uploadRecording, { as: clinician, body: form });

  const { given } = (await look(clinician, body.data.id)).body.data;
  expect(given).toMatchObject({ text: consent.text, version: '2', how: 'upload' });
});

test('withdrawn, sound and transcript of a signed consultation go at once; the note stays', async () => {
  const { id } = await aConsultation(true);
  const audit = await auditFrom();

  const { body } = await withdraw(clinician, id);

  expect(body.data).toEqual({ note: 'stayed' });
  const lines = (await audit()).map((line) => [line.event_type_code, line.participant_object_id]);
  expect(lines).toContainEqual(['consent.withdrawn', id]);
  expect(await services.storage.get(`recordings/${id}/00000`)).toBeUndefined();
  expect((await request(getTranscript, { as: clinician, params: { id } })).body.data).toEqual([]);
  expect((await request(listJottings, { as: clinician, params: { id } })).body.data).toEqual([]);
  const recording = (await request(getRecording, { as: clinician, params: { id } })).body.data;
  expect(recording.recording_file_url).toBeNull();
  expect(recording.consultation_summary[0].summary_text).toBe('Gebruikt sertraline 50 mg.');
  expect((await look(clinician, id)).body.data).toMatchObject({
    withdrawn: { at: expect.any(String), by_name: 'Fenna Wiersma' },
    sound_removed_at: expect.any(String),
    may_withdraw: false,
  });
});

test('withdrawn twice is withdrawn once, and nothing is written from what is gone', async () => {
  const { id } = await aConsultation(true);
  await withdraw(clinician, id);
  const { withdrawn } = (await look(clinician, id)).body.data;

  expect((await withdraw(clinician, id)).body.data).toEqual({ note: 'stayed' });
  expect((await look(clinician, id)).body.data.withdrawn).toEqual(withdrawn);
  await request(changeRecording, { as: clinician, params: { id }, body: { is_reviewed: false } });
  const again = await request(rewriteNote, { as: clinician, params: { id }, body: { template: 'soep' } });
  expect([again.status, again.body.code]).toEqual([409, 'consent_withdrawn']);
});

test('a note that is not signed goes with the rest', async () => {
  const { id } = await aConsultation(false);

  const { body } = await withdraw(clinician, id);

  expect(body.data).toEqual({ note: 'went' });
  expect((await look(clinician, id)).status).toBe(404);
  expect(await services.storage.get(`recordings/${id}/00000`)).toBeUndefined();
});

test('an administrator withdraws for a client who calls; a colleague cannot', async () => {
  const { id } = await aConsultation(false);

  expect((await withdraw(await aUser(), id)).status).toBe(404);
  expect((await withdraw(await aUser({ role: 'planner' }), id)).status).toBe(403);
  expect((await withdraw(admin, id)).status).toBe(200);
});

test('what is held is not withdrawn', async () => {
  const { id } = await aConsultation(true);
  const body = { object: 'recording', object_id: id, reason: 'Klachtprocedure' };
  await request(setHold, { as: admin, body });

  const refused = await withdraw(clinician, id);

  expect([refused.status, refused.body.code]).toEqual([409, 'on_hold']);
  expect((await look(clinician, id)).body.data).toMatchObject({ is_held: true, may_withdraw: false });
});

test('where the institution says so the signed note goes too, and the client’s file no longer shows what it said', async () => {
  const erasing = await harness({ CONSENT_WITHDRAWN_NOTE: 'erase' });
  const files = clientFiles(erasing);
  const as = await erasing.aUser();
  const client = await files.aClient(as);
  const { id } = await files.aFinalNote(as, client, 'Gebruikt sertraline 50 mg.');
  const file = async () =>
    JSON.stringify((await erasing.request(getClientFile, { as, params: { id: client } })).body);
  const read = async () => (await erasing.db.selectFrom('findings').select('recording_id').execute()).length;
  await expect.poll(read, SOON).toBe(1);
  expect(await file()).toContain(id);

  const { body } = await erasing.request(withdrawConsent, { as, params: { id } });

  expect(body.data).toEqual({ note: 'went' });
  expect(await file()).not.toContain(id);
  expect(await read()).toBe(0);
});
