import { setTimeout as sleep } from 'node:timers/promises';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawnPage } from '../../../test/drawn-page.ts';
import { docxFile, docxParagraph } from '../../../test/office-file.ts';
import { scannedPdf, textPdf } from '../../../test/pdf-file.ts';
import { eventsOf, pagesOf, readersOf, withFile } from '../../../test/read-file.ts';
import { textAndWords } from './page-text.ts';

const lines = (...texts: string[]) => texts.map((text, at) => ({ x: 60, y: 780 - at * 16, text }));

test('the text of a PDF comes with the place of every word in the picture of its page', async () => {
  const [page] = await pagesOf(
    textPdf([lines('Geachte collega,', 'hierbij verwijs ik (met spoed) mevrouw Verhoef.')]),
  );

  expect(page).toMatchObject({ number: 1, how: 'text' });
  expect(page?.text).toBe('Geachte collega,\nhierbij verwijs ik (met spoed) mevrouw Verhoef.');
  const picture = await loadImage(Buffer.from(page?.picture as Uint8Array));
  expect([picture.width, picture.height]).toEqual([page?.width, page?.height]);
  const word = page?.words.find(({ text }) => text === 'hierbij');
  const scale = picture.width / 595;
  expect(word?.box[0]).toBeCloseTo(60 * scale, 0);
  // It stands on the line at 764 of 842 points from below.
  const [, y = 0, , height = 0] = word?.box ?? [];
  expect(y).toBeLessThan((842 - 764) * scale);
  expect(y + height).toBeGreaterThan((842 - 764) * scale);
});

test('a page that is a picture is read by OCR, straightened, and says how sure it is', {
  tags: 'thorough',
}, async () => {
  const canvas = drawnPage(
    [
      { x: 120, y: 120, text: 'Sertraline 50 mg eenmaal daags' },
      { x: 120, y: 180, text: 'Allergie: penicilline' },
    ],
    { degrees: 2 },
  );
  const [page] = await pagesOf(scannedPdf(await canvas.encode('jpeg', 90), canvas));

  expect(page?.how).toBe('ocr');
  expect(page?.text).toContain('Sertraline 50 mg eenmaal daags');
  expect(page?.text).toContain('penicilline');
  const words = page?.words ?? [];
  expect(words.every(({ sure }) => sure > 0 && sure <= 1)).toBe(true);
  const line = words.filter((word) => word.line === words.find(({ text }) => text === 'mg')?.line);
  expect(new Set(line.map(({ box }) => box[1])).size).toBe(1);
});

test('every page comes by itself, in order, after their number', async () => {
  const file = textPdf([lines('Een'), lines('Twee'), lines('Drie')]);
  await withFile(file, async (path) => {
    const seen: (string | number)[] = [];
    for await (const event of eventsOf(path))
      seen.push(event.type === 'pages' ? event.count : event.page.text);
    expect(seen).toEqual([3, 'Een', 'Twee', 'Drie']);
  });
});

test('reading goes on from a later page, also where only that one has words', {
  tags: 'thorough',
}, async () => {
  const pages = await pagesOf(textPdf([lines('Een'), lines('Twee'), lines('Drie')]), { from_page: 3 });
  expect(pages.map(({ number, text }) => [number, text])).toEqual([[3, 'Drie']]);
});

test('the words with what stands between them are the text', async () => {
  const [page] = await pagesOf(
    docxFile(docxParagraph('Geachte collega,') + docxParagraph('Dank voor uw brief.')),
  );
  expect(page?.words.map(({ text }) => text).join(' ')).toBe(page?.text.replaceAll(/\s+/g, ' '));
  expect(page).toMatchObject({ width: 0, height: 0, how: 'text' });
  expect(page).not.toHaveProperty('picture');
  expect(textAndWords([])).toEqual({ text: '', words: [] });
});

test('a reader that is killed in the middle is a failure that may be tried again from that page', {
  tags: 'thorough',
}, async () => {
  const file = textPdf([lines('Een'), lines('Twee')]);
  await withFile(file, async (path) => {
    const events = eventsOf(path);
    await events.next();
    await events.next();
    for (const pid of readersOf(path)) process.kill(pid, 'SIGKILL');

    await expect(events.next()).rejects.toMatchObject({ name: 'EngineError', retryable: true });

    const again = eventsOf(path, { from_page: 2 });
    const texts: string[] = [];
    for await (const event of again) if (event.type === 'page') texts.push(event.page.text);
    expect(texts).toEqual(['Twee']);
  });
});

const isGone = async (path: string) => {
  while (readersOf(path).length > 0) await sleep(20);
};

test('reading that is no longer wanted ends its process', { tags: 'thorough' }, async () => {
  await withFile(textPdf([lines('Een'), lines('Twee')]), async (path) => {
    const controller = new AbortController();
    const events = eventsOf(path, { signal: controller.signal });
    await events.next();
    const next = events.next();
    controller.abort(new Error('taken away'));
    await expect(next).rejects.toThrow('taken away');
    await isGone(path);
  });
});

test('who looks at one page and goes leaves no process behind', { tags: 'thorough' }, async () => {
  await withFile(textPdf([lines('Een'), lines('Twee')]), async (path) => {
    for await (const event of eventsOf(path)) if (event.type === 'page') break;
    await isGone(path);
  });
});
