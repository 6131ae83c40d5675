/** Writes a GGUF of random weights in the shape of Qwen3 4B at four bits (Q4_K_M): it reads and writes nonsense as fast as the real one. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What is needed of a tokenizer.json of Hugging Face. */
export type Tokenizer = {
  model: { vocab: Record<string, number>; merges: (string | string[])[] };
  added_tokens: { id: number; content: string }[];
};

export const LAYERS = 36;
const WIDTH = 2_560;
const FEED_FORWARD = 9_728;
const HEADS = 32;
const KEY_HEADS = 8;
const HEAD_WIDTH = 128;
const VOCABULARY = 151_936;
const ALIGNMENT = 32;

/** GGUF's types of values, as its specification numbers them. */
const U32 = 4;
const I32 = 5;
const F32 = 6;
const BOOL = 7;
const TEXT = 8;
const LIST = 9;

/** Types of weights: how many are in a block, its bytes, and where in it which scales stand. */
const kinds = {
  F32: { type: 0, per_block: 1, bytes: 4, scales: [] },
  Q4_K: {
    type: 12,
    per_block: 256,
    bytes: 144,
    scales: [
      [0, 1e-4],
      [2, 7.5e-4],
    ],
  },
  Q6_K: { type: 14, per_block: 256, bytes: 210, scales: [[208, 1.5e-5]] },
} satisfies Record<string, { type: number; per_block: number; bytes: number; scales: [number, number][] }>;
type Kind = keyof typeof kinds;
type Tensor = { name: string; shape: number[]; kind: Kind };

const ofLength = (length: number, write: (bytes: Buffer) => void) => {
  const bytes = Buffer.alloc(length);
  write(bytes);
  return bytes;
};
const u32 = (value: number) => ofLength(4, (bytes) => bytes.writeUInt32LE(value));
const u64 = (value: number) => ofLength(8, (bytes) => bytes.writeBigUInt64LE(BigInt(value)));
const i32 = (value: number) => ofLength(4, (bytes) => bytes.writeInt32LE(value));
const f32 = (value: number) => ofLength(4, (bytes) => bytes.writeFloatLE(value));
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

/** Half precision, for numbers between nothing and one: blocks keep their scales so. */
function half(value: number): number {
  const exponent = Math.max(-14, Math.floor(Math.log2(value)));
  const mantissa = Math.round((value / 2 ** exponent) * 1_024);
  return mantissa >= 1_024 ? ((exponent + 15) << 10) + (mantissa - 1_024) : mantissa;
}

const number = (value: number) => Buffer.concat([u32(U32), u32(value)]);
const real = (value: number) => Buffer.concat([u32(F32), f32(value)]);
const word = (value: string) => Buffer.concat([u32(TEXT), text(value)]);
const list = (type: number, items: Buffer[]) =>
  Buffer.concat([u32(LIST), u32(type), u64(items.length), ...items]);

const chat =
  '{% for m in messages %}<|im_start|>{{ m.role }}\n{{ m.content }}<|im_end|>\n{% endfor %}<|im_start|>assistant\n';

function vocabulary({ model, added_tokens }: Tokenizer): [string, Buffer][] {
  const names = new Map(Object.entries(model.vocab).map(([name, id]) => [id, name]));
  for (const { id, content } of added_tokens) names.set(id, content);
  const control = new Set(added_tokens.map(({ id }) => id));
  const typeOf = (id: number) => (control.has(id) ? 3 : names.has(id) ? 1 : 5);
  const ids = Array.from({ length: VOCABULARY }, (_, id) => id);
  const merges = model.merges.map((merge) => text(typeof merge === 'string' ? merge : merge.join(' ')));
  return [
    ['tokenizer.ggml.model', word('gpt2')],
    ['tokenizer.ggml.pre', word('qwen2')],
    [
      'tokenizer.ggml.tokens',
      list(
        TEXT,
        ids.map((id) => text(names.get(id) ?? `[PAD${id}]`)),
      ),
    ],
    [
      'tokenizer.ggml.token_type',
      list(
        I32,
        ids.map((id) => i32(typeOf(id))),
      ),
    ],
    ['tokenizer.ggml.merges', list(TEXT, merges)],
    ['tokenizer.ggml.eos_token_id', number(151_645)],
    ['tokenizer.ggml.padding_token_id', number(151_643)],
    ['tokenizer.ggml.add_bos_token', Buffer.concat([u32(BOOL), Buffer.from([0])])],
    ['tokenizer.chat_template', word(chat)],
  ];
}

