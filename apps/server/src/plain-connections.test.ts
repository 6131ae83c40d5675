import { expect, test } from 'vitest';
import { plainConnections } from './plain-connections.ts';
import { readSettings } from './settings.ts';

const named = (env: Record<string, string>) => plainConnections(readSettings(env));

test('what goes over a network as it is, is named', () => {
  expect(
    named({
      PUBLIC_URL: 'http://noteer.example.org',
      DATABASE_URL: 'postgresql://app:secret@db.example.org/noteer',
      DATABASE_OWNER_URL: 'postgres://owner:secret@db.example.org/noteer?sslmode=disable',
      SMTP_URL: 'smtp://user:secret@mail.example.org:587',
      TRANSCRIBER_URL: 'http://gpu.example.org:8000',
      WRITER_URL: 'http://192.168.1.7:8000',
      AUDIT_WEBHOOK_URL: 'http://hooks.example.org/noteer',
    }),
  ).toEqual([
    ...['PUBLIC_URL', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL'],
    ...['TRANSCRIBER_URL', 'WRITER_URL', 'AUDIT_WEBHOOK_URL'],
  ]);
});

test('what is encrypted, or stays on this machine, is not', () => {
  expect(named({})).toEqual([]);
  expect(
    named({
      PUBLIC_URL: 'https://noteer.example.org',
      DATABASE_URL: 'postgresql://app:secret@db.example.org/noteer?sslmode=verify-full',
      DATABASE_OWNER_URL: 'postgresql://owner:secret@localhost/noteer?host=%2Fvar%2Frun%2Fpostgresql',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      TRANSCRIBER_URL: 'https://gpu.example.org',
      WRITER_URL: 'http://127.0.0.1:8000',
      AUDIT_WEBHOOK_URL: 'http://[::1]:8080/heads',
    }),
  ).toEqual([]);
  expect(named({ SMTP_URL: 'smtp://user:secret@mail.example.org:587?requireTLS=true' })).toEqual([]);
});
