/**
 * A ZIP that is written as it is read: nothing is held but the part under way. Entries are stored as they are, with sizes after
 * each (a data descriptor) and in 64 bits, so that a client with hundreds of hours of sound fits.
 */
import { crc32 } from 'node:zlib';

export type Entry = { name: string; bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

type Written = { name: Buffer; crc: number; size: bigint; offset: bigint };

/** 4.5: 64 bits. */
const VERSION = 45;
/** Sizes come after the bytes; names are UTF-8. */
const FLAGS = 0x0808;
const ZIP64 = 0x0001;
const ALL_ONES_16 = 0xffff;
const ALL_ONES_32 = 0xffffffff;

/** The calendar of DOS: seconds in twos, years from 1980. */
function dosTime(at: Date): { time: number; date: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, date };
}

function bytesOf(size: number, write: (view: Buffer) => void): Buffer {
  const view = Buffer.alloc(size);
  write(view);
  return view;
}

function localHeader(name: Buffer, at: Date): Buffer {
  const { time, date } = dosTime(at);
  const head = bytesOf(30, (view) => {
    view.writeUInt32LE(0x04034b50, 0);
    view.writeUInt16LE(VERSION, 4);
    view.writeUInt16LE(FLAGS, 6);
    view.writeUInt16LE(time, 10);
    view.writeUInt16LE(date, 12);
    view.writeUInt32LE(ALL_ONES_32, 18);
    view.writeUInt32LE(ALL_ONES_32, 22);
    view.writeUInt16LE(name.length, 26);
    view.writeUInt16LE(20, 28);
  });
  // Says that the sizes after the bytes have 64 bits.
  const extra = bytesOf(20, (view) => {
    view.writeUInt16LE(ZIP64, 0);
    view.writeUInt16LE(16, 2);
  });
  return Buffer.concat([head, name, extra]);
}

const descriptor = ({ crc, size }: Written): Buffer =>
  bytesOf(24, (view) => {
    view.writeUInt32LE(0x08074b50, 0);
    view.writeUInt32LE(crc, 4);
    view.writeBigUInt64LE(size, 8);
    view.writeBigUInt64LE(size, 16);
  });

function directoryEntry({ name, crc, size, offset }: Written, at: Date): Buffer {
  const { time, date } = dosTime(at);
  const head = bytesOf(46, (view) => {
    view.writeUInt32LE(0x02014b50, 0);
    view.writeUInt16LE(VERSION, 4);
    view.writeUInt16LE(VERSION, 6);
    view.writeUInt16LE(FLAGS, 8);
    view.writeUInt16LE(time, 12);
    view.writeUInt16LE(date, 14);
    view.writeUInt32LE(crc, 16);
    view.writeUInt32LE(ALL_ONES_32, 20);
    view.writeUInt32LE(ALL_ONES_32, 24);
    view.writeUInt16LE(name.length, 28);
    view.writeUInt16LE(28, 30);
    view.writeUInt32LE(ALL_ONES_32, 42);
  });
  const extra = bytesOf(28, (view) => {
    view.writeUInt16LE(ZIP64, 0);
    view.writeUInt16LE(24, 2);
    view.writeBigUInt64LE(size, 4);
    view.writeBigUInt64LE(size, 12);
    view.writeBigUInt64LE(offset, 20);
  });
  return Buffer.concat([head, name, extra]);
}

/** The end in 64 bits, where to find it, and the end that every reader looks for first. */
function ending(entries: number, size: bigint, offset: bigint): Buffer {
  const end64 = bytesOf(56, (view) => {
    view.writeUInt32LE(0x06064b50, 0);
    view.writeBigUInt64LE(44n, 4);
    view.writeUInt16LE(VERSION, 12);
    view.writeUInt16LE(VERSION, 14);
    view.writeBigUInt64LE(BigInt(entries), 24);
    view.writeBigUInt64LE(BigInt(entries), 32);
    view.writeBigUInt64LE(size, 40);
    view.writeBigUInt64LE(offset, 48);
  });
  const locator = bytesOf(20, (view) => {
    view.writeUInt32LE(0x07064b50, 0);
    view.writeBigUInt64LE(offset + size, 8);
    view.writeUInt32LE(1, 16);
  });
  const end = bytesOf(22, (view) => {
    view.writeUInt32LE(0x06054b50, 0);
    view.writeUInt16LE(ALL_ONES_16, 8);
    view.writeUInt16LE(ALL_ONES_16, 10);
    view.writeUInt32LE(ALL_ONES_32, 12);
    view.writeUInt32LE(ALL_ONES_32, 16);
  });
  return Buffer.concat([end64, locator, end]);
}

export async function* zip(entries: AsyncIterable<Entry> | Iterable<Entry>): AsyncGenerator<Uint8Array> {
  const at = new Date();
  const written: Written[] = [];
  let offset = 0n;
  for await (const { name, bytes } of entries) {
    const entry: Written = { name: Buffer.from(name, 'utf8'), crc: 0, size: 0n, offset };
    const head = localHeader(entry.name, at);
    yield head;
    for await (const part of bytes) {
      entry.crc = crc32(part, entry.crc);
      entry.size += BigInt(part.length);
      yield part;
    }
    const tail = descriptor(entry);
    yield tail;
    offset += BigInt(head.length + tail.length) + entry.size;
    written.push(entry);
  }
  let size = 0n;
  for (const entry of written) {
    const line = directoryEntry(entry, at);
    size += BigInt(line.length);
    yield line;
  }
  yield ending(written.length, size, offset);
}
