import {
  addUnplannedContact,
  changeClient,
  createClient,
  getClient,
  joinClient,
  listAppointments,
  partClient,
  searchClients,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, auditFrom, db } = noteer;
const { aRecording } = consultations(noteer);
const admin = await aUser({ role: 'administrator' });

type Person = { access: string };
const contact = async (as: Person, client_name: string, client_id?: string) =>
  (await request(addUnplannedContact, { as, body: { client_name, client_id } })).body.data;
const join = (id: string, into: string, as: Person = admin) =>
  request(joinClient, { as, params: { id }, body: { into } });
const part = (id: string, as: Person = admin) => request(partClient, { as, params: { id } });
const search = async (as: Person, text: string) =>
  (await request(searchClients, { as, body: { search: text } })).body.data.map(
    ({ id }: { id: string }) => id,
  );
const clientOf = async (id: string) =>
  (
    await db
      .selectFrom('appointments')
      .innerJoin('clients', 'clients.id', 'appointments.client_id')
      .select('current_id')
      .where('appointments.id', '=', id)
      .executeTakeFirstOrThrow()
  ).current_id;

test('two that are one have all appointments together, under the name that was kept, found by either', async () => {
  const [sanne, joris] = [await aUser(), await aUser()];
  const [married, maiden] = [await contact(sanne, 'Ilse Postma'), await contact(joris, 'Ilse Zeldenrust')];

  const { status, body } = await join(maiden.client_id, married.client_id);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: married.client_id,
    client_name: 'Ilse Postma',
    appointment_count: 2,
    joined: [{ id: maiden.client_id, client_name: 'Ilse Zeldenrust' }],
  });
  expect(await search(joris, 'Zeldenrust')).toEqual([married.client_id]);
  expect(await search(admin, 'Postma')).toEqual([married.client_id]);
  const looked = await request(getClient, { as: joris, params: { id: maiden.client_id } });
  expect(looked.body.data).toMatchObject({ id: married.client_id, appointment_count: 1 });
  expect((await contact(joris, 'Ilse Zeldenrust')).client_id).toBe(married.client_id);
});

test('a recording shows the name of the client that was kept', async () => {
  const as = await aUser();
  const { appointment } = await aRecording(as);
  const kept = await contact(as, 'Bram Kuijper');
  await join(await clientOf(appointment), kept.client_id);
  const today = kept.appointment_time.slice(0, 10);
  const { body } = await request(listAppointments, { as, query: { date: today, is_scheduled: 'true' } });
  expect(body.data).toMatchObject([
    { id: appointment, client_name: 'Bram Kuijper', client_id: kept.client_id },
  ]);
});

test('parted again, each has the appointments that it had; what came since stays with the one that was kept', async () => {
  const as = await aUser();
  const [one, other] = [await contact(as, 'Ruben Hofstede'), await contact(as, 'R. Hofstede')];
  await join(other.client_id, one.client_id);
  const since = await contact(as, 'R. Hofstede');

  const { status, body } = await part(other.client_id);

  expect([status, body.data.id, body.data.client_name]).toEqual([200, other.client_id, 'R. Hofstede']);
  expect(await Promise.all([one, other, since].map(({ id }) => clientOf(id)))).toEqual([
    one.client_id,
    other.client_id,
    one.client_id,
  ]);
  expect((await part(other.client_id)).body.code).toBe('client_joined');
});

test('what was joined into one that is joined comes along, and goes along when they are parted', async () => {
  const as = await aUser();
  const [a, b, c] = [await contact(as, 'Anna A'), await contact(as, 'Anna B'), await contact(as, 'Anna C')];
  const of = () => Promise.all([a, b, c].map(({ id }) => clientOf(id)));
  await join(c.client_id, b.client_id);
  await join(b.client_id, a.client_id);
  expect(await of()).toEqual([a.client_id, a.client_id, a.client_id]);

  await part(b.client_id);
  expect(await of()).toEqual([a.client_id, b.client_id, b.client_id]);
  await join(b.client_id, a.client_id);
  await part(c.client_id);
  expect(await of()).toEqual([a.client_id, a.client_id, c.client_id]);
});

test('one that is part of another cannot be changed or joined, none with itself; two ways at once leave one', async () => {
  const as = await aUser();
  const [a, b, c] = [await contact(as, 'Bea A'), await contact(as, 'Bea B'), await contact(as, 'Bea C')];
  const both = await Promise.all([join(a.client_id, b.client_id), join(b.client_id, a.client_id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const gone = both[0]?.status === 200 ? a : b;

  expect((await join(c.client_id, gone.client_id)).body.code).toBe('client_joined');
  expect((await join(c.client_id, c.client_id)).status).toBe(400);
  const params = { id: gone.client_id };
  expect((await request(changeClient, { as, params, body: { first_name: 'X' } })).body.code).toBe(
    'client_joined',
  );
});

test('only an administrator joins and parts, and both are written down', async () => {
  const as = await aUser();
  const planner = await aUser({ role: 'planner' });
  const [a, b] = await Promise.all(
    [1, 2].map(async () => (await request(createClient, { as, body: { first_name: 'Cas' } })).body.data.id),
  );
  for (const who of [as, planner]) {
    expect((await join(a, b, who)).status).toBe(403);
    expect((await part(a, who)).status).toBe(403);
  }
  const since = await auditFrom();
  await join(a, b);
  await part(a);
  const changed = (await since()).filter(({ event_type_code }) => /joined|parted/.test(event_type_code));
  expect(changed.map((line) => [line.event_type_code, line.participant_object_id, line.user_id])).toEqual([
    ['client.joined', b, admin.id],
    ['client.parted', a, admin.id],
  ]);
});
