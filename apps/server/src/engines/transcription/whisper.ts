/** Whisper through whisper.cpp: any ggml model, Dutch, English and 97 more languages. */
import { open } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type { Language } from '@noteer/contract';
import type { InstalledModel } from '../models/places.ts';
import { NativePool } from '../native/pool.ts';
import type { EngineLimits, SpeechEngine } from './engine.ts';
import type { WhisperAnswer, WhisperOptions, WhisperRequest } from './whisper-child.ts';

/** A window takes some 15 s on one core; ten times that, and a second try, is still progress. */
const PATIENCE_MS = 300_000;

/** Memory that a process takes for each byte of its model. */
const MEMORY_PER_MODEL_BYTE = 3;

const MAGIC = 0x67676d6c;
/** Vocabularies of this size or more have the tokens of other languages. */
const MULTILINGUAL_VOCABULARY = 51_865;

export type WhisperModel = InstalledModel & { languages: readonly Language[]; layers: number; bytes: number };

/** What the file says of itself, or undefined when it is not a Whisper. */
export async function readWhisper(model: InstalledModel): Promise<WhisperModel | undefined> {
  const handle = await open(model.file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(24), 0, 24, 0);
    if (bytesRead < 24 || buffer.readInt32LE(0) !== MAGIC) return undefined;
    const languages: Language[] = buffer.readInt32LE(4) >= MULTILINGUAL_VOCABULARY ? ['nl', 'en'] : ['en'];
    return { ...model, languages, layers: buffer.readInt32LE(20), bytes: size };
  } finally {
    await handle.close();
  }
}

/** As many windows at once as there are cores and memory for. */
function processesFor({ bytes }: WhisperModel, { cores, threads }: EngineLimits): number {
  const byMemory = Math.floor(totalmem() / 2 / (bytes * MEMORY_PER_MODEL_BYTE));
  return Math.max(1, Math.min(Math.floor(cores / threads), byMemory));
}

export function whisperEngine(model: WhisperModel, limits: EngineLimits): SpeechEngine {
  const options: WhisperOptions = { model: model.file, threads: limits.threads };
  const pool = new NativePool<WhisperRequest, WhisperAnswer>({
    name: model.name,
    program: new URL('./whisper-child.ts', import.meta.url),
    options,
    size: processesFor(model, limits),
    patience_ms: PATIENCE_MS,
    gives_way: limits.gives_way,
  });
  return {
    name: model.name,
    languages: model.languages,
    async hear(audio, { language, prompt, signal }) {
      const segments = await pool.call({ audio, language, prompt }, signal);
      return segments.map(({ text, t0, t1 }) => ({ text, start_s: t0 / 1000, end_s: t1 / 1000 }));
    },
    problem: () => pool.last_failure,
    close: () => pool.close(),
  };
}
