import { finishMicrosoftLogin, getConfig, getProfile, startMicrosoftLogin } from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { CLIENT, openProvider, signInAtProvider } from '../../../test/openid-provider.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const provider = await openProvider(`${PUBLIC_URL}/sign-in/microsoft`, {
  fenna: { email: 'Fenna@Example.org', email_verified: true },
  pretender: { email: 'fenna@example.org', email_verified: false },
  stranger: { email: 'stranger@example.org', email_verified: true },
});
afterAll(() => provider.close());

const { request, aUser, db, auditFrom } = await harness({
  PUBLIC_URL,
  MICROSOFT_ISSUER: provider.issuer,
  MICROSOFT_CLIENT_ID: CLIENT.client_id,
  MICROSOFT_CLIENT_SECRET: CLIENT.client_secret,
});
const fenna = await aUser({ email: 'fenna@example.org' });

async function comeBack(login: string) {
  const { body } = await request(startMicrosoftLogin);
  const callback = await signInAtProvider(body.data.url, login);
  return { code: callback.searchParams.get('code') ?? '', state: callback.searchParams.get('state') ?? '' };
}

test('an address that Microsoft vouches for signs in to the account that has it', async () => {
  const audit = await auditFrom();

  const { status, body } = await request(finishMicrosoftLogin, { body: await comeBack('fenna') });

  expect([status, body.data.id, body.data.email]).toEqual([200, fenna.id, 'fenna@example.org']);
  expect((await request(getProfile, { as: body.data })).status).toBe(200);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'user.signed_in',
    participant_object_detail: { method: 'microsoft' },
  });
});

test('an address that nobody verified signs in to nothing', async () => {
  const { status, body } = await request(finishMicrosoftLogin, { body: await comeBack('pretender') });

  expect([status, body.code]).toEqual([401, 'microsoft_refused']);
});

test('an address without an account is told so, on the record, and no account is made', async () => {
  const audit = await auditFrom();

  const { status, body } = await request(finishMicrosoftLogin, { body: await comeBack('stranger') });

  expect([status, body.code]).toEqual([403, 'no_account']);
  expect((await audit())[0]).toMatchObject({
    event_type_code: 'user.sign_in_failed',
    event_outcome_indicator: 4,
  });
  const made = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'stranger@example.org')
    .execute();
  expect(made).toEqual([]);
});

test('what came back works once', async () => {
  const body = await comeBack('fenna');

  const first = await request(finishMicrosoftLogin, { body });
  const second = await request(finishMicrosoftLogin, { body });

  expect([first.status, second.status]).toEqual([200, 401]);
});

test("a code does not work with another visit's state", async () => {
  const [mine, theirs] = [await comeBack('fenna'), await comeBack('fenna')];

  const { status } = await request(finishMicrosoftLogin, { body: { code: mine.code, state: theirs.state } });

  expect(status).toBe(401);
});

test('the web app is told that there is a Microsoft button', async () => {
  expect((await request(getConfig)).body.data.has_microsoft_login).toBe(true);
});

test('a provider that cannot be reached is said to be so, and works once it is back', async () => {
  const away = await harness({
    PUBLIC_URL,
    MICROSOFT_ISSUER: 'http://127.0.0.1:9',
    MICROSOFT_CLIENT_ID: 'x',
    MICROSOFT_CLIENT_SECRET: 'y',
  });

  const { status, body } = await away.request(startMicrosoftLogin);

  expect([status, body.code]).toEqual([503, 'unavailable']);
});
