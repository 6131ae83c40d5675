/** Reads protobuf messages out of a file without taking the file into memory: large fields are only pointed at. */
import { readSync } from 'node:fs';

export type Range = { start: number; end: number };

/** `whole` is where the field lies with its number and length. */
export type Field = { number: number; whole: Range } & (
  | { kind: 'varint'; value: number }
  | { kind: 'bytes'; range: Range }
  | { kind: 'fixed32' | 'fixed64'; range: Range }
);

/** Fields that are read one by one are short and lie close together. */
const WINDOW_BYTES = 64 * 1024;

export class ProtobufFile {
  readonly #fd: number;
  readonly #window = Buffer.alloc(WINDOW_BYTES);
  #window_start = 0;
  #window_bytes = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  *fields({ start, end }: Range): Generator<Field> {
    let at = start;
    while (at < end) {
      const [key, after] = this.#varint(at);
      const number = Math.floor(key / 8);
      switch (key % 8) {
        case 0: {
          const [value, next] = this.#varint(after);
          yield { number, kind: 'varint', value, whole: { start: at, end: next } };
          at = next;
          break;
        }
        case 1:
          yield { number, kind: 'fixed64', ...this.#fixed(at, after, 8) };
          at = after + 8;
          break;
        case 2: {
          const [bytes, from] = this.#varint(after);
          if (from + bytes > end) throw new Error('a message of this file is longer than what holds it');
          const range = { start: from, end: from + bytes };
          yield { number, kind: 'bytes', range, whole: { start: at, end: range.end } };
          at = range.end;
          break;
        }
        case 5:
          yield { number, kind: 'fixed32', ...this.#fixed(at, after, 4) };
          at = after + 4;
          break;
        default:
          throw new Error('this file is not made of protobuf messages');
      }
    }
  }

  #fixed(at: number, from: number, bytes: number): { range: Range; whole: Range } {
    return { range: { start: from, end: from + bytes }, whole: { start: at, end: from + bytes } };
  }

  /** The numbers of a packed list. */
  *varints({ start, end }: Range): Generator<number> {
    let at = start;
    while (at < end) {
      const [value, next] = this.#varint(at);
      yield value;
      at = next;
    }
  }

  read({ start, end }: Range): Buffer<ArrayBuffer> {
    const bytes = Buffer.alloc(end - start);
    let count = 0;
    while (count < bytes.length) {
      const read = readSync(this.#fd, bytes, count, bytes.length - count, start + count);
      if (read === 0) throw new Error('this file ends too early');
      count += read;
    }
    return bytes;
  }

  text(range: Range): string {
    return this.read(range).toString('utf8');
  }

  /** Negative numbers are two's complement in 64 bits. */
  #varint(from: number): [value: number, next: number] {
    let value = 0n;
    let at = from;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#byte(at++);
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return [Number(BigInt.asIntN(64, value)), at];
    }
    throw new Error('this file is not made of protobuf messages');
  }

  #byte(at: number): number {
    if (at < this.#window_start || at >= this.#window_start + this.#window_bytes) {
      this.#window_start = at;
      this.#window_bytes = readSync(this.#fd, this.#window, 0, WINDOW_BYTES, at);
      if (this.#window_bytes === 0) throw new Error('this file ends too early');
    }
    return this.#window[at - this.#window_start] as number;
  }
}
