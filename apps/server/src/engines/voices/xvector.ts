/** Voices by x-vectors: 128 numbers for a piece of speech, learnt from thousands of telephone talks. */
import type { InstalledModel } from '../models/places.ts';
import { NativePool } from '../native/pool.ts';
import type { RunAs } from '../native/surroundings.ts';
import type { Stretch, VoiceReader } from './port.ts';
import type { XvectorOptions, XvectorRequest } from './xvector-child.ts';

/** Half a minute of sound takes half a second; this is for a machine that is very busy. */
const PATIENCE_MS = 120_000;

export function xvectorReader(
  { name, folder }: InstalledModel,
  gives_way = false,
  run_as?: RunAs,
): VoiceReader {
  const options: XvectorOptions = { folder };
  const pool = new NativePool<XvectorRequest, Stretch[]>({
    name,
    program: new URL('./xvector-child.ts', import.meta.url),
    options,
    // So little work that one process serves all talks of a house.
    size: 1,
    patience_ms: PATIENCE_MS,
    gives_way,
    run_as,
  });
  return {
    name,
    async read(audio, speech, signal) {
      signal.throwIfAborted();
      if (speech.length === 0) return [];
      return pool.call({ audio, speech }, signal);
    },
    problem: () => pool.last_failure,
    close: () => pool.close(),
  };
}
