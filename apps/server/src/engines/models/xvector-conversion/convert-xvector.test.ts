import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numbers, tinyNetwork, writeTinyXvector } from '../../../../test/tiny-xvector.ts';
import { InferenceSession, Tensor } from '../../native/onnx.ts';
import { convert } from '../convert.ts';
import { xvectorEntry } from '../xvector-entry.ts';
import { convertXvector, FRAME_STRIDE, readXvector, xvectorFiles } from './convert-xvector.ts';
import { FEATURES, type FrameLayer, PRINT } from './xvector-layers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noteer-xvector-'));
  writeTinyXvector(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (values: ArrayLike<number>, i: number) => values[i] as number;

/** A layer as Kaldi describes it: every output frame from its neighbours, spliced one after the other. */
function layerByHand(frames: number[][], { weights, bias, scale, shift, taps, spacing }: FrameLayer) {
  const reach = ((taps - 1) / 2) * spacing;
  return frames.slice(reach, frames.length - reach).map((_, t) => {
    const spliced = Array.from({ length: taps }, (_, tap) => frames[t + tap * spacing] as number[]).flat();
    return Array.from(bias, (start, row) => {
      const sum = spliced.reduce(
        (total, value, i) => total + value * at(weights.values, row * weights.columns + i),
        start,
      );
      return Math.max(0, sum) * at(scale, row) + at(shift, row);
    });
  });
}

test('the graph judges every third frame as the layers of Kaldi do', async () => {
  convertXvector(folder, folder);
  const count = 40;
  const features = Array.from({ length: count }, (_, t) => [...numbers(FEATURES, 200 + t)].map((v) => v * 5));

  const byHand = readXvector(folder).layers.frames.reduce(layerByHand, features);
  const session = await InferenceSession.create(join(folder, xvectorFiles[0]));
  const rows = Float32Array.from({ length: FEATURES * count }, (_, i) =>
    at(features[i % count] as number[], Math.floor(i / count)),
  );
  const { judged } = await session.run({ features: new Tensor('float32', rows, [1, FEATURES, count]) });

  const size = byHand[0]?.length as number;
  const kept = byHand.filter((_, t) => t % FRAME_STRIDE === 0);
  expect(judged?.dims).toEqual([1, size, kept.length]);
  const data = judged?.data as Float32Array;
  for (const [t, frame] of kept.entries()) {
    // In single precision, large sums that nearly cancel out leave an error of the size of their parts.
    const largest = Math.max(...frame.map(Math.abs));
    for (const [row, value] of frame.entries()) {
      expect((at(data, row * kept.length + t) - value) / largest).toBeCloseTo(0, 5);
    }
  }
});

test('a print is centred and whitened as the model was made', async () => {
  convertXvector(folder, folder);
  const { layers, whitening } = readXvector(folder);
  const { weights, bias } = layers.print;
  const statistics = numbers(weights.columns, 300);

  const session = await InferenceSession.create(join(folder, xvectorFiles[1]));
  const { prints } = await session.run({
    statistics: new Tensor('float32', statistics, [1, weights.columns]),
  });

  const raw = Array.from(bias, (start, row) =>
    statistics.reduce((sum, value, i) => sum + value * at(weights.values, row * weights.columns + i), start),
  );
  const centred = raw.map((value, i) => value - at(whitening.mean, i));
  const expected = Array.from({ length: PRINT }, (_, row) =>
    centred.reduce((sum, value, i) => sum + value * at(whitening.transform.values, row * PRINT + i), 0),
  );
  const data = prints?.data as Float32Array;
  for (const [i, value] of expected.entries()) expect(at(data, i)).toBeCloseTo(value, 2);
});

test('a file that ends too early is refused wherever it ends', () => {
  const whole = tinyNetwork();
  for (let length = 0; length < whole.length; length += 97) {
    writeFileSync(join(folder, 'final.ext.raw'), whole.subarray(0, length));
    expect(() => convertXvector(folder, folder), `${length} bytes`).toThrow(
      expect.objectContaining({ name: 'ModelError' }),
    );
  }
});

test('bytes that were changed anywhere never end in a crash', () => {
  const whole = tinyNetwork();
  for (let place = 3; place < whole.length; place += 131) {
    const changed = Buffer.from(whole);
    changed.fill(0xff, place, place + 4);
    writeFileSync(join(folder, 'final.ext.raw'), changed);
    try {
      convertXvector(folder, folder);
    } catch (error) {
      expect(error, `at ${place}`).toMatchObject({ name: 'ModelError' });
    }
  }
});

test.each([
  ['the transform in place of the network', 'transform.mat', 'final.ext.raw'],
  ['the network in place of the transform', 'final.ext.raw', 'transform.mat'],
  ['the network in place of the mean', 'final.ext.raw', 'mean.vec'],
])('%s is refused', (_, from, to) => {
  writeFileSync(join(folder, to), readFileSync(join(folder, from)));
  expect(() => convertXvector(folder, folder)).toThrow(expect.objectContaining({ name: 'ModelError' }));
});

test('a network whose frames lie otherwise is another model', () => {
  const other = tinyNetwork()
    .toString('latin1')
    .replace('Offset(tdnn1.batchnorm, 2)', 'Offset(tdnn1.batchnorm, 5)');
  writeFileSync(join(folder, 'final.ext.raw'), Buffer.from(other, 'latin1'));
  expect(() => convertXvector(folder, folder)).toThrow('looks at other frames');
});

const watch = { onProgress: () => {}, signal: new AbortController().signal };

test('the installation converts in a thread and keeps the two files it made', async () => {
  expect(await convert(xvectorEntry, folder, watch)).toEqual([...xvectorFiles]);
  await InferenceSession.create(join(folder, xvectorFiles[0]));
});

test('what goes wrong in the thread is told as an error of the model', async () => {
  truncateSync(join(folder, 'final.ext.raw'), 500);
  await expect(convert(xvectorEntry, folder, watch)).rejects.toMatchObject({
    name: 'ModelError',
    message: expect.stringContaining('not a whole Kaldi model'),
  });
});
