import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf } from './kind.ts';

const failure = (bytes: Buffer) => {
  try {
    return kindOf(bytes);
  } catch (error) {
    return (error as { failure: string }).failure;
  }
};

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
  ['a PDF with something before its mark', Buffer.from('\n\n  %PDF-1.4\n'), 'pdf'],
  ['a zip file', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'zip'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'png'],
  ['a TIFF of a PC', Buffer.from('II*\0', 'latin1'), 'tiff'],
  ['a TIFF of a Mac', Buffer.from('MM\0*', 'latin1'), 'tiff'],
  ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'heic'],
  ['text in UTF-8', Buffer.from('Patiënt is somber.'), 'text'],
  ['text in Windows-1252', Buffer.from('Patiënt is somber.', 'latin1'), 'text'],
  ['text in UTF-16', Buffer.from('\ufeffPatiënt is somber.', 'utf16le'), 'text'],
  ['text in UTF-16 without its mark', Buffer.from('Patiënt is somber.', 'utf16le'), 'text'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a program', readFileSync(process.execPath).subarray(0, 4_000), 'unknown_kind'],
  ['a program of Windows', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0', 'latin1'), 'unknown_kind'],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'unknown_kind'],
  ['RTF', Buffer.from('{\\rtf1\\ansi Geachte collega}'), 'unknown_kind'],
  ['a web page', Buffer.from('<!DOCTYPE html><p>Geachte collega</p>'), 'unknown_kind'],
  ['a video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), 'unknown_kind'],
  [
    'an office file with a password',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  ],
  ['an old office file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), 'unknown_kind'],
])('%s is known by its first bytes', (_, bytes, kind) => {
  expect(failure(bytes)).toBe(kind);
});
