/** The sound as the bytes of a WAV that nobody ever assembles: a header, and chunks opened as they are asked for. */
import { WAV_HEADER_BYTES, wavHeader } from '@noteer/audio';
import { readSound, type Sound } from './sound.ts';

const BYTES_PER_SAMPLE = 2;

/** Both included. */
export type Range = { first: number; last: number };

/** Without a range, the whole. */
export async function* wavBytes(
  sound: Sound,
  samples: number,
  { first, last }: Range = { first: 0, last: WAV_HEADER_BYTES + samples * BYTES_PER_SAMPLE - 1 },
): AsyncGenerator<Uint8Array> {
  if (first < WAV_HEADER_BYTES) yield wavHeader(samples).subarray(first, last + 1);
  const begin = Math.max(0, first - WAV_HEADER_BYTES);
  const end = last + 1 - WAV_HEADER_BYTES;
  if (end <= begin) return;
  // A range may begin or end in the middle of a sample.
  let skip = begin % BYTES_PER_SAMPLE;
  let left = end - begin;
  for await (const pcm of readSound(
    sound,
    Math.floor(begin / BYTES_PER_SAMPLE),
    Math.ceil(end / BYTES_PER_SAMPLE),
  )) {
    const part = pcm.subarray(skip, skip + left);
    skip = 0;
    left -= part.length;
    yield part;
  }
}
