import { levelOf } from '@noteer/audio';
import { NativePool } from '../native/pool.ts';
import type { RunAs } from '../native/surroundings.ts';
import type { Span } from './span.ts';

export interface SpeechDetector {
  /** Where somebody speaks in this audio: 16 kHz mono, at most two minutes. */
  speechIn(audio: Int16Array, signal: AbortSignal): Promise<Span[]>;
  /** Why it does not work at the moment. */
  problem(): string | undefined;
  close(): Promise<void>;
}

/** Two minutes of sound take a second. */
const PATIENCE_MS = 60_000;

/** A microphone that is switched off; even an empty room is ten times louder. */
const DIGITAL_SILENCE = 0.0003;

export function sileroDetector(model: string, gives_way = false, run_as?: RunAs): SpeechDetector {
  const pool = new NativePool<Int16Array, Span[]>({
    name: 'the voice activity detector',
    program: new URL('./silero-child.ts', import.meta.url),
    options: { model },
    size: 1,
    patience_ms: PATIENCE_MS,
    gives_way,
    run_as,
  });
  return {
    async speechIn(audio, signal) {
      if (levelOf(audio).peak < DIGITAL_SILENCE) return [];
      return pool.call(audio, signal);
    },
    problem: () => pool.last_failure,
    close: () => pool.close(),
  };
}
