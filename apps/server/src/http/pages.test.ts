import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { servePages } from './pages.ts';

const root = mkdtempSync(join(tmpdir(), 'noteer-pages-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Noteer</title>');
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, 'assets/app-x1.js'), 'export {};');
writeFileSync(join(root, 'assets/app-x1.js.gz'), gzipSync('export {};'));
const app = fastify();
await servePages(app, root);

test.each(['/', '/welcome', '/sign-in?x=1', '/walkthrough/record', '/no-such-page'])(
  '%s is the one page',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);

    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('<title>Noteer</title>');
  },
);

test('asking for the head of a page is asking for a page', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/sign-in' })).statusCode).toBe(200);
});

test('files with a hash in their name are kept for a year, others are asked for anew', async () => {
  const hashed = await app.inject('/assets/app-x1.js');
  const plain = await app.inject('/favicon.svg');

  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['cache-control']).toBe('no-cache');
});

test('a compressed file is sent to those who take it', async () => {
  const { headers } = await app.inject({ url: '/assets/app-x1.js', headers: { 'accept-encoding': 'gzip' } });

  expect(headers['content-encoding']).toBe('gzip');
});

test.each(['/api/nothing', '/assets/gone.js', '/api'])(
  '%s that is not there is a 404, not a page',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('nothing outside the folder is served', async () => {
  const { body } = await app.inject('/..%2f..%2f..%2fetc%2fpasswd');

  expect(body).not.toContain('root:');
});
