import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type PdfObject, pdfFile, textPdf } from '../../../test/pdf-file.ts';
import { failureOf } from '../../../test/read-file.ts';

const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';
const pdfOf = (...objects: PdfObject[]) => pdfFile(['/Type /Catalog /Pages 2 0 R', ...objects]);
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ x: 60, y: 800 - at * 14, text: `Regel ${at}` }));

test('a PDF with a password is encrypted', async () => {
  const key = 'a1'.repeat(32);
  const encrypted = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<00><00>]`;
  expect(await failureOf(textPdf([lines(2)], encrypted))).toBe('encrypted');
});

test('a PDF of 5,000 pages has too many', { tags: 'thorough' }, async () => {
  const kids = '3 0 R '.repeat(5_000);
  expect(await failureOf(pdfOf(`/Type /Pages /Kids [${kids}] /Count 5000`, page))).toBe('too_many_pages');
});

test.each([
  ['whose pages contain themselves', pdfOf('/Type /Pages /Kids [2 0 R 2 0 R] /Count 4')],
  ['that is cut off', textPdf([lines(30)]).subarray(0, 120)],
  ['that has a head and then anything', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 7)])],
])('a PDF %s is damaged', async (_, file) => {
  expect(await failureOf(file)).toBe('damaged');
});

test('a PDF with blank pages cannot be read, and says so at the end', { tags: 'thorough' }, async () => {
  expect(await failureOf(textPdf([[], []]))).toBe('not_readable');
});

test('a page that draws itself is not drawn for ever', { tags: 'thorough' }, async () => {
  const form = {
    head: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 4 0 R >> >>',
    stream: '/F Do',
  };
  const file = pdfOf(
    '/Type /Pages /Kids [3 0 R] /Count 1',
    `${page} /Contents 5 0 R /Resources << /XObject << /F 4 0 R >> >>`,
    form,
    { head: '', stream: '/F Do' },
  );
  expect(['not_readable', 'damaged', 'took_too_long', 'out_of_memory']).toContain(
    await failureOf(file, { limits: { page_ms: 4_000, memory_bytes: 400 * 1024 * 1024 } }),
  );
});

test('a page whose content unpacks to more than it may hold ends the reader, not the server', {
  tags: 'thorough',
}, async () => {
  // Packed twice, 150 MB of one letter are a few hundred bytes.
  const bomb = deflateSync(deflateSync(Buffer.alloc(150 * 1024 * 1024, ' 0 0 m')));
  const file = pdfOf('/Type /Pages /Kids [3 0 R] /Count 1', `${page} /Contents 4 0 R /Resources << >>`, {
    head: '/Filter [/FlateDecode /FlateDecode]',
    stream: bomb,
  });
  expect(['out_of_memory', 'took_too_long']).toContain(
    await failureOf(file, { limits: { page_ms: 5_000, memory_bytes: 250 * 1024 * 1024 } }),
  );
});

test('work that takes longer than it may is ended', { tags: 'thorough' }, async () => {
  const file = textPdf([lines(50)]);
  expect(await failureOf(file, { limits: { page_ms: 20 } })).toBe('took_too_long');
});

test('a file of more than 25 MB is not even opened', async () => {
  expect(await failureOf(Buffer.alloc(26 * 1024 * 1024))).toBe('too_large');
});

test('nothing is empty, and a program with another name is of no kind', async () => {
  expect(await failureOf('')).toBe('empty');
  expect(await failureOf(readFileSync(process.execPath).subarray(0, 100_000))).toBe('unknown_kind');
});

function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(head);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const jpegOf = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
  ]);

/** One directory with a width and a height, and where the next one is. */
function tiffOf(width: number, height: number, next = 0): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  for (const [at, [tag, value]] of [
    [256, width],
    [257, height],
  ].entries()) {
    tiff.writeUInt16LE(tag as number, 10 + at * 12);
    tiff.writeUInt16LE(4, 12 + at * 12);
    tiff.writeUInt32LE(1, 14 + at * 12);
    tiff.writeUInt32LE(value as number, 18 + at * 12);
  }
  tiff.writeUInt32LE(next, 34);
  return tiff;
}

test.each([
  ['a PNG that says it has 40,000 × 40,000 pixels', pngOf(40_000, 40_000), 'too_large'],
  ['such a JPEG', jpegOf(40_000, 40_000), 'too_large'],
  ['such a TIFF', tiffOf(40_000, 40_000), 'too_large'],
  ['a TIFF whose pages lead back to the first', tiffOf(100, 100, 8), 'damaged'],
  ['a PNG that is only a head', pngOf(100, 100), 'damaged'],
  ['a JPEG that is only a head', jpegOf(100, 100), 'damaged'],
  ['a TIFF without anything in it', tiffOf(0, 0), 'damaged'],
  [
    'a photo of an iPhone that is only a head',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'damaged',
  ],
])('%s', { tags: 'thorough' }, async (_, file, failure) => {
  expect(await failureOf(file)).toBe(failure);
});
