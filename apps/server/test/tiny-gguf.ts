/** A Llama of half a megabyte with random weights: it loads and generates like a real one, and says nothing sensible. */
import { writeFile } from 'node:fs/promises';

const CONTEXT_TOKENS = 16_384;
const WIDTH = 64;
const HEADS = 4;
const FEED_FORWARD = 128;
const ALIGNMENT = 32;
const GGUF_VERSION = 3;

/** GGUF's types of values and tensors, as its specification numbers them. */
const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const TEXT = 8;
const LIST = 9;
const F32_TENSOR = 0;
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

const bytesOf = (write: (view: DataView) => void, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  write(new DataView(bytes.buffer, bytes.byteOffset, length));
  return bytes;
};
const u32 = (value: number) => bytesOf((view) => view.setUint32(0, value, true), 4);
const u64 = (value: number) => bytesOf((view) => view.setBigUint64(0, BigInt(value), true), 8);
const f32 = (value: number) => bytesOf((view) => view.setFloat32(0, value, true), 4);
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

const number = (value: number): Buffer => Buffer.concat([u32(UINT32), u32(value)]);
const real = (value: number): Buffer => Buffer.concat([u32(FLOAT32), f32(value)]);
const word = (value: string): Buffer => Buffer.concat([u32(TEXT), text(value)]);
const listOf = (type: number, items: Buffer[]): Buffer =>
  Buffer.concat([u32(LIST), u32(type), u64(items.length), ...items]);

/** One token a byte, and a few whole pieces: enough to read and to write any text. */
function vocabulary(): { pieces: string[]; types: number[] } {
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  );
  const printable = Array.from({ length: 95 }, (_, index) =>
    String.fromCharCode(32 + index).replace(' ', '▁'),
  );
  return {
    pieces: ['<unk>', '<s>', '</s>', ...bytes, ...printable],
    types: [UNKNOWN, CONTROL, CONTROL, ...bytes.map(() => BYTE), ...printable.map(() => NORMAL)],
  };
}

/** The same weights every time: a failing test fails again. */
function weights(count: number, seed: number): Float32Array {
  let state = seed * 2_654_435_761;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 0.2;
  });
}

const { pieces, types } = vocabulary();

const values: [string, Buffer][] = [
  ['general.architecture', word('llama')],
  ['general.name', word('tiny')],
  ['llama.context_length', number(CONTEXT_TOKENS)],
  ['llama.embedding_length', number(WIDTH)],
  ['llama.block_count', number(1)],
  ['llama.feed_forward_length', number(FEED_FORWARD)],
  ['llama.attention.head_count', number(HEADS)],
  ['llama.attention.layer_norm_rms_epsilon', real(1e-5)],
  ['llama.rope.dimension_count', number(WIDTH / HEADS)],
  ['llama.vocab_size', number(pieces.length)],
  ['tokenizer.ggml.model', word('llama')],
  ['tokenizer.ggml.tokens', listOf(TEXT, pieces.map(text))],
  [
    'tokenizer.ggml.scores',
    listOf(
      FLOAT32,
      pieces.map(() => f32(0)),
    ),
  ],
  ['tokenizer.ggml.token_type', listOf(INT32, types.map(u32))],
  ['tokenizer.ggml.bos_token_id', number(1)],
  ['tokenizer.ggml.eos_token_id', number(2)],
];

const tensors: [string, number[]][] = [
  ['token_embd.weight', [WIDTH, pieces.length]],
  ['output_norm.weight', [WIDTH]],
  ['output.weight', [WIDTH, pieces.length]],
  ['blk.0.attn_norm.weight', [WIDTH]],
  ['blk.0.attn_q.weight', [WIDTH, WIDTH]],
  ['blk.0.attn_k.weight', [WIDTH, WIDTH]],
  ['blk.0.attn_v.weight', [WIDTH, WIDTH]],
  ['blk.0.attn_output.weight', [WIDTH, WIDTH]],
  ['blk.0.ffn_norm.weight', [WIDTH]],
  ['blk.0.ffn_gate.weight', [WIDTH, FEED_FORWARD]],
  ['blk.0.ffn_up.weight', [WIDTH, FEED_FORWARD]],
  ['blk.0.ffn_down.weight', [FEED_FORWARD, WIDTH]],
];

/** Every token shares one direction, and the quotation mark follows it: so strings end, and answers are short. */
function haste(name: string, weight: Float32Array): void {
  if (name === 'output_norm.weight') weight.fill(1);
  if (name === 'token_embd.weight') for (let at = 0; at < weight.length; at += WIDTH) weight[at] = 1;
  if (name === 'output.weight') weight[pieces.indexOf('"') * WIDTH] = 4;
}

const padding = (length: number) => Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT);

export async function writeTinyGguf(file: string): Promise<void> {
  let offset = 0;
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  for (const [index, [name, shape]] of tensors.entries()) {
    infos.push(text(name), u32(shape.length), ...shape.map(u64), u32(F32_TENSOR), u64(offset));
    const weight = weights(
      shape.reduce((product, size) => product * size, 1),
      index + 1,
    );
    haste(name, weight);
    const body = Buffer.from(weight.buffer);
    data.push(body, padding(body.length));
    offset += body.length + padding(body.length).length;
  }
  const counts = [u32(GGUF_VERSION), u64(tensors.length), u64(values.length)];
  const described = values.flatMap(([key, value]) => [text(key), value]);
  const head = Buffer.concat([Buffer.from('GGUF'), ...counts, ...described, ...infos]);
  await writeFile(file, Buffer.concat([head, padding(head.length), ...data]));
}
