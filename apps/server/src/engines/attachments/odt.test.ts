import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { odtFile } from '../../../test/office-file.ts';
import { openOffice } from './office.ts';

const pagesOf = async (file: Uint8Array) => {
  const document = openOffice(Buffer.from(file));
  const pages = Array.from({ length: document.pages }, (_, at) => document.read(at + 1));
  return (await Promise.all(pages)).map(({ text }) => text);
};

const failure = (file: Uint8Array) => {
  try {
    openOffice(Buffer.from(file));
  } catch (error) {
    return (error as { failure: string }).failure;
  }
  return undefined;
};

test('paragraphs, lists, tables, tabs and the header are read', async () => {
  const file = odtFile(
    '<text:h>Brief</text:h><text:p>Datum:<text:tab/>3<text:s/>maart</text:p>' +
      '<text:list><text:list-item><text:p>Metformine</text:p></text:list-item><text:list-item><text:p>Losartan</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>Middel</text:p></table:table-cell><table:table-cell><text:p>Dosis</text:p></table:table-cell></table:table-row></table:table>',
    '',
    '<text:p>GGZ Eemvallei</text:p>',
  );
  expect(await pagesOf(file)).toEqual([
    'GGZ Eemvallei\n\nBrief\n\nDatum:\t3 maart\n\n- Metformine\n- Losartan\n\nMiddel\tDosis',
  ]);
});

test('what is hidden or deleted, and remarks in the margin, are left out', async () => {
  const file = odtFile(
    '<text:tracked-changes><text:p>weg</text:p></text:tracked-changes><text:p>Zichtbaar<office:annotation><text:p>remark</text:p></office:annotation></text:p>' +
      '<text:p>deels <text:span text:style-name="T1">verborgen</text:span>open</text:p>',
    '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>',
  );
  expect(await pagesOf(file)).toEqual(['Zichtbaar\n\ndeels open']);
});

test('a page ends where its writer ended it', async () => {
  const file = odtFile(
    '<text:p>Een</text:p><text:p text:style-name="P1">Twee</text:p>',
    '<style:style style:name="P1"><style:paragraph-properties fo:break-before="page"/></style:style>',
  );
  expect(await pagesOf(file)).toEqual(['Een', 'Twee']);
});

test('one with a password is encrypted', () => {
  const parts = unzipSync(odtFile('<text:p>x</text:p>'));
  const file = zipSync({
    ...parts,
    'META-INF/manifest.xml': strToU8('<manifest:manifest><manifest:encryption-data/></manifest:manifest>'),
  });
  expect(failure(file)).toBe('encrypted');
});

test('any other zip file is no document', () => {
  expect(failure(zipSync({ 'setup.exe': strToU8('MZ') }))).toBe('unknown_kind');
  expect(failure(zipSync({ 'xl/workbook.xml': strToU8('<a/>') }))).toBe('unknown_kind');
});
