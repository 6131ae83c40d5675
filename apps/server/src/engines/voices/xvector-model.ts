/** The model itself: features of speech in, prints of the voice out. */
import { join } from 'node:path';
import { FRAME_STRIDE, xvectorFiles } from '../models/xvector-conversion/convert-xvector.ts';
import { PRINT, VARIANCE_FLOOR } from '../models/xvector-conversion/xvector-layers.ts';
import { InferenceSession, Tensor } from '../native/onnx.ts';
import { FEATURES } from './mfcc.ts';
import type { Voiceprint } from './port.ts';

/** Frames on either side that the model looks at to judge one. */
const CONTEXT = 7;

/** From one frame up to, not including, another. */
export type Part = { first: number; end: number };

export type XvectorModel = {
  /** Works through the frames of some speech. The answer makes prints of parts of it, which may overlap. */
  judge(features: Float32Array): Promise<(parts: Part[]) => Promise<Voiceprint[]>>;
};

/** Features lie frame by frame; the model wants each kind in one row, and its ends drawn out. */
function asRows(features: Float32Array): Tensor {
  const count = features.length / FEATURES;
  const length = count + 2 * CONTEXT;
  const rows = new Float32Array(FEATURES * length);
  for (let t = 0; t < length; t++) {
    const frame = Math.max(0, Math.min(count - 1, t - CONTEXT));
    for (let k = 0; k < FEATURES; k++) rows[k * length + t] = features[frame * FEATURES + k] as number;
  }
  return new Tensor('float32', rows, [1, FEATURES, length]);
}

/** Sums up to each frame, row by row: mean and deviation of any part are then two subtractions. */
class Sums {
  readonly #rows: number;
  readonly #frames: number;
  readonly #values: Float64Array;
  readonly #squares: Float64Array;

  constructor(judged: Tensor) {
    const [, rows = 0, frames = 0] = judged.dims;
    const data = judged.data as Float32Array;
    this.#rows = rows;
    this.#frames = frames;
    this.#values = new Float64Array(rows * (frames + 1));
    this.#squares = new Float64Array(rows * (frames + 1));
    for (let row = 0; row < rows; row++) {
      for (let t = 0; t < frames; t++) {
        const value = data[row * frames + t] as number;
        const at = row * (frames + 1) + t;
        this.#values[at + 1] = (this.#values[at] as number) + value;
        this.#squares[at + 1] = (this.#squares[at] as number) + value * value;
      }
    }
  }

  /** Means, then deviations, of those frames of a part that the model judged: every third. */
  write({ first, end }: Part, into: Float32Array): void {
    const from = Math.min(this.#frames - 1, Math.ceil(first / FRAME_STRIDE));
    const to = Math.min(this.#frames, Math.max(from + 1, Math.ceil(end / FRAME_STRIDE)));
    const average = (sums: Float64Array, row: number) => {
      const at = row * (this.#frames + 1);
      return ((sums[at + to] as number) - (sums[at + from] as number)) / (to - from);
    };
    for (let row = 0; row < this.#rows; row++) {
      const mean = average(this.#values, row);
      into[row] = mean;
      into[this.#rows + row] = Math.sqrt(Math.max(VARIANCE_FLOOR, average(this.#squares, row) - mean * mean));
    }
  }
}

function toUnit(print: Float32Array): Voiceprint {
  const length = Math.hypot(...print);
  return print.map((value) => value / length);
}

const wrongModel = () => new Error('this model does not tell voices apart');

async function open(file: string, input: string, output: string): Promise<InferenceSession> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Speech of any length comes by: what was reserved for the longest would never be given back.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  if (session.inputNames.join() !== input || session.outputNames.join() !== output) throw wrongModel();
  return session;
}

export async function loadXvector(folder: string): Promise<XvectorModel> {
  const [framesFile, printsFile] = xvectorFiles;
  const frames = await open(join(folder, framesFile), 'features', 'judged');
  const prints = await open(join(folder, printsFile), 'statistics', 'prints');
  return {
    async judge(features) {
      const { judged } = await frames.run({ features: asRows(features) });
      if (!judged) throw wrongModel();
      const sums = new Sums(judged as Tensor);
      const size = 2 * (judged.dims[1] as number);
      return async (parts) => {
        if (parts.length === 0) return [];
        const statistics = new Float32Array(parts.length * size);
        for (const [i, part] of parts.entries()) {
          sums.write(part, statistics.subarray(i * size, (i + 1) * size));
        }
        const answer = await prints.run({
          statistics: new Tensor('float32', statistics, [parts.length, size]),
        });
        const data = answer.prints?.data as Float32Array;
        return parts.map((_, i) => toUnit(data.slice(i * PRINT, (i + 1) * PRINT)));
      };
    },
  };
}
