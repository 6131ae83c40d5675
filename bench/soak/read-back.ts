/** Reads what was acknowledged back through the API, sample by sample, and counts what is not as it was sent. */
import { getRecordingFile } from '@noteer/contract';
import type { Recorder } from './recorder.ts';
import { CHUNK_BYTES, chunkOf } from './sound.ts';
import type { Traffic } from './traffic.ts';

const WAV_HEADER_BYTES = 44;
const TRIES = 5;
const AT_ONCE = 4;

/** Compares bytes as they come with what the recorder sent: no more than a chunk is held. */
function comparison({ number, acknowledged }: Recorder) {
  const wrong = new Set<number>();
  let expected: Buffer | undefined;
  let seq = -1;
  let read = -WAV_HEADER_BYTES;
  return {
    take(bytes: Buffer): void {
      let at = Math.min(bytes.length, Math.max(0, -read));
      read += at;
      while (at < bytes.length) {
        const now = Math.floor(read / CHUNK_BYTES);
        if (now !== seq) [seq, expected] = [now, chunkOf(number, now)];
        const within = read - seq * CHUNK_BYTES;
        const length = Math.min(bytes.length - at, CHUNK_BYTES - within);
        if (expected?.compare(bytes, at, at + length, within, within + length) !== 0) wrong.add(seq);
        at += length;
        read += length;
      }
    },
    /** Of those that were acknowledged: wrong, or not there at all. */
    lost(): number {
      const whole = Math.max(0, Math.floor(read / CHUNK_BYTES));
      return acknowledged.filter((_, each) => each >= whole || wrong.has(each)).length;
    },
  };
}

async function lostOf(traffic: Traffic, recorder: Recorder): Promise<number> {
  const path = getRecordingFile.path.replace('{id}', recorder.id);
  let lost = recorder.acknowledged.length;
  for (let failures = 0; failures < TRIES && lost > 0; failures++) {
    const { take, lost: counted } = comparison(recorder);
    await traffic
      .ask(recorder.number, failures, { method: 'GET', path, access: recorder.access, onBytes: take })
      .catch(() => undefined);
    lost = Math.min(lost, counted());
  }
  return lost;
}

/** How many acknowledged chunks are not there as they were sent. */
export async function countLost(traffic: Traffic, recorders: readonly Recorder[]): Promise<number> {
  const waiting = [...recorders];
  let lost = 0;
  const readOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) lost += await lostOf(traffic, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return lost;
}
