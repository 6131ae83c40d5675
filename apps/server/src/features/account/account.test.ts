import { randomUUID } from 'node:crypto';
import {
  changePassword,
  checkOwnPassword,
  deleteAccount,
  getProfile,
  login,
  updateProfile,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness, PASSWORD } from '../../../test/harness.ts';

const { request, aUser, db, mailbox, auditFrom } = await harness({
  MFA: 'optional',
  PRIVILEGED_EMAIL: 'desk@example.org',
});

const change = (as: { access: string }, old_password: string, password = 'een-ander-geheim!') =>
  request(changePassword, { as, body: { old_password, password, confirm_password: password } });

test('the profile tells who is signed in, and who is the privileged account', async () => {
  const desk = await aUser({ email: 'desk@example.org', role: 'planner' });
  const other = await aUser();

  const profile = (await request(getProfile, { as: desk })).body.data;

  expect(profile).toEqual({
    id: desk.id,
    email: 'desk@example.org',
    first_name: 'Fenna',
    last_name: 'Wiersma',
    name: 'Fenna Wiersma',
    gender: 'female',
    language: 'nl',
    role: 'planner',
    is_superuser: true,
    is_privileged: true,
    has_authenticator: false,
  });
  expect((await request(getProfile, { as: other })).body.data.is_privileged).toBe(false);
});

test('a changed profile is there at the next look', async () => {
  const user = await aUser();
  const form = { first_name: 'Femke', last_name: 'de Wit', gender: 'other', language: 'en' };

  const { body } = await request(updateProfile, { as: user, body: form });

  expect(body.data).toMatchObject({ ...form, name: 'Femke de Wit' });
  expect((await request(getProfile, { as: user })).body.data).toMatchObject(form);
});

test('nobody makes themselves an administrator', async () => {
  const user = await aUser();
  const form = {
    first_name: 'Femke',
    last_name: 'de Wit',
    gender: 'other',
    language: 'en',
    is_superuser: true,
    role: 'administrator',
  };

  await request(updateProfile, { as: user, body: form });

  expect((await request(getProfile, { as: user })).body.data).toMatchObject({
    role: 'clinician',
    is_superuser: false,
  });
});

test('a new password ends every other session and answers with a new one', async () => {
  const user = await aUser();
  const elsewhere = (await request(login, { body: { email: user.email, password: PASSWORD } })).body.data;
  const audit = await auditFrom();

  const { status, body } = await change(user, PASSWORD);

  expect([status, body.message]).toEqual([200, 'Password changed successfully']);
  expect((await request(getProfile, { as: elsewhere })).status).toBe(401);
  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await request(getProfile, { as: body.data })).status).toBe(200);
  expect((await audit()).map((l) => l.event_type_code)).toEqual(['password.changed']);
  expect((await mailbox.next(user.email)).subject).toBe('Je wachtwoord is gewijzigd');
});

test('the wrong current password is said under its field, recorded, and changes nothing', async () => {
  const user = await aUser();
  const audit = await auditFrom();

  const { status, body } = await change(user, 'not this one');

  expect([status, body.code]).toEqual([400, 'wrong_password']);
  expect(body.fields).toHaveProperty('old_password');
  expect((await request(login, { body: { email: user.email, password: PASSWORD } })).status).toBe(200);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'password.change_failed',
    event_outcome_indicator: 4,
  });
});

test('the own password is asked for a few times and no more, and every failure is in the log', async () => {
  const user = await aUser();
  const check = (password: string) => request(checkOwnPassword, { as: user, body: { password } });
  const audit = await auditFrom();

  const right = await check(PASSWORD);
  const wrong = await check('not-this-one!');
  const tries = [];
  for (let n = 0; n < 12; n++) tries.push((await check('not-this-one!')).status);

  expect(right.status).toBe(200);
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password']);
  expect(wrong.body.fields).toHaveProperty('password');
  expect(tries.at(-1)).toBe(429);
  const lines = (await audit()).map((line) => line.event_type_code);
  expect(lines.slice(0, 2)).toEqual(['password.checked', 'password.change_failed']);
});

test('a deleted account is signed out, cannot sign in, and leaves its name to its records', async () => {
  const user = await aUser();

  const { status } = await request(deleteAccount, { as: user, params: { userId: user.id } });

  expect(status).toBe(200);
  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await request(login, { body: { email: user.email, password: PASSWORD } })).status).toBe(401);
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ first_name: 'Fenna', password_hash: null, totp_secret: null });
});

test("a colleague's account cannot be told from one that is not there", async () => {
  const [user, colleague] = [await aUser(), await aUser()];

  const theirs = await request(deleteAccount, { as: user, params: { userId: colleague.id } });
  const nobodys = await request(deleteAccount, { as: user, params: { userId: randomUUID() } });

  expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body]);
  expect(theirs.status).toBe(404);
});

test('an administrator deletes an account; the last administrator stays', async () => {
  await db.updateTable('users').set({ role: 'clinician' }).execute();
  const [first, second, user] = [
    await aUser({ role: 'administrator' }),
    await aUser({ role: 'administrator' }),
    await aUser(),
  ];
  const remove = (as: { access: string }, userId: string) =>
    request(deleteAccount, { as, params: { userId } });

  expect((await remove(first, user.id)).status).toBe(200);
  // Both at once: one goes, the other is the last.
  const both = await Promise.all([remove(first, second.id), remove(second, first.id)]);
  expect(both.filter(({ status }) => status === 200).length).toBe(1);
  const left = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('deleted_at', 'is', null)
    .execute();
  expect(left.length).toBe(1);
});
