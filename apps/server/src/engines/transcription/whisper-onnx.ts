/** Whisper on ONNX Runtime, which picks its instructions when it runs: fast on every processor. */
import { SPEECH_RATE } from '@noteer/audio';
import { NativePool } from '../native/pool.ts';
import type { SpeechEngine } from './engine.ts';
import { type EngineLimits, PATIENCE_MS, processesFor } from './limits.ts';
import type { WhisperModel } from './whisper-model.ts';
import type { LanguageChance } from './whisper-onnx/decode.ts';
import type { WhisperOnnxAnswer, WhisperOnnxOptions, WhisperOnnxRequest } from './whisper-onnx-child.ts';

/** Memory that a process takes for each byte of its weights, at most: 0.9 GB with Whisper small. */
const MEMORY_PER_MODEL_BYTE = 4;

/** More threads than four gain little. */
const MOST_THREADS = 4;

/**
 * The C library keeps large blocks that were freed, in case they are wanted again; with weights of hundreds of
 * megabytes that doubles a process. So they are given back at once.
 */
const GIVE_BACK_MEMORY = { MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '1' };

/** So sure of another language, and so unsure of ours, it would write words that nobody said. */
const SURELY_ANOTHER = 0.8;
const HARDLY_OURS = 0.05;

const isAnotherLanguage = (chances: LanguageChance[], wanted: string): boolean => {
  const [first] = chances;
  if (!first || first.language === wanted || first.chance < SURELY_ANOTHER) return false;
  return (chances.find(({ language }) => language === wanted)?.chance ?? 0) < HARDLY_OURS;
};

export function whisperOnnxEngine(
  { name, folder, languages, onnx }: WhisperModel & Required<Pick<WhisperModel, 'onnx'>>,
  limits: EngineLimits,
): SpeechEngine {
  const { encoder, decoder, bytes } = onnx;
  const threads = limits.threads ?? Math.min(MOST_THREADS, limits.cores);
  const options: WhisperOnnxOptions = { folder, encoder, decoder, threads };
  const pool = new NativePool<WhisperOnnxRequest, WhisperOnnxAnswer>({
    name,
    program: new URL('./whisper-onnx-child.ts', import.meta.url),
    options,
    size: processesFor(limits, { threads, memory: bytes * MEMORY_PER_MODEL_BYTE }),
    patience_ms: PATIENCE_MS,
    gives_way: limits.gives_way,
    run_as: limits.run_as,
    env: GIVE_BACK_MEMORY,
  });
  return {
    name,
    languages,
    async hear(audio, { language, prompt, speech, signal }) {
      const answer = await pool.call({ audio, language, prompt, speech }, signal);
      limits.onWork?.({ audio_s: audio.length / SPEECH_RATE, cpu_s: answer.cpu_s });
      return isAnotherLanguage(answer.languages, language) ? [] : answer.segments;
    },
    problem: () => pool.last_failure,
    close: () => pool.close(),
  };
}
