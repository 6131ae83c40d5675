/**
 * A Kaldi x-vector model becomes two ONNX files, so that the frames of a piece of speech are worked through once,
 * however many parts of it are compared: one judges frames, the other makes a print of what many frames have in common.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModelError } from '../model-error.ts';
import { type Matrix, readMatrix, readNetwork, readTextVector } from './kaldi-reader.ts';
import { OnnxWriter } from './onnx-writer.ts';
import { FEATURES, type FrameLayer, PRINT, type XvectorLayers, xvectorLayers } from './xvector-layers.ts';

/**
 * Only every third frame is looked at from the second layer on: it costs a third, and a print of two seconds stays 0.96
 * alike, more than two seconds of the same person ever are. The third layer looks at frames three apart, which then lie
 * side by side.
 */
export const FRAME_STRIDE = 3;
const STRIDDEN_LAYER = 1;

type Whitening = { mean: Float32Array; transform: Matrix };

/** Kaldi puts the neighbours of a frame one after the other; ONNX wants each number with its neighbours. */
function convolutionWeights({ weights, taps }: FrameLayer): Float32Array {
  const size = weights.columns / taps;
  const turned = new Float32Array(weights.values.length);
  for (let row = 0; row < weights.rows; row++) {
    for (let tap = 0; tap < taps; tap++) {
      for (let i = 0; i < size; i++) {
        turned[(row * size + i) * taps + tap] = weights.values[
          row * weights.columns + tap * size + i
        ] as number;
      }
    }
  }
  return turned;
}

function stepsOf({ taps, spacing }: FrameLayer, index: number): { dilations: number[]; strides: number[] } {
  if (index <= STRIDDEN_LAYER) {
    return { dilations: [spacing], strides: [index === STRIDDEN_LAYER ? FRAME_STRIDE : 1] };
  }
  if (taps > 1 && spacing % FRAME_STRIDE !== 0) throw new ModelError('Its frames do not lie three apart.');
  return { dilations: [taps > 1 ? spacing / FRAME_STRIDE : 1], strides: [1] };
}

function writeFrameLayer(writer: OnnxWriter, layer: FrameLayer, input: string, index: number): string {
  const { weights, bias, scale, shift, taps } = layer;
  const { rows, columns } = weights;
  const name = `frame${index + 1}`;
  const affine = writer.node(
    'Conv',
    [
      input,
      writer.tensor(`${name}.weights`, [rows, columns / taps, taps], convolutionWeights(layer)),
      writer.tensor(`${name}.bias`, [rows], bias),
    ],
    { kernel_shape: [taps], ...stepsOf(layer, index) },
  );
  const scaled = writer.node('Mul', [
    writer.node('Relu', [affine]),
    writer.tensor(`${name}.scale`, [1, rows, 1], scale),
  ]);
  return writer.node('Add', [scaled, writer.tensor(`${name}.shift`, [1, rows, 1], shift)]);
}

/** The layers that judge each frame by itself and its neighbours: by far the most of the work. */
function framesOnnx({ frames }: XvectorLayers): Buffer {
  const writer = new OnnxWriter();
  const last = frames.reduce(
    (input, layer, index) => writeFrameLayer(writer, layer, input, index),
    'features',
  );
  const size = frames.at(-1)?.weights.rows ?? 0;
  writer.node('Identity', [last], {}, 'judged');
  return writer.model(
    'xvector_frames',
    [{ name: 'features', dims: [1, FEATURES, 'frames'] }],
    [{ name: 'judged', dims: [1, size, 'judged_frames'] }],
  );
}

/** From mean and deviation of any part of the frames to its print: centred and whitened, not yet of length one. */
function printsOnnx({ print }: XvectorLayers, { mean, transform }: Whitening): Buffer {
  if (mean.length !== PRINT || transform.rows !== PRINT || transform.columns !== PRINT) {
    throw new ModelError('The mean and the transform belong to another model.');
  }
  const writer = new OnnxWriter();
  const { rows, columns, values } = print.weights;
  const raw = writer.node(
    'Gemm',
    [
      'statistics',
      writer.tensor('print.weights', [rows, columns], values),
      writer.tensor('print.bias', [rows], print.bias),
    ],
    { transB: 1 },
  );
  const centred = writer.node('Sub', [raw, writer.tensor('mean', [1, PRINT], mean)]);
  const whitening = writer.tensor('transform', [PRINT, PRINT], transform.values);
  writer.node('Gemm', [centred, whitening], { transB: 1 }, 'prints');
  return writer.model(
    'xvector_prints',
    [{ name: 'statistics', dims: ['parts', columns] }],
    [{ name: 'prints', dims: ['parts', PRINT] }],
  );
}

export function readXvector(folder: string): { layers: XvectorLayers; whitening: Whitening } {
  const file = (name: string) => readFileSync(join(folder, name));
  return {
    layers: xvectorLayers(readNetwork(file('final.ext.raw'))),
    whitening: {
      mean: readTextVector(file('mean.vec').toString('latin1')),
      transform: readMatrix(file('transform.mat')),
    },
  };
}

/** What the conversion makes, the larger one first. */
export const xvectorFiles = ['xvector-frames.onnx', 'xvector-prints.onnx'] as const;

export function convertXvector(source: string, target: string): void {
  const { layers, whitening } = readXvector(source);
  const [frames, prints] = xvectorFiles;
  writeFileSync(join(target, frames), framesOnnx(layers), { flush: true });
  writeFileSync(join(target, prints), printsOnnx(layers, whitening), { flush: true });
}
