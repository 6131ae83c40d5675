/** PDF: text as it stands there with its places; a page that is a picture is drawn and read as a scan. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, PasswordException, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { layOut } from './layout.ts';
import type { Ocr } from './ocr.ts';
import { textAndWords } from './page-text.ts';
import { isAPicture } from './pdf-picture.ts';
import { wordsOf } from './pdf-words.ts';
import { pictureOf } from './picture.ts';
import { AttachmentUnreadable, limits, type OpenDocument, type ReadPage } from './port.ts';
import { readScan } from './scan.ts';

/** Pixels of an A4 sheet's width: enough to read beside the text, and about 250 dots to the inch for OCR. */
const SHOWN_WIDTH = 1_240;
const SCANNED_WIDTH = 2_067;
/** A page may claim to be a kilometre long. */
const LONGEST_SIDE = 4_000;

const parts = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const inParts = (folder: string) => `${join(parts, folder)}/`;

async function open(bytes: Buffer) {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      maxImageSize: limits.pixels,
      // Letters are drawn as shapes: a file's own fonts are never given to the system.
      disableFontFace: true,
      useSystemFonts: false,
      standardFontDataUrl: inParts('standard_fonts'),
      cMapUrl: inParts('cmaps'),
      cMapPacked: true,
      wasmUrl: inParts('wasm'),
      iccUrl: inParts('iccs'),
      enableXfa: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    throw new AttachmentUnreadable(error instanceof PasswordException ? 'encrypted' : 'damaged');
  }
}

async function draw(page: PDFPageProxy, wanted_width: number): Promise<Canvas> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(wanted_width / width, LONGEST_SIDE / height);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  // Its types are those of a browser.
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  return canvas;
}

async function readText(page: PDFPageProxy, number: number): Promise<ReadPage | undefined> {
  const { width } = page.getViewport({ scale: 1 });
  const canvas = await draw(page, SHOWN_WIDTH);
  const viewport = page.getViewport({ scale: canvas.width / width });
  const words = wordsOf(await page.getTextContent(), viewport.transform);
  if (await isAPicture(page, words)) return undefined;
  const { picture } = await pictureOf(canvas);
  return {
    number,
    width: canvas.width,
    height: canvas.height,
    how: 'text',
    ...textAndWords(layOut(words)),
    picture,
  };
}

export async function openPdf(bytes: Buffer, ocr: () => Promise<Ocr>): Promise<OpenDocument> {
  const document = await open(bytes);
  if (document.numPages > limits.pages) throw new AttachmentUnreadable('too_many_pages');
  if (document.numPages === 0) throw new AttachmentUnreadable('empty');
  return {
    pages: document.numPages,
    async read(number) {
      try {
        const page = await document.getPage(number);
        const read =
          (await readText(page, number)) ??
          (await readScan(await draw(page, SCANNED_WIDTH), number, await ocr()));
        page.cleanup();
        return read;
      } catch {
        throw new AttachmentUnreadable('damaged');
      }
    },
  };
}
