/** Whisper through whisper.cpp: any ggml model, Dutch, English and 97 more languages. */
import { SPEECH_RATE } from '@noteer/audio';
import { NativePool } from '../native/pool.ts';
import type { SpeechEngine } from './engine.ts';
import { type EngineLimits, PATIENCE_MS, processesFor } from './limits.ts';
import type { WhisperAnswer, WhisperOptions, WhisperRequest } from './whisper-ggml-child.ts';
import type { WhisperModel } from './whisper-model.ts';

/** Memory that a process takes for each byte of its model. */
const MEMORY_PER_MODEL_BYTE = 3;

export function whisperGgmlEngine(
  { name, languages, ggml }: WhisperModel & Required<Pick<WhisperModel, 'ggml'>>,
  limits: EngineLimits,
): SpeechEngine {
  // Threads of whisper.cpp wait for each other: one core stays free, or they stall.
  const threads = Math.max(1, limits.threads ?? Math.min(4, limits.cores - 1));
  const options: WhisperOptions = { model: ggml.file, threads };
  const pool = new NativePool<WhisperRequest, WhisperAnswer>({
    name,
    program: new URL('./whisper-ggml-child.ts', import.meta.url),
    options,
    size: processesFor(limits, { threads, memory: ggml.bytes * MEMORY_PER_MODEL_BYTE }),
    patience_ms: PATIENCE_MS,
    gives_way: limits.gives_way,
    run_as: limits.run_as,
  });
  return {
    name,
    languages,
    async hear(audio, { language, prompt, signal }) {
      const { segments, cpu_s } = await pool.call({ audio, language, prompt }, signal);
      limits.onWork?.({ audio_s: audio.length / SPEECH_RATE, cpu_s });
      return segments.map(({ text, t0, t1 }) => ({ text, start_s: t0 / 1000, end_s: t1 / 1000 }));
    },
    problem: () => pool.last_failure,
    close: () => pool.close(),
  };
}
