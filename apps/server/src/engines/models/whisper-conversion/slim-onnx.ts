/**
 * Makes a Whisper's ONNX graph cheaper to run; its weights stay as they are, to the byte.
 *
 * - Exports answer the attention of every layer, which nobody reads: 1.3 GB of the encoder's memory. Those outputs go,
 *   except the attention to the sound by which words find their time.
 * - The last product of the decoder, the largest there is, unpacks its 8-bit weights to 160 MB and multiplies those,
 *   for every token. ONNX Runtime can multiply them as they are.
 *
 * Measured on Whisper small, aarch64: a token takes 30 ms instead of 65, the process 0.9 GB instead of 2.9.
 */
import { closeSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { varint } from '../varint.ts';
import { ProtobufFile, type Range } from './protobuf.ts';

/** Bytes of our own, or a piece of the file as it is. */
type Part = Buffer | Range;

// Field numbers of onnx.proto.
const MODEL = { graph: 7, opset_import: 8 };
const OPSET = { domain: 1, version: 2 };
const GRAPH = { node: 1, output: 12 };
const NODE = { input: 1, output: 2, name: 3, op_type: 4, attribute: 5, domain: 7 };
const ATTRIBUTE = { graph: 6 };
const VALUE = { name: 1 };

const LENGTH_DELIMITED = 2;
const RUNTIME_DOMAIN = 'com.microsoft';
const UNREAD = /^(encoder|decoder)_attentions\.\d+$/;
const COPIED_BYTES = 8 * 1024 * 1024;

const sizeOf = (part: Part) => (Buffer.isBuffer(part) ? part.length : part.end - part.start);

function message(number: number, parts: Part[]): Part[] {
  const length = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  return [Buffer.concat([varint(number * 8 + LENGTH_DELIMITED), varint(length)]), ...parts];
}

const text = (number: number, value: string): Part[] => message(number, [Buffer.from(value)]);

type Node = { op: string; name: string; inputs: string[]; outputs: string[] };

class Slimmer {
  readonly #file: ProtobufFile;
  /** Whether a node of the runtime's own was put in. */
  usesRuntimeNodes = false;

  constructor(file: ProtobufFile) {
    this.#file = file;
  }

  graph(range: Range, isOutermost: boolean): Part[] {
    const unpacked = this.#unpackedWeights(range);
    return this.#rewritten(range, {
      [GRAPH.node]: (node) => message(GRAPH.node, this.#node(node, unpacked)),
      [GRAPH.output]: (output) =>
        isOutermost && UNREAD.test(this.#textIn(output, VALUE.name)) ? [] : message(GRAPH.output, [output]),
    });
  }

  /** What DequantizeLinear makes, and of what: weights, scale, zero. */
  #unpackedWeights(graph: Range): Map<string, string[]> {
    const unpacked = new Map<string, string[]>();
    for (const field of this.#file.fields(graph)) {
      if (field.number !== GRAPH.node || field.kind !== 'bytes') continue;
      const { op, inputs, outputs } = this.#read(field.range);
      if (op === 'DequantizeLinear' && outputs[0]) unpacked.set(outputs[0], inputs);
    }
    return unpacked;
  }

  #node(range: Range, unpacked: Map<string, string[]>): Part[] {
    const { op, name, inputs, outputs } = this.#read(range);
    const packed = unpacked.get(inputs[1] ?? '');
    if (op === 'MatMul' && inputs[0] && packed) {
      this.usesRuntimeNodes = true;
      return [
        ...[inputs[0], ...packed].flatMap((input) => text(NODE.input, input)),
        ...outputs.flatMap((output) => text(NODE.output, output)),
        ...text(NODE.name, name),
        ...text(NODE.op_type, 'DynamicQuantizeMatMul'),
        ...text(NODE.domain, RUNTIME_DOMAIN),
      ];
    }
    if (op !== 'If') return [range];
    return this.#rewritten(range, {
      [NODE.attribute]: (attribute) =>
        message(
          NODE.attribute,
          this.#rewritten(attribute, {
            [ATTRIBUTE.graph]: (graph) => message(ATTRIBUTE.graph, this.graph(graph, false)),
          }),
        ),
    });
  }

  #read(range: Range): Node {
    const node: Node = { op: '', name: '', inputs: [], outputs: [] };
    for (const field of this.#file.fields(range)) {
      if (field.kind !== 'bytes') continue;
      if (field.number === NODE.input) node.inputs.push(this.#file.text(field.range));
      else if (field.number === NODE.output) node.outputs.push(this.#file.text(field.range));
      else if (field.number === NODE.name) node.name = this.#file.text(field.range);
      else if (field.number === NODE.op_type) node.op = this.#file.text(field.range);
    }
    return node;
  }

  #textIn(range: Range, number: number): string {
    for (const field of this.#file.fields(range)) {
      if (field.number === number && field.kind === 'bytes') return this.#file.text(field.range);
    }
    return '';
  }

  /** The fields of a message, some of them replaced, the others as they lie there. */
  #rewritten(range: Range, replace: Record<number, (range: Range) => Part[]>): Part[] {
    const parts: Part[] = [];
    for (const field of this.#file.fields(range)) {
      const change = replace[field.number];
      if (change && field.kind === 'bytes') parts.push(...change(field.range));
      else parts.push(field.whole);
    }
    return parts;
  }

  model(range: Range): Part[] {
    const parts = this.#rewritten(range, {
      [MODEL.graph]: (graph) => message(MODEL.graph, this.graph(graph, true)),
    });
    if (!this.usesRuntimeNodes) return parts;
    const version = Buffer.concat([varint(OPSET.version * 8), varint(1)]);
    return [...parts, ...message(MODEL.opset_import, [...text(OPSET.domain, RUNTIME_DOMAIN), version])];
  }
}

/** Works in one go and keeps the thread busy: run it in one of its own. */
export function slimOnnx(source: string, target: string): void {
  const from = openSync(source, 'r');
  const to = openSync(target, 'w', 0o644);
  try {
    const file = new ProtobufFile(from);
    for (const part of new Slimmer(file).model({ start: 0, end: fstatSync(from).size })) {
      if (Buffer.isBuffer(part)) {
        writeSync(to, part);
        continue;
      }
      for (let start = part.start; start < part.end; start += COPIED_BYTES) {
        writeSync(to, file.read({ start, end: Math.min(start + COPIED_BYTES, part.end) }));
      }
    }
    fsyncSync(to);
  } finally {
    closeSync(from);
    closeSync(to);
  }
}
