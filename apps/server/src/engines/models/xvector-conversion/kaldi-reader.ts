/** Reads Kaldi's own binary files: a network (nnet3), a matrix, and a vector written out as text. */
import { ModelError } from '../model-error.ts';

/** Row by row. A vector has one row. */
export type Matrix = { rows: number; columns: number; values: Float32Array };

/** What one part of a network says of itself, by the names that Kaldi gives. */
export type Component = { type: string; fields: Map<string, number | boolean | Matrix> };

export type KaldiNetwork = {
  /** How the parts hang together, one to a line. */
  lines: string[];
  components: Map<string, Component>;
};

/** No name in these files is longer; what is longer is no name. */
const LONGEST_TOKEN = 64;
const BINARY = '\0B';

const broken = (why: string) => new ModelError(`This is not a whole Kaldi model: ${why}.`);

class Cursor {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  text(length: number): string {
    return this.#take(length).toString('latin1');
  }

  peek(length: number): string {
    return this.#bytes.toString('latin1', this.#at, this.#at + length);
  }

  /** Up to a mark, which is passed over. */
  until(mark: string, longest: number): string {
    const end = this.#bytes.indexOf(mark, this.#at, 'latin1');
    if (end < 0 || end - this.#at > longest) throw broken(`no ${JSON.stringify(mark)} where one belongs`);
    const text = this.text(end - this.#at);
    this.#at = end + mark.length;
    return text;
  }

  token(): string {
    return this.until(' ', LONGEST_TOKEN);
  }

  expect(text: string): void {
    const found = this.peek(text.length);
    if (found !== text) throw broken(`no ${JSON.stringify(text)} where one belongs`);
    this.#at += text.length;
  }

  /** Whole numbers and fractions begin with how many bytes they have. */
  integer(): number {
    this.expect('\x04');
    return this.#take(4).readInt32LE();
  }

  fraction(): number {
    return this.text(1) === '\x08' ? this.#take(8).readDoubleLE() : this.#take(4).readFloatLE();
  }

  matrix(): Matrix {
    const kind = this.text(3);
    if (kind !== 'FM ' && kind !== 'FV ') throw broken('numbers of another kind');
    const rows = kind === 'FM ' ? this.integer() : 1;
    const columns = this.integer();
    if (rows < 0 || columns < 0) throw broken('a matrix of an impossible size');
    const bytes = this.#take(rows * columns * 4);
    const values = new Float32Array(rows * columns);
    for (let i = 0; i < values.length; i++) values[i] = bytes.readFloatLE(i * 4);
    if (!values.every(Number.isFinite)) throw broken('a weight that is no number');
    return { rows, columns, values };
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw broken('it ends too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** Fields that hold whole numbers; all other numbers are fractions. Both take the same room. */
const whole = new Set(['<Dim>', '<BlockDim>', '<InputDim>', '<InputPeriod>', '<OutputPeriod>']);

function readValue(cursor: Cursor, name: string): number | boolean | Matrix {
  const next = cursor.peek(3);
  if (next === 'FM ' || next === 'FV ') return cursor.matrix();
  if (next[0] === 'T' || next[0] === 'F') return cursor.text(1) === 'T';
  if (next[0] !== '\x04' && next[0] !== '\x08') throw broken(`${name} has no value`);
  return whole.has(name) ? cursor.integer() : cursor.fraction();
}

function readComponent(cursor: Cursor): Component {
  const type = cursor.token();
  if (!type.startsWith('<')) throw broken('a part without a type');
  const fields: Component['fields'] = new Map();
  for (let name = cursor.token(); name !== `</${type.slice(1)}`; name = cursor.token()) {
    fields.set(name, readValue(cursor, name));
  }
  return { type, fields };
}

export function readNetwork(bytes: Buffer): KaldiNetwork {
  const cursor = new Cursor(bytes);
  cursor.expect(`${BINARY}<Nnet3> `);
  const lines = cursor.until('<NumComponents> ', bytes.length).split('\n').filter(Boolean);
  const count = cursor.integer();
  const components = new Map<string, Component>();
  for (let i = 0; i < count; i++) {
    cursor.expect('<ComponentName> ');
    components.set(cursor.token(), readComponent(cursor));
  }
  cursor.expect('</Nnet3> ');
  return { lines, components };
}

export function readMatrix(bytes: Buffer): Matrix {
  const cursor = new Cursor(bytes);
  cursor.expect(BINARY);
  const matrix = cursor.matrix();
  if (!cursor.isAtEnd) throw broken('more follows than belongs to it');
  return matrix;
}

export function readTextVector(text: string): Float32Array {
  const inside = /^\s*\[([^[\]]+)\]\s*$/.exec(text)?.[1];
  const values = Float32Array.from(inside?.trim().split(/\s+/) ?? [], Number);
  if (values.length === 0 || !values.every(Number.isFinite))
    throw broken('its mean is not a list of numbers');
  return values;
}
