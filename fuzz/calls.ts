/** Makes calls of an endpoint of the contract by chance: as they should be, and less so. */
import { createHash } from 'node:crypto';
import { contentTypeOf, type Endpoint } from '@noteer/contract';
import { z } from 'zod';
import { wavFile } from '../apps/server/test/wav-file.ts';
import { xlsxFile } from '../apps/server/test/xlsx-file.ts';
import { type Belongings, kindIn } from './belongings.ts';
import { spoilt } from './bytes.ts';
import type { Chance } from './chance.ts';
import { disturbed, fitting, hostileTexts, oddJson, type Schema } from './values.ts';

export type Call = { url: string; headers: Record<string, string>; payload?: string | Buffer };

const schemas = new Map<z.ZodType, Schema>();
function schemaOf(schema: z.ZodType): Schema {
  const known = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  schemas.set(schema, known);
  return known;
}

/** No bare dots: an address loses them before it is sent, and another endpoint answers. */
const oddSteps = ['%00', '%ff', '%2e%2e%2f', '..;', '%', '-1', '1e9', 'null', `${'x'.repeat(120)}`];

function pathOf({ path }: Endpoint, chance: Chance, owned: Belongings, ids: readonly string[]): string {
  const kind = kindIn(path);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (chance.is(0.06)) return chance.pick(oddSteps);
    if (name === 'seq' || name === 'number') return String(chance.pick([0, 1, 1, 2, 7, 2 ** 31, -1]));
    if (name === 'name') return encodeURIComponent(chance.pick(['tiny', ...hostileTexts]).toWellFormed());
    return kind && chance.is(0.85) ? owned[kind] : chance.pick(ids);
  });
}

function queryOf({ query }: Endpoint, chance: Chance, ids: readonly string[]): string {
  if (!query) return chance.is(0.05) ? '?__proto__=1&a[b]=c' : '';
  const fits = fitting(schemaOf(query), chance, ids) as Record<string, unknown>;
  const values = chance.is(0.3) ? disturbed(fits, chance) : fits;
  if (typeof values !== 'object' || values === null) return '';
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) && value.length < 5 ? value : [value]).map((one): [string, string] => [
      name.toWellFormed(),
      String(Object(one) === one ? '{}' : one).toWellFormed(),
    ]),
  );
  return `?${new URLSearchParams(pairs)}`;
}

const fileNames = [
  'opname.wav',
  'brief.txt',
  '../../etc/passwd',
  'a".txt',
  'x'.repeat(500),
  '\u202Etxt.exe',
  '',
];
const goodFiles = [
  wavFile(0.1, 16_000, 1),
  wavFile(0.05, 44_100, 2),
  Buffer.from('Geachte collega, de cliënt slaapt slecht.'),
  Buffer.from('code;omschrijving\r\nA1;Een\r\nA2;Twee\r\n'),
  Buffer.from(
    xlsxFile({
      Blad: [
        ['code', 'omschrijving'],
        ['A1', 'Een'],
      ],
    }),
  ),
];

/** A form as it stands on the line: good parts in any order, some of them spoilt, sometimes the whole of it. */
function formOf(
  chance: Chance,
  owned: Belongings,
  ids: readonly string[],
): { type: string; payload: Buffer } {
  const boundary = 'grens-van-dit-formulier';
  const fields: [string, string][] = [
    ['appointment', owned.appointment],
    ['attachment_id', chance.is(0.2) ? owned.attachment : chance.pick(ids)],
    ['consent_text', 'Mag het?'],
    ['consent_given_at', '2026-11-02T09:00:00Z'],
    ...(['language', 'template', 'system', 'valid_from', 'recording_duration'] as const).map(
      (name): [string, string] => [
        name,
        chance.pick(['nl', 'soep', 'zpm', '2026-01-01', '5', ...hostileTexts]),
      ],
    ),
  ];
  const parts: Buffer[] = [];
  const add = (head: string, body: Uint8Array | string) =>
    parts.push(
      Buffer.concat([
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from('\r\n'),
      ]),
    );
  for (const [name, value] of fields)
    if (name === 'appointment' || chance.is(0.5))
      add(
        `Content-Disposition: form-data; name="${name}"`,
        (chance.is(0.1) ? chance.pick(hostileTexts) : value).slice(0, 12_000),
      );
  const files = chance.pick([0, 1, 1, 1, 1, 2]);
  for (let count = 0; count < files; count++) {
    const name = chance.pick(['recording_file', 'file', 'file', 'ander']);
    const bytes = chance.pick(goodFiles);
    const type = chance.pick(['audio/wav', 'text/csv', 'application/octet-stream', 'a/b/c', 'x'.repeat(300)]);
    const head = `Content-Disposition: form-data; name="${name}"; filename="${chance.pick(fileNames)}"`;
    add(`${head}\r\nContent-Type: ${type}`, chance.is(0.6) ? spoilt(bytes, chance) : bytes);
  }
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const type = chance.is(0.05)
    ? chance.pick(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'])
    : `multipart/form-data; boundary=${boundary}`;
  return { type, payload: chance.is(0.25) ? Buffer.from(spoilt(whole, chance)) : whole };
}

function bodyOf({ body }: Endpoint, chance: Chance, owned: Belongings, ids: readonly string[]) {
  if (!body) return chance.is(0.05) ? { type: 'application/json', payload: '{"a":1}' } : undefined;
  const type = contentTypeOf(body);
  if (type === 'multipart/form-data') return formOf(chance, owned, ids);
  if (type) return { type, payload: Buffer.from(spoilt(chance.pick(goodFiles), chance)) };
  const fits = fitting(schemaOf(body), chance, ids);
  const disturbances = chance.pick([0, 0, 0, 1, 1, 2]);
  let value = fits;
  for (let count = 0; count < disturbances; count++) value = disturbed(value, chance);
  const json = JSON.stringify(value) ?? '';
  return {
    type: chance.is(0.02)
      ? chance.pick(['text/plain', 'application/xml', '', 'application/json; charset=utf-7'])
      : 'application/json',
    payload: chance.is(0.06) ? oddJson(json, chance) : json,
  };
}

/** `owned`: whose things it is about; `ids`: all that there are. */
export function callOf(endpoint: Endpoint, chance: Chance, owned: Belongings, ids: readonly string[]): Call {
  const body = bodyOf(endpoint, chance, owned, ids);
  const isChunk = endpoint.path.includes('{seq}') && Buffer.isBuffer(body?.payload) && chance.is(0.7);
  const query = isChunk
    ? `?sha256=${createHash('sha256').update(body.payload).digest('hex')}`
    : queryOf(endpoint, chance, ids);
  return {
    url: pathOf(endpoint, chance, owned, ids) + query,
    headers: {
      ...(body?.type && { 'content-type': body.type }),
      ...(chance.is(0.1) && {
        range: chance.pick(['bytes=0-', 'bytes=-5', 'bytes=9-1', 'bytes=0-99999999999', 'x=1-2']),
      }),
    },
    ...(body && { payload: body.payload }),
  };
}
