/** Photos and scans: how large they say that they are is looked at before anything is decoded. */
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import decodeHeic from 'heic-decode';
import utif from 'utif2';
import { claimedSize, type Size, tiffPages } from './image-heads.ts';
import type { Kind } from './kind.ts';
import type { Ocr } from './ocr.ts';
import { AttachmentUnreadable, limits, type OpenDocument } from './port.ts';
import { readScan, type Sheet } from './scan.ts';

type Page = () => Promise<Sheet> | Sheet;

function refuseTooLarge({ width, height }: Size): void {
  if (width * height > limits.pixels) throw new AttachmentUnreadable('too_large');
  if (!(width > 0 && height > 0)) throw new AttachmentUnreadable('damaged');
}

function sheetOf(data: Uint8ClampedArray | Uint8Array, { width, height }: Size): Sheet {
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, width * height * 4);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

function openTiff(bytes: Buffer): Page[] {
  const sizes = tiffPages(bytes);
  if (sizes.length > limits.pages) throw new AttachmentUnreadable('too_many_pages');
  for (const size of sizes) refuseTooLarge(size);
  return utif
    .decode(bytes)
    .slice(0, sizes.length)
    .map((page) => () => {
      utif.decodeImage(bytes, page);
      const sheet = sheetOf(utif.toRGBA8(page), page);
      // What was decoded would stay with the page until the last one is read.
      page.data = new Uint8Array();
      return sheet;
    });
}

async function openHeic(bytes: Buffer): Promise<Page[]> {
  const [first] = await decodeHeic.all({ buffer: bytes });
  if (!first) throw new AttachmentUnreadable('damaged');
  refuseTooLarge(first);
  return [async () => sheetOf((await first.decode()).data, first)];
}

async function pagesOf(bytes: Buffer, kind: Kind): Promise<Page[]> {
  if (kind === 'tiff') return openTiff(bytes);
  if (kind === 'heic') return openHeic(bytes);
  refuseTooLarge(claimedSize(bytes, kind as 'png' | 'jpeg'));
  // It turns what a camera that was held sideways says to turn.
  return [() => loadImage(bytes)];
}

/** What a decoder says of a broken picture is of no use to anyone. */
async function orDamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AttachmentUnreadable ? error : new AttachmentUnreadable('damaged');
  }
}

export async function openImage(bytes: Buffer, kind: Kind, ocr: () => Promise<Ocr>): Promise<OpenDocument> {
  const pages = await orDamaged(() => pagesOf(bytes, kind));
  return {
    pages: pages.length,
    async read(number) {
      const page = pages[number - 1] as Page;
      const sheet = await orDamaged(async () => page());
      return readScan(sheet, number, await ocr());
    },
  };
}
