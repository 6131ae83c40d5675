/** The layers of a Kaldi x-vector network up to the print, as its own description puts them together. */
import { ModelError } from '../model-error.ts';
import type { Component, KaldiNetwork, Matrix } from './kaldi-reader.ts';

/** One frame from its neighbours: weights, then nothing below zero, then a scale and a shift for each number. */
export type FrameLayer = {
  /** Which frames it looks at: this many, so far apart, around its own. */
  taps: number;
  spacing: number;
  weights: Matrix;
  bias: Float32Array;
  scale: Float32Array;
  shift: Float32Array;
};

export type XvectorLayers = {
  frames: FrameLayer[];
  /** From mean and deviation over all frames to the print, which is not centred yet. */
  print: { weights: Matrix; bias: Float32Array };
};

export const FEATURES = 23;
export const PRINT = 128;
const FRAME_LAYERS = ['tdnn1', 'tdnn2', 'tdnn3', 'tdnn4', 'tdnn5'];
/** Variances below this count as this. */
export const VARIANCE_FLOOR = 1e-10;
const POOLING = 'stats-pooling-0-400';
const PRINT_LAYER = 'tdnn6.affine';

const another = (why: string) => new ModelError(`This is another model than the one that was meant: ${why}.`);

function componentOf({ components }: KaldiNetwork, name: string): Component {
  const component = components.get(name);
  if (!component) throw another(`it has no ${name}`);
  return component;
}

function matrixOf(component: Component, field: string): Matrix {
  const value = component.fields.get(field);
  if (typeof value !== 'object') throw another(`no ${field}`);
  return value;
}

function numberOf(component: Component, field: string): number {
  const value = component.fields.get(field);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw another(`no ${field}`);
  return value;
}

function affineOf(network: KaldiNetwork, name: string) {
  const component = componentOf(network, name);
  const weights = matrixOf(component, '<LinearParams>');
  const { values: bias } = matrixOf(component, '<BiasParams>');
  if (bias.length !== weights.rows) throw another(`${name} does not fit itself`);
  return { weights, bias };
}

/** What Kaldi's BatchNorm does to one number once it learns no more. */
function normOf(network: KaldiNetwork, name: string, size: number) {
  const component = componentOf(network, name);
  const { values: mean } = matrixOf(component, '<StatsMean>');
  const { values: variance } = matrixOf(component, '<StatsVar>');
  if (mean.length !== size || variance.length !== size) throw another(`${name} does not fit its layer`);
  const epsilon = numberOf(component, '<Epsilon>');
  const rms = numberOf(component, '<TargetRms>');
  const scale = variance.map((value) => rms / Math.sqrt(Math.max(value, 0) + epsilon));
  return { scale, shift: mean.map((value, i) => -value * (scale[i] as number)) };
}

/** The neighbours in a line such as `input=Append(Offset(x, -2), x, Offset(x, 2))`. */
function neighboursOf({ lines }: KaldiNetwork, layer: string, source: string) {
  const line = lines.find((text) => text.startsWith(`component-node name=${layer}.affine `));
  const input = /input=(.+)$/.exec(line ?? '')?.[1] ?? '';
  const parts = /^Append\((.+)\)$/.exec(input)?.[1]?.split(/,(?![^(]*\))/) ?? [input];
  const offsets = parts.map((part) => {
    const [, moved, by] = /^Offset\((\S+), (-?\d+)\)$/.exec(part.trim()) ?? [];
    if ((moved ?? part.trim()) !== source) throw another(`${layer} does not follow ${source}`);
    return Number(by ?? 0);
  });
  const spacing = offsets.length > 1 ? (offsets[1] as number) - (offsets[0] as number) : 1;
  const first = (-(offsets.length - 1) / 2) * spacing;
  if (spacing < 1 || offsets.some((offset, i) => offset !== first + i * spacing)) {
    throw another(`${layer} looks at other frames`);
  }
  return { taps: offsets.length, spacing };
}

export function xvectorLayers(network: KaldiNetwork): XvectorLayers {
  let source = 'input';
  let size = FEATURES;
  const frames = FRAME_LAYERS.map((layer) => {
    const { taps, spacing } = neighboursOf(network, layer, source);
    const { weights, bias } = affineOf(network, `${layer}.affine`);
    if (weights.columns !== taps * size) throw another(`${layer} does not fit what comes before it`);
    source = `${layer}.batchnorm`;
    size = weights.rows;
    return { taps, spacing, weights, bias, ...normOf(network, source, size) };
  });
  const print = affineOf(network, PRINT_LAYER);
  if (print.weights.columns !== 2 * size || print.weights.rows !== PRINT)
    throw another('prints of another size');
  const floor = numberOf(componentOf(network, POOLING), '<VarianceFloor>');
  if (Math.abs(floor / VARIANCE_FLOOR - 1) > 1e-3) throw another('it takes the deviation in another way');
  return { frames, print };
}
