import {
  addUnplannedContact,
  changeClient,
  createAppointment,
  createClient,
  deleteAppointment,
  getClient,
  listAppointments,
  listClients,
  removeClient,
  searchClients,
} from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness({ PRIVILEGED_EMAIL: 'desk@example.org' });
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);
const admin = await aUser({ role: 'administrator' });
const desk = await aUser({ role: 'planner', email: 'desk@example.org' });

type Person = { access: string };
const form = { first_name: 'Anouk', last_name: 'van der Linde' };
const add = async (as: Person, more: object = {}) =>
  (await request(createClient, { as, body: { ...form, ...more } })).body.data;
const search = async (as: Person, text: string): Promise<string[]> =>
  (await request(searchClients, { as, body: { search: text } })).body.data.map(
    ({ id }: { id: string }) => id,
  );
const contact = async (as: Person, client_name: string, more: object = {}) =>
  (await request(addUnplannedContact, { as, body: { client_name, ...more } })).body.data;
const aPlan = {
  ...{ patient_name: 'Hessel Anema', date: '2026-11-02', start_time: '2026-11-02T09:00:00Z' },
  ...{ end_time: '2026-11-02T09:45:00Z', subject: '1-2-1980', description: 'Consult', gender: 'male' },
};
const plan = async (user_id: string, patient_name: string, more: object = {}) => {
  const body = { ...aPlan, user_id, patient_name, ...more };
  return (await request(createAppointment, { as: desk, body })).body.data;
};

test('a client is found by any part of the name as it is typed, by date of birth and by code', async () => {
  const as = await aUser();
  const { id } = await add(as, {
    last_name: 'van der Lindé-Özdemir',
    date_of_birth: '1990-03-08',
    client_code: 'LN-204.7',
  });
  await add(as, { first_name: 'Bram', last_name: 'Kuiper' });

  const typed = ['an', 'anou', 'ANOUK', 'lind', 'ozdem', 'van der lin', 'linde anouk', 'a linde'];
  const other = ['8-3-1990', '1990-03-08', '8 maart 1990', 'linde 8-3-1990', 'LN-204.7', 'ln2', 'ln 204'];
  for (const text of [...typed, ...other]) expect([text, await search(as, text)]).toEqual([text, [id]]);
  for (const text of ['x', 'inde', 'anouk kuiper', '9-3-1990', 'linde 9-3-1990', '204', '-'])
    expect([text, await search(as, text)]).toEqual([text, []]);
});

test('a clinician finds the own clients, a planner and an administrator find everyone', async () => {
  const [sanne, joris] = [await aUser(), await aUser()];
  const { client_id } = await contact(sanne, 'Quirine Aalbers');

  expect(await search(sanne, 'Quirine')).toEqual([client_id]);
  expect(await search(joris, 'Quirine')).toEqual([]);
  expect((await request(getClient, { as: joris, params: { id: client_id } })).status).toBe(404);
  const renamed = await request(changeClient, {
    as: joris,
    params: { id: client_id },
    body: { first_name: 'X' },
  });
  expect(renamed.status).toBe(404);
  expect(await search(desk, 'Quirine')).toEqual([client_id]);
  expect(await search(admin, 'Quirine')).toEqual([client_id]);

  const planned = await plan(joris.id, 'Quirine Aalbers', { client_id, gender: 'female' });
  expect(planned.client_id).toBe(client_id);
  expect(await search(joris, 'Quirine')).toEqual([client_id]);
});

test('the list comes a page at a time, newest first', async () => {
  const as = await aUser();
  const made: string[] = [];
  for (const first_name of ['Een', 'Twee', 'Drie']) made.unshift((await add(as, { first_name })).id);
  const page = async (query: object) =>
    (await request(listClients, { as, query })).body.data.map(({ id }: { id: string }) => id);

  expect(await page({})).toEqual(made);
  expect(await page({ limit: 2 })).toEqual(made.slice(0, 2));
  expect(await page({ limit: 2, after: made[1] as string })).toEqual(made.slice(2));
});

test('who was typed before is the same client; one of another name, code or date of birth is not', async () => {
  const sanne = await aUser();
  const first = await plan(sanne.id, 'Wessel Kuipers', { subject: '3 november 1986' });
  const same = [
    await contact(sanne, 'wessel  kuipers'),
    await plan(sanne.id, 'Wessel Kuipers', { subject: '3-11-1986', client_code: 'C-1' }),
    await plan(sanne.id, 'Wessel Kuipers', { subject: 'onbekend', client_code: 'c 1' }),
    await plan((await aUser()).id, 'Wessel Kuipers', { client_code: 'C-1' }),
  ];
  const others = [
    await plan(sanne.id, 'Wessel Kuipers', { subject: '4-11-1986' }),
    await plan(sanne.id, 'Wessel Kuipers', { subject: '3-11-1986', client_code: 'C-2' }),
    await plan((await aUser()).id, 'Wessel Kuipers', { subject: '3-11-1986' }),
    await plan(sanne.id, 'Wessel de Kuiper', { client_code: 'C-1' }),
  ];

  expect(new Set(same.map(({ client_id }) => client_id))).toEqual(new Set([first.client_id]));
  expect(new Set([first, ...others].map(({ client_id }) => client_id)).size).toBe(5);
  const { body } = await request(getClient, { as: desk, params: { id: first.client_id } });
  expect(body.data).toMatchObject({
    date_of_birth: '1986-11-03',
    gender: 'male',
    client_code: 'C-1',
    appointment_count: 5,
  });
});

