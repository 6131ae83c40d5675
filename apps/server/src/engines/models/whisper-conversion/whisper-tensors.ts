/** Which tensor of the ONNX export is which tensor of whisper.cpp, and its numbers. */
import type { Storage } from './ggml-writer.ts';
import type { OnnxModel, OnnxTensor } from './onnx-reader.ts';

type Part = 'encoder' | 'decoder';
type WhisperShape = { encoder_layers: number; decoder_layers: number };

type WhisperTensor = {
  name: string;
  dims: number[];
  storage: Storage;
  blocks(): Generator<Float32Array>;
};

/** A place in the export: a tensor, and whether its rows and columns must be exchanged. */
type Source = { model: OnnxModel; tensor: OnnxTensor; isTransposed: boolean };

const renamed: [from: RegExp, to: string][] = [
  [/self_attn_layer_norm/, 'attn_ln'],
  [/encoder_attn_layer_norm/, 'cross_attn_ln'],
  [/final_layer_norm/, 'mlp_ln'],
  [/self_attn\./, 'attn.'],
  [/encoder_attn\./, 'cross_attn.'],
  [/q_proj/, 'query'],
  [/k_proj/, 'key'],
  [/v_proj/, 'value'],
  [/out_proj/, 'out'],
  [/fc1/, 'mlp.0'],
  [/fc2/, 'mlp.2'],
  [/layers\./, 'blocks.'],
  [/embed_positions\.weight/, 'positional_embedding'],
  [/embed_tokens/, 'token_embedding'],
  [/^encoder\.layer_norm/, 'encoder.ln_post'],
  [/^decoder\.layer_norm/, 'decoder.ln'],
];

const ggmlName = (name: string) => renamed.reduce((text, [from, to]) => text.replace(from, to), name);

const QUANTIZED = '_quantized';

/** The export prefixes names by part, and marks what both branches of the decoder share. */
const plainName = (name: string) => name.replace(/_merged_\d+/, '').replace(/^model\.(en|de)coder\./, '');

/** Linear layers lost their names in the export; the nodes that use them kept theirs. */
const linearNode =
  /\/(layers\.\d+)\/(?:(self_attn|encoder_attn)\/)?([qkv]_proj|out_proj|fc1|fc2)\/(MatMul|Add)(_quant)?$/;

function collect(part: Part, model: OnnxModel, sources: Map<string, Source>): void {
  const add = (name: string, tensor: OnnxTensor, isTransposed: boolean) => {
    const key = ggmlName(`${part}.${name}`);
    if (!sources.has(key)) sources.set(key, { model, tensor, isTransposed });
  };
  for (const tensor of model.tensors.values()) {
    const name = plainName(tensor.name).replace(/_quantized$/, '');
    if (/\.(weight|bias)$/.test(name) && !name.startsWith('onnx::')) add(name, tensor, false);
  }
  for (const { name, inputs } of model.nodes) {
    const [, layer, attention, linear, operation] = linearNode.exec(name) ?? [];
    if (!layer) continue;
    const place = [layer, attention, linear].filter(Boolean).join('.');
    const stored = inputs.map((input) => model.tensors.get(input)).filter((tensor) => tensor !== undefined);
    const weight = operation === 'MatMul' && stored.find(({ dims }) => dims.length === 2);
    const bias = operation === 'Add' && stored.find(({ dims }) => dims.length === 1);
    if (weight) add(`${place}.weight`, weight, true);
    if (bias) add(`${place}.bias`, bias, false);
  }
}

const layerTensors = (part: Part, layer: number): string[] => {
  const attentions = part === 'decoder' ? ['attn', 'cross_attn'] : ['attn'];
  const names = [
    ...attentions.flatMap((attention) => [
      `${attention}_ln.weight`,
      `${attention}_ln.bias`,
      `${attention}.query.weight`,
      `${attention}.query.bias`,
      `${attention}.key.weight`,
      `${attention}.value.weight`,
      `${attention}.value.bias`,
      `${attention}.out.weight`,
      `${attention}.out.bias`,
    ]),
    ...['mlp_ln.weight', 'mlp_ln.bias', 'mlp.0.weight', 'mlp.0.bias', 'mlp.2.weight', 'mlp.2.bias'],
  ];
  return names.map((name) => `${part}.blocks.${layer}.${name}`);
};

