import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { docxFile, docxParagraph as p } from '../../../test/office-file.ts';
import { openDocx } from './docx.ts';

const pagesOf = async (file: Uint8Array) => {
  const document = openDocx(Buffer.from(file));
  const pages = Array.from({ length: document.pages }, (_, at) => document.read(at + 1));
  return (await Promise.all(pages)).map(({ text }) => text);
};

const failure = (file: Uint8Array) => {
  try {
    openDocx(Buffer.from(file));
  } catch (error) {
    return (error as { failure: string }).failure;
  }
  return undefined;
};

const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;

test('paragraphs are blocks, with what Word cuts into pieces put together', async () => {
  const body =
    '<w:p><w:r><w:t>Geachte </w:t></w:r><w:r><w:t>col</w:t></w:r><w:r><w:t>lega,</w:t></w:r></w:p>';
  expect(await pagesOf(docxFile(body + p('Hierbij verwijs ik.')))).toEqual([
    'Geachte collega,\n\nHierbij verwijs ik.',
  ]);
});

test('rows of a table are lines with tabs, and words of a cell stay together', async () => {
  const two = `<w:tc>${p('Sertraline')}${p('(generiek)')}</w:tc>`;
  const table = `<w:tbl>${row('Middel', 'Dosis')}<w:tr>${two}${cell('50 mg 1dd1')}</w:tr></w:tbl>`;
  expect(await pagesOf(docxFile(p('Medicatie') + table + p('Einde')))).toEqual([
    'Medicatie\n\nMiddel\tDosis\nSertraline (generiek)\t50 mg 1dd1\n\nEinde',
  ]);
});

test('lists keep their marks: a dash, or the number where they count', async () => {
  const item = (list: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`;
  const lists =
    '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>';
  const body = p('Metformine', '', item(1)) + p('Bellen', '', item(2)) + p('Lab', '', item(2));
  expect(await pagesOf(docxFile(body, { 'word/numbering.xml': lists }))).toEqual([
    '- Metformine\n1. Bellen\n2. Lab',
  ]);
});

test('what is hidden, deleted or told a second time for old programs is left out', async () => {
  const body =
    p('Zichtbaar') +
    p('verborgen', '<w:vanish/>') +
    p('niet verborgen', '<w:vanish w:val="0"/>') +
    '<w:p><w:del><w:r><w:delText>weg</w:delText></w:r></w:del><w:ins><w:r><w:t>nieuw</w:t></w:r></w:ins></w:p>' +
    `<mc:AlternateContent><mc:Choice>${p('kader')}</mc:Choice><mc:Fallback>${p('kader')}</mc:Fallback></mc:AlternateContent>`;
  expect(await pagesOf(docxFile(body))).toEqual(['Zichtbaar\n\nniet verborgen\n\nnieuw\n\nkader']);
});

test('header and footer are there once', async () => {
  const file = docxFile(p('Inhoud'), {
    'word/header1.xml': `<w:hdr>${p('GGZ Eemvallei')}</w:hdr>`,
    'word/footer1.xml': `<w:ftr>${p('Vertrouwelijk')}</w:ftr>`,
  });
  expect(await pagesOf(file)).toEqual(['GGZ Eemvallei\n\nInhoud\n\nVertrouwelijk']);
});

test('a page ends where its writer ended it, or where a sheet is full', async () => {
  const ended = `${p('Een')}<w:p><w:r><w:br w:type="page"/><w:t>Twee</w:t></w:r></w:p>`;
  expect(await pagesOf(docxFile(ended))).toEqual(['Een', 'Twee']);
  const long = p('Woorden van een lange brief. '.repeat(20)).repeat(10);
  expect((await pagesOf(docxFile(long))).length).toBe(2);
});

test('a document of more than 50 sheets has too many pages', () => {
  expect(failure(docxFile(p('Woorden van een lange brief. '.repeat(90)).repeat(70)))).toBe('too_many_pages');
});

test.each([
  ['without a word', docxFile(p('')), 'empty'],
  ['that is not whole XML', zipSync({ 'word/document.xml': strToU8('<w:document><w:body>') }), 'damaged'],
  ['cut off', docxFile(p('Tekst')).subarray(0, 200), 'damaged'],
  [
    'with entities that multiply',
    zipSync({
      'word/document.xml': strToU8(
        `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`).join('')}]><w:document xmlns:w="w"><w:t>&a8;</w:t></w:document>`,
      ),
    }),
    'damaged',
  ],
  ['that is nested without end', docxFile('<w:sdt>'.repeat(5_000) + '</w:sdt>'.repeat(5_000)), 'damaged'],
])('a document %s', (_, file, expected) => {
  expect(failure(file)).toBe(expected);
});

/** What parts say of their size unpacked, in the list at the end and before their bytes. */
function claiming(file: Uint8Array, bytes: number): Buffer {
  const claimed = Buffer.from(file);
  for (const [mark, place] of [
    [Buffer.from([0x50, 0x4b, 1, 2]), 24],
    [Buffer.from([0x50, 0x4b, 3, 4]), 22],
  ] as const) {
    for (let at = claimed.indexOf(mark); at >= 0; at = claimed.indexOf(mark, at + 4))
      claimed.writeUInt32LE(bytes, at + place);
  }
  return claimed;
}
const megabytes = (count: number) => count * 1024 * 1024;

test('a zip that unpacks to more than 100 MB is too large, in one part or in many', () => {
  const one = zipSync({ 'word/document.xml': strToU8('<a/>') });
  expect(failure(claiming(one, megabytes(101)))).toBe('too_large');
  const pictures = Array.from(
    { length: 10 },
    (_, at) => [`word/media/${at}.bin`, new Uint8Array(9)] as const,
  );
  const many = zipSync({ 'word/document.xml': strToU8('<a/>'), ...Object.fromEntries(pictures) });
  expect(failure(claiming(many, megabytes(10)))).toBe('too_large');
});

test('a zip with more than 2,000 parts is too large', { tags: 'thorough' }, () => {
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array()]));
  expect(failure(zipSync({ 'word/document.xml': strToU8('<a/>'), ...many }))).toBe('too_large');
});

test('a part that claims to be small gets no more room than it claims', () => {
  const file = zipSync({ 'word/document.xml': new Uint8Array(megabytes(12)) });
  const before = process.memoryUsage().arrayBuffers;
  expect(failure(claiming(file, 1_000))).toBe('damaged');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(megabytes(6));
});

test('a part with a password is encrypted', () => {
  const file = Buffer.from(docxFile(p('Tekst')));
  const entry = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  file.writeUInt16LE(1, entry + 8);
  expect(failure(file)).toBe('encrypted');
});

test('columns that stand apart by spaces stay under each other', async () => {
  const body = p('Bepaling      3 mrt   1 apr') + p('Lithium       0,71    0,94') + p('              H');
  expect(await pagesOf(docxFile(body))).toEqual([
    'Bepaling      3 mrt   1 apr\n\nLithium       0,71    0,94\n\n              H',
  ]);
});

test('where blank paragraphs part a letter, those that follow each other are lines of one block', async () => {
  const blank = '<w:p/>';
  const body = p('Medicatie:') + p('sertraline 50 mg') + blank + p('Lab') + p('TSH 2,1') + blank + blank;
  expect(await pagesOf(docxFile(body))).toEqual(['Medicatie:\nsertraline 50 mg\n\nLab\nTSH 2,1']);
});
