/** Writes an ONNX model: as much of it as a small network without branches needs. */
import { varint } from '../varint.ts';

// Field numbers of onnx.proto.
const MODEL = { ir_version: 1, producer_name: 2, graph: 7, opset_import: 8 };
const OPSET = { version: 2 };
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 };
const NODE = { input: 1, output: 2, op_type: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3, integers: 8, type: 20 };
const TENSOR = { dims: 1, data_type: 2, name: 8, raw_data: 9 };
const VALUE = { name: 1, type: 2 };
const TYPE = { tensor: 1 };
const TENSOR_TYPE = { element: 1, shape: 2 };
const SHAPE = { dim: 1 };
const DIM = { value: 1, name: 2 };

const FLOAT = 1;
const KIND = { integer: 2, integers: 7 };
/** Of 2020: every ONNX Runtime of the last years reads it. */
const IR_VERSION = 7;
const OPSET_VERSION = 13;

/** A dimension with a name has any length. */
type Value = { name: string; dims: (number | string)[] };
type Attributes = Record<string, number | number[]>;

const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);

function bytes(field: number, ...content: Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([varint(field * 8 + 2), varint(length), ...content]);
}

const text = (field: number, value: string) => bytes(field, Buffer.from(value));

function attribute(name: string, value: number | number[]): Buffer {
  const isList = Array.isArray(value);
  return bytes(
    NODE.attribute,
    text(ATTRIBUTE.name, name),
    ...(isList ? value.map((each) => number(ATTRIBUTE.integers, each)) : [number(ATTRIBUTE.integer, value)]),
    number(ATTRIBUTE.type, isList ? KIND.integers : KIND.integer),
  );
}

function described(field: number, { name, dims }: Value): Buffer {
  const shape = dims.map((dim) =>
    bytes(SHAPE.dim, typeof dim === 'string' ? text(DIM.name, dim) : number(DIM.value, dim)),
  );
  const tensor = bytes(TYPE.tensor, number(TENSOR_TYPE.element, FLOAT), bytes(TENSOR_TYPE.shape, ...shape));
  return bytes(field, text(VALUE.name, name), bytes(VALUE.type, tensor));
}

export class OnnxWriter {
  readonly #parts: Buffer[] = [];
  #nodes = 0;

  /** Numbers that belong to the model. Answers their name. */
  tensor(name: string, dims: number[], values: Float32Array): string {
    const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    this.#parts.push(
      bytes(
        GRAPH.initializer,
        ...dims.map((dim) => number(TENSOR.dims, dim)),
        number(TENSOR.data_type, FLOAT),
        text(TENSOR.name, name),
        bytes(TENSOR.raw_data, raw),
      ),
    );
    return name;
  }

  /** One step of the computation. Answers the name of what comes out. */
  node(
    operator: string,
    inputs: string[],
    attributes: Attributes = {},
    output = `n${this.#nodes++}`,
  ): string {
    this.#parts.push(
      bytes(
        GRAPH.node,
        ...inputs.map((input) => text(NODE.input, input)),
        text(NODE.output, output),
        text(NODE.op_type, operator),
        ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
      ),
    );
    return output;
  }

  model(name: string, inputs: Value[], outputs: Value[]): Buffer {
    const graph = bytes(
      MODEL.graph,
      ...this.#parts,
      text(GRAPH.name, name),
      ...inputs.map((value) => described(GRAPH.input, value)),
      ...outputs.map((value) => described(GRAPH.output, value)),
    );
    return Buffer.concat([
      number(MODEL.ir_version, IR_VERSION),
      text(MODEL.producer_name, 'noteer'),
      graph,
      bytes(MODEL.opset_import, number(OPSET.version, OPSET_VERSION)),
    ]);
  }
}