const expectedNames = ({ encoder_layers, decoder_layers }: WhisperShape): string[] => [
  ...['encoder.conv1.weight', 'encoder.conv1.bias', 'encoder.conv2.weight', 'encoder.conv2.bias'],
  ...['encoder.positional_embedding', 'encoder.ln_post.weight', 'encoder.ln_post.bias'],
  ...[
    'decoder.token_embedding.weight',
    'decoder.positional_embedding',
    'decoder.ln.weight',
    'decoder.ln.bias',
  ],
  ...Array.from({ length: encoder_layers }, (_, layer) => layerTensors('encoder', layer)).flat(),
  ...Array.from({ length: decoder_layers }, (_, layer) => layerTensors('decoder', layer)).flat(),
];

/** Rows that are taken from disk at once: the vocabulary's table alone would be 160 MB as floats. */
const ROWS_AT_ONCE = 4_096;

/** The numbers of a source, made whole again when the export stored them as 8-bit integers with a scale. */
function* numbersOf({ model, tensor, isTransposed }: Source): Generator<Float32Array> {
  const [rows = 1, columns = 1] = tensor.dims;
  const restore = dequantizer(model, tensor, columns);
  if (isTransposed) {
    yield transpose(restore(model.elements(tensor)), rows, columns);
    return;
  }
  for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
    yield restore(model.elements(tensor, { from, to: Math.min(rows, from + ROWS_AT_ONCE) }));
  }
}

type Elements = ReturnType<OnnxModel['elements']>;

function dequantizer(model: OnnxModel, tensor: OnnxTensor, columns: number) {
  if (!tensor.name.endsWith(QUANTIZED)) return (elements: Elements) => elements as Float32Array;
  const base = tensor.name.slice(0, -QUANTIZED.length);
  const beside = (suffix: string) => {
    const found = model.tensors.get(base + suffix);
    if (!found) throw new Error(`${tensor.name} has no ${suffix} beside it`);
    return model.elements(found);
  };
  const scales = beside('_scale');
  const zeros = beside('_zero_point');
  // One scale for all, or one for each column.
  const step = scales.length > 1 ? 1 : 0;
  return (elements: Elements) => {
    const restored = new Float32Array(elements.length);
    for (let i = 0; i < elements.length; i++) {
      const column = step === 0 ? 0 : i % columns;
      restored[i] = ((elements[i] as number) - (zeros[column] as number)) * (scales[column] as number);
    }
    return restored;
  };
}

function transpose(values: Float32Array, rows: number, columns: number): Float32Array {
  const turned = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      turned[column * rows + row] = values[row * columns + column] as number;
    }
  }
  return turned;
}

/** whisper.cpp keeps vectors and positions whole, halves convolutions, and takes 8 bits for the rest. */
function storageOf(name: string, dims: number[]): Storage {
  if (dims.length === 1 || name.includes('positional')) return 'f32';
  return dims.length === 2 ? 'q8_0' : 'f16';
}

/** All tensors of the model in whisper.cpp's order. Fails when the export is not a Whisper of this shape. */
export function whisperTensors(models: Record<Part, OnnxModel>, shape: WhisperShape): WhisperTensor[] {
  const sources = new Map<string, Source>();
  collect('encoder', models.encoder, sources);
  collect('decoder', models.decoder, sources);
  return expectedNames(shape).map((name) => {
    const source = sources.get(name);
    if (!source) throw new Error(`the export has no ${name}`);
    const dims = source.isTransposed ? source.tensor.dims.toReversed() : source.tensor.dims;
    const storage = storageOf(name, dims);
    // Biases of convolutions are added to columns of a matrix.
    const isColumn = /conv\d\.bias$/.test(name);
    return { name, dims: isColumn ? [...dims, 1] : dims, storage, blocks: () => numbersOf(source) };
  });
}
