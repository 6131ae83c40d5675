import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any setting everything has a sensible value', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ROLE: 'all',
    IDLE_LOCK_MINUTES: 15,
  });
});

test('who answers visitors and where they sign in are this installation, unless settings name others', () => {
  const admin = { ADMIN_EMAIL: 'beheer@example.org', ADMIN_PASSWORD: 'long-enough!' };
  const seen = (env: Record<string, string>) => {
    const { CONTACT_EMAIL, LOGIN_NL_URL, LOGIN_SLO_URL } = readSettings(env);
    return [CONTACT_EMAIL, LOGIN_NL_URL, LOGIN_SLO_URL];
  };
  const named = {
    CONTACT_EMAIL: 'Info@example.org',
    LOGIN_NL_URL: 'https://nl.test',
    LOGIN_SLO_URL: 'https://slo.test',
  };

  expect(seen({})).toEqual([undefined, '/sign-in', '/sign-in']);
  expect(seen(admin)).toEqual(['beheer@example.org', '/sign-in', '/sign-in']);
  expect(seen({ ...admin, ...named })).toEqual(['info@example.org', 'https://nl.test', 'https://slo.test']);
});

test.each([
  [{ PORT: 'eighty' }, /PORT must be a port number/],
  [{ FIND_MODELS: 'ollama' }, /FIND_MODELS must be off, or port numbers like/],
  [{ PORT: '70000' }, /PORT/],
  [{ ROLE: 'boss' }, /ROLE must be 'all', 'api' or 'worker'/],
  [{ DATABASE_OWNER_URL: 'postgresql://o@db/noteer' }, /DATABASE_URL is missing, or names no user/],
  [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL must be an address like postgresql:/],
  [{ SMTP_URL: 'mail.example.org' }, /SMTP_URL must be an address like smtp:/],
  [{ STORAGE_URL: 'ftp://x' }, /STORAGE_URL/],
  [{ ADMIN_EMAIL: 'a@example.org' }, /ADMIN_PASSWORD is missing/],
  [{ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD Password must be at least 8/],
  [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long-enough!' }, /ADMIN_EMAIL must be an e-mail address/],
  [{ DEMO: 'yes' }, /DEMO must be 'on', 'accounts' or 'off'/],
  [
    { DEMO: 'on', ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'long-enough!' },
    /DEMO is 'on' while ADMIN_EMAIL/,
  ],
  [{ CONTACT_EMAIL: 'nobody' }, /CONTACT_EMAIL must be an e-mail address/],
  [{ LOGIN_NL_URL: 'javascript:alert(1)' }, /LOGIN_NL_URL must be an address like https:/],
  [{ LOGIN_SLO_URL: '/elsewhere' }, /LOGIN_SLO_URL must be an address like https:/],
  [{ TRANSCRIBER: 'parrot' }, /TRANSCRIBER must be auto, whisper/],
  [{ WRITER: 'parrot' }, /WRITER must be auto, extractive/],
  [{ JOB_HEARTBEAT_SECONDS: '5' }, /JOB_HEARTBEAT_SECONDS must be at least 10 seconds/],
  [{ MFA: 'never' }, /MFA must be 'required' or 'optional'/],
  [{ MASTER_KEY: 'abc' }, /MASTER_KEY must be 32 bytes/],
  [{ MICROSOFT_CLIENT_ID: 'x' }, /MICROSOFT_ISSUER is missing/],
])('%o stops the start by name and reason', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('all that is wrong is said at once', () => {
  expect(() => readSettings({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT[\s\S]*ROLE/);
});

test('an empty value is a setting that was not made', () => {
  const settings = readSettings({ SMTP_URL: '', PORT: '' });

  expect([settings.PORT, settings.SMTP_URL]).toEqual([3000, undefined]);
});

test('a master key is taken in hex and in base64', () => {
  const key = Buffer.alloc(32, 9);
  expect(readSettings({ MASTER_KEY: key.toString('hex') }).MASTER_KEY).toEqual(key);
  expect(readSettings({ MASTER_KEY: key.toString('base64') }).MASTER_KEY).toEqual(key);
});

test('.env.example names every setting there is, and none that is not', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const source = readFileSync(resolve(import.meta.dirname, 'settings.ts'), 'utf8');
  const known = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
  const example = readFileSync(resolve(root, '.env.example'), 'utf8');
  const shown = Object.keys(parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, '')));

  expect(shown.sort()).toEqual([...new Set(known)].sort());
  expect(() => readSettings(parseEnv(example))).not.toThrow();
});
