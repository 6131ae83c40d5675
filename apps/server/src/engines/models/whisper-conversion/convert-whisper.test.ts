/// <reference lib="esnext.float16" />
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeTinyWhisper } from '../../../../test/tiny-whisper.ts';
import { melFilters } from '../../transcription/whisper-onnx/mel-filters.ts';
import { convertWhisper } from './convert-whisper.ts';
import { quantize } from './ggml-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'noteer-whisper-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Tensor = { dims: number[]; type: number; bytes: Buffer };

/** Reads the file the way whisper.cpp does. */
function readGgml(path: string) {
  const file = readFileSync(path);
  let at = 0;
  const take = (length: number) => {
    at += length;
    return file.subarray(at - length, at);
  };
  const int = () => take(4).readInt32LE();
  const header = Array.from({ length: 12 }, int);
  const [mels, frequencies] = [int(), int()];
  take(mels * frequencies * 4);
  const words = Array.from({ length: int() }, () => take(int()).toString());
  const tensors = new Map<string, Tensor>();
  while (at < file.length) {
    const [count, length, type] = [int(), int(), int()];
    const dims = Array.from({ length: count }, int).reverse();
    const name = take(length).toString();
    const numbers = dims.reduce((a, b) => a * b, 1);
    tensors.set(name, {
      dims,
      type,
      bytes: take(type === 8 ? (numbers / 32) * 34 : numbers * (type === 1 ? 2 : 4)),
    });
  }
  return { header, words, tensors };
}

function dequantize(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length; at += 34) {
    const scale = new DataView(bytes.buffer, bytes.byteOffset + at, 2).getFloat16(0, true);
    for (let i = 0; i < 32; i++) numbers.push(bytes.readInt8(at + 2 + i) * scale);
  }
  return numbers;
}

test('every tensor of the export is where whisper.cpp looks for it, and means the same', () => {
  const target = join(folder, 'ggml.bin');
  const progress: number[] = [];
  writeTinyWhisper(folder);

  convertWhisper(folder, target, (done) => progress.push(done));

  const { header, words, tensors } = readGgml(target);
  expect(header).toEqual([0x67676d6c, 64, 10, 32, 2, 1, 5, 32, 2, 1, 80, 2007]);
  expect(words).toEqual(['!', ' hallo', 'é']);
  expect(progress.at(-1)).toBe(1);
  expect(tensors.size).toBe(11 + 15 + 24);
  expect(tensors.get('encoder.conv1.bias')).toMatchObject({ dims: [32, 1], type: 0 });
  expect(tensors.get('encoder.conv2.weight')).toMatchObject({ dims: [32, 32, 3], type: 1 });
  expect(tensors.get('decoder.positional_embedding')).toMatchObject({ dims: [5, 32], type: 0 });
  expect(tensors.get('decoder.blocks.0.cross_attn.key.weight')).toMatchObject({ dims: [32, 32], type: 8 });

  // Linear layers are stored the other way round: row r, column c of ours is row c, column r of the export.
  const first = tensors.get('encoder.blocks.0.mlp.0.weight') as Tensor;
  expect(first.dims).toEqual([64, 32]);
  const meant = Array.from({ length: 64 * 32 }, (_, i) => {
    const [row, column] = [Math.floor(i / 32), i % 32];
    return ((((column * 64 + row) * 37) % 256) - 128) / 100;
  });
  const worst = dequantize(first.bytes).reduce(
    (max, v, i) => Math.max(max, Math.abs(v - (meant[i] as number))),
    0,
  );
  expect(worst).toBeLessThan(0.007);
});

test('an export that lacks a tensor is refused by name', () => {
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, encoder_layers: 2 }));

  expect(() => convertWhisper(folder, join(folder, 'x.bin'), () => {})).toThrow(
    'the export has no encoder.blocks.1.attn_ln.weight',
  );
});

test('a file that is not a model is refused', () => {
  writeFileSync(join(folder, 'encoder_model_quantized.onnx'), 'not a model at all, but some prose');
  expect(() => convertWhisper(folder, join(folder, 'x.bin'), () => {})).toThrow();
});

test('numbers in 8 bits are off by half a step at most', () => {
  const numbers = Float32Array.from({ length: 64 }, (_, i) => Math.sin(i) * (i < 32 ? 1 : 1e-3));
  const back = dequantize(Buffer.from(quantize(numbers)));

  back.forEach((value, i) => {
    expect(Math.abs(value - (numbers[i] as number))).toBeLessThan((i < 32 ? 1 : 1e-3) / 200);
  });
  expect(quantize(new Float32Array(32)).every((byte) => byte === 0)).toBe(true);
});

test('the filters are the ones in the published models', () => {
  const filters = melFilters(80);
  // The first two filters at their peaks.
  expect(filters[1]).toBeCloseTo(0.02486259, 6);
  expect(filters[201 + 2]).toBeCloseTo(0.0228725, 4);
  expect(filters.every((weight) => weight >= 0 && weight < 0.03)).toBe(true);
});
