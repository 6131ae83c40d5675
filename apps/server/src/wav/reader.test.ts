import { setImmediate as turn } from 'node:timers/promises';
import { toMono16k } from '@noteer/audio';
import { afterAll, expect, test } from 'vitest';
import { wavFile } from '../../test/wav-file.ts';
import { createWavReading, type WavReading } from './reader.ts';

const wav = createWavReading();
afterAll(() => wav.close());

async function* inPieces(file: Buffer, bytes = 50_000) {
  for (let at = 0; at < file.length; at += bytes) yield file.subarray(at, at + bytes);
}

async function read(how: WavReading['toMono16k'], file: AsyncIterable<Uint8Array>) {
  let balance: Int8Array | undefined;
  const samples: number[] = [];
  for await (const piece of how(file, (bytes) => {
    balance = bytes;
  }))
    for (const sample of piece) samples.push(sample);
  return { samples, balance };
}

test.each([
  [8_000, 1],
  [16_000, 2],
  [44_100, 2],
])('what is read of %i Hz and %i channels is what it would be here, to the bit', async (rate, channels) => {
  const file = wavFile(3, rate, channels);

  const there = await read(wav.toMono16k, inPieces(file));

  expect(there).toEqual(await read(toMono16k, inPieces(file)));
  expect(there.samples.length).toBe(3 * 16_000);
});

test('while a large piece is read, this thread takes its turns', async () => {
  const file = wavFile(4, 192_000, 1, 1);
  let turns = 0;
  let isOver = false;

  const reading = read(wav.toMono16k, inPieces(file, file.length)).finally(() => {
    isOver = true;
  });
  for (; !isOver; turns++) await turn();

  expect((await reading).samples.length).toBe(4 * 16_000);
  expect(turns).toBeGreaterThan(100);
});

test('no more is asked of a file than was taken', async () => {
  let asked = 0;
  async function* counted() {
    for await (const piece of inPieces(wavFile(10, 48_000, 1))) {
      asked += 1;
      yield piece;
    }
  }

  const samples = wav.toMono16k(counted(), () => {});
  await samples.next();
  for (let i = 0; i < 100; i++) await turn();

  expect(asked).toBe(1);
  await samples.return(undefined);
});

test('files are read side by side: one whose sender pauses holds up no other', async () => {
  const { promise: paused, resolve: goOn } = Promise.withResolvers<void>();
  async function* slowly() {
    const file = wavFile(1, 44_100, 1);
    yield file.subarray(0, 20_000);
    await paused;
    yield file.subarray(20_000);
  }
  const slow = read(wav.toMono16k, slowly());

  expect((await read(wav.toMono16k, inPieces(wavFile(1, 48_000, 1)))).samples.length).toBe(16_000);
  goOn();
  expect((await slow).samples.length).toBe(16_000);
});

test('what cannot be read is refused in the same words', async () => {
  await expect(read(wav.toMono16k, inPieces(wavFile(0.01, 191_999, 1)))).rejects.toMatchObject({
    name: 'AudioError',
    code: 'unsupported',
  });
});

test('a thread that ends fails what it was reading, and the next file gets another', async () => {
  const other = createWavReading();
  const samples = other.toMono16k(inPieces(wavFile(10, 48_000, 1)), () => {});
  await samples.next();

  await other.close();

  await expect(async () => {
    for await (const _ of samples);
  }).rejects.toThrow('the thread that reads WAVs ended');
  expect((await read(other.toMono16k, inPieces(wavFile(1, 48_000, 1)))).samples.length).toBe(16_000);
  await other.close();
});
