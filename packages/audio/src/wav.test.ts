import { describe, expect, test } from 'vitest';
import { fromPcm16 } from './pcm.ts';
import { toMono16k } from './to-mono-16k.ts';
import { WavReader } from './wav.ts';
import { WAV_HEADER_BYTES, wavHeader } from './wav-header.ts';

type Shape = { tag: number; channels: number; rate: number; bits: number; sample_bytes?: number };

const ascii = (text: string) => new TextEncoder().encode(text);

function uint32(value: number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const chunk = (id: string, body: Uint8Array, bytes = body.length) =>
  join(ascii(id), uint32(bytes), body, new Uint8Array(body.length % 2));

function format({ tag, channels, rate, bits, sample_bytes = bits / 8 }: Shape, subformat?: number) {
  const body = new Uint8Array(subformat === undefined ? 16 : 40);
  const view = new DataView(body.buffer);
  view.setUint16(0, tag, true);
  view.setUint16(2, channels, true);
  view.setUint32(4, rate, true);
  view.setUint32(8, rate * channels * sample_bytes, true);
  view.setUint16(12, channels * sample_bytes, true);
  view.setUint16(14, bits, true);
  if (subformat !== undefined) view.setUint16(24, subformat, true);
  return chunk('fmt ', body);
}

const riff = (...chunks: Uint8Array[]) => join(ascii('RIFF'), uint32(0), ascii('WAVE'), ...chunks);

function read(file: Uint8Array, piece = file.length): number[] {
  const reader = new WavReader();
  const samples: number[] = [];
  for (let at = 0; at < file.length; at += piece) samples.push(...reader.push(file.subarray(at, at + piece)));
  reader.end();
  return samples;
}

const speech: Shape = { tag: 1, channels: 1, rate: 16_000, bits: 16 };
const pcm = Int16Array.from([0, 16_384, -32_768, 1]);
const pcmBytes = new Uint8Array(pcm.buffer);
const heard = [...fromPcm16(pcm)];

describe('samples are read', () => {
  test.each([
    ['8 bits', { tag: 1, bits: 8 }, Uint8Array.from([128, 192, 0])],
    ['16 bits', { tag: 1, bits: 16 }, new Uint8Array(Int16Array.from([0, 16_384, -32_768]).buffer)],
    ['24 bits', { tag: 1, bits: 24 }, Uint8Array.from([0, 0, 0, 0, 0, 0x40, 0, 0, 0x80])],
    ['32 bits', { tag: 1, bits: 32 }, new Uint8Array(Int32Array.from([0, 2 ** 30, -(2 ** 31)]).buffer)],
    ['floats', { tag: 3, bits: 32 }, new Uint8Array(Float32Array.from([0, 0.5, -1]).buffer)],
    ['floats of 24 bits', { tag: 3, bits: 24 }, Uint8Array.from([0, 0, 0, 0, 0, 0x3f, 0, 0x80, 0xbf])],
    ['doubles', { tag: 3, bits: 64 }, new Uint8Array(Float64Array.from([0, 0.5, -1]).buffer)],
    [
      '24 bits in 32',
      { tag: 1, bits: 24, sample_bytes: 4 },
      new Uint8Array(Int32Array.from([0, 2 ** 30, -(2 ** 31)]).buffer),
    ],
  ])('of %s', (_, shape, body) => {
    const file = riff(format({ channels: 1, rate: 16_000, ...shape }), chunk('data', body));
    expect(read(file)).toEqual([0, 0.5, -1]);
  });

  /** The values that G.711 gives for its bytes, of 32,768. */
  test.each([
    ['µ-law', 7, [0xff, 0x7f, 0x80, 0x00, 0xe7], [0, 0, 32_124, -32_124, 260]],
    ['A-law', 6, [0xd5, 0x55, 0xaa, 0x2a, 0xc5], [8, -8, 32_256, -32_256, 264]],
  ])('of %s, as telephones and dictation machines write it', (_, tag, bytes, values) => {
    const file = riff(
      format({ channels: 1, rate: 8_000, bits: 8, tag }),
      chunk('data', Uint8Array.from(bytes)),
    );
    expect(read(file).map((sample) => sample * 32_768)).toEqual(values);
  });

  test('of several channels as their average', () => {
    const stereo = new Uint8Array(Int16Array.from([16_384, 0, -16_384, -16_384]).buffer);
    expect(read(riff(format({ ...speech, channels: 2 }), chunk('data', stereo)))).toEqual([0.25, -0.5]);
  });

  test('behind an extensible header', () => {
    expect(read(riff(format({ ...speech, tag: 0xfffe }, 1), chunk('data', pcmBytes)))).toEqual(heard);
  });

  test('the same from single bytes, with junk of odd length before and words after', () => {
    const file = riff(
      chunk('JUNK', new Uint8Array(7)),
      format(speech),
      chunk('LIST', new Uint8Array(33)),
      chunk('data', pcmBytes),
      chunk('LIST', new Uint8Array(40).fill(65)),
    );
    expect(read(file, 1)).toEqual(heard);
  });

  test.each([0, 0xffff_ffff])('to the end when the size is %i, as a stream has it', (bytes) => {
    expect(read(riff(format(speech), chunk('data', pcmBytes, bytes)), 3)).toEqual(heard);
  });

  test('as far as they go when more are announced', () => {
    expect(read(riff(format(speech), chunk('data', pcmBytes, 1_000_000)))).toEqual(heard);
  });

  test('of an RF64 by its long sizes', () => {
    const sizes = new Uint8Array(28);
    new DataView(sizes.buffer).setBigUint64(8, 4n, true);
    const file = riff(chunk('ds64', sizes), format(speech), chunk('data', pcmBytes, 0xffff_ffff));
    file.set(ascii('RF64'));
    expect(read(file)).toEqual(heard.slice(0, 2));
  });

  test('with a broken float as silence', () => {
    const body = new Uint8Array(Float32Array.from([Number.NaN, 0.5]).buffer);
    expect(read(riff(format({ ...speech, tag: 3, bits: 32 }), chunk('data', body)))).toEqual([0, 0.5]);
  });
});

describe('what cannot be read says why', () => {
  test.each([
    ['nothing', new Uint8Array(0), 'not_wav'],
    ['a web page', ascii('<!doctype html><html></html>'), 'not_wav'],
    ['a video in RIFF', join(ascii('RIFF'), uint32(4), ascii('AVI ')), 'not_wav'],
    ['a header alone', riff(format(speech)), 'damaged'],
    ['sound before its format', riff(chunk('data', pcmBytes)), 'damaged'],
    ['no channels', riff(format({ ...speech, channels: 0 })), 'damaged'],
    ['a giant header', riff(join(ascii('fmt '), uint32(1_000_000))), 'damaged'],
    ['compressed sound', riff(format({ ...speech, tag: 0x11, bits: 4, sample_bytes: 1 })), 'unsupported'],
    ['a rate that nobody records at', riff(format({ ...speech, rate: 191_999 })), 'unsupported'],
    ['12-bit samples', riff(format({ ...speech, bits: 12, sample_bytes: 5 })), 'unsupported'],
  ])('%s', (_, file, code) => {
    expect(() => read(file)).toThrow(expect.objectContaining({ name: 'AudioError', code }));
  });
});

test('our own header is read back as what it is', () => {
  const file = join(wavHeader(pcm.length), pcmBytes);
  const reader = new WavReader();

  expect([...reader.push(file)]).toEqual(heard);
  expect(WAV_HEADER_BYTES).toBe(44);
  expect(reader.format).toEqual({ sample_rate: 16_000, channels: 1, sample_bytes: 2, coding: 'integer' });
});

describe('any WAV to 16 kHz mono', () => {
  async function convert(file: Uint8Array, piece: number): Promise<Int16Array> {
    const pieces = Array.from({ length: Math.ceil(file.length / piece) }, (_, i) =>
      file.subarray(i * piece, (i + 1) * piece),
    );
    const output: number[] = [];
    for await (const samples of toMono16k(pieces)) output.push(...samples);
    return Int16Array.from(output);
  }

  test('leaves 16 kHz untouched to the bit', async () => {
    const noise = Int16Array.from({ length: 3_000 }, (_, i) => ((i * 7_919) % 65_536) - 32_768);
    const file = join(wavHeader(noise.length), new Uint8Array(noise.buffer));

    expect(await convert(file, 333)).toEqual(noise);
  });

  test('brings 44.1 kHz stereo to its length', async () => {
    const body = new Uint8Array(Int16Array.from({ length: 88_200 }, () => 8_000).buffer);
    const output = await convert(
      riff(format({ ...speech, channels: 2, rate: 44_100 }), chunk('data', body)),
      5_000,
    );

    expect(output.length).toBe(16_000);
    expect(output[8_000]).toBe(8_000);
  });

  test('refuses an impossible rate in words', async () => {
    const file = riff(format({ ...speech, rate: 3 }), chunk('data', pcmBytes));
    await expect(convert(file, 50)).rejects.toThrow(
      'A sample rate of 3 Hz cannot be read: save the recording at 16, 44.1 or 48 kHz.',
    );
  });
});
