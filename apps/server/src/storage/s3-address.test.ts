import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { readS3Address, s3Example } from './s3-address.ts';

test('an address names the store, the bucket, a folder in it, and who we are there', () => {
  expect(readS3Address('s3://AKIA1:abc%2Fd+e%3D@s3.example.org:9000/sound/noord/a?region=eu-west-1')).toEqual(
    {
      bucket_url: 'https://s3.example.org:9000/sound',
      prefix: 'noord/a/',
      region: 'eu-west-1',
      access_key: 'AKIA1',
      secret: 'abc/d+e=',
    },
  );
});

test('without more it is the bucket itself, over TLS, in the region that stores take for granted', () => {
  expect(readS3Address('s3://k:s@[::1]:9000/sound/')).toMatchObject({
    bucket_url: 'https://[::1]:9000/sound',
    prefix: '',
    region: 'us-east-1',
  });
  expect(readS3Address('s3://k:s@localhost/sound?tls=off')?.bucket_url).toBe('http://localhost/sound');
});

test('the example that we show is one', () => {
  expect(readS3Address(s3Example)).toMatchObject({ region: 'eu-central-1' });
});

test.each([
  ['no bucket', 's3://key:hush@host'],
  ['an empty folder', 's3://key:hush@host/sound//a'],
  ['no secret', 's3://hush@host/sound'],
  ['no key', 's3://:hush@host/sound'],
  ['a slash in the secret', 's3://key:hu/sh@host/sound'],
  ['a slash after digits in the secret', 's3://key:12/hush@host/sound'],
  ['a percent sign in the secret', 's3://key:hush%@host/sound'],
  ['an option that nobody knows', 's3://key:hush@host/sound?tsl=off'],
  ['neither on nor off', 's3://key:hush@host/sound?tls=no'],
  ['a host that cannot be', 's3://key:hush@ho%st/sound'],
  ['a port that cannot be', 's3://key:hush@host:99999/sound'],
  ['another scheme', 'https://key:hush@host/sound'],
])('%s stops the start, and nothing of the address is said', (_what, STORAGE_URL) => {
  const start = () => readSettings({ STORAGE_URL });

  expect(start).toThrow(/STORAGE_URL must be an address like file:.* or s3:/);
  expect(start).not.toThrow(/hu\/?sh|key:/);
});
