/** Which of the engines that can run a model is the fastest here: each hears the same half minute of speech. */
import { readFile } from 'node:fs/promises';
import { SPEECH_RATE, toMono16k } from '@noteer/audio';
import type { Logger } from 'pino';
import type { SpeechEngine } from './engine.ts';
import type { Work } from './limits.ts';
import type { SpeedBook } from './speed.ts';

/** The beginning of a consultation of the demo. */
const SAMPLE = new URL('../../../demo/mood-follow-up.wav', import.meta.url);
const SAMPLE_S = 28;

/** An engine that takes so many times as long as the one before it need not go on. */
const HOPELESS = 2;

export type Runner = {
  /** Its name in the book. */
  key: string;
  /** An engine for the race alone. */
  start: (onWork: (work: Work) => void) => SpeechEngine;
};

async function sample(): Promise<Int16Array> {
  const audio = new Int16Array(SAMPLE_S * SPEECH_RATE);
  let filled = 0;
  for await (const piece of toMono16k([await readFile(SAMPLE)])) {
    audio.set(piece.subarray(0, audio.length - filled), filled);
    filled = Math.min(audio.length, filled + piece.length);
    if (filled === audio.length) break;
  }
  return audio;
}

/** Seconds of speech that it hears in a second of one core's time, or undefined when it was given up. */
async function run(runner: Runner, audio: Int16Array, signal: AbortSignal): Promise<number | undefined> {
  let work: Work | undefined;
  const engine = runner.start((done) => {
    work = done;
  });
  try {
    const speech = [{ from: 0, to: audio.length }];
    await engine.hear(audio, { language: 'nl', prompt: '', speech, signal });
    return work && work.audio_s / work.cpu_s;
  } finally {
    await engine.close();
  }
}

/** Those that were measured before are left alone. One that cannot run, or is hopeless, counts as standing still. */
export async function race(
  runners: Runner[],
  book: SpeedBook,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  if (runners.every(({ key }) => book.of(key) !== undefined)) return;
  const audio = await sample();
  let patience: AbortSignal | undefined;
  for (const runner of runners) {
    const began = performance.now();
    let times = 0;
    try {
      times = (await run(runner, audio, AbortSignal.any([signal, ...(patience ? [patience] : [])]))) ?? 0;
      const took_ms = performance.now() - began;
      patience = undefined;
      if (runner !== runners.at(-1)) patience = AbortSignal.timeout(Math.ceil(took_ms * HOPELESS));
    } catch (error) {
      if (signal.aborted) return;
      if (!patience?.aborted) log.warn({ err: error, engine: runner.key }, 'an engine could not be measured');
    }
    log.info({ engine: runner.key, times: Number(times.toFixed(2)) }, 'an engine was measured');
    await book.keep(runner.key, times);
  }
}
