/** A picture of a page to words: made straight and clean, read by OCR, put in reading order. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { layOut } from './layout.ts';
import type { Grey, Ocr } from './ocr.ts';
import { textAndWords } from './page-text.ts';
import { onWhite } from './paper.ts';
import { pictureOf } from './picture.ts';
import type { ReadPage } from './port.ts';
import { withoutLines } from './ruled-lines.ts';
import { skewOf } from './skew.ts';

/** What Tesseract reads best are letters some 30 pixels high: an A4 sheet of this many pixels on its long side. */
const LONG_SIDE = 2_900;
const A4_INCHES = 11.7;
/** Smaller ones are not made larger than this many times. */
const MOST_ENLARGED = 2;
/** Turning a page costs sharpness; so little is not worth it. */
const LEAST_SKEW = 0.2;

const sizeFor = ({ width, height }: { width: number; height: number }) => {
  const scale = Math.min(LONG_SIDE / Math.max(width, height), MOST_ENLARGED);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** A page as it was scanned or drawn. */
export type Sheet = Canvas | Image;

/** Draws the page on white at the size that is read, turned back by so many degrees. */
function drawn(page: Sheet, degrees: number): Canvas {
  const { width, height } = sizeFor(page);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((-degrees * Math.PI) / 180);
  context.imageSmoothingQuality = 'high';
  context.drawImage(page, -width / 2, -height / 2, width, height);
  return canvas;
}

function greyOf(canvas: Canvas): Grey {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    pixels[at] =
      ((data[from] as number) * 77 + (data[from + 1] as number) * 151 + (data[from + 2] as number) * 28) >> 8;
  }
  return { width, height, pixels };
}

export async function readScan(page: Sheet, number: number, ocr: Ocr): Promise<ReadPage> {
  let canvas = drawn(page, 0);
  let grey = greyOf(canvas);
  const skew = skewOf(grey);
  if (Math.abs(skew) >= LEAST_SKEW) {
    canvas = drawn(page, skew);
    grey = greyOf(canvas);
  }
  const dpi = Math.max(grey.width, grey.height) / A4_INCHES;
  const { picture, scale } = await pictureOf(canvas);
  const words = ocr.read(onWhite(withoutLines(grey)), dpi).map((word) => ({
    ...word,
    box: word.box.map((side) => Math.round(side * scale)) as typeof word.box,
  }));
  return {
    number,
    width: Math.round(canvas.width * scale),
    height: Math.round(canvas.height * scale),
    how: 'ocr',
    ...textAndWords(layOut(words)),
    picture,
  };
}
