/** Samples as 16-bit integers, and as fractions of full scale. Integers survive the way there and back unchanged. */

const FULL_SCALE = 32_768;

/** Writes `samples` into `pcm` from `offset` on; what is louder than full scale is cut off there. */
export function writePcm16(samples: Float32Array, pcm: Int16Array, offset = 0): void {
  for (let i = 0; i < samples.length; i++) {
    const value = Math.round((samples[i] as number) * FULL_SCALE);
    pcm[offset + i] = value > 32_767 ? 32_767 : value < -FULL_SCALE ? -FULL_SCALE : value;
  }
}

export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  writePcm16(samples, pcm);
  return pcm;
}

export function fromPcm16(pcm: Int16Array): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) samples[i] = (pcm[i] as number) / FULL_SCALE;
  return samples;
}
