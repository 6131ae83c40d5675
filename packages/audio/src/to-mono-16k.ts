import { toPcm16 } from './pcm.ts';
import { Resampler, SPEECH_RATE } from './resampler.ts';
import { WavReader } from './wav.ts';

/** No piece of sound is handled in larger steps than this, however large the pieces are that come in. */
const STEP_BYTES = 64 * 1024;

function* inSteps(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += STEP_BYTES) yield bytes.subarray(at, at + STEP_BYTES);
}

/** The bytes of a WAV of any kind, as 16 kHz mono samples. Takes the same memory for two hours as for two minutes. */
export class Mono16kReader {
  readonly #wav = new WavReader();
  #resampler: Resampler | undefined;

  /** Takes the next bytes of the file and answers the samples that they complete. */
  *push(piece: Uint8Array): Generator<Int16Array<ArrayBuffer>> {
    for (const bytes of inSteps(piece)) {
      const samples = this.#wav.push(bytes);
      if (samples.length === 0 || !this.#wav.format) continue;
      const { sample_rate } = this.#wav.format;
      // What has the right rate passes untouched, to the last bit.
      if (sample_rate === SPEECH_RATE) {
        yield toPcm16(samples);
        continue;
      }
      this.#resampler ??= new Resampler(sample_rate);
      const output = new Float32Array(this.#resampler.outputFor(samples.length));
      const count = this.#resampler.push(samples, output);
      if (count > 0) yield toPcm16(output.subarray(0, count));
    }
  }

  /** Call after the last byte: the samples that were held back. */
  *end(): Generator<Int16Array<ArrayBuffer>> {
    this.#wav.end();
    if (!this.#resampler) return;
    const tail = new Float32Array(this.#resampler.outputFor(this.#resampler.held_samples));
    const count = this.#resampler.flush(tail);
    if (count > 0) yield toPcm16(tail.subarray(0, count));
  }

  /** Of a file with two channels, after its end: which of them was the louder when. */
  balance(): Int8Array<ArrayBuffer> | undefined {
    return this.#wav.balance?.bytes();
  }
}

/** The same for a file that comes in pieces. `onBalance` hears of a file with two channels, after the last sample. */
export async function* toMono16k(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onBalance?: (balance: Int8Array<ArrayBuffer>) => void,
): AsyncGenerator<Int16Array<ArrayBuffer>> {
  const reader = new Mono16kReader();
  for await (const piece of source) yield* reader.push(piece);
  yield* reader.end();
  const balance = reader.balance();
  if (balance) onBalance?.(balance);
}