const values = (layers: number, tokenizer: Tokenizer): [string, Buffer][] => [
  ['general.architecture', word('qwen3')],
  ['general.name', word('qwen3-4b of random weights')],
  ['general.file_type', number(15)],
  ['qwen3.context_length', number(40_960)],
  ['qwen3.embedding_length', number(WIDTH)],
  ['qwen3.block_count', number(layers)],
  ['qwen3.feed_forward_length', number(FEED_FORWARD)],
  ['qwen3.attention.head_count', number(HEADS)],
  ['qwen3.attention.head_count_kv', number(KEY_HEADS)],
  ['qwen3.attention.key_length', number(HEAD_WIDTH)],
  ['qwen3.attention.value_length', number(HEAD_WIDTH)],
  ['qwen3.rope.freq_base', real(1e6)],
  ['qwen3.attention.layer_norm_rms_epsilon', real(1e-6)],
  ...vocabulary(tokenizer),
];

function layerOf(layer: number): Tensor[] {
  const [queries, keys] = [HEADS * HEAD_WIDTH, KEY_HEADS * HEAD_WIDTH];
  /** What Q4_K_M keeps finer, in every other layer. */
  const finer: Kind = layer % 2 === 0 ? 'Q6_K' : 'Q4_K';
  const tensors: [string, number[], Kind][] = [
    ['attn_norm', [WIDTH], 'F32'],
    ['attn_q', [WIDTH, queries], 'Q4_K'],
    ['attn_k', [WIDTH, keys], 'Q4_K'],
    ['attn_v', [WIDTH, keys], finer],
    ['attn_q_norm', [HEAD_WIDTH], 'F32'],
    ['attn_k_norm', [HEAD_WIDTH], 'F32'],
    ['attn_output', [queries, WIDTH], 'Q4_K'],
    ['ffn_norm', [WIDTH], 'F32'],
    ['ffn_gate', [WIDTH, FEED_FORWARD], 'Q4_K'],
    ['ffn_up', [WIDTH, FEED_FORWARD], 'Q4_K'],
    ['ffn_down', [FEED_FORWARD, WIDTH], finer],
  ];
  return tensors.map(([name, shape, kind]) => ({ name: `blk.${layer}.${name}.weight`, shape, kind }));
}

const tensorsOf = (layers: number): Tensor[] => [
  { name: 'token_embd.weight', shape: [WIDTH, VOCABULARY], kind: 'Q6_K' },
  { name: 'output_norm.weight', shape: [WIDTH], kind: 'F32' },
  ...Array.from({ length: layers }, (_, layer) => layerOf(layer)).flat(),
];

const bytesOf = ({ shape, kind }: Tensor) =>
  (shape.reduce((product, size) => product * size, 1) / kinds[kind].per_block) * kinds[kind].bytes;
const padding = (bytes: number) => (ALIGNMENT - (bytes % ALIGNMENT)) % ALIGNMENT;

const PAGE_BLOCKS = 4_096;

/** Some blocks of chance, with scales that keep the weights near a deviation of 0.02. */
function page(kind: Kind): Buffer {
  const { bytes, scales } = kinds[kind];
  const out = randomBytes(PAGE_BLOCKS * bytes);
  for (let block = 0; block < PAGE_BLOCKS; block++)
    for (const [at, scale] of scales) out.writeUInt16LE(half(scale), block * bytes + at);
  return out;
}

function* bodyOf(tensor: Tensor, pages: Record<'Q4_K' | 'Q6_K', Buffer>): Generator<Buffer> {
  const bytes = bytesOf(tensor);
  if (tensor.kind === 'F32') yield Buffer.from(new Float32Array(bytes / 4).fill(1).buffer);
  else
    for (let left = bytes; left > 0; left -= PAGE_BLOCKS * kinds[tensor.kind].bytes)
      yield pages[tensor.kind].subarray(0, left);
  yield Buffer.alloc(padding(bytes));
}

function head(tensors: Tensor[], described: [string, Buffer][]): Buffer {
  const infos: Buffer[] = [];
  let offset = 0;
  for (const tensor of tensors) {
    const { name, shape, kind } = tensor;
    infos.push(text(name), u32(shape.length), ...shape.map(u64), u32(kinds[kind].type), u64(offset));
    offset += bytesOf(tensor) + padding(bytesOf(tensor));
  }
  const counts = [u32(3), u64(tensors.length), u64(described.length)];
  const pairs = described.flatMap(([key, value]) => [text(key), value]);
  const bytes = Buffer.concat([Buffer.from('GGUF'), ...counts, ...pairs, ...infos]);
  return Buffer.concat([bytes, Buffer.alloc(padding(bytes.length))]);
}

export async function writeRandomGguf(file: string, tokenizer: Tokenizer, layers = LAYERS): Promise<void> {
  const tensors = tensorsOf(layers);
  const pages = { Q4_K: page('Q4_K'), Q6_K: page('Q6_K') };
  function* all() {
    yield head(tensors, values(layers, tokenizer));
    for (const tensor of tensors) yield* bodyOf(tensor, pages);
  }
  await pipeline(Readable.from(all()), createWriteStream(file));
}
