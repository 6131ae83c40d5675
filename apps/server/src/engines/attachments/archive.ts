/** Opens DOCX and ODT, which are zip files, and takes no more out than they may hold. */
import { unzipSync } from 'fflate';
import { AttachmentUnreadable, limits } from './port.ts';

/** The list of what is inside stands at the end, before a record that says where it begins. */
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const PASSWORD = 1;

/** Looks through the list without unpacking anything: how many, how large they say they are, and whether they have a password. */
function refuseByList(bytes: Buffer): void {
  const end = bytes.lastIndexOf(END);
  if (end < 0 || end + 22 > bytes.length) throw new AttachmentUnreadable('damaged');
  let entries = 0;
  let claimed = 0;
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_BYTES <= bytes.length && bytes.readUInt32LE(at) === ENTRY) {
    entries += 1;
    claimed += bytes.readUInt32LE(at + 24);
    if (bytes.readUInt16LE(at + 8) & PASSWORD) throw new AttachmentUnreadable('encrypted');
    if (entries > limits.zip_entries || claimed > limits.zip_bytes)
      throw new AttachmentUnreadable('too_large');
    const more = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    at += ENTRY_BYTES + more.reduce((sum, length) => sum + length, 0);
  }
}

/**
 * The entries with these names. An entry never gives more than it claims, because room for exactly that is made before:
 * one that lies is cut, and no longer whole.
 */
export function unpack(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  refuseByList(bytes);
  let room = limits.zip_bytes;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false;
        room -= originalSize;
        if (room < 0) throw new AttachmentUnreadable('too_large');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    throw error instanceof AttachmentUnreadable ? error : new AttachmentUnreadable('damaged');
  }
}
