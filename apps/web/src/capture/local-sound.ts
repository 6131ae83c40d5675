/** The whole recording as a WAV, for as long as no part of it has left this device. Null when some of it has. */
import { wavHeader } from '@noteer/audio';
import { CHUNK_SAMPLES } from '@noteer/contract';
import { findCapture, keptSamples, readChunk, sharedDatabase } from './database.ts';

export async function localSound(id: string): Promise<Blob | null> {
  const database = await sharedDatabase();
  const row = await findCapture(database, id);
  if (!row || row.sent > 0) return null;
  const samples = await keptSamples(database, row);
  const parts: Blob[] = [new Blob([wavHeader(samples)])];
  // A blob of its own for each chunk: the browser may put them on disk, so that two hours do not lie in memory.
  for (let seq = 0; seq * CHUNK_SAMPLES < samples; seq++) {
    parts.push(new Blob([await readChunk(database, id, seq)]));
  }
  return new Blob(parts, { type: 'audio/wav' });
}
