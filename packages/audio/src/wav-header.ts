/** The 44 bytes before 16 kHz mono 16-bit samples: what makes a recording a `audio/wav`. */
import { SPEECH_RATE } from './resampler.ts';

export const WAV_HEADER_BYTES = 44;

/** Sizes are 32 bits wide; longer sound (37 hours) is announced as long as can be. */
const LARGEST = 0xffff_ffff;

export function wavHeader(sample_count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(WAV_HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const text = (offset: number, value: string) => bytes.set(new TextEncoder().encode(value), offset);
  const data_bytes = sample_count * 2;
  text(0, 'RIFF');
  view.setUint32(4, Math.min(data_bytes + WAV_HEADER_BYTES - 8, LARGEST), true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // mono
  view.setUint32(24, SPEECH_RATE, true);
  view.setUint32(28, SPEECH_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, Math.min(data_bytes, LARGEST), true);
  return bytes;
}
