/** A page in shades of grey as a TIFF without compression, as fax servers write it. */
const SHORT = 3;
const LONG = 4;

export function asTiff(
  rgba: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const entries: [tag: number, type: number, value: number][] = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 8],
    [259, SHORT, 1],
    [262, SHORT, 1],
    [273, LONG, 8],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, width * height],
  ];
  const directory = 8 + width * height + ((width * height) % 2);
  const tiff = Buffer.alloc(directory + 2 + entries.length * 12 + 4);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(directory, 4);
  for (let at = 0; at < width * height; at++) tiff[8 + at] = rgba[at * 4 + 1] as number;
  tiff.writeUInt16LE(entries.length, directory);
  for (const [at, [tag, type, value]] of entries.entries()) {
    const place = directory + 2 + at * 12;
    tiff.writeUInt16LE(tag, place);
    tiff.writeUInt16LE(type, place + 2);
    tiff.writeUInt32LE(1, place + 4);
    tiff.writeUInt32LE(value, place + 8);
  }
  return tiff;
}
