/** Serves what is not the API: the public site, the app's files, and the app's one page at each of its addresses. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isAppPath } from '@noteer/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { notFound } from './errors.ts';
import { serveSite } from './site.ts';

const builtWeb = resolve(import.meta.dirname, '../../../web/dist');

/** Without a query, and the same with a slash at the end. */
const pathOf = (url: string) => url.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');

export async function servePages(
  app: FastifyInstance,
  settings: Settings,
  webRoot = builtWeb,
): Promise<void> {
  const page = join(webRoot, 'index.html');
  const html = existsSync(page) ? readFileSync(page) : undefined;
  if (html) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', 'site/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // Vite puts a hash of the content in these names: they never change.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    serveSite(app, join(webRoot, 'site'), settings);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/api(\/|$)|^\/assets\//.test(request.url);
    if (!html || !isPage) return notFound(reply);
    const path = pathOf(request.url);
    if (path === '/en') return reply.redirect('/en/welcome');
    if (!isAppPath(path)) return reply.redirect(path.startsWith('/en/') ? '/en/welcome' : '/welcome');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}
