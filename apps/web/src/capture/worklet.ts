/** Runs on the audio thread: the microphone at its own rate becomes 16 kHz samples, and how loud they are. */
import { Resampler, SPEECH_RATE, writePcm16 } from '@noteer/audio';
import type { Gap } from '@noteer/contract';
import { GapFinder } from './gap-finder.ts';
import type { Ending, Level, Sound, ToWorklet } from './messages.ts';

declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** A quarter of a second: what a killed browser loses at most, and cheap enough to write that often. */
const BATCH_SAMPLES = SPEECH_RATE / 4;

/** Twenty times a second: a line that lives, without work for the page. */
const LEVEL_SAMPLES = SPEECH_RATE / 20;

/** Blocks are 128 samples now; browsers may make them larger. */
const LARGEST_BLOCK = 4096;

class Capture extends AudioWorkletProcessor {
  readonly #resampler = sampleRate === SPEECH_RATE ? null : new Resampler(sampleRate);
  readonly #mono = new Float32Array(LARGEST_BLOCK);
  readonly #resampled = new Float32Array(LARGEST_BLOCK * 4);
  readonly #batch = new Int16Array(BATCH_SAMPLES);
  #filled = 0;
  #samples = 0;
  #sound: MessagePort | null = null;
  #isPaused = true;
  #isOver = false;
  #squares = 0;
  #peak = 0;
  #measured = 0;
  /** Found since they were last handed over; and of what length, since a level was last told. */
  #gaps: Gap[] = [];
  #gap_samples = 0;
  readonly #finder = new GapFinder((gap) => {
    this.#gaps.push(gap);
    this.#gap_samples += gap.samples;
  });

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ToWorklet>) => {
      if ('port' in data) this.#sound = data.port;
      else if ('isPaused' in data) this.#pause(data.isPaused);
      else if ('clock_moved_ms' in data) this.#finder.moveClock(data.clock_moved_ms);
      else if ('dropped_s' in data) this.#finder.drop(data.dropped_s);
      else this.#end(data.end);
    };
  }

  #pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) this.#finder.end();
    // What was said just before a pause is on disk before anything else can happen.
    if (isPaused) this.#hand();
  }

  #end(end: Ending): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#resampler) this.#take(this.#resampled.subarray(0, this.#resampler.flush(this.#resampled)));
    this.#finder.end();
    this.#hand(end);
  }

  process([channels]: Float32Array[][]): boolean {
    if (this.#isOver) return false;
    const first = channels?.[0];
    if (!first || this.#isPaused || !this.#sound) return true;
    const mono = this.#mixed(channels, first.length);
    if (this.#resampler) this.#take(this.#resampled.subarray(0, this.#resampler.push(mono, this.#resampled)));
    else this.#take(mono);
    return true;
  }

  #mixed(channels: Float32Array[], length: number): Float32Array {
    const [only] = channels;
    if (channels.length === 1 && only) return only;
    const mono = this.#mono.subarray(0, length);
    mono.fill(0);
    for (const channel of channels) {
      for (let i = 0; i < length; i++) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0) / channels.length;
    }
    return mono;
  }

  #take(samples: Float32Array): void {
    this.#measure(samples);
    // The page's own clock is not to be had here.
    this.#finder.hear(samples, Date.now());
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + BATCH_SAMPLES - this.#filled);
      writePcm16(part, this.#batch, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === BATCH_SAMPLES) this.#hand();
    }
  }

  #hand(end?: Ending): void {
    const gaps = this.#gaps;
    if (!this.#sound || (this.#filled === 0 && gaps.length === 0 && !end)) return;
    const pcm = this.#batch.slice(0, this.#filled).buffer;
    const sound: Sound = { pcm, ...(gaps.length > 0 && { gaps }), ...(end && { end }) };
    this.#sound.postMessage(sound, [pcm]);
    this.#filled = 0;
    if (gaps.length > 0) this.#gaps = [];
  }

  #measure(samples: Float32Array): void {
    for (let i = 0; i < samples.length; i++) {
      const value = samples[i] as number;
      this.#squares += value * value;
      if (value > this.#peak) this.#peak = value;
      else if (-value > this.#peak) this.#peak = -value;
    }
    this.#samples += samples.length;
    this.#measured += samples.length;
    if (this.#measured < LEVEL_SAMPLES) return;
    const rms = Math.sqrt(this.#squares / this.#measured);
    const level: Level = { rms, peak: this.#peak, samples: this.#samples, gap_samples: this.#gap_samples };
    this.port.postMessage(level);
    this.#gap_samples = 0;
    this.#squares = 0;
    this.#peak = 0;
    this.#measured = 0;
  }
}

registerProcessor('noteer-capture', Capture);
