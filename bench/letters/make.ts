/** Makes the files of all letters in .cache, by the browser's own printing. Those that are there already are kept. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { asDocx } from './as-docx.ts';
import { asHtml } from './as-html.ts';
import { asScan } from './as-scan.ts';
import type { LetterFile } from './letter.ts';

/** An A4 sheet at 96 dots to the inch. */
const SHEET = { width: 794, height: 1123 };
const CSS_DPI = 96;
/** Files of an older generator are made again. */
const VERSION = 6;

const folder = fileURLToPath(new URL('../../.cache/letters/', import.meta.url));

async function print(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

async function photograph(browser: Browser, html: string, dpi: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: SHEET, deviceScaleFactor: dpi / CSS_DPI });
  await page.setContent(html);
  // As a printer does that makes a letter fit its sheet.
  // A text, because the types of a page are not those of this program.
  await page.evaluate(`{
    const tall = document.documentElement.scrollHeight;
    if (tall > ${SHEET.height}) document.body.style.zoom = String((0.98 * ${SHEET.height}) / tall);
  }`);
  const png = await page.screenshot();
  await page.close();
  return png;
}

async function bytesOf(file: LetterFile, browser: Browser, seed: number): Promise<Uint8Array> {
  if (file.form === 'docx') return asDocx(file.letter.text);
  const html = asHtml(file.letter.text, file.look);
  if (file.form === 'pdf') return print(browser, html);
  return asScan(await photograph(browser, html, file.scan.dpi), file.scan, seed);
}

/** The same grain whatever other letters there are. */
const seedOf = (name: string) => createHash('sha256').update(name).digest().readUInt32LE();

const endingOf = (file: LetterFile) => (file.form === 'scan' ? file.scan.as : file.form);

export async function makeLetters(files: LetterFile[]): Promise<{ file: LetterFile; path: string }[]> {
  mkdirSync(folder, { recursive: true });
  const made = files.map((file) => {
    const stamp = createHash('sha256')
      .update(JSON.stringify([VERSION, file]))
      .digest('hex')
      .slice(0, 8);
    return { file, path: join(folder, `${file.letter.name}-${stamp}.${endingOf(file)}`) };
  });
  const missing = made.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return made;
  const browser = await chromium.launch({
    ...(process.env.NOTEER_CHROMIUM && { executablePath: process.env.NOTEER_CHROMIUM }),
    args: ['--no-sandbox'],
  });
  for (const { file, path } of missing) {
    writeFileSync(path, await bytesOf(file, browser, seedOf(file.letter.name)));
  }
  await browser.close();
  return made;
}
