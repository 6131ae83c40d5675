/** Where models are: one folder of this installation, and others that are only read. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { z } from 'zod';
import type { ModelKind } from './manifest.ts';

export type ModelPlaces = {
  /** Where new models are put. */
  home: string;
  /** Looked through in this order. */
  searched: string[];
};

export type PlacesSettings = { DATA_DIR: string; MODELS_PATH?: string | undefined };

export function modelPlaces({ DATA_DIR, MODELS_PATH = '' }: PlacesSettings): ModelPlaces {
  const home = join(DATA_DIR, 'models');
  return { home, searched: [home, ...MODELS_PATH.split(delimiter).filter(Boolean)] };
}

/** What a finished model folder says of itself. */
export const RECORD = 'model.json';
export const ModelRecord = z.object({
  name: z.string(),
  kind: z.enum(['whisper', 'moonshine', 'silero', 'voices', 'llama', 'engine'] satisfies ModelKind[]),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
  revision: z.number().default(1),
});
export type ModelRecord = z.infer<typeof ModelRecord>;

export type InstalledModel = {
  name: string;
  kind: ModelKind;
  folder: string;
  record?: ModelRecord;
  file: string;
};

const list = (folder: string) => readdir(folder).catch(() => []);

/** A Whisper as ONNX that somebody put there as it was published, its weights beside it or in a folder `onnx`. */
async function foreignFolder(folder: string): Promise<InstalledModel | undefined> {
  const files = new Set([...(await list(folder)), ...(await list(join(folder, 'onnx')))]);
  const isWhisper = ['config.json', 'generation_config.json', 'vocab.json'].every((name) => files.has(name));
  if (!isWhisper || ![...files].some((name) => /^encoder_model.*\.onnx$/.test(name))) return undefined;
  const name = basename(folder).replace(/^(whisper-)?/, 'whisper-');
  return { name, kind: 'whisper', folder, file: join(folder, 'config.json') };
}

/** Undefined for anything that is not a whole model: half of one never has its record. */
async function readFolder(folder: string): Promise<InstalledModel | undefined> {
  const text = await readFile(join(folder, RECORD), 'utf8').catch(() => undefined);
  if (text === undefined) return foreignFolder(folder);
  const { data: record } = ModelRecord.safeParse(JSON.parse(text));
  if (!record) return undefined;
  for (const { path, bytes } of record.files) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.size !== bytes) return undefined;
  }
  const file = join(folder, record.files[0]?.path ?? '');
  return { name: record.name, kind: record.kind, folder, record, file };
}

/** Files that somebody put there by hand. */
function loneFile(place: string, name: string): InstalledModel | undefined {
  const ggml = /^ggml-(.+)\.bin$/.exec(name)?.[1];
  const file = join(place, name);
  if (ggml) return { name: `whisper-${ggml}`, kind: 'whisper', folder: place, file };
  if (name.endsWith('.gguf')) return { name: basename(name, '.gguf'), kind: 'llama', folder: place, file };
  return undefined;
}

/** Every whole model in all places; the first of a name counts. */
export async function installedModels({ searched }: ModelPlaces): Promise<InstalledModel[]> {
  const found = new Map<string, InstalledModel>();
  for (const place of searched) {
    for (const name of (await list(place)).sort()) {
      const model = loneFile(place, name) ?? (await readFolder(join(place, name)));
      if (model && !found.has(model.name)) found.set(model.name, model);
    }
  }
  return [...found.values()];
}

/** Made by an earlier version of ours, of which another is wanted now. What somebody put there by hand is as it is. */
export const isOutdated = ({ record }: InstalledModel, { revision = 1 }: { revision?: number }): boolean =>
  record !== undefined && record.revision < revision;

export const findModel = async (places: ModelPlaces, name: string): Promise<InstalledModel | undefined> =>
  (await installedModels(places)).find((model) => model.name === name);
