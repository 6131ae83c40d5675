/** A printed page as a scanner gives it: askew, with noise, a stamp and the shadow of the edge. Always the same for the same seed. */
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { scannedPdf } from '../../apps/server/test/pdf-file.ts';
import { asTiff } from './as-tiff.ts';
import type { Scan } from './letter.ts';

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function stamp(context: SKRSContext2D, width: number): void {
  context.save();
  context.translate(width * 0.68, width * 0.13);
  context.rotate(-0.18);
  context.globalAlpha = 0.55;
  context.strokeStyle = context.fillStyle = '#7a2f8f';
  context.lineWidth = width / 400;
  context.strokeRect(0, 0, width * 0.24, width * 0.075);
  context.font = `bold ${Math.round(width * 0.022)}px "Liberation Sans", Arial, sans-serif`;
  context.fillText('INGEKOMEN', width * 0.03, width * 0.033);
  context.fillText('4 JUL 2026', width * 0.035, width * 0.062);
  context.restore();
}

/** Grain over the whole page, specks of dust, and the paper's grey. */
function dirty(context: SKRSContext2D, { width, height }: Canvas, noise: number, chance: () => number): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const grain = (chance() + chance() - 1) * 90 * noise - 12 * noise;
    for (let colour = 0; colour < 3; colour++) data[at + colour] = (data[at + colour] as number) + grain;
  }
  context.putImageData(image, 0, 0);
  context.fillStyle = '#333';
  const specks = Math.round((noise * width * height) / 40_000);
  for (let count = 0; count < specks; count++) {
    const size = 0.5 + chance() * (width / 900);
    context.fillRect(chance() * width, chance() * height, size, size);
  }
}

/** `page` is a PNG of the printed page at the resolution of the scan. */
export async function asScan(page: Uint8Array, scan: Scan, seed: number): Promise<Uint8Array> {
  const image = await loadImage(page);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((scan.skew_degrees * Math.PI) / 180);
  context.translate(-canvas.width / 2, -canvas.height / 2);
  if (scan.blur > 0) context.filter = `blur(${scan.blur}px)`;
  context.drawImage(image, 0, 0);
  context.filter = 'none';
  if (scan.hasStamp) stamp(context, canvas.width);
  context.resetTransform();
  dirty(context, canvas, scan.noise, chanceOf(seed));
  if (scan.as === 'png') return canvas.encode('png');
  if (scan.as === 'tiff') return asTiff(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas);
  const jpeg = await canvas.encode('jpeg', 75);
  return scan.as === 'pdf' ? scannedPdf(jpeg, canvas) : jpeg;
}
