/** What a WAV says of its samples, and how one of them is read. */
import { AudioError } from './audio-error.ts';

export type WavFormat = {
  sample_rate: number;
  channels: number;
  /** Bytes that one sample of one channel takes. */
  sample_bytes: number;
  coding: 'integer' | 'float' | 'a_law' | 'mu_law';
};

const EXTENSIBLE = 0xfffe;

/** Two of telephony beside plain samples: what dictation recorders and telephone exchanges write. */
const codings: Readonly<Record<number, WavFormat['coding']>> = {
  1: 'integer',
  3: 'float',
  6: 'a_law',
  7: 'mu_law',
};

const sample_sizes: Readonly<Record<WavFormat['coding'], readonly number[]>> = {
  integer: [1, 2, 3, 4],
  float: [3, 4, 8],
  a_law: [1],
  mu_law: [1],
};

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
  const coding = codings[tag];
  if (!coding) {
    throw new AudioError('unsupported', `This WAV holds compressed sound (format ${tag}), not samples.`);
  }
  if (channels === 0 || channels > MOST_CHANNELS) {
    throw new AudioError('damaged', `This WAV claims to have ${channels} channels.`);
  }
  // 24 bits may stand in 32: the frame says how far samples are apart, the bits only how many of them count.
  const sample_bytes = frame_bytes > 0 ? frame_bytes / channels : Math.ceil(bits / 8);
  if (!sample_sizes[coding].includes(sample_bytes)) {
    throw new AudioError('unsupported', `Samples of ${bits} bits cannot be read.`);
  }
  const sample_rate = view.getUint32(4, true);
  if (!usual_rates.includes(sample_rate)) {
    throw new AudioError(
      'unsupported',
      `A sample rate of ${sample_rate} Hz cannot be read: save the recording at 16, 44.1 or 48 kHz.`,
    );
  }
  return { sample_rate, channels, sample_bytes, coding };
}

/** Reads the sample at a byte as a fraction of full scale. */
export type SampleReader = (view: DataView, offset: number) => number;

export function sampleReader({ sample_bytes, coding }: WavFormat): SampleReader {
  if (coding === 'float') return floatReader(sample_bytes);
  if (coding !== 'integer') {
    const values = coding === 'a_law' ? aLaw() : muLaw();
    return (view, at) => values[view.getUint8(at)] ?? 0;
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

function floatReader(sample_bytes: number): SampleReader {
  const short = new DataView(new ArrayBuffer(4));
  const readers: Record<number, SampleReader> = {
    // 24 bits are the upper three bytes of a float: sign, exponent, and the half of its digits.
    3: (view, at) => {
      for (let i = 0; i < 3; i++) short.setUint8(i + 1, view.getUint8(at + i));
      return short.getFloat32(0, true);
    },
    4: (view, at) => view.getFloat32(at, true),
    8: (view, at) => view.getFloat64(at, true),
  };
  const read = readers[sample_bytes] as SampleReader;
  // A broken float would silence everything after it in the filter.
  return (view, at) => {
    const value = read(view, at);
    return Number.isFinite(value) ? value : 0;
  };
}

/** ITU-T G.711: a byte holds a sign, which of eight ranges the sample is in, and which sixteenth of that. */
const g711 = (decode: (byte: number) => number) =>
  Float32Array.from({ length: 256 }, (_, byte) => decode(byte) / 32_768);

const muLaw = () =>
  g711((byte) => {
    const bits = ~byte & 0xff;
    const size = (((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4);
    return bits & 0x80 ? 0x84 - size : size - 0x84;
  });

const aLaw = () =>
  g711((byte) => {
    const bits = byte ^ 0x55;
    const range = (bits & 0x70) >> 4;
    const part = (bits & 0x0f) << 4;
    const size = range === 0 ? part + 8 : (part + 0x108) << (range - 1);
    return bits & 0x80 ? size : -size;
  });
