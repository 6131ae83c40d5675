import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfig, getHealth } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';

const { request, app, settings, asOwner } = await harness();

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
  await asOwner((owner) => sql`alter schema pgboss rename to pgboss_away`.execute(owner));
  const withoutBoth = await request(getHealth);
  await asOwner((owner) => sql`alter schema pgboss_away rename to pgboss`.execute(owner));

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
    institution: {
      ...{ name: '', asks_consent: true, consent_nl: '', consent_en: '' },
      ...{ copy_as: 'plain_and_rich', copy_headings: true, copy_sections: true, copy_last_line: '' },
    },
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