test('somebody new is somebody new, also under the same name; of two, a name alone chooses neither', async () => {
  const as = await aUser();
  const first = await contact(as, 'Jan de Vries');
  const second = await contact(as, 'Jan de Vries', { client_id: null });
  const chosen = await contact(as, 'Jan de Vries', { client_id: second.client_id });
  const third = await contact(as, 'Jan de Vries');

  expect(chosen.client_id).toBe(second.client_id);
  expect(new Set([first, second, third].map(({ client_id }) => client_id)).size).toBe(3);
});

test('two who type the same new name at the same moment make one client', async () => {
  const as = await aUser();
  const made = await Promise.all(Array.from({ length: 5 }, () => contact(as, 'Tegelijk Getypt')));
  expect(new Set(made.map(({ client_id }) => client_id)).size).toBe(1);
});

test("a client who is not one's own cannot be chosen", async () => {
  const { client_id } = await contact(await aUser(), 'Quirine Aalbers');
  const as = await aUser();
  const refused = await request(addUnplannedContact, {
    as,
    body: { client_name: 'Quirine Aalbers', client_id },
  });
  expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
});

test('whose only appointment was deleted is not found by name either, and whoever types it gets somebody new', async () => {
  const [owner, other] = [await aUser(), await aUser()];
  const { client_id } = await contact(owner, 'Per Abuis');
  const { id } = await plan(other.id, 'Per Abuis', { client_id });
  await request(deleteAppointment, { as: desk, params: { id } });

  expect((await contact(other, 'Per Abuis')).client_id).not.toBe(client_id);
  expect((await request(getClient, { as: other, params: { id: client_id } })).status).toBe(404);
});

test('a chosen client with another code is refused under the code; without one they are given it', async () => {
  const { client_id } = await plan((await aUser()).id, 'Hessel Anema');
  const choose = (client_code: string) =>
    request(createAppointment, { as: admin, body: { ...aPlan, user_id: admin.id, client_id, client_code } });

  expect((await choose('H-1')).status).toBe(200);
  expect((await choose('h1')).status).toBe(200);
  const refused = await choose('H-2');
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { client_code: ['This client has another code'] },
  ]);
});

test('a name that is changed is changed wherever it is shown, and found anew', async () => {
  const as = await aUser();
  const { client_id } = await plan(as.id, 'Marloes Hiddink');
  const body = { first_name: 'Marloes', last_name: 'Hiddink-Smit', gender: null };

  const changed = await request(changeClient, { as, params: { id: client_id }, body });

  expect(changed.body.data).toMatchObject({
    client_name: 'Marloes Hiddink-Smit',
    gender: null,
    date_of_birth: '1980-02-01',
  });
  const agenda = await request(listAppointments, { as, query: { date: '2026-11-02', is_scheduled: 'true' } });
  expect(agenda.body.data).toMatchObject([
    {
      client_name: 'Marloes Hiddink-Smit',
      patient: { first_name: 'Marloes', last_name: 'Hiddink-Smit' },
      client_id,
    },
  ]);
  expect(await search(as, 'smit')).toEqual([client_id]);
});

test('a code is one client’s: giving it to another is refused under its field', async () => {
  const as = await aUser();
  await add(as, { client_code: 'U-1' });
  const other = await add(as);
  const refusals = [
    await request(createClient, { as, body: { ...form, client_code: 'u1' } }),
    await request(changeClient, { as, params: { id: other.id }, body: { client_code: 'U 1' } }),
  ];
  for (const { status, body } of refusals)
    expect([status, body.fields]).toEqual([400, { client_code: ['Another client has this code'] }]);
});

test('a deleted appointment leaves its client; one without appointments and recordings can be removed', async () => {
  const someone = await aUser();
  const { id, client_id } = await plan(someone.id, 'Gerrit Boonstra');
  const remove = (client: string) => request(removeClient, { as: desk, params: { id: client } });

  expect([(await remove(client_id)).status, (await remove(client_id)).body.code]).toEqual([
    409,
    'client_in_use',
  ]);
  await request(deleteAppointment, { as: desk, params: { id } });
  expect(await search(desk, 'Boonstra')).toEqual([client_id]);
  expect((await remove(client_id)).status).toBe(200);
  expect((await remove(client_id)).status).toBe(404);
  expect(
    await db.selectFrom('client_index').select('kind').where('client_id', '=', client_id).execute(),
  ).toEqual([]);

  const recorded = await aRecording(someone);
  const { body } = await request(searchClients, { as: someone, body: { search: 'Bram' } });
  await request(deleteAppointment, { as: desk, params: { id: recorded.appointment } });
  expect((await remove(body.data[0].id)).body.code).toBe('client_in_use');
});

test('nothing of a client can be read in the database, and the length tells no gender', async () => {
  const as = await aUser();
  const ids = [
    await add(as, { date_of_birth: '1990-03-08', gender: 'male', client_code: 'LEESBAAR' }),
    await add(as, { gender: 'female' }),
  ].map(({ id }) => id);
  const { rows } = await sql<{ text: string; gender_bytes: number }>`
    select (clients.*)::text || (select string_agg(i::text, '') from client_index i where client_id = clients.id) as text,
      length(gender) as gender_bytes from clients where id in (${sql.join(ids)})`.execute(db);

  const hidden = ['Anouk', 'anouk', 'linde', '1990-03-08', 'LEESBAAR', 'male'];
  for (const { text } of rows)
    for (const word of hidden) {
      expect(text).not.toContain(word);
      expect(text).not.toContain(Buffer.from(word).toString('hex'));
    }
  expect(new Set(rows.map(({ gender_bytes }) => gender_bytes)).size).toBe(1);
});
