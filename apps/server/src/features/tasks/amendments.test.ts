/** What an administrator changes in a signed note comes to its clinician, to agree to or to take back. */
import {
  changeRecording,
  changeTask,
  getRecording,
  getRevision,
  listRevisions,
  listTasks,
  takeBackAmendment,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });

type Person = { access: string };
const save = (as: Person, id: string, summary_text: string, more: object = {}, codes?: string) =>
  request(changeRecording, {
    as,
    params: { id },
    body: { consultation_summaries: [{ ai_model_name: 'extractive', summary_text, codes }], ...more },
  });
const textOf = async (id: string) =>
  (await request(getRecording, { as: clinician, params: { id } })).body.data.consultation_summary[0]
    .summary_text;
const openTask = async (recording: string) =>
  (await request(listTasks, { as: clinician })).body.data.find(
    (task: { recording: string; kind: string }) => task.recording === recording && task.kind === 'amendment',
  );

async function aSignedNote(): Promise<string> {
  const { id } = await aRecording(clinician);
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
  await save(clinician, id, 'Slaapt slecht.', { is_reviewed: true });
  return id;
}

test('a change of a signed note is a version under the administrator’s name, and a task with both versions', async () => {
  const id = await aSignedNote();

  const { status } = await save(admin, id, 'Slaapt goed.', { is_admin_reviewed: true }, 'N1,C1');

  expect(status).toBe(200);
  const task = await openTask(id);
  expect(task).toMatchObject({
    client_name: 'Bram Kuiper',
    amendment: { ai_model_name: 'extractive', before: 1, after: 2, author_name: 'Fenna Wiersma' },
  });
  const query = { ai_model_name: 'extractive' };
  const { body } = await request(getRevision, { as: clinician, params: { id, number: 1 }, query });
  expect(body.data.summary_text).toBe('Slaapt slecht.');
});

test('codes without a change of the text are saved alone: no version, no task, no line that the note was saved', async () => {
  const id = await aSignedNote();
  const audit = await auditFrom();

  await save(admin, id, 'Slaapt slecht.', { is_admin_reviewed: true }, 'N1,C1');

  expect(await openTask(id)).toBeUndefined();
  const query = { ai_model_name: 'extractive' };
  const { body } = await request(listRevisions, { as: clinician, params: { id }, query });
  expect(body.data).toHaveLength(1);
  const events = (await audit()).map(({ event_type_code }) => event_type_code);
  expect(events).toContain('recording.admin_reviewed');
  expect(events).not.toContain('note.saved');
});

test('a clinician agrees, and the change stays', async () => {
  const id = await aSignedNote();
  await save(admin, id, 'Slaapt goed.');
  const task = await openTask(id);

  await request(changeTask, { as: clinician, params: { id: task.id }, body: { is_done: true } });

  expect(await openTask(id)).toBeUndefined();
  expect(await textOf(id)).toBe('Slaapt goed.');
});

test('a clinician takes it back: what was signed is the newest version, under their name, and still signed', async () => {
  const id = await aSignedNote();
  await save(admin, id, 'Slaapt goed.');
  const task = await openTask(id);
  const takeBack = (as: Person) => request(takeBackAmendment, { as, params: { id: task.id } });

  expect((await takeBack(admin)).status).toBe(404);
  const { status, body } = await takeBack(clinician);

  expect([status, body.data.is_done]).toEqual([200, true]);
  expect(await textOf(id)).toBe('Slaapt slecht.');
  const { body: recording } = await request(getRecording, { as: clinician, params: { id } });
  expect(recording.data.is_reviewed).toBe(true);
  expect((await takeBack(clinician)).status).toBe(404);
});

test('two changes in a row are one task, held against what was signed', async () => {
  const id = await aSignedNote();
  await save(admin, id, 'Slaapt goed.');
  await save(admin, id, 'Slaapt heel goed.');

  expect((await openTask(id)).amendment).toMatchObject({ before: 1, after: 3 });
});

test('an answered change does not come back beside one that waits', async () => {
  const id = await aSignedNote();
  await save(admin, id, 'Slaapt goed.');
  const first = await openTask(id);
  const answer = (is_done: boolean) =>
    request(changeTask, { as: clinician, params: { id: first.id }, body: { is_done } });
  await answer(true);
  await save(admin, id, 'Slaapt heel goed.');

  const { status, body } = await answer(false);

  expect([status, body.code]).toEqual([409, 'note_changed']);
  expect((await openTask(id)).amendment).toMatchObject({ before: 2, after: 3 });
});

test('what the clinician wrote after the change is not taken back with it', async () => {
  const id = await aSignedNote();
  await save(admin, id, 'Slaapt goed.');
  await request(changeRecording, { as: clinician, params: { id }, body: { is_reviewed: false } });
  await save(clinician, id, 'Slaapt wisselend.', { is_reviewed: true });
  const task = await openTask(id);

  const { status, body } = await request(takeBackAmendment, { as: clinician, params: { id: task.id } });

  expect([status, body.code]).toEqual([409, 'note_changed']);
  expect(await textOf(id)).toBe('Slaapt wisselend.');
});
