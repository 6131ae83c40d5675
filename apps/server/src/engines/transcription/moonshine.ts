/** Moonshine through sherpa-onnx: English only. It takes as long as the speech is, so each phrase goes alone. */
import { join } from 'node:path';
import { SPEECH_RATE } from '@noteer/audio';
import type { InstalledModel } from '../models/places.ts';
import { NativePool } from '../native/pool.ts';
import type { Span } from '../vad/span.ts';
import type { SpeechEngine } from './engine.ts';
import type { EngineLimits } from './limits.ts';
import type { MoonshineOptions } from './moonshine-child.ts';
import type { Segment } from './port.ts';

const PATIENCE_MS = 120_000;

/** Phrases closer than this belong together; the model hears better with some context. */
const JOIN = 0.6 * SPEECH_RATE;
/** It was trained on little more than this at once. */
const LONGEST = 20 * SPEECH_RATE;
const PADDING = 0.2 * SPEECH_RATE;

export function phrasesOf(speech: Span[], length: number): Span[] {
  const phrases: Span[] = [];
  for (const { from, to } of speech) {
    const last = phrases.at(-1);
    if (last && from - last.to < JOIN && to - last.from <= LONGEST) last.to = to;
    else phrases.push({ from, to });
  }
  return phrases.map(({ from, to }) => ({
    from: Math.max(0, from - PADDING),
    to: Math.min(length, to + PADDING),
  }));
}

export function moonshineEngine({ name, folder }: InstalledModel, limits: EngineLimits): SpeechEngine {
  // One core stays free: its threads wait for each other, and stall when it is not.
  const threads = Math.max(1, limits.threads ?? Math.min(4, limits.cores - 1));
  const options: MoonshineOptions = {
    encoder: join(folder, 'encoder_model.onnx'),
    decoder: join(folder, 'decoder_model_merged.onnx'),
    tokens: join(folder, 'tokens.txt'),
    threads,
  };
  const pool = new NativePool<Int16Array, string>({
    name,
    program: new URL('./moonshine-child.ts', import.meta.url),
    options,
    size: Math.max(1, Math.floor(limits.cores / threads)),
    patience_ms: PATIENCE_MS,
    gives_way: limits.gives_way,
    run_as: limits.run_as,
  });
  return {
    name,
    languages: ['en'],
    async hear(audio, { speech, signal }) {
      const segments: Segment[] = [];
      for (const { from, to } of phrasesOf(speech, audio.length)) {
        const text = await pool.call(audio.subarray(from, to), signal);
        if (text.trim()) segments.push({ start_s: from / SPEECH_RATE, end_s: to / SPEECH_RATE, text });
      }
      return segments;
    },
    problem: () => pool.last_failure,
    close: () => pool.close(),
  };
}
