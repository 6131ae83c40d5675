import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterAll, describe, test } from 'vitest';
import { endSlowSenders } from './slow-senders.ts';

/** A busy machine may hold up what is sent at once for a second. */
const PATIENCE_MS = 3_000;
/** Longer than the server's patience, with pauses that are much shorter. */
const PIECES = 15;
const PAUSE_MS = PATIENCE_MS / 10;

const app = fastify({ requestTimeout: 0 });
await app.register(multipart);
endSlowSenders(app, PATIENCE_MS);
app.post('/json', async (request) => request.body);
app.post('/form', async (request) => {
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') for await (const piece of part.file) bytes += piece.length;
  }
  return { bytes };
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

afterAll(() => app.close());

type Slow = { path: string; type: string; pieces: string[]; pause_ms: number };

/** What it is answered, or that the server hung up. */
async function sendSlowly({ path, type, pieces, pause_ms }: Slow): Promise<number | 'ended'> {
  const { promise, resolve } = Promise.withResolvers<number | 'ended'>();
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const sending = send({ port, host: '127.0.0.1', path, method: 'POST', headers });
  sending.on('error', () => resolve('ended'));
  sending.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  for (const piece of pieces) {
    sending.write(piece);
    await Promise.race([sleep(pause_ms), promise]);
  }
  sending.end();
  return promise;
}

const file = '--x\r\ncontent-disposition: form-data; name="recording_file"; filename="a.wav"\r\n\r\n';
const form = { path: '/form', type: 'multipart/form-data; boundary=x' };

// Each waits for seconds and works for none: they wait together.
describe.concurrent('of those that send slowly', () => {
  test('a recording in one form may take long while it keeps coming', async ({ expect }) => {
    const pieces = [file, ...Array.from({ length: PIECES }, () => 'sound'), '\r\n--x--\r\n'];

    expect(await sendSlowly({ ...form, pieces, pause_ms: PAUSE_MS })).toBe(200);
  });

  test('a form of which nothing comes any more is ended', async ({ expect }) => {
    expect(await sendSlowly({ ...form, pieces: [file], pause_ms: PATIENCE_MS * 60 })).toBe('ended');
  });

  test('anything else has to be there in time', async ({ expect }) => {
    const slow = { path: '/json', type: 'application/json', pause_ms: PAUSE_MS };
    const spaces = Array.from({ length: PIECES }, () => ' ');

    expect(await sendSlowly({ ...slow, pieces: ['{', ...spaces, '}'] })).toBe('ended');
    expect(await sendSlowly({ ...slow, pieces: ['{', '}'] })).toBe(200);
  });
});
