import { getProfile, login, resendCode, signup, verifyEmail } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const { request, aUser, mailbox, mailedCode, db, auditFrom } = await harness();

let count = 0;
const aForm = (values: object = {}) => ({
  first_name: 'Lotte',
  last_name: 'Hendriks',
  email: `lotte${++count}@example.org`,
  gender: 'female',
  password: 'nieuw-wachtwoord!',
  confirm_password: 'nieuw-wachtwoord!',
  ...values,
});

test('a sign-up that is verified with the mailed code is an account that is signed in', async () => {
  const form = aForm();
  const audit = await auditFrom();

  const signedUp = await request(signup, { body: form });
  const otp = await mailedCode(form.email);
  const verified = await request(verifyEmail, { body: { email: form.email, otp } });
  const profile = await request(getProfile, { as: verified.body.data });

  expect(signedUp.status).toBe(200);
  expect(signedUp.body.qr_code_url).toMatch(/^data:image\/png;base64,/);
  expect(signedUp.body.totp_key).toMatch(/^[A-Z2-7]{32}$/);
  expect(signedUp.body.totp_url).toContain(`secret=${signedUp.body.totp_key}`);
  expect(verified.body.data).toMatchObject({ name: 'Lotte Hendriks', is_superuser: false });
  expect(profile.body.data).toMatchObject({ email: form.email, has_authenticator: false, language: 'nl' });
  expect((await audit()).map((line) => line.event_type_code)).toEqual([
    'user.signed_up',
    'user.verified',
    'user.signed_in',
  ]);
});

test('an address that has an account is answered like any other, and its owner is told by mail', async () => {
  const owner = await aUser();

  const { status, body } = await request(signup, { body: aForm({ email: owner.email }) });
  const mail = await mailbox.next(owner.email);

  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual([
    ...['message', 'qr_code_url', 'signup_id', 'totp_key', 'totp_url'],
  ]);
  expect(mail.subject).toBe('Je hebt al een account bij Noteer');
  expect(mail.text).not.toMatch(/\b\d{6}\b/);
});

test('the code of one sign-up does not verify another with the same address', async () => {
  const stranger = aForm({ first_name: 'Iemand' });
  await request(signup, { body: stranger });
  const strangersCode = await mailedCode(stranger.email);
  const own = await request(signup, {
    body: { ...stranger, first_name: 'Lotte', password: 'eigen-geheim!', confirm_password: 'eigen-geheim!' },
  });
  const ownCode = await mailedCode(stranger.email);
  const signup_id = own.body.signup_id;

  const withStrangers = await request(verifyEmail, {
    body: { email: stranger.email, otp: strangersCode, signup_id },
  });
  const withOwn = await request(verifyEmail, { body: { email: stranger.email, otp: ownCode, signup_id } });

  expect(strangersCode === ownCode || withStrangers.status === 400).toBe(true);
  expect(withOwn.body.data.name).toBe('Lotte Hendriks');
  const rows = await db
    .selectFrom('users')
    .select('first_name')
    .where('email', '=', stranger.email)
    .execute();
  expect(rows).toEqual([{ first_name: 'Lotte' }]);
});

test('a code dies after five wrong tries, and a new one works', async () => {
  const form = aForm();
  await request(signup, { body: form });
  const otp = await mailedCode(form.email);
  const wrong = otp === '000000' ? '111111' : '000000';
  for (let i = 0; i < 5; i++) await request(verifyEmail, { body: { email: form.email, otp: wrong } });
  await db.deleteFrom('attempts').execute();

  const tooLate = await request(verifyEmail, { body: { email: form.email, otp } });
  await request(resendCode, { body: { email: form.email } });
  const fresh = await mailedCode(form.email);
  const verified = await request(verifyEmail, { body: { email: form.email, otp: fresh } });

  expect([tooLate.status, tooLate.body.code]).toEqual([400, 'wrong_code']);
  expect(verified.status).toBe(200);
});

test('a code is worth nothing after ten minutes', async () => {
  const form = aForm();
  await request(signup, { body: form });
  const otp = await mailedCode(form.email);
  await db
    .updateTable('mailed_codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();

  const { status } = await request(verifyEmail, { body: { email: form.email, otp } });

  expect(status).toBe(400);
});

test('resending answers alike for an address that nobody signed up with', async () => {
  const form = aForm();
  await request(signup, { body: form });

  const known = await request(resendCode, { body: { email: form.email } });
  const unknown = await request(resendCode, { body: { email: 'nobody@example.org' } });

  expect(unknown.status).toBe(200);
  expect(unknown.body).toEqual(known.body);
});

test('a verified code for an unknown sign-up is refused like a wrong one', async () => {
  const { status, body } = await request(verifyEmail, {
    body: { email: 'nobody@example.org', otp: '123456' },
  });

  expect([status, body.code]).toEqual([400, 'wrong_code']);
});

test('mails to one address are limited, so that nobody can flood a mailbox', async () => {
  const form = aForm();
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await request(signup, { body: form }));

  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});

test('nobody signs in before the mailbox is proven', async () => {
  const form = aForm();
  await request(signup, { body: form });

  const { status, body } = await request(login, { body: { email: form.email, password: form.password } });

  expect([status, body.code]).toEqual([401, 'invalid_credentials']);
});

test('English sign-ups get English mail', async () => {
  const form = aForm({ language: 'en' });
  await request(signup, { body: form });

  expect((await mailbox.next(form.email)).subject).toBe('Your code for Noteer');
});
