import { randomUUID } from 'node:crypto';
import {
  changeRecording,
  createAppointment,
  deleteAppointment,
  listAllAppointments,
  listAppointments,
  moveAppointment,
  startCapture,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consent, consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom } = noteer;
const { aRecording } = consultations(noteer);
const admin = await aUser({ role: 'administrator' });

type Person = { access: string };
const times = (date: string, from: string, to: string) => ({
  ...{ date, start_time: `${date}T${from}:00Z`, end_time: `${date}T${to}:00Z` },
});
async function planned(user_id: string, date: string, from = '09:05', to = '09:50'): Promise<string> {
  const { body } = await request(createAppointment, {
    as: admin,
    body: {
      ...{ user_id, patient_name: 'Bram de Kuiper', subject: '1-2-1980', gender: 'male' },
      ...{ description: 'Vervolgconsult', client_code: 'C-17', ...times(date, from, to) },
    },
  });
  return body.data.id;
}
const listed = async (query: object, as: Person = admin) =>
  (await request(listAllAppointments, { as, query })).body.data;
const move = (id: string, user_id: string, when: object, as: Person = admin) =>
  request(moveAppointment, { as, params: { id }, body: { user_id, ...when } });
const agenda = async (as: Person, date: string) =>
  (await request(listAppointments, { as, query: { is_scheduled: 'true', date } })).body.data;

/** Recorded and signed by this clinician, on no date in particular. */
async function aSignedNote(as: Person & { id: string }): Promise<{ id: string; appointment: string }> {
  const recording = await aRecording(as);
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', recording.id).execute();
  const note = { ai_model_name: 'extractive', summary_text: 'Slaapt beter.' };
  const body = { consultation_summaries: [note], is_reviewed: true };
  await request(changeRecording, { as, params: { id: recording.id }, body });
  return recording;
}

test('who plans sees everyone’s appointments of a date, recorded or not, with the clinician', async () => {
  const [sanne, joost] = [await aUser(), await aUser()];
  await db.updateTable('users').set({ first_name: 'Joost' }).where('id', '=', joost.id).execute();
  const late = await planned(joost.id, '2026-12-01', '11:00', '11:45');
  const early = await planned(sanne.id, '2026-12-01');
  await planned(sanne.id, '2026-12-02');
  await request(startCapture, { as: sanne, body: { id: randomUUID(), appointment: early, consent } });

  const all = await listed({ date: '2026-12-01' });

  expect(all).toMatchObject([
    { id: early, clinician_name: 'Fenna Wiersma', recording: { processing: { stage: 'capturing' } } },
    { id: late, clinician_id: joost.id, clinician_name: 'Joost Wiersma', recording: null },
  ]);
  const planner = await aUser({ role: 'planner' });
  expect(await listed({ date: '2026-12-01' }, planner)).toEqual(all);
  expect((await request(listAllAppointments, { as: sanne, query: {} })).status).toBe(403);
});

test('an unplanned contact is listed once it is recorded, and nothing of a deleted appointment', async () => {
  const clinician = await aUser();
  const { appointment } = await aRecording(clinician);
  const gone = await planned(clinician.id, '2026-12-03');
  await request(deleteAppointment, { as: admin, params: { id: gone } });

  const ids = (await listed({ limit: 200 })).map(({ id }: { id: string }) => id);

  expect(ids).toContain(appointment);
  expect(ids).not.toContain(gone);
});

test('a long day comes a page at a time', async () => {
  const { id } = await aUser();
  const first = await planned(id, '2026-12-04', '09:00', '09:30');
  const second = await planned(id, '2026-12-04', '10:00', '10:30');

  expect(await listed({ date: '2026-12-04', limit: 1 })).toMatchObject([{ id: first }]);
  expect(await listed({ date: '2026-12-04', limit: 1, after: first })).toMatchObject([{ id: second }]);
});

test('what waits for codes is what is signed and not coded, whatever day it is of', async () => {
  const clinician = await aUser();
  const { appointment: unsigned } = await aRecording(clinician);
  const waiting = await aSignedNote(clinician);
  const coded = await aSignedNote(clinician);
  await request(changeRecording, {
    as: admin,
    params: { id: coded.id },
    body: { is_admin_reviewed: true },
  });

  const ids = (await listed({ waits_for_codes: 'true', limit: 200 })).map(({ id }: { id: string }) => id);

  expect(ids).toContain(waiting.appointment);
  expect(ids).not.toContain(coded.appointment);
  expect(ids).not.toContain(unsigned);
});

test('an appointment is given another time and another clinician, and both see it', async () => {
  const [from, to] = [await aUser(), await aUser()];
  const id = await planned(from.id, '2026-12-07');
  const audit = await auditFrom();

  const { status, body } = await move(id, to.id, times('2026-12-08', '14:00', '14:45'));

  expect([status, body.data]).toMatchObject([
    200,
    { id, clinician_id: to.id, appointment_time: '2026-12-08T14:00:00.000Z', client_name: 'Bram de Kuiper' },
  ]);
  expect(await agenda(from, '2026-12-07')).toEqual([]);
  expect(await agenda(to, '2026-12-08')).toMatchObject([{ id, description: 'Vervolgconsult' }]);
  expect((await audit()).map(({ event_type_code }) => event_type_code)).toContain('appointment.moved');
});

test('what was recorded is not moved', async () => {
  const clinician = await aUser();
  const id = await planned(clinician.id, '2026-12-09');
  await request(startCapture, { as: clinician, body: { id: randomUUID(), appointment: id, consent } });

  const { status, body } = await move(id, clinician.id, times('2026-12-10', '09:00', '09:30'));

  expect([status, body.code]).toEqual([409, 'appointment_recorded']);
  expect(await agenda(clinician, '2026-12-09')).toHaveLength(1);
});

test.each([
  ['nobody', { user_id: '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01' }, 'user_id', 'Select a user'],
  [
    'an end before its start',
    { end_time: '2026-12-11T08:00:00Z' },
    'end_time',
    'End time must be after start time',
  ],
])('an appointment is not moved to %s', async (_, more, field, message) => {
  const clinician = await aUser();
  const id = await planned(clinician.id, '2026-12-11');

  const form = { ...times('2026-12-11', '09:00', '09:30'), ...more };
  const { status, body } = await move(id, clinician.id, form);

  expect([status, body.fields[field]]).toEqual([400, [message]]);
});

test('one that is not there is not moved', async () => {
  const clinician = await aUser();
  const { status } = await move(randomUUID(), clinician.id, times('2026-12-11', '09:00', '09:30'));
  expect(status).toBe(404);
});
