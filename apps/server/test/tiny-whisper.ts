/** Writes a Whisper export that is small enough to look at: one layer, eight words wide, all weights known. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 32;
const VOCABULARY = 64;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

const field = (number: number, body: Uint8Array | string) => {
  const bytes = Buffer.from(body as string);
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
};
const integer = (number: number, value: number) => Buffer.concat([varint(number * 8), varint(value)]);

const initializer = (name: string, dims: number[], type: number, raw: Uint8Array) =>
  field(
    5,
    Buffer.concat([...dims.map((size) => integer(1, size)), integer(2, type), field(8, name), field(9, raw)]),
  );

const floats = (name: string, dims: number[], values: Float32Array) =>
  initializer(name, dims, 1, new Uint8Array(values.buffer));

/** Eight-bit numbers around 128, a hundredth each; scale and zero lie beside them. */
const quantized = (name: string, dims: number[], values: Uint8Array) => [
  initializer(`${name}_quantized`, dims, 2, values),
  floats(`${name}_scale`, [], Float32Array.of(0.01)),
  field(5, Buffer.concat([integer(2, 2), field(8, `${name}_zero_point`), field(5, varint(128))])),
];

const node = (op: string, name: string, inputs: string[]) =>
  field(1, Buffer.concat([...inputs.map((input) => field(1, input)), field(3, name), field(4, op)]));

const ramp = (length: number, start = 0) => Float32Array.from({ length }, (_, i) => start + i / 100);
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37) % 256);

function layer(part: 'encoder' | 'decoder'): Buffer[] {
  const prefix = part === 'decoder' ? 'model.decoder.layers.0' : 'layers.0';
  const attentions = part === 'decoder' ? ['self_attn', 'encoder_attn'] : ['self_attn'];
  const linear = (place: string, from: number, to: number, hasBias = true): Buffer[] => {
    const key = `onnx::MatMul_${part}_${place.replaceAll('/', '_')}`;
    return [
      ...quantized(key, [from, to], bytes(from * to)),
      node('MatMulInteger', `/model/${part}/layers.0/${place}/MatMul_quant`, ['x', `${key}_quantized`]),
      ...(hasBias
        ? [
            floats(`${key}_bias`, [to], ramp(to)),
            node('Add', `/model/${part}/layers.0/${place}/Add`, [`${key}_bias`, 'y']),
          ]
        : []),
    ];
  };
  const norm = (name: string) => [
    floats(`${prefix}.${name}.weight`, [WIDTH], ramp(WIDTH, 1)),
    floats(`${prefix}.${name}.bias`, [WIDTH], ramp(WIDTH)),
  ];
  return [
    ...attentions.flatMap((attention) => [
      ...norm(`${attention}_layer_norm`),
      ...['q_proj', 'k_proj', 'v_proj', 'out_proj'].flatMap((name) =>
        linear(`${attention}/${name}`, WIDTH, WIDTH, name !== 'k_proj'),
      ),
    ]),
    ...norm('final_layer_norm'),
    ...linear('fc1', WIDTH, WIDTH * 2),
    ...linear('fc2', WIDTH * 2, WIDTH),
  ];
}

/** In the export the decoder's layers lie in a branch. */
const branch = (graph: Buffer) => field(1, Buffer.concat([field(4, 'If'), field(5, field(6, graph))]));

const model = (parts: Buffer[]) => field(7, Buffer.concat(parts));

export function writeTinyWhisper(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const encoder = [
    floats('conv1.weight', [WIDTH, 80, 3], ramp(WIDTH * 80 * 3)),
    floats('conv1.bias', [WIDTH], ramp(WIDTH)),
    floats('conv2.weight', [WIDTH, WIDTH, 3], ramp(WIDTH * WIDTH * 3)),
    floats('conv2.bias', [WIDTH], ramp(WIDTH)),
    floats('embed_positions.weight', [10, WIDTH], ramp(10 * WIDTH)),
    floats('layer_norm.weight', [WIDTH], ramp(WIDTH)),
    floats('layer_norm.bias', [WIDTH], ramp(WIDTH)),
    ...layer('encoder'),
  ];
  const decoder = [
    ...quantized(
      'model.decoder.embed_tokens.weight_merged_0',
      [VOCABULARY, WIDTH],
      bytes(VOCABULARY * WIDTH),
    ),
    floats('model.decoder.embed_positions.weight', [5, WIDTH], ramp(5 * WIDTH)),
    floats('model.decoder.layer_norm.weight', [WIDTH], ramp(WIDTH)),
    floats('model.decoder.layer_norm.bias', [WIDTH], ramp(WIDTH)),
    branch(Buffer.concat(layer('decoder'))),
  ];
  writeFileSync(join(folder, 'encoder_model_quantized.onnx'), model(encoder));
  writeFileSync(join(folder, 'decoder_model_merged_quantized.onnx'), model(decoder));
  writeFileSync(join(folder, 'vocab.json'), JSON.stringify({ Ġhallo: 1, '!': 0, 'Ã©': 2 }));
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({
      d_model: WIDTH,
      encoder_layers: 1,
      decoder_layers: 1,
      encoder_attention_heads: 2,
      decoder_attention_heads: 2,
      vocab_size: VOCABULARY,
      num_mel_bins: 80,
      max_source_positions: 10,
      max_target_positions: 5,
    }),
  );
}
