/** Serves the public site: pages rendered at build time, with the few addresses filled in that only a setting knows. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { siteBlanks } from '@noteer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

type SiteSettings = Pick<Settings, 'PUBLIC_URL' | 'LOGIN_NL_URL' | 'LOGIN_SLO_URL'>;
type Encoding = 'br' | 'gzip';
type Document = { type: string; etag: string; plain: Buffer; packed: Partial<Record<Encoding, Buffer>> };

const pack: Record<Encoding, (plain: Buffer) => Buffer> = {
  // Not the highest: that would keep the first visitor waiting for a few hundred bytes.
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => gzipSync(plain),
};

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function fill(text: string, settings: SiteSettings): string {
  return text
    .replaceAll(siteBlanks.publicUrl, escapeAttribute(settings.PUBLIC_URL))
    .replaceAll(siteBlanks.loginNl, escapeAttribute(settings.LOGIN_NL_URL))
    .replaceAll(siteBlanks.loginSlo, escapeAttribute(settings.LOGIN_SLO_URL));
}

function toDocument(text: string, ending: string): Document {
  const plain = Buffer.from(text);
  return {
    type: types[ending] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    packed: {},
  };
}

/** When it is first asked for: most starts serve few of the pages, and all of them in two ways was most of a start. */
function packedIn(encoding: Encoding, { plain, packed }: Document): Buffer {
  const bytes = packed[encoding] ?? pack[encoding](plain);
  packed[encoding] = bytes;
  return bytes;
}

function send(document: Document, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'content-type': document.type,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: document.etag,
  });
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding) return reply.send(document.plain);
  return reply.header('content-encoding', encoding).send(packedIn(encoding, document));
}

/** `en/about.html` is at `/en/about`, `robots.txt` where it is. */
export function serveSite(app: FastifyInstance, folder: string, settings: SiteSettings): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    const ending = /\.(html|xml|txt)$/.exec(file)?.[1];
    if (!ending) continue;
    const document = toDocument(fill(readFileSync(join(folder, file), 'utf8'), settings), ending);
    const path = `/${file.replace(/\.html$/, '')}`;
    app.get(path, (request, reply) => send(document, request, reply));
  }
}
