/** The captures that this tab is adding sound to. */
import { CHUNK_SAMPLES } from '@noteer/contract';
import { findCapture } from './database.ts';
import { gapTotals } from './known-gaps.ts';
import type { Release } from './locks.ts';
import type { News } from './messages.ts';
import { createSoundWriter, type SoundWriter } from './sound-writer.ts';

type Parts = {
  database: IDBDatabase;
  tell: (news: News) => void;
  rest: (ms: number) => Promise<void>;
  /** A chunk is full. */
  onChunk: (id: string) => void;
};

export class OpenCaptures {
  readonly #parts: Parts;
  readonly #open = new Map<string, { writer: SoundWriter; release: Release }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(id: string, first_sample: number, release: Release): SoundWriter {
    const { database, tell, rest, onChunk } = this.#parts;
    let chunks = Math.floor(first_sample / CHUNK_SAMPLES);
    const writer = createSoundWriter({
      database,
      id,
      first_sample,
      rest,
      onKept: (samples, gaps) => {
        tell({ type: 'kept', id, samples });
        if (gaps.length > 0) void this.#tellGaps(id);
        const full = Math.floor(samples / CHUNK_SAMPLES);
        if (full > chunks) onChunk(id);
        chunks = full;
      },
      onTrouble: (isFailing) => tell({ type: 'trouble', id, trouble: isFailing ? 'storage' : null }),
    });
    this.#open.set(id, { writer, release });
    return writer;
  }

  async #tellGaps(id: string): Promise<void> {
    const { database, tell } = this.#parts;
    const row = await findCapture(database, id);
    if (row) tell({ type: 'gaps', id, ...gapTotals(row) });
  }

  has(id: string): boolean {
    return this.#open.has(id);
  }

  async push(id: string, pcm: ArrayBuffer): Promise<void> {
    await this.#open.get(id)?.writer.push(pcm);
  }

  /** No more sound comes from this tab. `done` hears how many samples there are before others may go on with it. */
  async end(id: string, done?: (samples: number) => Promise<unknown>): Promise<void> {
    const opened = this.#open.get(id);
    if (!opened) return;
    this.#open.delete(id);
    await done?.(await opened.writer.end());
    opened.release();
  }
}
