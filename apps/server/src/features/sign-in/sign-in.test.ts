import { getProfile, login, logout, refreshTokens } from '@noteer/contract';
import { expect, test } from 'vitest';
import { giveAuthenticator } from '../../../test/authenticator.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, mailedCode, mailbox, db, auditFrom } = noteer;

async function aUserWithAuthenticator(isConfirmed = true) {
  const user = await aUser();
  return { ...user, code: await giveAuthenticator(noteer, user, isConfirmed) };
}

const credentials = (user: { email: string; password: string }, otp_token?: string) => ({
  body: { email: user.email, password: user.password, ...(otp_token !== undefined && { otp_token }) },
});

test('an unknown address and a wrong password are answered alike', async () => {
  const user = await aUser();

  const wrong = await request(login, { body: { email: user.email, password: 'not this one' } });
  const unknown = await request(login, { body: { email: 'nobody@example.org', password: 'not this one' } });

  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ detail: 'Invalid email or password', code: 'invalid_credentials' });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('an unknown address takes as long as a wrong password', { tags: 'thorough' }, async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const user = await aUser();
  const timed = async (email: string) => {
    await db.deleteFrom('attempts').execute();
    const begin = process.cpuUsage();
    await request(login, { body: { email, password: 'not this one' } });
    // What it costs and not how long it takes: the machine may be busy with something else.
    return process.cpuUsage(begin).user;
  };
  for (let i = 0; i < 15; i++) {
    times.known.push(await timed(user.email));
    times.unknown.push(await timed('nobody@example.org'));
  }

  const median = (values: number[]) => values.sort((a, b) => a - b)[7] ?? 0;
  // Without the comparison against nobody's password this is below 0.3.
  expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.6);
});

test('an account without an authenticator gets a code by mail and signs in with it once', async () => {
  const user = await aUser();

  const first = await request(login, credentials(user));
  const code = await mailedCode(user.email);
  const second = await request(login, credentials(user, code));
  const again = await request(login, credentials(user, code));

  expect([first.status, first.body.code]).toEqual([401, 'second_factor_mailed']);
  expect(second.body).toMatchObject({
    message: 'Login successful',
    data: { email: user.email, name: 'Fenna Wiersma' },
  });
  expect([again.status, again.body.code]).toEqual([401, 'wrong_second_factor']);
});

test('an account with an authenticator needs its code, and mail is no way around it', async () => {
  const user = await aUserWithAuthenticator();
  const mailsBefore = mailbox.mails.length;

  const without = await request(login, credentials(user));
  const withCode = await request(login, credentials(user, user.code()));

  expect([without.status, without.body.code]).toEqual([401, 'second_factor_required']);
  expect(withCode.status).toBe(200);
  expect(mailbox.mails.length).toBe(mailsBefore);
});

test('a code of the authenticator counts once, also when it is sent twice at the same moment', async () => {
  const user = await aUserWithAuthenticator();
  const code = user.code();

  const answers = await Promise.all([1, 2, 3].map(() => request(login, credentials(user, code))));
  const later = await request(login, credentials(user, code));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect([later.status, later.body.code]).toEqual([401, 'wrong_second_factor']);
});

test('a code older than the last one used is refused, the next one is taken', async () => {
  const user = await aUserWithAuthenticator();
  await request(login, credentials(user, user.code()));

  const older = await request(login, credentials(user, user.code(-30)));
  const newer = await request(login, credentials(user, user.code(30)));

  expect([older.status, newer.status]).toEqual([401, 200]);
});

test('the first right code confirms the authenticator', async () => {
  const user = await aUserWithAuthenticator(false);

  const signedIn = await request(login, credentials(user, user.code()));
  const profile = await request(getProfile, { as: signedIn.body.data });
  const withoutCode = await request(login, credentials(user));

  expect(profile.body.data.has_authenticator).toBe(true);
  expect(withoutCode.body.code).toBe('second_factor_required');
});

test('guessing is slowed down, and the right password waits too', async () => {
  const user = await aUser();
  for (let i = 0; i < 6; i++) await request(login, { body: { email: user.email, password: `guess ${i}` } });

  const { status, headers } = await request(login, credentials(user));

  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a stranger who guesses does not keep the owner out of a device that was signed in before', async () => {
  const user = await aUserWithAuthenticator();
  const { body } = await request(login, credentials(user, user.code()));
  const { device_token } = body.data;
  for (let i = 0; i < 6; i++) await request(login, { body: { email: user.email, password: `guess ${i}` } });

  const elsewhere = await request(login, credentials(user, user.code(30)));
  const here = await request(login, {
    body: { ...credentials(user, user.code(30)).body, device_token },
  });

  expect([elsewhere.status, here.status]).toEqual([429, 200]);
  expect(here.body.data.device_token).toBe(device_token);
});

test('a device has tries of its own, and no more of them', async () => {
  const user = await aUserWithAuthenticator();
  const { device_token } = (await request(login, credentials(user, user.code()))).body.data;
  const guess = () => request(login, { body: { email: user.email, password: 'guess', device_token } });
  for (let i = 0; i < 6; i++) await guess();

  expect((await guess()).status).toBe(429);
});

test('what a device keeps opens nothing by itself', async () => {
  const user = await aUserWithAuthenticator();
  const { device_token } = (await request(login, credentials(user, user.code()))).body.data;

  expect((await request(login, { body: { ...credentials(user).body, device_token } })).body.code).toBe(
    'second_factor_required',
  );
  expect((await request(getProfile, { as: { access: device_token } })).status).toBe(401);
});

test('codes by mail are limited, also for somebody who knows the password', async () => {
  const user = await aUser();
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await request(login, credentials(user))).body.code);

  expect(codes).toEqual([...Array(5).fill('second_factor_mailed'), 'too_many_attempts']);
});

test('a hundred guesses at once are a hundred attempts', async () => {
  const user = await aUser();

  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      request(login, { body: { email: user.email, password: `guess ${i}` } }),
    ),
  );

  const tried = answers.filter(({ status }) => status === 401).length;
  expect(tried).toBeLessThanOrEqual(6);
});

test('failures and successes are on the record, without what was typed', async () => {
  const user = await aUserWithAuthenticator();
  const audit = await auditFrom();

  await request(login, { body: { email: user.email, password: 'typed by mistake' } });
  await request(login, credentials(user, '000000'));
  await request(login, credentials(user, user.code()));

  const lines = await audit();
  expect(lines.map((l) => [l.event_type_code, l.event_outcome_indicator, l.participant_object_id])).toEqual([
    ['user.sign_in_failed', 4, user.id],
    ['user.sign_in_failed', 4, user.id],
    ['user.signed_in', 0, user.id],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/typed by mistake|000000/);
});

test('signing out ends the session at once', async () => {
  const user = await aUser();

  await request(logout, { as: user, body: {} });

  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await request(refreshTokens, { body: { refresh: user.refresh } })).status).toBe(401);
});
