/** A picture of a page to words: made straight and clean, read by OCR, put in reading order. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { layOut } from './layout.ts';
import type { Grey, Ocr } from './ocr.ts';
import { type PlacedWord, textAndWords } from './page-text.ts';
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

/** How a sheet lay in the scanner, in quarters of a turn to the right. */
type Turn = 0 | 1 | 2 | 3;

/** Draws the page on white at the size that is read, turned back by so many degrees and quarters. */
function drawn(page: Sheet, degrees: number, turn: Turn): Canvas {
  const { width, height } = sizeFor(page);
  const isOnSide = turn % 2 === 1;
  const canvas = createCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((-degrees - turn * 90) * Math.PI) / 180);
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

type Seen = { canvas: Canvas; words: PlacedWord[] };

function seenAt(page: Sheet, turn: Turn, ocr: Ocr): Seen {
  let canvas = drawn(page, 0, turn);
  let grey = greyOf(canvas);
  const skew = skewOf(grey);
  if (Math.abs(skew) >= LEAST_SKEW) {
    canvas = drawn(page, skew, turn);
    grey = greyOf(canvas);
  }
  const dpi = Math.max(grey.width, grey.height) / A4_INCHES;
  return { canvas, words: ocr.read(onWhite(withoutLines(grey)), dpi) };
}

/** Upside down most letters look like others: what is made of them it is not sure of. */
const UPRIGHT_SURE = 0.6;
/** Fewer letters tell nothing of how the sheet lies. */
const FEWEST_LETTERS = 12;
const sureOf = (words: readonly PlacedWord[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < FEWEST_LETTERS) return 0;
  return words.reduce((sum, { sure, text }) => sum + sure * text.length, 0) / letters;
};

/** As it lies; where hardly anything can be made out, and nothing is of a page on its side, also upside down and on its sides, and the best of them. */
function seenUpright(page: Sheet, ocr: Ocr): Seen {
  let best = seenAt(page, 0, ocr);
  for (const turn of [2, 1, 3] as const) {
    if (sureOf(best.words) >= UPRIGHT_SURE) break;
    const other = seenAt(page, turn, ocr);
    if (sureOf(other.words) > sureOf(best.words)) best = other;
  }
  return best;
}

export async function readScan(page: Sheet, number: number, ocr: Ocr): Promise<ReadPage> {
  const { canvas, words: seen } = seenUpright(page, ocr);
  const { picture, scale } = await pictureOf(canvas);
  const words = seen.map((word) => ({
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
