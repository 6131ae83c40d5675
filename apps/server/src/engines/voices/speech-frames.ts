/** What the model is given of somebody's speech: the frames in which the voice is heard, without the room's own sound. */
import { fromPcm16, Resampler, SPEECH_RATE } from '@noteer/audio';
import type { Span } from '../vad/span.ts';
import { FEATURES, FRAME_LENGTH, FRAME_STEP, framesIn, mfcc, VOICE_RATE } from './mfcc.ts';

export type SpeechFrames = {
  /** One frame after the other. */
  features: Float32Array;
  /** Where each of them begins, in samples of the sound as it came. */
  places: Int32Array;
};

const FULL_SCALE = 32_768;
const RATIO = SPEECH_RATE / VOICE_RATE;
/** The mean over three seconds is what microphone and room add to every frame. */
const MEAN_FRAMES = 300;
/** A frame counts when its energy (a logarithm) lies at most this far below the usual one: 17 dB. Loudness itself is no matter. */
const ENERGY_BELOW = 4;

function toVoiceRate(audio: Int16Array): Float32Array {
  const resampler = new Resampler(SPEECH_RATE, VOICE_RATE);
  const input = fromPcm16(audio);
  const output = new Float32Array(resampler.outputFor(input.length) + resampler.held_samples);
  const pushed = resampler.push(input, output);
  const length = pushed + resampler.flush(output.subarray(pushed));
  return output.subarray(0, length).map((value) => value * FULL_SCALE);
}

/** Takes from each frame the mean of those around it. */
function normalized(features: Float32Array): Float32Array {
  const count = features.length / FEATURES;
  const size = Math.min(count, MEAN_FRAMES);
  const answer = new Float32Array(features.length);
  const sums = new Float64Array(FEATURES);
  const add = (frame: number, sign: number) => {
    for (let k = 0; k < FEATURES; k++) {
      sums[k] = (sums[k] as number) + sign * (features[frame * FEATURES + k] as number);
    }
  };
  for (let frame = 0; frame < size; frame++) add(frame, 1);
  let first = 0;
  for (let t = 0; t < count; t++) {
    const wanted = Math.max(0, Math.min(count - size, t - size / 2));
    for (; first + 1 <= wanted; first++) {
      add(first, -1);
      add(first + size, 1);
    }
    for (let k = 0; k < FEATURES; k++) {
      answer[t * FEATURES + k] = (features[t * FEATURES + k] as number) - (sums[k] as number) / size;
    }
  }
  return answer;
}

/** The frames that lie within a span, by their middle. */
function framesWithin({ from, to }: Span, count: number): { first: number; end: number } {
  const middle = FRAME_LENGTH / 2;
  const frameAt = (sample: number) => Math.ceil((sample / RATIO - middle) / FRAME_STEP);
  return { first: Math.max(0, frameAt(from)), end: Math.min(count, Math.max(0, frameAt(to))) };
}

function heard(features: Float32Array, { first, end }: { first: number; end: number }): number[] {
  const energy = (frame: number) => features[frame * FEATURES] as number;
  let sum = 0;
  for (let frame = first; frame < end; frame++) sum += energy(frame);
  const threshold = sum / Math.max(1, end - first) - ENERGY_BELOW;
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i).filter(
    (frame) => energy(frame) > threshold,
  );
}

function gather(features: Float32Array, frames: number[]): Float32Array {
  const answer = new Float32Array(frames.length * FEATURES);
  for (const [i, frame] of frames.entries()) {
    answer.set(features.subarray(frame * FEATURES, (frame + 1) * FEATURES), i * FEATURES);
  }
  return answer;
}

/** `audio` is 16 kHz mono. Answers for each span what is heard in it. */
export function speechFrames(audio: Int16Array, speech: Span[]): SpeechFrames[] {
  const samples = toVoiceRate(audio);
  const features = mfcc(samples);
  const count = framesIn(samples.length);
  const heardIn = speech.map((span) => heard(features, framesWithin(span, count)));
  // The mean is taken over speech alone, whoever speaks: pauses say nothing of it.
  const all = [...new Set(heardIn.flat())].sort((a, b) => a - b);
  const even = normalized(gather(features, all));
  const placeOf = new Map(all.map((frame, i) => [frame, i]));
  return heardIn.map((frames) => ({
    features: gather(
      even,
      frames.map((frame) => placeOf.get(frame) as number),
    ),
    places: Int32Array.from(frames, (frame) => frame * FRAME_STEP * RATIO),
  }));
}
