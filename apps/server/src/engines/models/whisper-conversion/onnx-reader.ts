/** The stored tensors and the nodes of an ONNX model, those of its subgraphs included. Weights stay on disk. */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { ProtobufFile, type Range } from './protobuf.ts';

const elementTypes = { 1: 'float32', 2: 'uint8', 3: 'int8', 6: 'int32', 7: 'int64' } as const;
type ElementType = (typeof elementTypes)[keyof typeof elementTypes];

export type OnnxTensor = {
  name: string;
  dims: number[];
  type: ElementType | 'other';
  /** Where the elements lie as they are; small tensors have them as a list of numbers instead. */
  raw: Range | undefined;
  listed: number[];
};

type OnnxNode = { op: string; name: string; inputs: string[] };

export type OnnxModel = {
  tensors: Map<string, OnnxTensor>;
  nodes: OnnxNode[];
  /** The elements of a tensor from one row (of its first dimension) to before another. */
  elements(tensor: OnnxTensor, rows?: { from: number; to: number }): Float32Array | Uint8Array | Int8Array;
  close(): void;
};

// Field numbers of onnx.proto.
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5 };
const NODE = { input: 1, name: 3, op_type: 4, attribute: 5 };
const ATTRIBUTE = { graph: 6 };
const TENSOR = { dims: 1, data_type: 2, float_data: 4, int32_data: 5, int64_data: 7, name: 8, raw_data: 9 };

function readTensor(file: ProtobufFile, range: Range): OnnxTensor {
  const tensor: OnnxTensor = { name: '', dims: [], type: 'other', raw: undefined, listed: [] };
  for (const field of file.fields(range)) {
    const list = field.number === TENSOR.dims ? tensor.dims : tensor.listed;
    switch (field.number) {
      case TENSOR.dims:
      case TENSOR.int32_data:
      case TENSOR.int64_data:
        if (field.kind === 'varint') list.push(field.value);
        else list.push(...file.varints(field.range));
        break;
      case TENSOR.float_data: {
        if (field.kind === 'varint') break;
        const bytes = file.read(field.range);
        for (let at = 0; at < bytes.length; at += 4) list.push(bytes.readFloatLE(at));
        break;
      }
      case TENSOR.data_type:
        if (field.kind === 'varint') {
          tensor.type = elementTypes[field.value as keyof typeof elementTypes] ?? 'other';
        }
        break;
      case TENSOR.name:
        if (field.kind === 'bytes') tensor.name = file.text(field.range);
        break;
      case TENSOR.raw_data:
        if (field.kind === 'bytes') tensor.raw = field.range;
        break;
    }
  }
  return tensor;
}

function readNode(file: ProtobufFile, range: Range): { node: OnnxNode; subgraphs: Range[] } {
  const node: OnnxNode = { op: '', name: '', inputs: [] };
  const subgraphs: Range[] = [];
  for (const field of file.fields(range)) {
    if (field.kind !== 'bytes') continue;
    if (field.number === NODE.input) node.inputs.push(file.text(field.range));
    else if (field.number === NODE.name) node.name = file.text(field.range);
    else if (field.number === NODE.op_type) node.op = file.text(field.range);
    else if (field.number === NODE.attribute) {
      for (const part of file.fields(field.range)) {
        if (part.number === ATTRIBUTE.graph && part.kind === 'bytes') subgraphs.push(part.range);
      }
    }
  }
  return { node, subgraphs };
}

function readGraph(file: ProtobufFile, range: Range, model: Pick<OnnxModel, 'tensors' | 'nodes'>): void {
  for (const field of file.fields(range)) {
    if (field.kind !== 'bytes') continue;
    if (field.number === GRAPH.initializer) {
      const tensor = readTensor(file, field.range);
      model.tensors.set(tensor.name, tensor);
    } else if (field.number === GRAPH.node) {
      const { node, subgraphs } = readNode(file, field.range);
      model.nodes.push(node);
      for (const subgraph of subgraphs) readGraph(file, subgraph, model);
    }
  }
}

function elementsOf(file: ProtobufFile, tensor: OnnxTensor, rows?: { from: number; to: number }) {
  const { type, raw, listed } = tensor;
  const make = { float32: Float32Array, uint8: Uint8Array, int8: Int8Array }[type as string];
  if (!make) throw new Error(`${tensor.name} holds numbers of another type (${type})`);
  if (!raw) return make.from(listed);
  const row_bytes = (raw.end - raw.start) / (tensor.dims[0] ?? 1);
  const start = raw.start + (rows?.from ?? 0) * row_bytes;
  const end = rows ? raw.start + rows.to * row_bytes : raw.end;
  // All platforms that Node.js runs on store numbers as ONNX does, the lowest byte first.
  return new make(file.read({ start, end }).buffer);
}

export function openOnnx(path: string): OnnxModel {
  const fd = openSync(path, 'r');
  const model = { tensors: new Map<string, OnnxTensor>(), nodes: [] as OnnxNode[] };
  try {
    const file = new ProtobufFile(fd);
    for (const field of file.fields({ start: 0, end: fstatSync(fd).size })) {
      if (field.number === MODEL.graph && field.kind === 'bytes') readGraph(file, field.range, model);
    }
    return {
      ...model,
      elements: (tensor, rows) => elementsOf(file, tensor, rows),
      close: () => closeSync(fd),
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
