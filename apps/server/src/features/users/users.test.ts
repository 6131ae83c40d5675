import { addUser, deleteAccount, listUsers, login } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const { request, aUser, auditFrom } = await harness({ MFA: 'optional' });
const admin = await aUser({ is_superuser: true, email: 'admin@example.org' });

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
  expect(Object.keys(body.data[0]).sort()).toEqual(['email', 'id', 'is_superuser', 'name']);
});
