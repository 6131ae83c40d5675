/** What a WAV says of its samples, and how one of them is read. */
import { AudioError } from './audio-error.ts';

export type WavFormat = {
  sample_rate: number;
  channels: number;
  /** Bytes that one sample of one channel takes. */
  sample_bytes: number;
  is_float: boolean;
};

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/**
 * The rates that recorders, telephones and cards have. A filter for any other takes so long to make (191,999 Hz: seconds)
 * that a small file could keep a whole server busy.
 */
const usual_rates = [
  8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000, 88_200, 96_000, 176_400,
  192_000,
];

/** More microphones than this stand in no consulting room. */
const MOST_CHANNELS = 64;

const shortest_bytes = 16;
/** Where an extensible header keeps the true format, after its own length, valid bits and speaker mask. */
const subformat_at = 24;

export function parseFormat(chunk: Uint8Array): WavFormat {
  if (chunk.length < shortest_bytes) throw new AudioError('damaged', 'The header of this WAV is too short.');
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const announced = view.getUint16(0, true);
  const isExtended = announced === EXTENSIBLE && chunk.length >= subformat_at + 2;
  const tag = isExtended ? view.getUint16(subformat_at, true) : announced;
  const channels = view.getUint16(2, true);
  const frame_bytes = view.getUint16(12, true);
  const bits = view.getUint16(14, true);
  if (tag !== PCM && tag !== FLOAT) {
    throw new AudioError('unsupported', `This WAV holds compressed sound (format ${tag}), not samples.`);
  }
  if (channels === 0 || channels > MOST_CHANNELS) {
    throw new AudioError('damaged', `This WAV claims to have ${channels} channels.`);
  }
  // 24 bits may stand in 32: the frame says how far samples are apart, the bits only how many of them count.
  const sample_bytes = frame_bytes > 0 ? frame_bytes / channels : Math.ceil(bits / 8);
  const is_float = tag === FLOAT;
  if (!(is_float ? [4, 8] : [1, 2, 3, 4]).includes(sample_bytes)) {
    throw new AudioError('unsupported', `Samples of ${bits} bits cannot be read.`);
  }
  const sample_rate = view.getUint32(4, true);
  if (!usual_rates.includes(sample_rate)) {
    throw new AudioError(
      'unsupported',
      `A sample rate of ${sample_rate} Hz cannot be read: save the recording at 16, 44.1 or 48 kHz.`,
    );
  }
  return { sample_rate, channels, sample_bytes, is_float };
}

/** Reads the sample at a byte as a fraction of full scale. */
export type SampleReader = (view: DataView, offset: number) => number;

export function sampleReader({ sample_bytes, is_float }: WavFormat): SampleReader {
  if (is_float) {
    const read: SampleReader =
      sample_bytes === 4 ? (view, at) => view.getFloat32(at, true) : (view, at) => view.getFloat64(at, true);
    // A broken float would silence everything after it in the filter.
    return (view, at) => {
      const value = read(view, at);
      return Number.isFinite(value) ? value : 0;
    };
  }
  switch (sample_bytes) {
    case 1:
      return (view, at) => (view.getUint8(at) - 128) / 128;
    case 2:
      return (view, at) => view.getInt16(at, true) / 32_768;
    case 3:
      return (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608;
    default:
      return (view, at) => view.getInt32(at, true) / 2_147_483_648;
  }
}
