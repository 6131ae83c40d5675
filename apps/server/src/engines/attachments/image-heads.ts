/** What the head of a picture says, read without decoding it. What it does not say plainly is damaged. */
import { AttachmentUnreadable, limits } from './port.ts';

export type Size = { width: number; height: number };

const damaged = () => new AttachmentUnreadable('damaged');

const pngSize = (bytes: Buffer): Size => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** The parts of a JPEG before its pixels: a mark, and what follows it. */
function* jpegParts(bytes: Buffer): Generator<{ mark: number; body: Buffer }> {
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return;
    const mark = bytes[at + 1] as number;
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    yield { mark, body: bytes.subarray(at + 4, at + 2 + length) };
    if (mark === 0xda) return;
    at += 2 + Math.max(2, length);
  }
}

/** The frame's head, of whatever coding; C4, C8 and CC are tables. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegSize(bytes: Buffer): Size {
  for (const { mark, body } of jpegParts(bytes)) {
    if (isFrame(mark)) return { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
  }
  throw damaged();
}

export function claimedSize(bytes: Buffer, kind: 'png' | 'jpeg'): Size {
  try {
    return kind === 'png' ? pngSize(bytes) : jpegSize(bytes);
  } catch {
    throw damaged();
  }
}

type Directory = { tags: Map<number, number>; next: number };

/** One of a TIFF's directories: numbers by tag, and where the next one is. */
function directoryAt(bytes: Buffer, at: number): Directory {
  const isLittle = bytes[0] === 0x49;
  const short = (place: number) => (isLittle ? bytes.readUInt16LE(place) : bytes.readUInt16BE(place));
  const long = (place: number) => (isLittle ? bytes.readUInt32LE(place) : bytes.readUInt32BE(place));
  const SHORT = 3;
  const count = short(at);
  const tags = new Map<number, number>();
  for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
    tags.set(short(entry), short(entry + 2) === SHORT ? short(entry + 8) : long(entry + 8));
  }
  return { tags, next: long(at + 2 + count * 12) };
}

const firstDirectory = (bytes: Buffer) => (bytes[0] === 0x49 ? bytes.readUInt32LE(4) : bytes.readUInt32BE(4));

/** The sizes of all pages. A chain of pages that leads back into itself has no end. */
export function tiffPages(bytes: Buffer): Size[] {
  const pages: Size[] = [];
  const seen = new Set<number>();
  try {
    for (let at = firstDirectory(bytes); at !== 0; ) {
      if (seen.has(at)) throw damaged();
      seen.add(at);
      const { tags, next } = directoryAt(bytes, at);
      pages.push({ width: tags.get(256) ?? 0, height: tags.get(257) ?? 0 });
      if (pages.length > limits.pages) return pages;
      at = next;
    }
  } catch {
    throw damaged();
  }
  if (pages.length === 0) throw damaged();
  return pages;
}
