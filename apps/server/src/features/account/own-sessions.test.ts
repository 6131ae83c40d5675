import {
  endOtherSessions,
  endOwnSession,
  getProfile,
  listSessions,
  login,
  refreshTokens,
} from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { deviceWords } from './device-words.ts';

const { app, request, aUser, db, auditFrom } = await harness({
  MFA: 'optional',
  SESSION_IDLE_MINUTES: '60',
});

const signInAgain = async (user: { email: string; password: string }) =>
  (await request(login, { body: { email: user.email, password: user.password } })).body.data;
const letPass = (user_id: string, minutes: number) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql`last_used_at - make_interval(mins => ${minutes})` })
    .where('user_id', '=', user_id)
    .execute();
const lastUse = async (user_id: string) =>
  (
    await db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).last_used_at;

test('somebody sees where they are signed in, with the device and the address, and which of them is this one', async () => {
  const user = await aUser();
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const { body } = await app
    .inject({
      method: 'POST',
      url: login.path,
      headers: { 'user-agent': agent },
      payload: { email: user.email, password: user.password },
    })
    .then((response) => ({ body: response.json() }));

  const listed = await request(listSessions, { as: body.data });

  expect(listed.body.data).toHaveLength(2);
  expect(listed.body.data.find((one: { is_this_one: boolean }) => one.is_this_one)).toMatchObject({
    ...{ browser: 'Chrome', system: 'Windows', address: '127.0.0.1' },
  });
});

test('one session is ended and the others go on', async () => {
  const user = await aUser();
  const elsewhere = await signInAgain(user);
  const audit = await auditFrom();
  const { body } = await request(listSessions, { as: user });
  const other = body.data.find((one: { is_this_one: boolean }) => !one.is_this_one);

  const { status } = await request(endOwnSession, { as: user, params: { id: other.id } });
  const twice = await request(endOwnSession, { as: user, params: { id: other.id } });

  expect([status, twice.status]).toEqual([200, 404]);
  expect((await request(getProfile, { as: elsewhere })).status).toBe(401);
  expect((await request(refreshTokens, { body: { refresh: elsewhere.refresh } })).status).toBe(401);
  expect((await request(getProfile, { as: user })).status).toBe(200);
  expect((await audit()).map((line) => [line.event_type_code, line.participant_object_id])).toEqual([
    ['session.ended', other.id],
  ]);
});

test("a colleague's session is not there", async () => {
  const [user, colleague] = [await aUser(), await aUser()];
  const { body } = await request(listSessions, { as: colleague });

  const { status } = await request(endOwnSession, { as: user, params: { id: body.data[0].id } });

  expect(status).toBe(404);
  expect((await request(getProfile, { as: colleague })).status).toBe(200);
});

test('all others end at once', async () => {
  const user = await aUser();
  const others = [await signInAgain(user), await signInAgain(user)];

  await request(endOtherSessions, { as: user });

  const statuses = await Promise.all(others.map(async (as) => (await request(getProfile, { as })).status));
  expect([...statuses, (await request(getProfile, { as: user })).status]).toEqual([401, 401, 200]);
});

test('a session that asked for nothing for an hour is over, whatever its tokens say', async () => {
  const user = await aUser();
  await letPass(user.id, 61);

  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await request(refreshTokens, { body: { refresh: user.refresh } })).status).toBe(401);
});

test('a session that is used goes on', async () => {
  const user = await aUser();
  await letPass(user.id, 59);
  const before = await lastUse(user.id);

  expect((await request(getProfile, { as: user })).status).toBe(200);
  expect((await lastUse(user.id)).getTime()).toBeGreaterThan(before.getTime() + 58 * 60_000);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['curl/8.5', null, null],
])('%s', (user_agent, browser, system) => {
  expect(deviceWords(user_agent)).toEqual({ browser, system });
});
