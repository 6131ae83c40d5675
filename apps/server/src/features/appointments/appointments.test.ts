import {
  addUnplannedContact,
  createAppointment,
  deleteAppointment,
  listAppointments,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const DESK = 'desk@example.org';
const { request, aUser } = await harness({ PRIVILEGED_EMAIL: DESK });
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });
const desk = await aUser({ role: 'planner', email: DESK });

const date = '2026-11-02';
const form = (more: object = {}) => ({
  user_id: clinician.id,
  patient_name: 'Bram de Kuiper',
  date,
  start_time: `${date}T09:05:00Z`,
  end_time: `${date}T09:50:00Z`,
  subject: '1-2-1980',
  description: 'Vervolgconsult',
  gender: 'male',
  client_code: 'C-17',
  ...more,
});
const plan = (as: { access: string }, more?: object) => request(createAppointment, { as, body: form(more) });
const agenda = async (as: { access: string }, day = date) =>
  (await request(listAppointments, { as, query: { is_scheduled: 'true', date: day } })).body.data;

test('what an administrator plans is in the agenda of that colleague, on that date, as it was picked', async () => {
  const someone = await aUser();
  const { status, body } = await plan(admin, { user_id: someone.id });

  expect(status).toBe(200);
  expect(await agenda(someone)).toEqual([
    {
      id: body.data.id,
      client_id: body.data.client_id,
      appointment_time: '2026-11-02T09:05:00.000Z',
      appointment_end_time: '2026-11-02T09:50:00.000Z',
      subject: '1-2-1980',
      description: 'Vervolgconsult',
      status: 'scheduled',
      is_appointment: true,
      client_name: 'Bram de Kuiper',
      patient: { first_name: 'Bram', last_name: 'de Kuiper' },
    },
  ]);
  expect(await agenda(someone, '2026-11-03')).toEqual([]);
  expect(await agenda(clinician)).toEqual([]);
});

test('a code is asked of everyone but the privileged account', async () => {
  const without = await plan(admin, { client_code: undefined });
  const byDesk = await plan(desk, { client_code: undefined });

  expect([without.status, without.body.fields]).toEqual([400, { client_code: ['Code is required'] }]);
  expect(byDesk.status).toBe(200);
});

test.each([
  ['nobody', { user_id: '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01' }, 'user_id', 'Select a user'],
  [
    'an end before the start',
    { end_time: `${date}T09:00:00Z` },
    'end_time',
    'End time must be after start time',
  ],
  ['a third gender', { gender: 'other' }, 'gender', 'Select gender'],
])('an appointment with %s is refused under its field', async (_, more, field, message) => {
  const { status, body } = await plan(admin, more);

  expect(status).toBe(400);
  expect(body.fields[field]).toEqual([message]);
});

test('an unplanned contact needs a name, answers with its id, and is not an appointment', async () => {
  const add = (client_name: string) => request(addUnplannedContact, { as: clinician, body: { client_name } });

  const nameless = await add('  ');
  const { status, body } = await add('Ties');

  expect([nameless.status, nameless.body.fields]).toEqual([
    400,
    { client_name: ['Enter client name first'] },
  ]);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: expect.any(String),
    is_appointment: false,
    client_name: 'Ties',
    patient: { first_name: 'Ties', last_name: null },
  });
});

test('a superuser deletes an appointment, once', async () => {
  const someone = await aUser();
  const { body } = await plan(admin, { user_id: someone.id });
  const remove = () => request(deleteAppointment, { as: admin, params: { id: body.data.id } });

  const first = await remove();

  expect([first.status, first.body.message]).toEqual([200, 'Appointment Deleted Successfuly']);
  expect(await agenda(someone)).toEqual([]);
  expect((await remove()).status).toBe(404);
});
