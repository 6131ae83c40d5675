/** Turns what was photographed into the files of the site. Chromium itself is the encoder: there is nothing to install. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

export type PictureEncoder = {
  page: Page;
  /** A PNG as WebP, so wide and high. */
  webp(png: Buffer, width: number, height: number): Promise<Buffer>;
  /** Red, green, blue and opacity of every pixel. */
  pixels(png: Buffer): Promise<Buffer>;
};

/** Under this, the edges of small letters begin to swim. */
const QUALITY = 0.86;

type Order = { png: string; width: number; height: number; quality: number };

/** Runs in the page. */
async function encodeWebp({ png, width, height, quality }: Order): Promise<string> {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
  const whole = await createImageBitmap(blob);
  const isSmaller = width < whole.width;
  const bitmap = isSmaller
    ? await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
    : whole;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality })).bytes();
  return bytes.toBase64();
}

/** Runs in the page. */
async function readPixels(png: string): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  return new Uint8Array(context.getImageData(0, 0, width, height).data.buffer).toBase64();
}

export async function openPictureEncoder(browser: Browser): Promise<PictureEncoder> {
  const page = await browser.newPage();
  // An address that counts as safe: some encoders are not there on others.
  await page.route('http://localhost/encoder', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://localhost/encoder');
  return {
    page,
    async webp(png, width, height) {
      const order = { png: png.toString('base64'), width, height, quality: QUALITY };
      return Buffer.from(await page.evaluate(encodeWebp, order), 'base64');
    },
    async pixels(png) {
      return Buffer.from(await page.evaluate(readPixels, png.toString('base64')), 'base64');
    },
  };
}

const folder = join(import.meta.dirname, '../apps/web/src/site/pictures');

export const kept = (name: string): string => readFileSync(join(folder, name), 'utf8');

export function keep(name: string, content: Buffer | string): void {
  writeFileSync(join(folder, name), content);
  console.log(`  ${name}  ${Math.round(content.length / 1000)} KB`);
}
