/** Takes the lines of tables and forms out of a page: Tesseract takes what is framed for a picture and reads nothing in it. */
import type { Grey } from './ocr.ts';

const DARK = 150;
/** In pixels of the page as it is read, where a small letter is some 30 high: no stroke of a letter is so long. */
const SHORTEST = 90;
const THICKEST = 10;
/** Specks of light in a line that was scanned. */
const GAP = 3;
/** The grey beside a line. */
const BESIDE = 2;

/** A way through the page: along a line, and across it. */
type Way = { lines: number; length: number; along: number; across: number };

/** How thick the dark is at this place, across the line, up to a little more than counts. */
function thicknessAt(pixels: Uint8Array, at: number, across: number): number {
  let thickness = 1;
  for (const step of [-across, across]) {
    for (let place = at + step; thickness <= THICKEST && (pixels[place] ?? 255) < DARK; place += step)
      thickness += 1;
  }
  return thickness;
}

/** A line is thin nearly everywhere; letters that stand on it, and the lines that cross it, are few. */
function isThin(pixels: Uint8Array, from: number, length: number, { along, across }: Way): boolean {
  const looks = 16;
  let thin = 0;
  for (let look = 0; look < looks; look++) {
    const at = from + Math.floor(((look + 0.5) * length) / looks) * along;
    if (thicknessAt(pixels, at, across) <= THICKEST) thin += 1;
  }
  return thin >= looks * 0.75;
}

function* linesAlong(pixels: Uint8Array, way: Way): Generator<{ from: number; length: number }> {
  const { lines, length, along, across } = way;
  for (let line = 0; line < lines; line++) {
    let start = -1;
    let last = -1;
    for (let at = 0; at <= length; at++) {
      const isDark = at < length && (pixels[line * across + at * along] as number) < DARK;
      if (isDark) {
        if (start < 0) start = at;
        last = at;
      } else if (start >= 0 && (at - last > GAP || at === length)) {
        const run = last - start + 1;
        const from = line * across + start * along;
        if (run >= SHORTEST && isThin(pixels, from, run, way)) yield { from, length: run };
        start = -1;
      }
    }
  }
}

export function withoutLines({ width, height, pixels }: Grey): Grey {
  const clean = pixels.slice();
  const ways: Way[] = [
    { lines: height, length: width, along: 1, across: width },
    { lines: width, length: height, along: width, across: 1 },
  ];
  for (const way of ways) {
    for (const { from, length } of linesAlong(pixels, way)) {
      for (let at = 0; at < length; at++) {
        const place = from + at * way.along;
        for (let beside = -BESIDE; beside <= BESIDE; beside++) {
          const one = place + beside * way.across;
          if (one >= 0 && one < clean.length) clean[one] = 255;
        }
      }
    }
  }
  return { width, height, pixels: clean };
}
