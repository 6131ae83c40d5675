import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfig, getHealth } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { forgetExpired } from './forget-expired.job.ts';

const { request, aUser, app, db, services, settings } = await harness();

test('health tells database, queue and storage apart', async () => {
  expect((await request(getHealth)).body.data).toEqual({
    status: 'ok',
    database: 'ok',
    queue: 'ok',
    storage: 'ok',
  });

  const audio = fileURLToPath(settings.STORAGE_URL);
  rmSync(audio, { recursive: true });
  // A file where the folder should be: nothing can be put there.
  writeFileSync(audio, '');
  const withoutStorage = await request(getHealth);
  await sql`alter schema pgboss rename to pgboss_away`.execute(db);
  const withoutBoth = await request(getHealth);
  await sql`alter schema pgboss_away rename to pgboss`.execute(db);

  expect(withoutStorage.status).toBe(503);
  expect(withoutStorage.body.data).toEqual({
    status: 'failing',
    database: 'ok',
    queue: 'ok',
    storage: 'failing',
  });
  expect(withoutBoth.body.data).toMatchObject({ database: 'ok', queue: 'failing', storage: 'failing' });
});

test('the web app learns what it must know before anyone signs in, and no more', async () => {
  expect((await request(getConfig)).body.data).toEqual({
    idle_lock_s: 900,
    has_microsoft_login: false,
    mfa: 'required',
    recaptcha_site_key: null,
    is_demo: false,
  });
});

test('the description of the API is served', async () => {
  const { statusCode, body } = await app.inject('/api/docs/');

  expect(statusCode).toBe(200);
  expect(JSON.parse(body).paths['/api/auth/login/']).toHaveProperty('post');
});

test('a path without its slash answers the same', async () => {
  expect((await app.inject('/api/health')).statusCode).toBe((await app.inject('/api/health/')).statusCode);
});

test('an address that is not there is a 404 in the envelope', async () => {
  const { statusCode, body } = await app.inject('/api/nothing/here/');

  expect(statusCode).toBe(404);
  expect(JSON.parse(body)).toEqual({ detail: 'Not found.', code: 'not_found' });
});

test('contact requests are forgotten after two years', async () => {
  const from = (email: string, created_at: Date) => ({
    first_name: 'Anna',
    last_name: 'Schmidt',
    email,
    location: 'germany' as const,
    institution_name: 'Klinik am See',
    specialty: 'psychiatry' as const,
    language: 'nl' as const,
    created_at,
  });
  const day_ms = 86_400_000;
  await db
    .insertInto('contact_requests')
    .values([
      from('old@example.org', new Date(Date.now() - 733 * day_ms)),
      from('young@example.org', new Date(Date.now() - 728 * day_ms)),
    ])
    .execute();

  await forgetExpired.run(services, {}, new AbortController().signal);

  expect(await db.selectFrom('contact_requests').select('email').execute()).toEqual([
    { email: 'young@example.org' },
  ]);
});

test('what has run out is forgotten, what has not is kept', async () => {
  const user = await aUser();
  const stale = await aUser();
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', stale.id)
    .execute();
  await db
    .insertInto('users')
    .values({
      email: 'never@example.org',
      first_name: 'N',
      last_name: 'V',
      gender: 'other',
      created_at: new Date(Date.now() - 3 * 86_400_000),
    })
    .execute();

  await forgetExpired.run(services, {}, new AbortController().signal);

  const sessions = await db.selectFrom('sessions').select('user_id').execute();
  expect(sessions).toEqual([{ user_id: user.id }]);
  expect(
    await db.selectFrom('users').select('id').where('email', '=', 'never@example.org').execute(),
  ).toEqual([]);
});
