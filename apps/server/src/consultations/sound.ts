/** The sound of a recording: sealed chunks of equal length, so any moment is found by arithmetic. */
import { CHUNK_SAMPLES } from '@noteer/contract';
import type { Sealing } from '../sealing.ts';
import type { Storage } from '../storage/port.ts';

const BYTES_PER_SAMPLE = 2;

export const soundFolder = (recording_id: string) => `recordings/${recording_id}`;
export const chunkKey = (recording_id: string, seq: number) =>
  `${soundFolder(recording_id)}/${String(seq).padStart(5, '0')}`;

/** Where a recording's sound is and what opens it. */
export type Sound = { storage: Storage; sealing: Sealing; recording_id: string };

/** On disk when it returns. Putting the same chunk again is harmless. */
export function putChunk({ storage, sealing, recording_id }: Sound, seq: number, pcm: Buffer): Promise<void> {
  const key = chunkKey(recording_id, seq);
  return storage.put(key, sealing.seal(key, pcm));
}

async function getChunk({ storage, sealing, recording_id }: Sound, seq: number): Promise<Buffer> {
  const key = chunkKey(recording_id, seq);
  const sealed = await storage.get(key);
  if (!sealed) throw new Error(`a chunk that was acknowledged is not in storage: ${key}`);
  return sealing.open(key, sealed);
}

/** The samples from one place up to another, a chunk at a time: two hours cost what two minutes cost. */
export async function* readSound(sound: Sound, from: number, to: number): AsyncGenerator<Buffer> {
  for (let seq = Math.floor(from / CHUNK_SAMPLES); seq * CHUNK_SAMPLES < to; seq++) {
    const first = seq * CHUNK_SAMPLES;
    const pcm = await getChunk(sound, seq);
    yield pcm.subarray(
      Math.max(0, from - first) * BYTES_PER_SAMPLE,
      Math.min(CHUNK_SAMPLES, to - first) * BYTES_PER_SAMPLE,
    );
  }
}

/** The same as samples, for an engine: meant for a window of a minute, not for a whole recording. */
export async function readSamples(sound: Sound, from: number, to: number): Promise<Int16Array> {
  const samples = new Int16Array(to - from);
  const bytes = Buffer.from(samples.buffer);
  let at = 0;
  for await (const pcm of readSound(sound, from, to)) at += pcm.copy(bytes, at);
  return samples;
}
