import {
  changePassword,
  checkEmail,
  getProfile,
  login,
  resetPassword,
  verifyResetCode,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const { request, aUser, mailedCode, mailbox, db, auditFrom } = await harness({ MFA: 'optional' });

const ask = async (email: string) =>
  (await request(checkEmail, { body: { email } })).body.data.token as string;
const give = (token: string, otp: string) => request(verifyResetCode, { body: { token, otp } });
const set = (token: string, password: string) =>
  request(resetPassword, { body: { token, password, confirm_password: password } });

test('a forgotten password is replaced in three steps, and every session ends', async () => {
  const user = await aUser();
  const audit = await auditFrom();

  const token = await ask(user.email);
  const granted = await give(token, await mailedCode(user.email));
  const { status, body } = await set(granted.body.data.token, 'nieuwe fiets');

  expect([status, body.message]).toEqual([200, 'Password reset successfull']);
  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await request(login, { body: { email: user.email, password: 'nieuwe fiets' } })).status).toBe(200);
  expect((await request(login, { body: { email: user.email, password: user.password } })).status).toBe(401);
  expect((await audit()).map((l) => l.event_type_code).slice(0, 3)).toEqual([
    'password.reset_requested',
    'password.reset_code_accepted',
    'password.reset',
  ]);
  const mail = await mailbox.next(user.email);
  expect(mail.subject).toBe('Je wachtwoord is opnieuw ingesteld');
  expect(mail.text).toContain('bel je beheerder');
});

test('an unknown address gets the same answer and no mail', async () => {
  const before = mailbox.mails.length;

  const token = await ask('nobody@example.org');
  const guess = await give(token, '0000');
  const user = await aUser();
  await ask(user.email);
  await mailbox.next(user.email);

  expect(token).toMatch(/^[\w-]{43}$/);
  expect([guess.status, guess.body.code]).toEqual([400, 'wrong_code']);
  expect(mailbox.mails.length).toBe(before + 1);
});

test('a four-digit code dies after five wrong tries', async () => {
  const user = await aUser();
  const token = await ask(user.email);
  const code = await mailedCode(user.email);
  for (let i = 0; i < 5; i++) await give(token, code === '0000' ? '1111' : '0000');

  const { status, body } = await give(token, code);

  expect([status, body.code]).toEqual([400, 'wrong_code']);
});

test('five wrong tries at the same moment are five', async () => {
  const user = await aUser();
  const token = await ask(user.email);
  const code = await mailedCode(user.email);
  const wrong = code === '0000' ? '1111' : '0000';
  await Promise.all(Array.from({ length: 20 }, () => give(token, wrong)));

  expect((await give(token, code)).status).toBe(400);
});

test('the token of the first step sets no password, and the last one does so once', async () => {
  const user = await aUser();
  const token = await ask(user.email);
  const granted = (await give(token, await mailedCode(user.email))).body.data.token;

  const early = await set(token, 'nieuwe fiets');
  const first = await set(granted, 'nieuwe fiets');
  const second = await set(granted, 'andere fiets');

  expect([early.status, early.body.code]).toEqual([400, 'reset_expired']);
  expect(first.status).toBe(200);
  expect([second.status, second.body.code]).toEqual([400, 'reset_expired']);
});

test('whoever began another reset before the password was changed cannot end it', async () => {
  const user = await aUser();
  const begun = await give(await ask(user.email), await mailedCode(user.email));
  const passwords = {
    old_password: user.password,
    password: 'een-ander-geheim!',
    confirm_password: 'een-ander-geheim!',
  };
  expect((await request(changePassword, { as: user, body: passwords })).status).toBe(200);

  const { status, body } = await set(begun.body.data.token, 'nieuwe fiets');
  expect([status, body.code]).toEqual([400, 'reset_expired']);
  expect((await request(login, { body: { email: user.email, password: 'een-ander-geheim!' } })).status).toBe(
    200,
  );
});

test('a reset that took too long starts again', async () => {
  const user = await aUser();
  const token = await ask(user.email);
  const granted = (await give(token, await mailedCode(user.email))).body.data.token;
  await db
    .updateTable('password_resets')
    .set({ expires_at: new Date(0) })
    .execute();

  const { status, body } = await set(granted, 'nieuwe fiets');

  expect([status, body.code]).toEqual([400, 'reset_expired']);
});

test('the code belongs to one request: another request of the same person does not open with it', async () => {
  const user = await aUser();
  const first = await ask(user.email);
  const firstCode = await mailedCode(user.email);
  const second = await ask(user.email);
  const secondCode = await mailedCode(user.email);

  const crossed = await give(second, firstCode);

  expect(firstCode === secondCode || crossed.status === 400).toBe(true);
  expect((await give(first, firstCode)).status).toBe(200);
});

test('a reset takes no password that is shorter than the institution wants, or that everybody tries first', async () => {
  const user = await aUser();
  const granted = (await give(await ask(user.email), await mailedCode(user.email))).body.data.token;

  const short = await set(granted, 'vk7qpz');
  const common = await set(granted, 'password1');
  const own = await set(granted, 'wiersma1');
  const good = await set(granted, 'drie gele fietsen');

  expect([short, common, own, good].map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'short_password'],
    [400, 'common_password'],
    [400, 'common_password'],
    [200, undefined],
  ]);
});

test('an institution that wants the six characters of the form has them', async () => {
  const seed = await harness({ MFA: 'optional', PASSWORD_LENGTH: '6' });
  const user = await seed.aUser();
  const asked = await seed.request(checkEmail, { body: { email: user.email } });
  const otp = await seed.mailedCode(user.email);
  const { token } = asked.body.data;
  const granted = (await seed.request(verifyResetCode, { body: { token, otp } })).body.data.token;

  const { status } = await seed.request(resetPassword, {
    body: { token: granted, password: 'vk7qpz', confirm_password: 'vk7qpz' },
  });

  expect(status).toBe(200);
});

test('an account has five codes a day, and a device that it was signed in on has its own', async () => {
  const user = await aUser();
  const { body } = await request(login, { body: { email: user.email, password: user.password } });
  const { device_token } = body.data;
  const askFrom = (sent: object) => request(checkEmail, { body: { email: user.email, ...sent } });
  for (let i = 0; i < 5; i++) expect((await askFrom({})).status).toBe(200);

  const stranger = await askFrom({});
  const pretender = await askFrom({ device_token: 'made-up' });
  const owner = await askFrom({ device_token });

  expect([stranger.status, pretender.status, owner.status]).toEqual([429, 429, 200]);
  expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(23 * 3600);
});

test('an unknown address has five a day too, so that nobody learns which is which', async () => {
  const statuses = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await request(checkEmail, { body: { email: 'niemand@example.org' } })).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
