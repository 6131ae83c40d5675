import { login, resetPassword, signup, verifyEmail } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';

const { request, app, aUser, mailedCode, logged } = await harness();

test('the log knows routes and ids, and nothing that anyone typed', async () => {
  const secrets = {
    first_name: 'Onvergetelijk',
    email: 'herkenbaar@example.org',
    password: 'zeer-geheim!42',
  };
  await request(signup, {
    body: { ...secrets, last_name: 'Achternaam', gender: 'female', confirm_password: secrets.password },
  });
  const otp = await mailedCode(secrets.email);
  const signedIn = await request(verifyEmail, { body: { email: secrets.email, otp } });
  await request(login, { body: { email: secrets.email, password: secrets.password, otp_token: '123987' } });
  await request(resetPassword, { body: { token: 'geheime-token', password: 'x', confirm_password: 'y' } });
  await app.inject('/sign-in/microsoft?code=geheime-code&state=geheime-staat');
  const user = await aUser();
  await app.inject({ url: '/api/auth/', headers: { authorization: `Bearer ${user.access}` } });

  const log = logged.join('\n');
  expect(log).toContain('"route":"/api/auth/signup/"');
  expect(log).toContain(`"user_id":"${user.id}"`);
  for (const secret of [
    ...Object.values(secrets),
    'Achternaam',
    otp,
    '123987',
    user.access,
    signedIn.body.data.refresh,
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toContain('geheime');
});

test('every answer carries its request id', async () => {
  const { headers } = await app.inject('/api/auth/');

  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(logged.some((line) => line.includes(String(headers['x-request-id'])))).toBe(true);
});

test('pages and answers forbid inline scripts, other origins and framing', async () => {
  const policy = String((await app.inject('/api/auth/')).headers['content-security-policy']);

  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
});
