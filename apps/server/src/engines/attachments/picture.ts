/** The picture of a page that is shown beside its text. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

const WIDEST = 1_600;
/** Letters stay sharp, and a page takes a quarter of a megabyte. */
const QUALITY = 80;

/** `scale` from the canvas to the picture. */
export async function pictureOf(canvas: Canvas): Promise<{ picture: Uint8Array; scale: number }> {
  const scale = Math.min(1, WIDEST / canvas.width);
  if (scale === 1) return { picture: await canvas.encode('jpeg', QUALITY), scale };
  const small = createCanvas(Math.round(canvas.width * scale), Math.round(canvas.height * scale));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return { picture: await small.encode('jpeg', QUALITY), scale };
}
