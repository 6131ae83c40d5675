/** Pictures in PDFs: eight bits of red, green and blue, row by row, which a PDF takes as a PNG has it. */
import { crc32, deflateSync } from 'node:zlib';

export type PictureSize = { width: number; height: number };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const beginsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** By its first bytes, whatever it is called. */
export function isPictureOf(bytes: Buffer): 'png' | 'jpeg' | undefined {
  if (beginsWith(bytes, PNG)) return 'png';
  return beginsWith(bytes, JPEG) ? 'jpeg' : undefined;
}

/** The frame's head, of whatever coding; C4, C8 and CC are tables. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const mark = bytes[at + 1] as number;
    if (isFrame(mark)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** What its head says, read without decoding it; undefined where it says nothing. */
export function sizeOf(bytes: Buffer, kind: 'png' | 'jpeg'): PictureSize | undefined {
  if (kind === 'png' && bytes.length < 33) return undefined;
  const size =
    kind === 'jpeg' ? jpegSize(bytes) : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), whole.length - 4);
  return whole;
}

/** Without what is seen through, and with nothing but the picture in it. */
export function plainPng(rgba: Buffer, { width, height }: PictureSize): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  // Before every row stands a zero: it is written as it is.
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width);
    rgba.copy(rows, row * (width * 3 + 1) + 1 + (pixel % width) * 3, pixel * 4, pixel * 4 + 3);
  }
  const pixels = deflateSync(rows, { level: 9 });
  return Buffer.concat([PNG, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Of a PNG that `plainPng` made: its size and its rows as they are packed. */
export function packedRows(png: Buffer): PictureSize & { rows: Buffer } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = PNG.length + 25;
  return { width, height, rows: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) };
}
