import { expect, test } from 'vitest';
import { openPlainText } from './plain-text.ts';

const pagesOf = async (bytes: Buffer) => {
  const document = openPlainText(bytes);
  const pages = Array.from({ length: document.pages }, (_, at) => document.read(at + 1));
  return (await Promise.all(pages)).map(({ text }) => text);
};

test.each([
  ['UTF-8', Buffer.from('Patiënt is één keer gezien.')],
  ['UTF-8 with its mark', Buffer.from('\ufeffPatiënt is één keer gezien.')],
  ['UTF-16', Buffer.from('\ufeffPatiënt is één keer gezien.', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\ufeffPatiënt is één keer gezien.', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('Patiënt is één keer gezien.', 'latin1')],
])('letters with accents are right in %s', async (_, bytes) => {
  expect(await pagesOf(bytes)).toEqual(['Patiënt is één keer gezien.']);
});

test('lines and blank lines stay, and what is left of a table', async () => {
  expect(
    await pagesOf(Buffer.from('Geachte collega,\r\n\r\nMiddel\tDosis\r\nSertraline\t50 mg\r\n')),
  ).toEqual(['Geachte collega,\n\nMiddel\tDosis\nSertraline\t50 mg']);
});

test('pages are those of the writer, or about 3,000 characters', async () => {
  expect(await pagesOf(Buffer.from('een\ftwee'))).toEqual(['een', 'twee']);
  const pages = await pagesOf(Buffer.from('Een zin van een lange brief. '.repeat(500)));
  expect(pages.length).toBe(5);
});

test('only white is empty, and a book has too many pages', () => {
  expect(() => openPlainText(Buffer.from(' \n\n\t\n'))).toThrow('empty');
  expect(() => openPlainText(Buffer.from('Een zin van een lang boek. '.repeat(6_000)))).toThrow(
    'too_many_pages',
  );
});

test('columns that stand apart by spaces stay under each other, with a word for every word', async () => {
  const typed = '              3 mrt   1 apr\nLithium       0,71    0,94';
  const page = await openPlainText(Buffer.from(typed)).read(1);
  expect(page.text).toBe(typed);
  expect(page.words.map(({ text, line }) => [text, line])).toEqual([
    ['3', 0],
    ['mrt', 0],
    ['1', 0],
    ['apr', 0],
    ['Lithium', 1],
    ['0,71', 1],
    ['0,94', 1],
  ]);
});
