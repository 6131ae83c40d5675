import { randomUUID } from 'node:crypto';
import {
  contentTypeOf,
  endpoints,
  listAllAppointments,
  listConnectorKeys,
  makeConnectorKey,
  readAccessLog,
  revokeConnectorKey,
  sendAppointments,
  startCapture,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consent } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { aConnector } from '../../../test/incoming-examples.ts';

const noteer = await harness({ TIME_ZONE: 'Europe/Amsterdam' });
const { request, aUser, db } = noteer;
const administrator = await aUser({ role: 'administrator' });
const connector = await aConnector(noteer);

type Sent = Record<string, unknown>;
const send = async (...appointments: Sent[]) =>
  (await request(sendAppointments, { as: connector, body: { appointments } })).body.data;
const agenda = async (clinician_id: string, date: string) => {
  const { body } = await request(listAllAppointments, { as: administrator, query: { date, limit: 200 } });
  return body.data.filter((one: { clinician_id: string }) => one.clinician_id === clinician_id);
};
async function anAppointment(clinician: { email: string }, start_time = '2026-11-20T09:30'): Promise<Sent> {
  const client = { client_code: randomUUID(), client_name: 'Bram de Kuiper' };
  return { external_id: randomUUID(), clinician: clinician.email, start_time, ...client };
}

test('an appointment is made, changed and cancelled by its external id, and sent twice it is there once', async () => {
  const clinician = await aUser();
  const one = await anAppointment(clinician);

  const [made] = await send(one);
  expect(made).toMatchObject({ external_id: one.external_id, verdict: 'new', problems: [] });
  expect(await send(one)).toEqual([{ ...made, verdict: 'same' }]);
  expect(await send({ ...one, start_time: '2026-11-20T11:00' })).toEqual([{ ...made, verdict: 'changed' }]);
  expect(await agenda(clinician.id, '2026-11-20')).toMatchObject([
    { id: made.id, appointment_time: '2026-11-20T11:00:00.000Z', client_name: 'Bram de Kuiper' },
  ]);

  const cancel = { external_id: one.external_id, status: 'cancelled' };
  expect(await send(cancel)).toEqual([{ ...made, verdict: 'cancelled' }]);
  expect(await send(cancel)).toEqual([{ ...made, verdict: 'same' }]);
  expect(await agenda(clinician.id, '2026-11-20')).toEqual([]);
});

test('a time with a zone is what the wall shows then, and one without is what it says', async () => {
  const clinician = await aUser();
  await send(
    await anAppointment(clinician, '2026-11-23T08:30:00Z'),
    await anAppointment(clinician, '2026-11-23T10:30:00+01:00'),
    await anAppointment(clinician, '2026-11-23T11:30:00'),
  );
  const times = (await agenda(clinician.id, '2026-11-23')).map(
    ({ appointment_time }: { appointment_time: string }) => appointment_time.slice(11, 16),
  );
  expect(times).toEqual(['09:30', '10:30', '11:30']);
});

test('what cannot be taken says why, and what can is taken all the same', async () => {
  const clinician = await aUser();
  const right = await anAppointment(clinician);
  const { start_time: _, ...timeless } = await anAppointment(clinician);
  const outcomes = await send({ ...right, clinician: 'niemand@example.org' }, timeless, {
    ...right,
    external_id: randomUUID(),
  });
  expect(outcomes).toMatchObject([
    { id: null, verdict: 'wrong', problems: [{ field: 'clinician', problem: 'unknown' }] },
    { id: null, verdict: 'wrong', problems: [{ field: 'start_time', problem: 'missing' }] },
    { verdict: 'new', problems: [] },
  ]);
});

test('what was recorded stays where it is', async () => {
  const clinician = await aUser();
  const one = await anAppointment(clinician);
  const [{ id: appointment }] = await send(one);
  await request(startCapture, { as: clinician, body: { id: randomUUID(), appointment, consent } });
  expect(await send({ ...one, start_time: '2026-11-20T15:00' })).toMatchObject([{ verdict: 'recorded' }]);
  expect(await send({ ...one, status: 'cancelled' })).toMatchObject([{ verdict: 'recorded' }]);
  expect(await agenda(clinician.id, '2026-11-20')).toMatchObject([
    { appointment_time: '2026-11-20T09:30:00.000Z' },
  ]);
});

test('what a connector does is in the access log under its own name', async () => {
  const [{ id }] = await send(await anAppointment(await aUser()));
  const line = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('participant_object_id', '=', id)
    .where('event_type_code', '=', 'appointment.created')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ user_id: connector.id, role_id_code: 'connector' });
  expect(line.client_id).not.toBeNull();
  const { body } = await request(readAccessLog, { as: administrator, query: { user_id: connector.id } });
  expect(body.data.at(0)).toMatchObject({ user_name: 'Voorbeeld-EPD', role_id_code: 'connector' });
});

const params = { userId: randomUUID(), id: randomUUID(), seq: 0, number: 1 };
const others = Object.entries(endpoints).filter(
  ([, { deeds }]) => deeds !== 'public' && deeds !== 'connector',
);

test.each(others)('its key does not open %s', async (_, endpoint) => {
  const isForm = endpoint.body && contentTypeOf(endpoint.body) === 'multipart/form-data';
  const { status } = await request(endpoint, {
    as: connector,
    params,
    query: { date: '2026-11-02', sha256: '0'.repeat(64) },
    ...(endpoint.body && !isForm && { body: {} }),
  });
  expect(status).toBe(401);
});

test('a key is shown once, is kept as a hash, and opens nothing once it is revoked', async () => {
  const { body } = await request(makeConnectorKey, { as: administrator, body: { name: 'Ander EPD' } });
  const { id, key } = body.data;
  const appointments = [await anAppointment(await aUser())];
  const call = () => request(sendAppointments, { as: { access: key }, body: { appointments } });
  expect((await call()).status).toBe(200);
  const listed = await request(listConnectorKeys, { as: administrator });
  expect(JSON.stringify(listed.body)).not.toContain(key);
  const own = listed.body.data.find((one: { id: string }) => one.id === id);
  expect(own).toMatchObject({ name: 'Ander EPD', ends_with: key.slice(-4), revoked_at: null });
  expect(own.used_at).not.toBeNull();

  await request(revokeConnectorKey, { as: administrator, params: { id } });

  expect((await call()).status).toBe(401);
  expect(
    (await request(makeConnectorKey, { as: await aUser({ role: 'planner' }), body: { name: 'X' } })).status,
  ).toBe(403);
});

test('one that calls too often is asked to wait', async () => {
  const eager = await aConnector(noteer);
  await db
    .updateTable('connector_keys')
    .set({
      minute_began: new Date(Date.now() + 60_000),
      minute_calls: noteer.settings.CONNECTOR_CALLS_A_MINUTE,
    })
    .where('id', '=', eager.id)
    .execute();
  const appointments = [await anAppointment(await aUser())];
  const { status, headers } = await request(sendAppointments, { as: eager, body: { appointments } });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
