import { expect, test } from 'vitest';
import { exifTurn } from './image-heads.ts';

/** A JPEG's head with EXIF that says how the camera was held. */
function photo(orientation: number): Buffer {
  const exif = Buffer.alloc(6 + 8 + 2 + 12 + 4);
  exif.write('Exif\0\0II*\0', 'latin1');
  exif.writeUInt32LE(8, 10);
  exif.writeUInt16LE(1, 14);
  exif.writeUInt16LE(0x0112, 16);
  exif.writeUInt16LE(3, 18);
  exif.writeUInt32LE(1, 20);
  exif.writeUInt16LE(orientation, 24);
  const length = exif.length + 2;
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255]), exif, Buffer.from([0xff, 0xd9])]);
}

test.each([
  [1, { degrees: 0, isMirrored: false }],
  [3, { degrees: 180, isMirrored: false }],
  [6, { degrees: 90, isMirrored: false }],
  [8, { degrees: 270, isMirrored: false }],
  [2, { degrees: 0, isMirrored: true }],
  [99, { degrees: 0, isMirrored: false }],
])('a photo with orientation %d is turned as the camera was held', (orientation, turn) => {
  expect(exifTurn(photo(orientation))).toEqual(turn);
});

test('a photo that does not say how it was held stays as it is', () => {
  expect(exifTurn(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toEqual({ degrees: 0, isMirrored: false });
});
