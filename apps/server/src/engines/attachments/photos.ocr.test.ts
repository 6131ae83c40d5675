import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawnPage } from '../../../test/drawn-page.ts';
import { pagesOf } from '../../../test/read-file.ts';

const line = (text: string, y = 120) => ({ x: 120, y, text });

test('a photo of an iPhone is read', async () => {
  const file = readFileSync(new URL('../../../test/fixtures/photo.heic', import.meta.url));
  const [page] = await pagesOf(file);
  expect(page?.text).toBe('Sertraline 50 mg');
});

/** EXIF before everything else of a JPEG: how the camera was held. */
function held(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.alloc(36);
  exif.writeUInt16BE(0xffe1, 0);
  exif.writeUInt16BE(34, 2);
  exif.write('Exif\0\0II*\0', 4, 'latin1');
  exif.writeUInt32LE(8, 14);
  exif.writeUInt16LE(1, 18);
  exif.writeUInt16LE(0x0112, 20);
  exif.writeUInt16LE(3, 22);
  exif.writeUInt32LE(1, 24);
  exif.writeUInt16LE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

test('a photo that was taken with the phone on its side is read upright', async () => {
  const upright = drawnPage([line('Allergie: penicilline en noten')], { height: 700 });
  const canvas = createCanvas(upright.height, upright.width);
  const context = canvas.getContext('2d');
  context.translate(0, upright.width);
  context.rotate(-Math.PI / 2);
  context.drawImage(upright, 0, 0);

  const [page] = await pagesOf(held(await canvas.encode('jpeg', 90), 6));

  expect(page?.text).toBe('Allergie: penicilline en noten');
  expect(page?.width).toBeGreaterThan(page?.height as number);
});

/** The sheet as it lies in the scanner, turned by so many quarters. */
function turned(upright: ReturnType<typeof drawnPage>, quarters: number) {
  const isOnSide = quarters % 2 === 1;
  const { width, height } = upright;
  const canvas = createCanvas(isOnSide ? height : width, isOnSide ? width : height);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(upright, -width / 2, -height / 2);
  return canvas;
}

test.each([1, 2, 3])(
  'a sheet that was scanned %i quarters of a turn askew is read upright',
  async (quarters) => {
    const words = [
      'Allergie: penicilline en noten',
      'Sertraline 50 mg eenmaal daags',
      'Controle over zes weken',
    ];
    const upright = drawnPage(
      words.map((text, at) => line(text, 120 + at * 60)),
      { height: 700 },
    );

    const [page] = await pagesOf(await turned(upright, quarters).encode('png'));

    expect(page?.text.split('\n').filter(Boolean)).toEqual(words);
    expect(page?.width).toBeGreaterThan(page?.height as number);
  },
);

test('what is black on nothing is read as black on white', async () => {
  const [page] = await pagesOf(
    await drawnPage([line('Losartan 50 mg eenmaal daags')], { paper: 'transparent' }).encode('png'),
  );
  expect(page?.text).toBe('Losartan 50 mg eenmaal daags');
});

test('a table with lines around its cells is read row by row', async () => {
  const canvas = drawnPage([
    line('Middel'),
    { ...line('Dosis'), x: 420 },
    { ...line('Gebruik'), x: 720 },
    line('Olanzapine', 180),
    { ...line('10 mg', 180), x: 420 },
    { ...line('1dd1 voor de nacht', 180), x: 720 },
  ]);
  const context = canvas.getContext('2d');
  context.lineWidth = 3;
  for (const x of [100, 400, 700, 1_100]) context.strokeRect(x, 80, 0, 120);
  for (const y of [80, 140, 200]) context.strokeRect(100, y, 1_000, 0);

  const [page] = await pagesOf(await canvas.encode('png'));

  expect(page?.text.split('\n').filter(Boolean)).toEqual([
    'Middel\tDosis\tGebruik',
    'Olanzapine\t10 mg\t1dd1 voor de nacht',
  ]);
});
