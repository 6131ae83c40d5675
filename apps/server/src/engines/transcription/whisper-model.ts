/** A Whisper that is installed: what it knows, how large it is, and which engines can run it. */
import { existsSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '@noteer/contract';
import type { InstalledModel } from '../models/places.ts';
import { readGenerationConfig, readWhisperConfig } from './whisper-onnx/config.ts';
import type { Weights } from './whisper-onnx/sessions.ts';

export type WhisperModel = InstalledModel & {
  languages: readonly Language[];
  layers: number;
  /** For whisper.cpp. */
  ggml?: { file: string; bytes: number };
  /** For ONNX Runtime. */
  onnx?: Weights & { bytes: number };
};

export type WhisperEngine = 'onnx' | 'ggml';

const MAGIC = 0x67676d6c;
/** Vocabularies of this size or more have the tokens of other languages. */
const MULTILINGUAL_VOCABULARY = 51_865;
/** No weight takes less than four bits. whisper.cpp turns in circles on a file that ends before its weights begin. */
const LEAST_BYTES_PER_WEIGHT = 0.5;

type Known = Pick<WhisperModel, 'languages' | 'layers'>;

async function readGgml(file: string): Promise<(Known & { bytes: number }) | undefined> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(24), 0, 24, 0);
    if (bytesRead < 24 || buffer.readInt32LE(0) !== MAGIC) return undefined;
    const vocabulary = buffer.readInt32LE(4);
    if (size < vocabulary * buffer.readInt32LE(12) * LEAST_BYTES_PER_WEIGHT) return undefined;
    const languages: Language[] = vocabulary >= MULTILINGUAL_VOCABULARY ? ['nl', 'en'] : ['en'];
    return { languages, layers: buffer.readInt32LE(20), bytes: size };
  } finally {
    await handle.close();
  }
}

const list = (folder: string) => readdir(folder).catch(() => []);

/** Of several exports the smallest: 8 bits before 16 before 32. */
async function smallest(folder: string, name: RegExp): Promise<{ file: string; bytes: number } | undefined> {
  const found: { file: string; bytes: number }[] = [];
  for (const place of [folder, join(folder, 'onnx')]) {
    for (const file of (await list(place)).filter((entry) => name.test(entry))) {
      found.push({ file: join(place, file), bytes: (await stat(join(place, file))).size });
    }
  }
  return found.sort((a, b) => a.bytes - b.bytes)[0];
}

async function readOnnx(folder: string): Promise<(Known & Required<Pick<WhisperModel, 'onnx'>>) | undefined> {
  try {
    const encoder = await smallest(folder, /^encoder(_model.*)?\.onnx$/);
    const decoder = await smallest(folder, /^decoder(_model_merged.*)?\.onnx$/);
    if (!encoder || !decoder) return undefined;
    const { encoder_layers } = await readWhisperConfig(folder);
    const { lang_to_id } = await readGenerationConfig(folder);
    return {
      languages: lang_to_id?.['<|nl|>'] === undefined ? ['en'] : ['nl', 'en'],
      layers: encoder_layers,
      onnx: { encoder: encoder.file, decoder: decoder.file, bytes: encoder.bytes + decoder.bytes },
    };
  } catch {
    // Files that say nothing of themselves cannot be used.
    return undefined;
  }
}

/** What the files say of themselves, or undefined when it is not a Whisper. */
export async function readWhisper(model: InstalledModel): Promise<WhisperModel | undefined> {
  const binary = model.record?.files.find(({ path }) => path.endsWith('.bin'))?.path;
  const file = binary ? join(model.folder, binary) : model.file;
  const ggml = await readGgml(file);
  const isFolderOfItsOwn = model.record !== undefined || model.file.endsWith('config.json');
  const onnx = isFolderOfItsOwn ? await readOnnx(model.folder) : undefined;
  const known = ggml ?? onnx;
  if (!known) return undefined;
  return {
    ...model,
    languages: known.languages,
    layers: known.layers,
    ...(ggml && { ggml: { file, bytes: ggml.bytes } }),
    ...(onnx && { onnx: onnx.onnx }),
  };
}

/** whisper.cpp's binding comes once per platform; where there is none, it cannot be chosen. */
function hasGgmlBinding(): boolean {
  const name = `@fugood/node-whisper-${process.platform}-${process.arch}`;
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return places.some((place) => existsSync(join(place, name, 'package.json')));
}

/** The ones that can run it here; ONNX Runtime first, which is fast on every processor. */
export function enginesFor({ onnx, ggml }: WhisperModel): WhisperEngine[] {
  return [...(onnx ? ['onnx' as const] : []), ...(ggml && hasGgmlBinding() ? ['ggml' as const] : [])];
}
