/** What a file is, by its own first bytes: names and media types are only claims. */
import { AttachmentUnreadable } from './port.ts';

export type Kind = 'pdf' | 'zip' | 'jpeg' | 'png' | 'tiff' | 'heic' | 'text';

const HEIC_BRANDS = new Set(['mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx']);
/** PDF readers look for the mark in the first kilobyte: some writers put something before it. */
const PDF_MARK_WITHIN = 1024;

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

const isHeic = (bytes: Buffer) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.has(bytes.toString('latin1', 8, 12));

/** Office files with a password are an old compound file around an encrypted one. */
const isEncryptedOffice = (bytes: Buffer) =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

const hasUtf16Mark = (bytes: Buffer) => startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);

/** Formats that are written in letters, and would be shown with all their marks; and scripts. */
const isWrittenCode = (bytes: Buffer) =>
  /^\s*(\{\\rtf|#!|<(!doctype|\?xml|html|svg))/i.test(bytes.toString('latin1', 0, 200));

/** Text has no control characters but tab, line ends, form feed and the end mark of old systems. */
const isControl = (byte: number) =>
  byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 0x1a;

/** Every second byte of Latin text in UTF-16 is zero; in other text none is. */
export const looksLikeUtf16 = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1;
  const half = sample.length / 2;
  if (sample.length < 4 || bytes.length % 2 === 1) return undefined;
  if (zeros[0] === 0 && (zeros[1] as number) > half * 0.7) return 'utf-16le';
  if (zeros[1] === 0 && (zeros[0] as number) > half * 0.7) return 'utf-16be';
  return undefined;
};

const isText = (bytes: Buffer) =>
  !isWrittenCode(bytes) && (hasUtf16Mark(bytes) || looksLikeUtf16(bytes) || !bytes.some(isControl));

export function kindOf(bytes: Buffer): Kind {
  if (bytes.length === 0) throw new AttachmentUnreadable('empty');
  if (bytes.subarray(0, PDF_MARK_WITHIN).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6)) return 'zip';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0x49, 0x49, 42, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 42)) return 'tiff';
  if (isHeic(bytes)) return 'heic';
  if (isEncryptedOffice(bytes)) throw new AttachmentUnreadable('encrypted');
  if (isText(bytes)) return 'text';
  throw new AttachmentUnreadable('unknown_kind');
}
