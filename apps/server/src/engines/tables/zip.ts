/** Takes parts out of a zip file piece by piece, so that no part is ever whole in memory. */
import { Inflate } from 'fflate';
import { limits, TableUnreadable } from './port.ts';

const END = Buffer.from([0x50, 0x4b, 5, 6]);
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const PASSWORD = 1;
const IN_EXTRA = 0xffffffff;
/** A byte gives at most 1032: a piece of this size never more than 8 MB. */
const PIECE_BYTES = 8 * 1024;

export type ZipEntry = { name: string; isPacked: boolean; packed: number; bytes: number; at: number };

const unreadable = () => new TableUnreadable('unreadable_table');

/** Programs that write as they go keep the true sizes behind the name. */
function wideSizes(extra: Buffer, values: { packed: number; bytes: number; at: number }) {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let place = at + 4;
    for (const key of ['bytes', 'packed', 'at'] as const) {
      if (values[key] !== IN_EXTRA) continue;
      values[key] = Number(extra.readBigUInt64LE(place));
      place += 8;
    }
  }
}

/** The list of what is inside, by name. Nothing is unpacked before all of it says that it is not too much. */
export function zipEntries(file: Buffer): Map<string, ZipEntry> {
  const end = file.lastIndexOf(END);
  if (end < 0 || end + 22 > file.length) throw unreadable();
  const entries = new Map<string, ZipEntry>();
  let claimed = 0;
  let at = file.readUInt32LE(end + 16);
  while (at + ENTRY_BYTES <= file.length && file.readUInt32LE(at) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    if (file.readUInt16LE(at + 8) & PASSWORD) throw new TableUnreadable('old_spreadsheet');
    const names = at + ENTRY_BYTES;
    const sizes = {
      packed: file.readUInt32LE(at + 20),
      bytes: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    };
    wideSizes(file.subarray(names + name, names + name + extra), sizes);
    claimed += sizes.bytes;
    if (entries.size >= limits.zip_entries || claimed > limits.zip_bytes)
      throw new TableUnreadable('too_many_lines');
    const path = file.toString('utf8', names, names + name).replace(/^\//, '');
    entries.set(path, { name: path, isPacked: file.readUInt16LE(at + 10) !== 0, ...sizes });
    at = names + name + extra + comment;
  }
  return entries;
}

/** One that gives more than it claimed is refused when it does. */
export function* unpacked(file: Buffer, entry: ZipEntry): Generator<Uint8Array> {
  if (entry.at + 30 > file.length) throw unreadable();
  const start = entry.at + 30 + file.readUInt16LE(entry.at + 26) + file.readUInt16LE(entry.at + 28);
  const packed = file.subarray(start, start + entry.packed);
  if (!entry.isPacked) {
    for (let at = 0; at < packed.length; at += PIECE_BYTES) yield packed.subarray(at, at + PIECE_BYTES);
    return;
  }
  const out: Uint8Array[] = [];
  const inflate = new Inflate((piece) => out.push(piece));
  let room = entry.bytes;
  for (let at = 0; at < packed.length; at += PIECE_BYTES) {
    try {
      inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
    } catch {
      throw unreadable();
    }
    for (const piece of out.splice(0)) {
      room -= piece.length;
      if (room < 0) throw unreadable();
      yield piece;
    }
  }
}
