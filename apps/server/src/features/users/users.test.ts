import {
  addUser,
  changeRole,
  deleteAccount,
  endUserSessions,
  getProfile,
  listUsers,
  login,
  roles,
  setProfession,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const { request, aUser, db, auditFrom } = await harness({ MFA: 'optional' });
const admin = await aUser({ role: 'administrator', email: 'admin@example.org' });

const aForm = (values: object = {}) => ({
  email: 'Nieuw@Example.org',
  first_name: 'Daan',
  last_name: 'Aalders',
  gender: 'other',
  password: 'geheim-genoeg!',
  confirm_password: 'geheim-genoeg!',
  ...values,
});

test('an administrator makes an account that can sign in, and it is on the record', async () => {
  const audit = await auditFrom();

  const { status, body } = await request(addUser, { as: admin, body: aForm() });
  const signedIn = await request(login, { body: { email: 'nieuw@example.org', password: 'geheim-genoeg!' } });

  expect([status, body.message]).toEqual([200, 'User created successfully']);
  expect(signedIn.body.data).toMatchObject({ name: 'Daan Aalders', is_superuser: false });
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'user.created',
    user_id: admin.id,
    participant_object_id: body.data.id,
  });
});

test('an address that is taken is said under its field', async () => {
  await request(addUser, { as: admin, body: aForm({ email: 'taken@example.org' }) });

  const { status, body } = await request(addUser, { as: admin, body: aForm({ email: 'TAKEN@example.org' }) });

  expect([status, body.code]).toEqual([409, 'email_taken']);
  expect(body.fields).toHaveProperty('email');
});

test('the address of a deleted account is free again', async () => {
  const { body } = await request(addUser, { as: admin, body: aForm({ email: 'again@example.org' }) });
  await request(deleteAccount, { as: admin, params: { userId: body.data.id } });

  expect((await request(addUser, { as: admin, body: aForm({ email: 'again@example.org' }) })).status).toBe(
    200,
  );
});

test('the list holds accounts by name, and nothing but what it promises', async () => {
  const { body } = await request(listUsers, { as: admin });

  const names = body.data.map((user: { name: string }) => user.name);
  expect(names[0]).toBe('Daan Aalders');
  expect(Object.keys(body.data[0]).sort()).toEqual([
    ...['email', 'has_authenticator', 'id', 'is_superuser', 'may_sign_alone', 'name', 'profession', 'role'],
    ...['supervisor_id', 'team', 'usual_setting'],
  ]);
});

test.each(roles)('an administrator makes an account with the role of %s', async (role) => {
  const email = `${role}@example.org`;

  const { body } = await request(addUser, { as: admin, body: aForm({ email, role }) });
  const signedIn = await request(login, { body: { email, password: 'geheim-genoeg!' } });

  expect(body.data.role).toBe(role);
  expect(signedIn.body.data).toMatchObject({
    role,
    is_superuser: role === 'administrator' || role === 'planner',
  });
});

test('another role ends the sessions of its account, holds from the next sign-in on, and is on the record', async () => {
  const user = await aUser();
  const audit = await auditFrom();

  const { status, body } = await request(changeRole, {
    as: admin,
    params: { userId: user.id },
    body: { role: 'planner' },
  });

  expect([status, body.data.role]).toEqual([200, 'planner']);
  expect((await request(getProfile, { as: user })).status).toBe(401);
  const { body: again } = await request(login, { body: { email: user.email, password: user.password } });
  expect(again.data).toMatchObject({ role: 'planner', is_superuser: true });
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'user.role_changed',
    participant_object_id: user.id,
    participant_object_detail: { from: 'clinician', to: 'planner' },
  });
});

test('an administrator signs somebody out on all devices, and nothing else of the account changes', async () => {
  const user = await aUser();
  const credentials = { email: user.email, password: user.password };
  const elsewhere = (await request(login, { body: credentials })).body.data;
  const audit = await auditFrom();

  const { status } = await request(endUserSessions, { as: admin, params: { userId: user.id } });

  expect(status).toBe(200);
  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await request(getProfile, { as: elsewhere })).status).toBe(401);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'user.sessions_ended',
    participant_object_id: user.id,
    participant_object_detail: { sessions: 2 },
  });
  expect((await request(login, { body: credentials })).body.data.role).toBe('clinician');
});

test('somebody who is not there cannot be signed out', async () => {
  const gone = await aUser();
  await request(deleteAccount, { as: admin, params: { userId: gone.id } });

  const { status, body } = await request(endUserSessions, { as: admin, params: { userId: gone.id } });

  expect([status, body.code]).toEqual([404, 'not_found']);
});

test('the same role again leaves the sessions alone', async () => {
  const user = await aUser();

  await request(changeRole, { as: admin, params: { userId: user.id }, body: { role: 'clinician' } });

  expect((await request(getProfile, { as: user })).status).toBe(200);
});

test('the last administrator keeps the role, also when two take it from each other at once', async () => {
  await db.updateTable('users').set({ role: 'clinician' }).where('id', '!=', admin.id).execute();
  const other = await aUser({ role: 'administrator' });
  const demote = (as: { access: string }, userId: string) =>
    request(changeRole, { as, params: { userId }, body: { role: 'clinician' } });

  const both = await Promise.all([demote(admin, other.id), demote(other, admin.id)]);

  expect(both.filter(({ status }) => status === 200).length).toBe(1);
  const [left, ...more] = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .execute();
  expect(more).toEqual([]);
  const last = left?.id === admin.id ? admin : other;
  const alone = await demote(last, last.id);
  expect([alone.status, alone.body.code]).toEqual([409, 'last_administrator']);
});

test('an administrator says what somebody is and where they work, and it is on the record', async () => {
  const user = await aUser();
  const audit = await auditFrom();
  const say = (profession: string | null, usual_setting: number | null) =>
    request(setProfession, { as: admin, params: { userId: user.id }, body: { profession, usual_setting } });

  const { status, body } = await say('GZ', 3);

  expect([status, body.data.profession, body.data.usual_setting]).toEqual([200, 'GZ', 3]);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'user.profession_set',
    participant_object_id: user.id,
    participant_object_detail: { profession: 'GZ', usual_setting: 3 },
  });
  expect((await say(null, null)).body.data).toMatchObject({ profession: null, usual_setting: null });
  expect((await say('kapper', 9)).status).toBe(400);
});
