import { expect, test } from 'vitest';
import { ChannelBalance } from './channel-balance.ts';
import { toMono16k } from './to-mono-16k.ts';
import { wavHeader } from './wav-header.ts';

/** Seconds of [first, second] channel, one after the other. */
function balanceOf(rate: number, parts: [seconds: number, first: number, second: number][]): number[] {
  const balance = new ChannelBalance(rate);
  for (const [seconds, first, second] of parts) {
    for (let i = 0; i < seconds * rate; i++) balance.push(first, second);
  }
  return [...balance.bytes()];
}

test('a tenth of a second in which one channel speaks alone is wholly on its side', () => {
  expect(
    balanceOf(16_000, [
      [0.2, 0.5, 0],
      [0.1, 0, 0.5],
      [0.1, 0, 0],
    ]),
  ).toEqual([-127, -127, 127, 0]);
});

test('the louder channel has more of it', () => {
  const [byte] = balanceOf(16_000, [[0.1, 0.2, 0.4]]);

  expect(byte).toBe(76);
});

test('an end that does not fill a tenth counts as one', () => {
  expect(balanceOf(16_000, [[0.15, 0, 1]])).toEqual([127, 127]);
  expect(balanceOf(16_000, [])).toEqual([]);
});

test('a rate that is no multiple of ten does not drift in an hour', () => {
  expect(balanceOf(11_025, [[3_600, 0, 1]])).toHaveLength(36_000);
});

/** A second on the left, a second on the right, as another recorder would write it. */
function twoChannels(rate: number): Uint8Array[] {
  const samples = new Int16Array(4 * rate);
  for (let i = 0; i < 2 * rate; i++) samples[2 * i + (i < rate ? 0 : 1)] = 8_000;
  const header = new Uint8Array(wavHeader(samples.length));
  const view = new DataView(header.buffer);
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint16(32, 4, true);
  return [header, new Uint8Array(samples.buffer)];
}

test.each([16_000, 44_100])('a WAV of two channels at %i Hz says which was the louder when', async (rate) => {
  let balance: Int8Array | undefined;
  let samples = 0;
  for await (const piece of toMono16k(twoChannels(rate), (bytes) => {
    balance = bytes;
  }))
    samples += piece.length;

  expect([...(balance ?? [])]).toEqual([...Array(10).fill(-127), ...Array(10).fill(127)]);
  expect(samples).toBe(32_000);
});

test('a WAV of one channel says nothing of it', async () => {
  const pcm = new Uint8Array(32_000);
  for await (const _ of toMono16k([new Uint8Array(wavHeader(16_000)), pcm], () => expect.unreachable()));
});
