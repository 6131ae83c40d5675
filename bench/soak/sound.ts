/** What each recorder records: a consultation of the demo, from another place on for each, with its number and place written into it. */
import { CHUNK_SAMPLES } from '@noteer/contract';
import { spokenTalk } from '../../e2e/support/scripted-hearing.ts';

/** A prime, so that no two recorders begin at the same word. */
const APART_SAMPLES = 15_013;
export const CHUNK_BYTES = CHUNK_SAMPLES * 2;

const talk = spokenTalk();
const talk_samples = Math.floor(talk.length / 2);

/** The chunk of this number of this recorder: made anew whenever it is needed, so that 200 recorders hold no sound. */
export function chunkOf(recorder: number, seq: number): Buffer {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let from = (recorder * APART_SAMPLES + seq * CHUNK_SAMPLES) % talk_samples;
  for (let at = 0; at < CHUNK_BYTES; from = 0)
    at += talk.copy(chunk, at, from * 2, Math.min(talk_samples * 2, from * 2 + CHUNK_BYTES - at));
  // Two samples that nobody hears: a chunk in the wrong place, or of another recorder, is not taken for the right one.
  chunk.writeInt16LE(recorder, 0);
  chunk.writeInt16LE(seq, 2);
  return chunk;
}
