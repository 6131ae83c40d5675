/** Serves the built web app: its files, and its one page for every other address. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

const builtWeb = resolve(import.meta.dirname, '../../../web/dist');

export async function servePages(app: FastifyInstance, webRoot = builtWeb): Promise<void> {
  const page = join(webRoot, 'index.html');
  const html = existsSync(page) ? readFileSync(page) : undefined;
  if (html) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // Vite puts a hash of the content in these names: they never change.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/api(\/|$)|^\/assets\//.test(request.url);
    if (!html || !isPage) return notFound(reply);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}
