/** Makes grey paper white and grey ink black, so that grain and dust of the paper are not taken for marks. */
import type { Grey } from './ocr.ts';

/** So much darker than the paper is still paper. */
const GRAIN = 25;
const BLACK = 40;

/** Most of a page is paper: its shade is the one in the middle of all. */
function paperOf(pixels: Uint8Array): number {
  const shades = new Uint32Array(256);
  for (const shade of pixels) shades[shade] = (shades[shade] as number) + 1;
  let seen = 0;
  return shades.findIndex((count) => {
    seen += count;
    return seen > pixels.length / 2;
  });
}

export function onWhite({ width, height, pixels }: Grey): Grey {
  const white = Math.max(paperOf(pixels) - GRAIN, BLACK + 1);
  const shades = Uint8ClampedArray.from(
    { length: 256 },
    (_, shade) => ((shade - BLACK) * 255) / (white - BLACK),
  );
  return { width, height, pixels: pixels.map((shade) => shades[shade] as number) };
}
