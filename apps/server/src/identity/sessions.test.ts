import { getProfile, refreshTokens } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';

const { request, aUser, db, auditFrom } = await harness();

const renew = (refresh: string) => request(refreshTokens, { body: { refresh } });
const letPass = (seconds: number) =>
  db
    .updateTable('session_tokens')
    .set({ used_at: sql`used_at - make_interval(secs => ${seconds})` })
    .execute();

test('a refresh token gives a new pair, and both access tokens work until they expire', async () => {
  const user = await aUser();

  const { body } = await renew(user.refresh);

  expect(body.data.refresh).not.toBe(user.refresh);
  expect((await request(getProfile, { as: body.data })).status).toBe(200);
  expect((await request(getProfile, { as: user })).status).toBe(200);
});

test('a refresh token used again at once is taken for a lost answer or a second tab', async () => {
  const user = await aUser();
  const first = await renew(user.refresh);

  const second = await renew(user.refresh);

  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await renew(second.body.data.refresh)).status).toBe(200);
});

test('an old refresh token used again ends the whole session and is on the record', async () => {
  const user = await aUser();
  const { body } = await renew(user.refresh);
  await letPass(60);
  const audit = await auditFrom();

  const reused = await renew(user.refresh);

  expect([reused.status, reused.body.code]).toEqual([401, 'not_authenticated']);
  expect((await request(getProfile, { as: body.data })).status).toBe(401);
  expect((await renew(body.data.refresh)).status).toBe(401);
  expect((await audit()).map((l) => [l.event_type_code, l.event_outcome_indicator])).toEqual([
    ['session.token_reused', 8],
  ]);
});

test('an access token dies by itself; the refresh token lives as long as the session', async () => {
  const user = await aUser();
  await db
    .updateTable('session_tokens')
    .set({ expires_at: new Date(0) })
    .where('kind', '=', 'access')
    .execute();

  expect((await request(getProfile, { as: user })).status).toBe(401);
  expect((await renew(user.refresh)).status).toBe(200);
});

test('an access token is no refresh token and the other way round', async () => {
  const user = await aUser();

  expect((await renew(user.access)).status).toBe(401);
  expect((await request(getProfile, { as: { access: user.refresh } })).status).toBe(401);
});

test('the database holds no token that anyone could use', async () => {
  const user = await aUser();

  const { rows } = await sql<{ row: string }>`select t::text as row from session_tokens t`.execute(db);

  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(user.access);
  expect(kept).not.toContain(Buffer.from(user.access).toString('hex'));
});
