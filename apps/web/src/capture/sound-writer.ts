/** Puts sound on disk in the order in which it came, and never drops any. */
import type { Gap } from '@noteer/contract';
import { keepSound } from './database.ts';
import { shiftedGaps } from './known-gaps.ts';

/** A full disk may be emptied; meanwhile the sound waits in memory. */
const RETRY_MS = 1000;

type Parts = {
  database: IDBDatabase;
  id: string;
  first_sample: number;
  onKept: (samples: number, gaps: readonly Gap[]) => void;
  onTrouble: (isFailing: boolean) => void;
  rest: (ms: number) => Promise<void>;
};

export type SoundWriter = ReturnType<typeof createSoundWriter>;

export function createSoundWriter({ database, id, first_sample, onKept, onTrouble, rest }: Parts) {
  let next_sample = first_sample;
  let written = Promise.resolve();

  async function keep(first: number, pcm: Int16Array<ArrayBuffer>, gaps: readonly Gap[]): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        await keepSound(database, id, first, pcm, gaps);
        if (failures > 0) onTrouble(false);
        return onKept(first + pcm.length, gaps);
      } catch {
        // Whatever the reason, the only way not to lose the sound is to try again.
        if (failures === 0) onTrouble(true);
        await rest(RETRY_MS);
      }
    }
  }

  return {
    /** Resolves once this piece is on disk. Gaps count from where this writer began. */
    push(pcm: ArrayBuffer, gaps: readonly Gap[] = []): Promise<void> {
      const first = next_sample;
      const samples = new Int16Array(pcm);
      next_sample += samples.length;
      const missing = shiftedGaps(gaps, first_sample);
      if (samples.length > 0 || gaps.length > 0) written = written.then(() => keep(first, samples, missing));
      return written;
    },

    /** Resolves once everything is on disk, to how many samples there are. */
    async end(): Promise<number> {
      await written;
      return next_sample;
    },
  };
}
