/** A Kaldi x-vector model as small as one can be, with known numbers, written as Kaldi writes it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const layers = [
  { name: 'tdnn1', offsets: [-2, -1, 0, 1, 2], input: 23, output: 6 },
  { name: 'tdnn2', offsets: [-2, 0, 2], input: 6, output: 5 },
  { name: 'tdnn3', offsets: [-3, 0, 3], input: 5, output: 4 },
  { name: 'tdnn4', offsets: [0], input: 4, output: 4 },
  { name: 'tdnn5', offsets: [0], input: 4, output: 7 },
];
const PRINT = 128;

/** Numbers between −1 and 1 that look like chance and are always the same. */
export const numbers = (count: number, seed: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => Math.sin((i + 1) * (seed + 1) * 12.9898) % 1);

const text = (value: string) => Buffer.from(value, 'latin1');
const integer = (value: number) => {
  const bytes = Buffer.alloc(5, 4);
  bytes.writeInt32LE(value, 1);
  return bytes;
};
const fraction = (value: number) => {
  const bytes = Buffer.alloc(5, 4);
  bytes.writeFloatLE(value, 1);
  return bytes;
};
const raw = (values: Float32Array) => Buffer.from(values.buffer, values.byteOffset, values.byteLength);
const vector = (values: Float32Array) => Buffer.concat([text('FV '), integer(values.length), raw(values)]);
const matrix = (rows: number, values: Float32Array) =>
  Buffer.concat([text('FM '), integer(rows), integer(values.length / rows), raw(values)]);

function affine(name: string, rows: number, columns: number, seed: number): Buffer {
  return Buffer.concat([
    text(`<ComponentName> ${name} <NaturalGradientAffineComponent> <MaxChange> `),
    fraction(0.75),
    text('<LinearParams> '),
    matrix(rows, numbers(rows * columns, seed)),
    text('<BiasParams> '),
    vector(numbers(rows, seed + 1)),
    text('<RankIn> '),
    integer(20),
    text('</NaturalGradientAffineComponent> '),
  ]);
}

function norm(name: string, size: number, seed: number): Buffer {
  const variance = numbers(size, seed + 1).map((value) => value * value + 0.1);
  return Buffer.concat([
    text(`<ComponentName> ${name} <BatchNormComponent> <Dim> `),
    integer(size),
    text('<Epsilon> '),
    fraction(0.001),
    text('<TargetRms> '),
    fraction(1),
    text('<TestMode> T<StatsMean> '),
    vector(numbers(size, seed)),
    text('<StatsVar> '),
    vector(variance),
    text('</BatchNormComponent> '),
  ]);
}

function description(): string {
  const lines = ['input-node name=input dim=23'];
  let source = 'input';
  for (const { name, offsets } of layers) {
    const parts = offsets.map((offset) => (offset === 0 ? source : `Offset(${source}, ${offset})`));
    const input = parts.length > 1 ? `Append(${parts.join(', ')})` : parts[0];
    lines.push(`component-node name=${name}.affine component=${name}.affine input=${input}`);
    source = `${name}.batchnorm`;
  }
  return `${lines.join('\n')}\n\n`;
}

export function tinyNetwork(): Buffer {
  const parts = layers.flatMap(({ name, offsets, input, output }, i) => [
    affine(`${name}.affine`, output, offsets.length * input, 10 * i),
    norm(`${name}.batchnorm`, output, 10 * i + 5),
  ]);
  const pooling = Buffer.concat([
    text('<ComponentName> stats-pooling-0-400 <StatisticsPoolingComponent> <InputDim> '),
    integer(15),
    text('<VarianceFloor> '),
    fraction(1e-10),
    text('</StatisticsPoolingComponent> '),
  ]);
  return Buffer.concat([
    text(`\0B<Nnet3> \n${description()}<NumComponents> `),
    integer(parts.length + 2),
    ...parts,
    pooling,
    affine('tdnn6.affine', PRINT, 14, 90),
    text('</Nnet3> '),
  ]);
}

export function writeTinyXvector(folder: string): void {
  writeFileSync(join(folder, 'final.ext.raw'), tinyNetwork());
  writeFileSync(join(folder, 'mean.vec'), ` [ ${[...numbers(PRINT, 70)].join(' ')} ]\n`);
  writeFileSync(
    join(folder, 'transform.mat'),
    Buffer.concat([text('\0B'), matrix(PRINT, numbers(PRINT * PRINT, 80))]),
  );
}
