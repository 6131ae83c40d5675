import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { demoAccounts } from './demo/accounts.ts';
import { prepareInstallation } from './first-start.ts';
import { createSealing } from './sealing.ts';
import { readSettings } from './settings.ts';

const admin = { ADMIN_EMAIL: 'Beheer@Example.org', ADMIN_PASSWORD: 'eerste-geheim!' };

test('an empty database without an administrator becomes the demo, with MFA optional', async () => {
  const { db, services } = await harness({ DEMO: '' });

  expect(services.installation).toEqual({ is_demo: true, mfa: 'optional' });
  const emails = await db.selectFrom('users').select('email').orderBy('created_at').execute();
  expect(emails.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort());
});

test('a given administrator makes a real installation with one superuser, MFA required', async () => {
  const { db, services, settings } = await asReal();

  expect(services.installation).toEqual({ is_demo: false, mfa: 'required' });
  await prepareInstallation({ ...services, settings: { ...settings, ADMIN_PASSWORD: 'changed-later!' } });
  const users = await db.selectFrom('users').select(['email', 'role']).execute();
  expect(users).toEqual([{ email: 'beheer@example.org', role: 'administrator' }]);
});

test('the first administrator does not begin with a password that everybody tries, and nothing is left of the attempt', {
  tags: 'thorough',
}, async () => {
  const { db, services } = await harness();

  for (const ADMIN_PASSWORD of ['Wachtwoord1!', 'Welkom2026!', 'beheer@example.org'])
    await expect(
      prepareInstallation({ ...services, settings: readSettings({ ...admin, ADMIN_PASSWORD }) }),
    ).rejects.toThrow(/ADMIN_PASSWORD: This password is easy to guess/);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('demo accounts never come into a real database, nor an administrator into a demo', {
  tags: 'thorough',
}, async () => {
  const real = await asReal();
  const demo = await harness({ DEMO: 'accounts' });

  for (const DEMO of ['on', 'accounts'])
    await expect(prepareInstallation({ ...real.services, settings: readSettings({ DEMO }) })).rejects.toThrow(
      /this database is a real one/,
    );
  await expect(prepareInstallation({ ...demo.services, settings: readSettings(admin) })).rejects.toThrow(
    /holds demo accounts/,
  );
});

test('another master key stops the start', async () => {
  const { services } = await asReal();

  await expect(
    prepareInstallation({ ...services, sealing: createSealing(Buffer.alloc(32, 8)) }),
  ).rejects.toThrow(/MASTER_KEY/);
});

const asReal = () => harness({ DEMO: '', ...admin });
