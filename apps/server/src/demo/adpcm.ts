/** IMA ADPCM, four bits a sample: what is shipped of the demo's sound is a quarter of what is played. One channel, no header. */

const indexSteps = [-1, -1, -1, -1, 2, 4, 6, 8];
const FIRST_STEP = 7;
const STEPS = 89;
/** Each a tenth more than the one before, as the standard rounds them. */
const stepSizes = Int32Array.from(
  `7 8 9 10 11 12 13 14 16 17 19 21 23 25 28 31 34 37 41 45 50 55 60 66 73 80 88 97 107 118 130 143 157 173 190 209
  230 253 279 307 337 371 408 449 494 544 598 658 724 796 876 963 1060 1166 1282 1411 1552 1707 1878 2066 2272 2499
  2749 3024 3327 3660 4026 4428 4871 5358 5894 6484 7132 7845 8630 9493 10442 11487 12635 13899 15289 16818 18500
  20350 22385 24623 27086 29794 32767`
    .split(/\s+/)
    .map(Number),
);

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Both sides go through the same values: what the decoder will have is what the encoder goes on from. */
class Course {
  #value = 0;
  #index = 0;

  get step(): number {
    return stepSizes[this.#index] ?? FIRST_STEP;
  }

  get value(): number {
    return this.#value;
  }

  take(code: number): number {
    const { step } = this;
    const size =
      (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0) + (code & 1 ? step >> 2 : 0);
    this.#value = within(this.#value + (code & 8 ? -size : size), -32_768, 32_767);
    this.#index = within(this.#index + (indexSteps[code & 7] ?? 0), 0, STEPS - 1);
    return this.#value;
  }
}

/** Two samples a byte, the first in the low half; an odd last one is followed by one more. */
export function packSound(samples: Int16Array): Buffer {
  const course = new Course();
  const packed = Buffer.alloc(Math.ceil(samples.length / 2));
  for (let at = 0; at < packed.length * 2; at++) {
    const difference = (samples[at] ?? course.value) - course.value;
    const magnitude = Math.min(7, Math.floor((Math.abs(difference) * 4) / course.step));
    const code = difference < 0 ? magnitude | 8 : magnitude;
    course.take(code);
    packed[at >> 1] = (packed[at >> 1] as number) | (code << ((at & 1) * 4));
  }
  return packed;
}

/** 16 bits a sample, little end first. */
export function unpackSound(packed: Buffer): Buffer {
  const course = new Course();
  const samples = new Int16Array(packed.length * 2);
  for (let at = 0; at < samples.length; at++)
    samples[at] = course.take(((packed[at >> 1] as number) >> ((at & 1) * 4)) & 15);
  return Buffer.from(samples.buffer);
}
