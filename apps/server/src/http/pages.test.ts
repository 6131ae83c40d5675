import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { servePages } from './pages.ts';

const root = mkdtempSync(join(tmpdir(), 'noteer-pages-'));
mkdirSync(join(root, 'assets'));
mkdirSync(join(root, 'site/en'), { recursive: true });
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Noteer</title>');
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, 'assets/app-x1.js'), 'export {};');
writeFileSync(join(root, 'assets/app-x1.js.gz'), gzipSync('export {};'));
writeFileSync(
  join(root, 'site/welcome.html'),
  '<title>Welkom</title><link rel="canonical" href="%PUBLIC_URL%/welcome"><a href="%LOGIN_NL_URL%">NL</a><a href="%LOGIN_SLO_URL%">SLO</a>',
);
writeFileSync(join(root, 'site/en/welcome.html'), '<title>Welcome</title>');
writeFileSync(join(root, 'site/robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml');

const settings = readSettings({
  PUBLIC_URL: 'https://noteer.example.org',
  LOGIN_SLO_URL: 'https://slo.example.org/?a=1&b="2"',
});
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
await servePages(app, settings, root);

test.each([
  '/',
  '/sign-in?x=1',
  '/walkthrough/record',
  '/home/',
  '/recording-details/9b2f6a0e-7c1d-4f0e-8a4c-2b6f5f0d3c02',
  '/walkthrough/review/9b2f6a0e-7c1d-4f0e-8a4c-2b6f5f0d3c02/',
  '/recording-details/no-such-id',
])('%s is the app', async (url) => {
  const { statusCode, headers, body } = await app.inject(url);

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('<title>Noteer</title>');
});

test.each([
  ['/welcome', 'Welkom'],
  ['/welcome/', 'Welkom'],
  ['/welcome?from=mail', 'Welkom'],
  ['/en/welcome', 'Welcome'],
])('%s is a page of the site', async (url, title) => {
  const { statusCode, body } = await app.inject(url);

  expect([statusCode, body.includes(`<title>${title}</title>`)]).toEqual([200, true]);
});

test.each([
  ['/no-such-page', '/welcome'],
  ['/nergens/dieper?x=1', '/welcome'],
  ['/recording-details/a/b', '/welcome'],
  ['/home/9b2f6a0e-7c1d-4f0e-8a4c-2b6f5f0d3c02', '/welcome'],
  ['/site/welcome.html', '/welcome'],
  ['/index.html', '/welcome'],
  ['//elsewhere.example.org', '/welcome'],
  ['/en', '/en/welcome'],
  ['/en/nowhere', '/en/welcome'],
])('%s leads to %s', async (url, to) => {
  const { statusCode, headers } = await app.inject(url);

  expect([statusCode, headers.location]).toEqual([302, to]);
});

test('a page of the site knows where it stands and where people sign in', async () => {
  const { body } = await app.inject('/welcome');

  expect(body).toContain('href="https://noteer.example.org/welcome"');
  expect(body).toContain('<a href="/sign-in">NL</a>');
  expect(body).toContain('<a href="https://slo.example.org/?a=1&amp;b=&quot;2&quot;">SLO</a>');
  expect((await app.inject('/robots.txt')).body).toBe('Sitemap: https://noteer.example.org/sitemap.xml');
});

test('a page of the site is packed for the wire, and not sent again to those who have it', async () => {
  const packed = await app.inject({ url: '/welcome', headers: { 'accept-encoding': 'gzip, br' } });
  const etag = String(packed.headers.etag);
  const again = await app.inject({ url: '/welcome', headers: { 'if-none-match': etag } });

  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<title>Welkom</title>');
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('asking for the head of a page is asking for a page', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/sign-in' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'HEAD', url: '/welcome' })).statusCode).toBe(200);
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
