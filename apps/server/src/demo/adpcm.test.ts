import { expect, test } from 'vitest';
import { packSound, unpackSound } from './adpcm.ts';

const samplesOf = (bytes: Buffer) =>
  new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Int16Array.BYTES_PER_ELEMENT);

const tone = (samples: number, loudness: number) =>
  Int16Array.from({ length: samples }, (_, at) => Math.round(loudness * Math.sin(at / 12)));

test('sound that was packed to a quarter is nearly what it was', () => {
  const spoken = tone(16_000, 9_000);

  const packed = packSound(spoken);
  const again = samplesOf(unpackSound(packed));

  expect(packed.length).toBe(8_000);
  const wrong =
    again.reduce((sum, sample, at) => sum + Math.abs(sample - (spoken[at] ?? 0)), 0) / again.length;
  expect(wrong).toBeLessThan(9_000 / 50);
});

test('silence stays silent, and the loudest sound does not wrap around', () => {
  expect(Math.max(...samplesOf(unpackSound(packSound(new Int16Array(1_000)))).map(Math.abs))).toBeLessThan(8);

  const loudest = Int16Array.from({ length: 400 }, (_, at) => (at % 100 < 50 ? 32_767 : -32_768));
  const again = samplesOf(unpackSound(packSound(loudest)));

  expect(again[140]).toBeGreaterThan(30_000);
  expect(again[190]).toBeLessThan(-30_000);
});

test('a length that is odd loses nothing', () => {
  expect(samplesOf(unpackSound(packSound(tone(101, 500))))).toHaveLength(102);
});
