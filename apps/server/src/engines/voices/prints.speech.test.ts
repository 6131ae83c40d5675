/** The features and the model against something that shares no code with them: the layers of Kaldi, evaluated by hand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resampler } from '@noteer/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realEnglish, speak, testModels } from '../../../test/spoken.ts';
import { fetchNpm } from '../models/fetch-npm.ts';
import { extract } from '../models/tarball.ts';
import { readXvector } from '../models/xvector-conversion/convert-xvector.ts';
import type { FrameLayer } from '../models/xvector-conversion/xvector-layers.ts';
import { xvectorEntry } from '../models/xvector-entry.ts';
import { likeness } from './likeness.ts';
import { FEATURES } from './mfcc.ts';
import type { Voiceprint } from './port.ts';
import { speechFrames } from './speech-frames.ts';
import { loadXvector } from './xvector-model.ts';

const RATE = 16_000;
const model = await loadXvector(join(testModels, 'xvector-vosk-0.4'));
const folder = mkdtempSync(join(tmpdir(), 'noteer-kaldi-'));
afterAll(() => rmSync(folder, { recursive: true }));

const englishPhrase = async (index: number): Promise<Int16Array> => {
  const phrase = (await realEnglish())[index];
  if (!phrase) throw new Error('nobody reads');
  return phrase.samples;
};

const featuresOf = (audio: Int16Array) =>
  speechFrames(audio, [{ from: 0, to: audio.length }])[0]?.features as Float32Array;

async function printOf(audio: Int16Array): Promise<Voiceprint> {
  const features = featuresOf(audio);
  const [print] = await (await model.judge(features))([{ first: 0, end: features.length / FEATURES }]);
  return print as Voiceprint;
}

/** Every frame, none left out. What lies beyond the ends is not there: the frames get fewer. */
function layerByHand(frames: Float32Array[], layer: FrameLayer): Float32Array[] {
  const { weights, bias, scale, shift, taps, spacing } = layer;
  const size = weights.columns / taps;
  return frames.slice((taps - 1) * spacing).map((_, t) =>
    Float32Array.from(bias, (start, row) => {
      let sum = start;
      for (let tap = 0; tap < taps; tap++) {
        const neighbour = frames[t + tap * spacing] as Float32Array;
        const at = row * weights.columns + tap * size;
        for (let i = 0; i < size; i++) sum += (weights.values[at + i] as number) * (neighbour[i] as number);
      }
      return Math.max(0, sum) * (scale[row] as number) + (shift[row] as number);
    }),
  );
}

/** What the layers make of judged frames: mean and deviation, print, centred and whitened. */
function printByHand(
  judged: Float32Array[],
  { layers, whitening }: ReturnType<typeof readXvector>,
): Voiceprint {
  const rows = judged[0]?.length as number;
  const means = Array.from(
    { length: rows },
    (_, row) => judged.reduce((sum, frame) => sum + (frame[row] as number), 0) / judged.length,
  );
  const deviations = means.map((mean, row) =>
    Math.sqrt(judged.reduce((sum, frame) => sum + ((frame[row] as number) - mean) ** 2, 0) / judged.length),
  );
  const statistics = [...means, ...deviations];
  const { weights, bias } = layers.print;
  const centred = Array.from(bias, (start, row) =>
    statistics.reduce(
      (sum, value, i) => sum + value * (weights.values[row * weights.columns + i] as number),
      start - (whitening.mean[row] as number),
    ),
  );
  const whitened = Float32Array.from(centred, (_, row) =>
    centred.reduce(
      (sum, value, i) => sum + value * (whitening.transform.values[row * centred.length + i] as number),
      0,
    ),
  );
  return whitened.map((value) => value / Math.hypot(...whitened));
}

beforeAll(async () => {
  const { source, files } = xvectorEntry;
  const watch = { onBytes: () => {}, signal: new AbortController().signal };
  const tarball = await fetchNpm('npm' in source ? source.npm : '', folder, watch);
  await extract(tarball, new Map(files.map(({ path, as }) => [path, join(folder, as)])));
});

// Half a billion products one by one: on a busy machine that takes as long as it takes.
test('a print is what the layers of Kaldi make of the same features', {
  tags: 'thorough',
  timeout: 600_000,
}, async () => {
  const weights = readXvector(folder);
  const audio = (await englishPhrase(0)).subarray(0, 2 * RATE);
  const features = featuresOf(audio);
  const count = features.length / FEATURES;
  const drawnOut = Array.from({ length: count + 14 }, (_, t) => {
    const frame = Math.max(0, Math.min(count - 1, t - 7));
    return features.slice(frame * FEATURES, (frame + 1) * FEATURES);
  });
  const judged = weights.layers.frames.reduce(layerByHand, drawnOut);
  const everyThird = judged.filter((_, t) => t % 3 === 0);
  const print = await printOf(audio);

  expect(judged.length).toBe(count);
  expect(likeness(print, printByHand(everyThird, weights))).toBeGreaterThan(0.9999);
  // What the model leaves out is less than what two seconds of one person differ.
  expect(likeness(print, printByHand(judged, weights))).toBeGreaterThan(0.9);
});

function resampled(audio: Int16Array, from: number, to: number): Int16Array {
  const resampler = new Resampler(from, to);
  const input = Float32Array.from(audio, (value) => value / 32_768);
  const output = new Float32Array(resampler.outputFor(input.length) + 1_000);
  const pushed = resampler.push(input, output);
  const length = pushed + resampler.flush(output.subarray(pushed));
  return Int16Array.from(output.subarray(0, length), (value) => Math.round(value * 32_768));
}

test('the same speech from another sample rate, softer or later has nearly the same print', {
  tags: 'thorough',
}, async () => {
  const audio = (await englishPhrase(1)).subarray(0, 4 * RATE);
  const print = await printOf(audio);
  const there = resampled(resampled(audio, RATE, 44_100), 44_100, RATE);
  expect(likeness(print, await printOf(there))).toBeGreaterThan(0.98);
  expect(likeness(print, await printOf(audio.map((value) => value / 4)))).toBeGreaterThan(0.98);
  expect(likeness(print, await printOf(audio.subarray(55)))).toBeGreaterThan(0.9);
});

test('a voice is more like itself in other words than like another voice', { tags: 'thorough' }, async () => {
  const lines = [
    'Ik slaap slecht en ik pieker veel over mijn werk',
    'We maken een nieuwe afspraak voor volgende week dinsdag',
  ];
  const [first, second] = lines as [string, string];
  const [man, manAgain, woman] = await Promise.all([
    speak(first, 'nl'),
    speak(second, 'nl'),
    speak(second, 'nl+f3'),
  ]);
  const print = await printOf(man);
  expect(likeness(print, await printOf(manAgain))).toBeGreaterThan(
    likeness(print, await printOf(woman)) + 0.2,
  );
});
