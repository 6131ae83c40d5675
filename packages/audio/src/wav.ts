/** Reads a WAV as it comes in, in pieces of any size, and gives its samples as one channel. */
import { AudioError } from './audio-error.ts';
import { ChannelBalance } from './channel-balance.ts';
import { parseFormat, type SampleReader, sampleReader, type WavFormat } from './wav-format.ts';

type State =
  | { at: 'start' }
  | { at: 'chunk' }
  | { at: 'skip'; left: number }
  | { at: 'format' | 'sizes'; bytes: number }
  | { at: 'data'; left: number }
  | { at: 'end' };

/** Headers that we read are shorter than this; a longer one is not a header. */
const LONGEST_HEADER = 4_096;

/** What a program writes that does not know the length yet, or died before it did. */
const isUnknownSize = (bytes: number) => bytes === 0 || bytes === 0xffff_ffff;

/** Chunks start at even places. */
const padded = (bytes: number) => bytes + (bytes % 2);

const textAt = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4));

export class WavReader {
  format: WavFormat | undefined;
  /** Of a file with two channels, once its format is known. */
  balance: ChannelBalance | undefined;
  #read: SampleReader | undefined;
  #state: State = { at: 'start' };
  #pending: Uint8Array = new Uint8Array(0);
  /** The length of the sound as RF64 keeps it, where 32 bits do not suffice. */
  #long_data_bytes: number | undefined;

  /** Takes the next bytes of the file and answers the samples in them, channels averaged. */
  push(bytes: Uint8Array): Float32Array {
    const input = this.#pending.length === 0 ? bytes : join(this.#pending, bytes);
    const sound: Float32Array[] = [];
    let offset = 0;
    for (;;) {
      const used = this.#step(input.subarray(offset), sound);
      if (used === undefined) break;
      offset += used;
    }
    this.#pending = input.slice(offset);
    return sound.length === 1 ? (sound[0] as Float32Array) : flatten(sound);
  }

  /** Call after the last byte. Sound that is shorter than announced is taken as it is. */
  end(): void {
    const { at } = this.#state;
    if (at === 'start') throw new AudioError('not_wav', 'This is not a WAV file.');
    if (at === 'data' || at === 'end') return;
    throw new AudioError('damaged', 'This WAV ends before its sound begins.');
  }

  /** One step further: the bytes used, or undefined when more are needed. */
  #step(input: Uint8Array, sound: Float32Array[]): number | undefined {
    switch (this.#state.at) {
      case 'start':
        return this.#start(input);
      case 'chunk':
        return this.#chunk(input);
      case 'skip': {
        const used = Math.min(this.#state.left, input.length);
        if (used === this.#state.left) this.#state = { at: 'chunk' };
        else this.#state = { at: 'skip', left: this.#state.left - used };
        return used > 0 || this.#state.at === 'chunk' ? used : undefined;
      }
      case 'format':
      case 'sizes':
        return this.#header(input, this.#state.at, this.#state.bytes);
      case 'data':
        return this.#data(input, this.#state.left, sound);
      case 'end':
        return input.length > 0 ? input.length : undefined;
    }
  }

  #start(input: Uint8Array): number | undefined {
    if (input.length < 12) return undefined;
    const isRiff = ['RIFF', 'RF64', 'BW64'].includes(textAt(input, 0));
    if (!isRiff || textAt(input, 8) !== 'WAVE') throw new AudioError('not_wav', 'This is not a WAV file.');
    this.#state = { at: 'chunk' };
    return 12;
  }

  #chunk(input: Uint8Array): number | undefined {
    if (input.length < 8) return undefined;
    const id = textAt(input, 0);
    const bytes = new DataView(input.buffer, input.byteOffset + 4, 4).getUint32(0, true);
    if (id === 'data') {
      if (!this.format) throw new AudioError('damaged', 'This WAV does not say how its sound is stored.');
      const known = bytes === 0xffff_ffff ? (this.#long_data_bytes ?? bytes) : bytes;
      this.#state = { at: 'data', left: isUnknownSize(known) ? Number.POSITIVE_INFINITY : known };
    } else if (id === 'fmt ' || id === 'ds64') {
      if (bytes > LONGEST_HEADER) throw new AudioError('damaged', 'The header of this WAV is damaged.');
      this.#state = { at: id === 'fmt ' ? 'format' : 'sizes', bytes };
    } else {
      this.#state = { at: 'skip', left: padded(bytes) };
    }
    return 8;
  }

  #header(input: Uint8Array, what: 'format' | 'sizes', bytes: number): number | undefined {
    if (input.length < padded(bytes)) return undefined;
    const chunk = input.subarray(0, bytes);
    if (what === 'format') {
      this.format = parseFormat(chunk);
      this.#read = sampleReader(this.format);
      if (this.format.channels === 2) this.balance = new ChannelBalance(this.format.sample_rate);
    } else if (bytes >= 16) {
      this.#long_data_bytes = Number(new DataView(chunk.buffer, chunk.byteOffset).getBigUint64(8, true));
    }
    this.#state = { at: 'chunk' };
    return padded(bytes);
  }

  #data(input: Uint8Array, left: number, sound: Float32Array[]): number | undefined {
    const { channels, sample_bytes } = this.format as WavFormat;
    const frame_bytes = channels * sample_bytes;
    const frames = Math.floor(Math.min(input.length, left) / frame_bytes);
    if (frames === 0) {
      if (left >= frame_bytes) return undefined;
      this.#state = { at: 'end' };
      return 0;
    }
    sound.push(this.#mono(input, frames, channels, sample_bytes));
    this.#state = { at: 'data', left: left - frames * frame_bytes };
    return frames * frame_bytes;
  }

  #mono(input: Uint8Array, frames: number, channels: number, sample_bytes: number): Float32Array {
    const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
    const read = this.#read as SampleReader;
    const samples = new Float32Array(frames);
    let offset = 0;
    if (this.balance) {
      for (let i = 0; i < frames; i++, offset += 2 * sample_bytes) {
        const first = read(view, offset);
        const second = read(view, offset + sample_bytes);
        this.balance.push(first, second);
        samples[i] = (first + second) / 2;
      }
      return samples;
    }
    for (let i = 0; i < frames; i++) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel++, offset += sample_bytes) sum += read(view, offset);
      samples[i] = sum / channels;
    }
    return samples;
  }
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function flatten(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
