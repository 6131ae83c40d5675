// @vitest-environment jsdom
import { getProfile, logout, refreshTokens, updateProfile } from '@noteer/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answers,
  fakeApi,
  garbles,
  inTurn,
  isUnreachable,
  refuses,
  wantsToken,
} from '../../test/fake-api.ts';
import { profileOf, sanne } from '../../test/people.ts';
import { ApiError, call, NetworkError } from './api.ts';
import { logOut } from './end-session.ts';
import { currentSession, signIn, signOut } from './session.ts';

const profile = { data: profileOf(sanne) };
const fresh = { data: { access: 'access-2', refresh: 'refresh-2' } };
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

beforeEach(() => signIn(sanne));
afterEach(signOut);

test('a call carries the bearer token of the session', async () => {
  const { fetched } = fakeApi(answers(getProfile, profile));
  await call(getProfile, {});
  expect(new Headers(fetched.mock.lastCall?.[1].headers).get('authorization')).toBe('Bearer access-1');
});

test('an expired token is renewed and the call made again, unseen', async () => {
  const { sentTo } = fakeApi(
    wantsToken('access-2', answers(getProfile, profile)),
    answers(refreshTokens, fresh),
  );

  expect(await call(getProfile, {})).toEqual(profile);

  expect(sentTo(refreshTokens)).toEqual([{ refresh: 'refresh-1' }]);
  expect(sessionStorage.getItem('access_token')).toBe('access-2');
  expect(sessionStorage.getItem('refresh_token')).toBe('refresh-2');
});

test('many calls at once renew the token once', async () => {
  const { sentTo } = fakeApi(
    wantsToken('access-2', answers(getProfile, profile)),
    answers(refreshTokens, fresh),
  );
  await Promise.all([call(getProfile, {}), call(getProfile, {}), call(getProfile, {})]);
  expect(sentTo(refreshTokens)).toHaveLength(1);
});

test('a call that comes back late uses the token that others renewed', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = {
    endpoint: updateProfile,
    answer: async (init: RequestInit) => {
      await held;
      return wantsToken('access-2', answers(updateProfile, profile)).answer(init);
    },
  };
  const { sentTo } = fakeApi(
    slow,
    wantsToken('access-2', answers(getProfile, profile)),
    answers(refreshTokens, fresh),
  );
  const { first_name, last_name, gender, language } = profile.data;

  const late = call(updateProfile, { body: { first_name, last_name, gender, language } });
  await call(getProfile, {});
  letGo();

  expect(await late).toEqual(profile);
  expect(sentTo(refreshTokens)).toHaveLength(1);
});

test('a duplicated tab hears what became of the token they shared', async () => {
  const otherTab = new BroadcastChannel('renewed-tokens');
  otherTab.postMessage({ previous_refresh: 'someone-else', tokens: { access: 'x', refresh: 'x' } });
  otherTab.postMessage({ previous_refresh: 'refresh-1', tokens: fresh.data });
  await expect.poll(() => currentSession()?.access).toBe('access-2');
  otherTab.close();
});

test('a refused renewal fails the call and is not repeated', async () => {
  const { sentTo } = fakeApi(
    refuses(getProfile, 'not_authenticated'),
    refuses(refreshTokens, 'not_authenticated'),
  );
  expect(await failure(call(getProfile, {}))).toMatchObject({ name: 'ApiError', code: 'not_authenticated' });
  expect(sentTo(refreshTokens)).toHaveLength(1);
});

test('a renewal that cannot reach the server says so and keeps the session', async () => {
  fakeApi(refuses(getProfile, 'not_authenticated'), isUnreachable(refreshTokens));
  expect(await failure(call(getProfile, {}))).toBeInstanceOf(NetworkError);
  expect(currentSession()).toEqual(sanne);
});

test('a renewal that ends after signing out does not bring the session back', async () => {
  fakeApi(refuses(getProfile, 'not_authenticated'), {
    endpoint: refreshTokens,
    answer: (init) => {
      signOut();
      return answers(refreshTokens, fresh).answer(init);
    },
  });
  await failure(call(getProfile, {}));
  expect([currentSession(), sessionStorage.length]).toEqual([null, 0]);
});

test.each([200, 201, 202])('an answer with status %i is a success', async (status) => {
  fakeApi(garbles(getProfile, status, JSON.stringify(profile)));
  expect(await call(getProfile, {})).toEqual(profile);
});

test.each([
  ['a page of a proxy', 502, '<html>Bad gateway</html>', 'unavailable'],
  ['half an answer', 200, '{"data": {"id"', 'internal'],
  ['an answer to another question', 200, '{"data": {"id": 7}}', 'internal'],
  ['an unknown refusal', 418, '{"detail": "teapot", "code": "teapot"}', 'internal'],
])('%s is an error without words, not a crash', async (_what, status, text, code) => {
  fakeApi(garbles(getProfile, status, text));
  const error = await failure(call(getProfile, {}));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code, detail: '' });
});

test('a refusal brings its fields and how long to wait', async () => {
  fakeApi(refuses(getProfile, 'too_many_attempts', { fields: { email: ['x'] }, retry_after_s: 90 }));
  expect(await failure(call(getProfile, {}))).toMatchObject({ fields: { email: ['x'] }, retry_after_s: 90 });
});

test('no server is a NetworkError', async () => {
  fakeApi(isUnreachable(getProfile));
  expect(await failure(call(getProfile, {}))).toBeInstanceOf(NetworkError);
});

test('logging out with an expired token still ends the session at the server', async () => {
  const done = { message: 'Signed out' };
  const { sentTo, fetched } = fakeApi(
    inTurn(refuses(logout, 'not_authenticated'), answers(logout, done)),
    answers(refreshTokens, fresh),
  );

  logOut();

  expect(currentSession()).toBeNull();
  await expect.poll(() => sentTo(logout)).toHaveLength(2);
  // Of logging out: what another test began may be asked for in between.
  const again = fetched.mock.calls.findLast(([url]) => String(url).includes(logout.path));
  expect(new Headers(again?.[1].headers).get('authorization')).toBe('Bearer access-2');
});
