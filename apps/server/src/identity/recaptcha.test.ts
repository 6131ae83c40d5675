import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { createRecaptcha } from './recaptcha.ts';

const asked: string[] = [];
const verdicts: Record<string, string> = {
  human: '{"success":true,"score":0.9}',
  robot: '{"success":true,"score":0.1}',
  forged: '{"success":false}',
  garbled: '<html>',
};
const server = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request));
  asked.push(form.get('secret') ?? '');
  if (form.get('response') === 'sent on') response.writeHead(307, { location: '/elsewhere' });
  response.end(verdicts[form.get('response') ?? ''] ?? '{}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const check = createRecaptcha(
  readSettings({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret', RECAPTCHA_VERIFY_URL: url }),
);

test('a human passes', async () => {
  await expect(check('human')).resolves.toBeUndefined();
  expect(asked).toEqual(['secret']);
});

test.each(['robot', 'forged', 'unknown', undefined])('%s does not pass', async (token) => {
  await expect(check(token)).rejects.toMatchObject({ code: 'recaptcha_failed' });
});

test('our secret goes nowhere that the answer sends it to', async () => {
  asked.length = 0;
  await expect(check('sent on')).rejects.toThrow('could not be reached');
  expect(asked).toEqual(['secret']);
});

test('an answer that cannot be read is no pass', async () => {
  await expect(check('garbled')).rejects.toMatchObject({ code: 'unavailable' });
});

test('unset, nothing is asked of anyone', async () => {
  asked.length = 0;
  await createRecaptcha(readSettings({}))(undefined);
  expect(asked).toEqual([]);
});
