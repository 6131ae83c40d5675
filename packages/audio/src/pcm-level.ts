/** How loud a piece of sound is: both as fractions of full scale, 0 to 1. */
export type Level = { rms: number; peak: number };

export function levelOf(samples: Int16Array | Float32Array): Level {
  const full_scale = samples instanceof Int16Array ? 32_768 : 1;
  let squares = 0;
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = (samples[i] as number) / full_scale;
    squares += value * value;
    const size = value < 0 ? -value : value;
    if (size > peak) peak = size;
  }
  return { rms: samples.length === 0 ? 0 : Math.sqrt(squares / samples.length), peak };
}

/** Decibels under full scale; digital silence is −Infinity. */
export const toDecibels = (level: number): number => 20 * Math.log10(level);
