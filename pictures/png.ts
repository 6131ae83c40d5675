/** Writes pictures of few colours as PNG with a palette: a third of what a browser in a hurry makes of them. */
import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), whole.length - 4);
  return whole;
}

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 0xff) - ((other >> shift) & 0xff)) ** 2, 0);

/** Each pixel as its place in the palette. Colours that are rarest, at the edges of letters, take the nearest one. */
function withPalette(rgba: Buffer): { palette: number[]; places: Uint8Array } {
  const colours = Array.from({ length: rgba.length / 4 }, (_, pixel) => rgba.readUIntBE(pixel * 4, 3));
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const all = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const palette = all.slice(0, MOST_COLOURS);
  const nearest = (colour: number) =>
    palette.reduce((best, each) => (distance(each, colour) < distance(best, colour) ? each : best));
  const placeOf = new Map(all.map((colour) => [colour, palette.indexOf(nearest(colour))]));
  return { palette, places: Uint8Array.from(colours, (colour) => placeOf.get(colour) ?? 0) };
}

export function indexedPng(rgba: Buffer, width: number, height: number): Buffer {
  const { palette, places } = withPalette(rgba);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  // Before every row stands a zero: it is written as it is.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const colours = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) colours.writeUIntBE(colour, place * 3, 3);
  const pixels = deflateSync(rows, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
