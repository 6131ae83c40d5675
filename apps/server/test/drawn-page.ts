/** Pages drawn for tests, with a font that comes with a package: machines differ in theirs. */
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  'Letter',
);

type DrawnText = { x: number; y: number; text: string };

/** A sheet of A4 at 144 dots to the inch, unless it says otherwise. */
export function drawnPage(
  texts: DrawnText[],
  { degrees = 0, width = 1_190, height = 1_684, paper = '#f4f2ec' } = {},
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = '#222';
  context.font = '30px Letter';
  for (const { x, y, text } of texts) context.fillText(text, x, y);
  return canvas;
}
