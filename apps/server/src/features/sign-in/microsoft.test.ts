import { finishMicrosoftLogin, getConfig, getProfile, startMicrosoftLogin } from '@noteer/contract';
import { afterAll, expect, test } from 'vitest';
import { giveAuthenticator } from '../../../test/authenticator.ts';
import { harness } from '../../../test/harness.ts';
import { CLIENT, type OpenidAccount, openProvider, signInAtProvider } from '../../../test/openid-provider.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const accounts: Record<string, OpenidAccount> = {
  fenna: { email: 'Fenna@Example.org', email_verified: true, amr: ['pwd', 'mfa'] },
  joris: { email: 'joris@example.org', email_verified: true, amr: ['pwd'] },
  noor: { email: 'noor@example.org', email_verified: true },
  moved: { email: 'weg@example.org', email_verified: true, amr: ['mfa'] },
  heir: { email: 'weg@example.org', email_verified: true, amr: ['mfa'] },
  pretender: { email: 'fenna@example.org', email_verified: false },
  stranger: { email: 'stranger@example.org', email_verified: true },
};
const provider = await openProvider(`${PUBLIC_URL}/sign-in/microsoft`, accounts);
afterAll(() => provider.close());

const noteer = await harness({
  PUBLIC_URL,
  MICROSOFT_ISSUER: provider.issuer,
  MICROSOFT_CLIENT_ID: CLIENT.client_id,
  MICROSOFT_CLIENT_SECRET: CLIENT.client_secret,
});
const { request, aUser, db, auditFrom, mailedCode } = noteer;
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
  expect((await audit()).map((line) => line.event_type_code)).toEqual([
    'user.microsoft_bound',
    'user.signed_in',
  ]);
  expect((await audit())[1]?.participant_object_detail).toMatchObject({ method: 'microsoft+amr' });
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

test('where Microsoft asked for a password alone, a code is mailed and asked for here', async () => {
  const joris = await aUser({ email: 'joris@example.org' });
  const body = await comeBack('joris');

  const first = await request(finishMicrosoftLogin, { body });
  const otp_token = await mailedCode(joris.email);
  const wrong = await request(finishMicrosoftLogin, {
    body: { ...body, otp_token: otp_token === '000000' ? '111111' : '000000' },
  });
  const otherCode = await request(finishMicrosoftLogin, { body: { ...body, code: 'another', otp_token } });
  const second = await request(finishMicrosoftLogin, { body: { ...body, otp_token } });
  const third = await request(finishMicrosoftLogin, { body: { ...body, otp_token } });

  expect([first, wrong, otherCode, second, third].map((answer) => [answer.status, answer.body.code])).toEqual(
    [
      [401, 'second_factor_mailed'],
      [401, 'wrong_second_factor'],
      [401, 'microsoft_refused'],
      [200, undefined],
      [401, 'microsoft_refused'],
    ],
  );
  expect(second.body.data.id).toBe(joris.id);
});

test('an authenticator of ours is asked for where Microsoft says nothing of a second factor', async () => {
  const noor = await aUser({ email: 'noor@example.org' });
  const code = await giveAuthenticator(noteer, noor);
  const body = await comeBack('noor');

  const first = await request(finishMicrosoftLogin, { body });
  const second = await request(finishMicrosoftLogin, { body: { ...body, otp_token: code() } });

  expect([first.body.code, second.status]).toEqual(['second_factor_required', 200]);
});

test('whoever was bound once stays so with another address, and the address opens nothing for the next who has it', async () => {
  const owner = await aUser({ email: 'weg@example.org' });
  const audit = await auditFrom();
  const first = await request(finishMicrosoftLogin, { body: await comeBack('moved') });
  accounts.moved = { email: 'getrouwd@example.org', email_verified: true, amr: ['mfa'] };

  const again = await request(finishMicrosoftLogin, { body: await comeBack('moved') });
  const heir = await request(finishMicrosoftLogin, { body: await comeBack('heir') });

  expect([first.body.data.id, again.body.data.id]).toEqual([owner.id, owner.id]);
  expect([heir.status, heir.body.code]).toEqual([403, 'no_account']);
  expect((await audit()).filter((line) => line.event_outcome_indicator === 8)).toHaveLength(1);
});

test('an answer that somebody else signed is refused', async () => {
  const forger = await openProvider(
    `${PUBLIC_URL}/sign-in/microsoft`,
    { fenna: { email: 'fenna@example.org', email_verified: true, amr: ['mfa'] } },
    { hasForeignKeys: true },
  );
  const deceived = await harness({
    PUBLIC_URL,
    MICROSOFT_ISSUER: forger.issuer,
    MICROSOFT_CLIENT_ID: CLIENT.client_id,
    MICROSOFT_CLIENT_SECRET: CLIENT.client_secret,
  });
  await deceived.aUser({ email: 'fenna@example.org' });
  const { body } = await deceived.request(startMicrosoftLogin);
  const callback = await signInAtProvider(body.data.url, 'fenna');
  const back = Object.fromEntries(callback.searchParams);

  const { status, body: answer } = await deceived.request(finishMicrosoftLogin, {
    body: { code: back.code, state: back.state },
  });
  await forger.close();

  expect([status, answer.code]).toEqual([401, 'microsoft_refused']);
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
