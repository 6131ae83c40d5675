import { toPcm16 } from './pcm.ts';
import { Resampler, SPEECH_RATE } from './resampler.ts';
import { WavReader } from './wav.ts';

/** No piece of sound is handled in larger steps than this, however large the pieces are that come in. */
const STEP_BYTES = 64 * 1024;

function* inSteps(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += STEP_BYTES) yield bytes.subarray(at, at + STEP_BYTES);
}

/**
 * The bytes of a WAV of any kind, as 16 kHz mono samples. Takes the same memory for two hours as for two minutes.
 * `onBalance` hears after the last sample which channel was the louder when, of a file with two.
 */
export async function* toMono16k(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onBalance?: (balance: Int8Array<ArrayBuffer>) => void,
): AsyncGenerator<Int16Array<ArrayBuffer>> {
  const reader = new WavReader();
  let resampler: Resampler | undefined;
  for await (const piece of source) {
    for (const bytes of inSteps(piece)) {
      const samples = reader.push(bytes);
      if (samples.length === 0 || !reader.format) continue;
      const { sample_rate } = reader.format;
      // What has the right rate passes untouched, to the last bit.
      if (sample_rate === SPEECH_RATE) {
        yield toPcm16(samples);
        continue;
      }
      resampler ??= new Resampler(sample_rate);
      const output = new Float32Array(resampler.outputFor(samples.length));
      const count = resampler.push(samples, output);
      if (count > 0) yield toPcm16(output.subarray(0, count));
    }
  }
  reader.end();
  if (resampler) {
    const tail = new Float32Array(resampler.outputFor(resampler.held_samples));
    const count = resampler.flush(tail);
    if (count > 0) yield toPcm16(tail.subarray(0, count));
  }
  if (reader.balance) onBalance?.(reader.balance.bytes());
}
