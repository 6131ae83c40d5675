import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InferenceSession, Tensor } from '../../native/onnx.ts';
import { varint } from '../varint.ts';
import { openOnnx } from './onnx-reader.ts';
import { slimOnnx } from './slim-onnx.ts';

const folder = mkdtempSync(join(tmpdir(), 'noteer-slim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, ...content: Uint8Array[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
};
const text = (field: number, value: string) => bytes(field, Buffer.from(value));

const FLOAT = 1;
const BYTE = 2;
const BOOLEAN = 9;
const value = (field: number, name: string, type: number, dims: number[]) => {
  const shape = bytes(2, ...dims.map((dim) => bytes(1, number(1, dim))));
  return bytes(field, text(1, name), bytes(2, bytes(1, number(1, type), shape)));
};
const tensor = (name: string, type: number, dims: number[], raw: Uint8Array) =>
  bytes(5, ...dims.map((dim) => number(1, dim)), number(2, type), text(8, name), bytes(9, raw));
const node = (op: string, inputs: string[], outputs: string[], ...attributes: Buffer[]) =>
  bytes(
    1,
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(3, `${op} ${outputs[0]}`),
    text(4, op),
    ...attributes,
  );

const GRAPH_ATTRIBUTE = 5;
const branch = (name: string, ...nodes: Buffer[]) =>
  bytes(
    5,
    text(1, name),
    bytes(6, ...nodes, text(2, name), value(12, 'logits', FLOAT, [1, 3])),
    number(20, GRAPH_ATTRIBUTE),
  );

/** As an export does it: weights of 8 bits that each branch unpacks and multiplies, and attention that nobody reads. */
function anExport(): string {
  const weights = Uint8Array.of(128, 138, 118, 148, 108, 128);
  const scale = new Uint8Array(Float32Array.of(0.1).buffer);
  const product = [
    node('DequantizeLinear', ['weights', 'scale', 'zero'], ['unpacked']),
    node('MatMul', ['x', 'unpacked'], ['logits']),
  ];
  const graph = bytes(
    7,
    node('If', ['which'], ['logits'], branch('then_branch', ...product), branch('else_branch', ...product)),
    node('Identity', ['x'], ['decoder_attentions.0']),
    node('Identity', ['x'], ['cross_attentions.0']),
    text(2, 'graph'),
    tensor('weights', BYTE, [2, 3], weights),
    tensor('scale', FLOAT, [], scale),
    tensor('zero', BYTE, [], Uint8Array.of(128)),
    value(11, 'x', FLOAT, [1, 2]),
    value(11, 'which', BOOLEAN, [1]),
    value(12, 'logits', FLOAT, [1, 3]),
    value(12, 'decoder_attentions.0', FLOAT, [1, 2]),
    value(12, 'cross_attentions.0', FLOAT, [1, 2]),
  );
  const path = join(folder, 'export.onnx');
  writeFileSync(path, Buffer.concat([number(1, 7), graph, bytes(8, number(2, 13))]));
  return path;
}

test('a slim model answers the same, without the attention that nobody reads, from the same weights', async () => {
  const [source, target] = [anExport(), join(folder, 'slim.onnx')];
  slimOnnx(source, target);
  const asIsUsed = { extra: { session: { disable_quant_qdq: '1' } } };
  const [before, after] = await Promise.all(
    [source, target].map((path) => InferenceSession.create(path, asIsUsed)),
  );
  if (!before || !after) throw new Error('no session');
  const x = new Tensor('float32', Float32Array.of(1, -2), [1, 2]);

  expect(after.outputNames).toEqual(before.outputNames.filter((name) => name !== 'decoder_attentions.0'));
  for (const which of [true, false]) {
    const input = { x, which: new Tensor('bool', [which], [1]) };
    const [expected, found] = [await before.run(input), await after.run(input)];
    const [logits, slim] = [expected.logits?.data, found.logits?.data] as [Float32Array, Float32Array];
    for (const [i, each] of logits.entries()) expect(slim[i]).toBeCloseTo(each, 1);
  }
  const models = [source, target].map(openOnnx);
  const [kept, slim] = models.map((model) => {
    const weights = model.tensors.get('weights');
    return weights && [...model.elements(weights)];
  });
  expect(slim).toEqual(kept);
  expect(models[1]?.nodes.filter(({ op }) => op === 'DynamicQuantizeMatMul')).toHaveLength(2);
  for (const model of models) model.close();
});

test('a file that is cut off is refused, not made into another model', () => {
  const path = join(folder, 'cut.onnx');
  writeFileSync(path, Uint8Array.of(0x3a, 0xff, 0x01, 1, 2, 3));
  expect(() => slimOnnx(path, join(folder, 'never.onnx'))).toThrow('longer than what holds it');
});
