import {
  confirmAuthenticator,
  getProfile,
  getSecondFactor,
  login,
  makeRecoveryCodes,
  startAuthenticator,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { appOf, giveAuthenticator } from '../../../test/authenticator.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, mailbox, auditFrom } = noteer;

type User = Awaited<ReturnType<typeof aUser>>;
const start = (user: User, sent: object = {}) =>
  request(startAuthenticator, { as: user, body: { password: user.password, ...sent } });
const signIn = (user: User, otp_token: string) =>
  request(login, { body: { email: user.email, password: user.password, otp_token } });

/** With an authenticator that was set up, and its ten codes. */
async function anOwner() {
  const user = await aUser();
  const code = appOf((await start(user)).body.data.totp_key);
  const { body } = await request(confirmAuthenticator, { as: user, body: { otp: code() } });
  return { user, code, recovery_codes: body.data.recovery_codes as string[] };
}

test('an authenticator is set up with the password and a code of it, and ten recovery codes come with it', async () => {
  const user = await aUser();
  const audit = await auditFrom();
  const { body } = await start(user);
  const code = appOf(body.data.totp_key);
  const before = await request(getSecondFactor, { as: user });
  const confirmed = await request(confirmAuthenticator, { as: user, body: { otp: code() } });
  const after = await request(getSecondFactor, { as: user });

  expect(body.data.qr_code_url).toMatch(/^data:image\/png/);
  expect(before.body.data).toMatchObject({ has_authenticator: false, recovery_codes_left: 0 });
  expect(confirmed.body.data.recovery_codes).toHaveLength(10);
  expect(confirmed.body.data.recovery_codes[0]).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(after.body.data).toMatchObject({
    has_authenticator: true,
    recovery_codes_left: 10,
    waiting_reset: null,
  });
  expect((await audit()).map((line) => line.event_type_code)).toEqual([
    'second_factor.set_up_begun',
    'second_factor.set',
  ]);
  expect((await mailbox.next(user.email)).subject).toBe('Je authenticator-app is gewijzigd');
});

test('an app that never gave a right code changes nothing', async () => {
  const { user, code } = await anOwner();
  await start(user, { otp_token: code(30) });

  const { status, body } = await request(confirmAuthenticator, { as: user, body: { otp: '000000' } });

  expect([status, body.code]).toEqual([400, 'wrong_code']);
  const row = await db
    .selectFrom('users')
    .select('totp_confirmed_at')
    .where('id', '=', user.id)
    .executeTakeFirst();
  expect(row?.totp_confirmed_at).not.toBeNull();
});

test('a new phone takes the place of the old one, and whoever is signed in elsewhere is so no longer', async () => {
  const { user, code, recovery_codes } = await anOwner();
  const elsewhere = (await signIn(user, recovery_codes[0] ?? '')).body.data;
  const { body } = await start(user, { otp_token: recovery_codes[1] });
  const newCode = appOf(body.data.totp_key);

  await request(confirmAuthenticator, { as: user, body: { otp: newCode() } });

  expect((await request(getProfile, { as: elsewhere })).status).toBe(401);
  expect((await request(getProfile, { as: user })).status).toBe(200);
  expect((await signIn(user, code(30))).body.code).toBe('wrong_second_factor');
  expect((await signIn(user, recovery_codes[2] ?? '')).body.code).toBe('wrong_second_factor');
  expect((await signIn(user, newCode(30))).status).toBe(200);
});

test('without the password, or without a code of the authenticator that there is, nothing is changed', async () => {
  const { user } = await anOwner();

  const wrongPassword = await request(startAuthenticator, { as: user, body: { password: 'raad eens' } });
  const noCode = await start(user);
  const wrongCode = await start(user, { otp_token: '000000' });

  expect([wrongPassword, noCode, wrongCode].map(({ body }) => body.code)).toEqual([
    ...['wrong_password', 'wrong_code', 'wrong_code'],
  ]);
});

test('setting up is done within a quarter of an hour', async () => {
  const user = await aUser();
  const code = appOf((await start(user)).body.data.totp_key);
  await db
    .updateTable('users')
    .set({ totp_new_at: new Date(0) })
    .where('id', '=', user.id)
    .execute();

  expect((await request(confirmAuthenticator, { as: user, body: { otp: code() } })).body.code).toBe(
    'wrong_code',
  );
});

test('a recovery code signs in once, however it is typed, and its owner is told how many are left', async () => {
  const { user, recovery_codes } = await anOwner();
  await mailbox.next(user.email);
  const [code = ''] = recovery_codes;
  const audit = await auditFrom();

  const first = await signIn(user, code.toLowerCase().replace('-', ' '));
  const second = await signIn(user, code);

  expect(first.status).toBe(200);
  expect([second.status, second.body.code]).toEqual([401, 'wrong_second_factor']);
  expect((await request(getSecondFactor, { as: first.body.data })).body.data.recovery_codes_left).toBe(9);
  expect((await audit())[0]?.participant_object_detail).toMatchObject({ method: 'password+recovery_code' });
  expect((await mailbox.next(user.email)).text).toContain('Er zijn er nog 9 over');
});

test('a recovery code that is used twice at the same moment signs in once', async () => {
  const { user, recovery_codes } = await anOwner();

  const answers = await Promise.all([1, 2, 3].map(() => signIn(user, recovery_codes[0] ?? '')));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('recovery codes are kept as fingerprints', async () => {
  const { user, recovery_codes } = await anOwner();

  const rows = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute();

  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toContain((recovery_codes[0] ?? '').replace('-', ''));
});

test('codes that are made anew take the place of those before', async () => {
  const { user, code, recovery_codes } = await anOwner();

  const { body } = await request(makeRecoveryCodes, {
    as: user,
    body: { password: user.password, otp_token: code(30) },
  });

  expect(body.data.recovery_codes).toHaveLength(10);
  expect((await signIn(user, recovery_codes[0] ?? '')).status).toBe(401);
  expect((await signIn(user, body.data.recovery_codes[0])).status).toBe(200);
});

test('without an authenticator there are no recovery codes', async () => {
  const user = await aUser();

  const { status, body } = await request(makeRecoveryCodes, { as: user, body: { password: user.password } });

  expect([status, body.code]).toEqual([409, 'no_authenticator']);
});

test("a colleague's recovery code opens nothing", async () => {
  const { recovery_codes } = await anOwner();
  const other = await aUser();
  await giveAuthenticator(noteer, other);

  expect((await signIn(other, recovery_codes[0] ?? '')).status).toBe(401);
});
