/** How far a scanned page lies askew, in degrees clockwise: at the right angle lines of text and white alternate most. */
import type { Grey } from './ocr.ts';

const MOST_DEGREES = 4;
const STEPS = [0.5, 0.1];
/** Looked at on a small picture: the rows of text are still apart. */
const LOOKED_AT_WIDTH = 800;

type Ink = { x: Int16Array; y: Int16Array; count: number; width: number; height: number };

/** The dark places of the page, made smaller. Those at the very edge are the shadow of the scanner. */
function inkOf({ width, height, pixels }: Grey): Ink {
  const step = Math.max(1, Math.floor(width / LOOKED_AT_WIDTH));
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const x = new Int16Array(small.width * small.height);
  const y = new Int16Array(small.width * small.height);
  const edge_x = small.width * 0.03;
  const edge_y = small.height * 0.03;
  let count = 0;
  for (let row = Math.ceil(edge_y); row < small.height - edge_y; row++) {
    for (let column = Math.ceil(edge_x); column < small.width - edge_x; column++) {
      if ((pixels[row * step * width + column * step] as number) >= 128) continue;
      x[count] = column;
      y[count] = row;
      count += 1;
    }
  }
  return { x, y, count, ...small };
}

/** How unlike the rows are when the page is turned back by this angle. */
function contrastAt({ x, y, count, width, height }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(height + 2 * width);
  for (let at = 0; at < count; at++) {
    const row = Math.round((y[at] as number) - (x[at] as number) * slope) + width;
    rows[row] = (rows[row] as number) + 1;
  }
  let contrast = 0;
  for (let row = 1; row < rows.length; row++)
    contrast += ((rows[row] as number) - (rows[row - 1] as number)) ** 2;
  return contrast;
}

export function skewOf(grey: Grey): number {
  const ink = inkOf(grey);
  let best = 0;
  let reach = MOST_DEGREES;
  for (const step of STEPS) {
    const middle = best;
    let most = contrastAt(ink, best);
    for (let degrees = middle - reach; degrees <= middle + reach; degrees += step) {
      const contrast = contrastAt(ink, degrees);
      if (contrast > most) [best, most] = [degrees, contrast];
    }
    reach = step;
  }
  return Math.abs(best) > MOST_DEGREES ? 0 : best;
}
