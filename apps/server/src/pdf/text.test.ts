import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type Line, textPdf } from './text.ts';

async function textOf(lines: Line[]) {
  const bytes: Uint8Array[] = [];
  for await (const part of textPdf({ name: '', address: '', logo: undefined }, lines)) bytes.push(part);
  const task = getDocument({ data: new Uint8Array(Buffer.concat(bytes)), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).filter((text) => text.trim() !== '');
    }),
  );
  await task.destroy();
  return pages;
}

test('letters beyond western Europe are written without their mark, quotes and euros as they are', async () => {
  const [page] = await textOf([{ text: 'Łukasz Đorđe: “één” – € 5, Čapek 漢', as: 'text' }]);
  expect(page).toEqual(['Lukasz Dorde: “één” – € 5, Capek ?']);
});

test('a long text goes over pages, whole, and no heading stands alone at the foot', async () => {
  const lines = Array.from({ length: 120 }, (_, at): Line[] => [
    { text: `Kop ${at}`, as: 'heading' },
    { text: `Regel ${at} ${'met woorden '.repeat(12)}`.trim(), as: 'text' },
  ]).flat();
  const pages = await textOf(lines);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.flat().filter((text) => text.startsWith('Kop'))).toHaveLength(120);
  expect(pages.flat().filter((text) => text.startsWith('Regel'))).toHaveLength(120);
  for (const page of pages) expect(page.at(-1)).not.toMatch(/^Kop/);
});

test('a word that is wider than the page is broken, and nothing of it is lost', async () => {
  const word = 'x'.repeat(500);
  const [page] = await textOf([{ text: word, as: 'text' }]);
  expect(page?.length).toBeGreaterThan(1);
  expect(page?.join('')).toBe(word);
});
