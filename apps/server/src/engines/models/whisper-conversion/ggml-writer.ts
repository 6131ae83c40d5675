/// <reference lib="esnext.float16" />
/** Writes numbers the way ggml stores them, into a file, a block at a time. */
import { writeSync } from 'node:fs';

export type Storage = 'f32' | 'f16' | 'q8_0';

const storageTypes = { f32: 0, f16: 1, q8_0: 8 } as const satisfies Record<Storage, number>;

/** Numbers that share one scale in q8_0, and the bytes that they take with it. */
const GROUP = 32;
const GROUP_BYTES = 2 + GROUP;

/** Each group of 32 as one 16-bit scale and 32 signed bytes. */
export function quantize(values: Float32Array): Uint8Array {
  if (values.length % GROUP !== 0) throw new Error(`${values.length} numbers do not make whole groups`);
  const groups = values.length / GROUP;
  const bytes = new Uint8Array(groups * GROUP_BYTES);
  const view = new DataView(bytes.buffer);
  const signed = new Int8Array(bytes.buffer);
  for (let group = 0; group < groups; group++) {
    const from = group * GROUP;
    let largest = 0;
    for (let i = from; i < from + GROUP; i++) largest = Math.max(largest, Math.abs(values[i] as number));
    const scale = Math.fround(largest / 127);
    const inverse = scale === 0 ? 0 : 1 / scale;
    const at = group * GROUP_BYTES;
    view.setFloat16(at, scale, true);
    for (let i = 0; i < GROUP; i++) {
      signed[at + 2 + i] = Math.round((values[from + i] as number) * inverse);
    }
  }
  return bytes;
}

function encode(values: Float32Array, storage: Storage): Uint8Array {
  if (storage === 'q8_0') return quantize(values);
  const numbers = storage === 'f16' ? new Float16Array(values) : values;
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

export class GgmlWriter {
  readonly #fd: number;

  constructor(fd: number) {
    this.#fd = fd;
  }

  bytes(bytes: Uint8Array): void {
    let written = 0;
    while (written < bytes.length) written += writeSync(this.#fd, bytes, written);
  }

  integers(...values: number[]): void {
    this.bytes(new Uint8Array(Int32Array.from(values).buffer));
  }

  floats(values: Float32Array): void {
    this.bytes(encode(values, 'f32'));
  }

  /** `dims` as ONNX and PyTorch have them, the slowest first: ggml counts the other way round. */
  tensor(name: string, dims: number[], storage: Storage, blocks: Iterable<Float32Array>): void {
    const title = Buffer.from(name);
    this.integers(dims.length, title.length, storageTypes[storage], ...dims.toReversed());
    this.bytes(title);
    for (const block of blocks) this.bytes(encode(block, storage));
  }
}
