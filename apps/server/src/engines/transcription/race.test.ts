import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SpeechEngine } from './engine.ts';
import type { Work } from './limits.ts';
import { type Runner, race } from './race.ts';
import { conversationsAtOnce, SpeedBook } from './speed.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noteer-speed-'));
  file = join(folder, 'speech-speed.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const log = pino({ level: 'silent' });
const { signal } = new AbortController();

/** An engine that says how much of the processor it took. */
function runner(key: string, hear: (onWork: (work: Work) => void, signal: AbortSignal) => Promise<void>) {
  const asked = { times: 0, closed: 0 };
  const start = (onWork: (work: Work) => void): SpeechEngine => ({
    name: key,
    languages: ['nl'],
    hear: async (_, hearing) => {
      asked.times += 1;
      await hear(onWork, hearing.signal);
      return [];
    },
    problem: () => undefined,
    close: async () => {
      asked.closed += 1;
    },
  });
  return { key, start, asked } satisfies Runner & { asked: object };
}

const taking = (key: string, cpu_s: number) => runner(key, async (onWork) => onWork({ audio_s: 28, cpu_s }));

test('each engine is heard once, and what came of it is kept for the next start', async () => {
  const [onnx, ggml] = [taking('small onnx', 7), taking('small ggml', 14)];

  await race([onnx, ggml], new SpeedBook(file), { log, signal });
  const book = new SpeedBook(file);
  await race([onnx, ggml], book, { log, signal });

  expect([book.of('small onnx'), book.of('small ggml')]).toEqual([4, 2]);
  expect([onnx.asked, ggml.asked]).toEqual([
    { times: 1, closed: 1 },
    { times: 1, closed: 1 },
  ]);
});

test('one that is hopelessly slower than the one before it need not go on', async () => {
  const stuck = runner('small ggml', async (_, stop) => {
    await sleep(3_600_000, undefined, { signal: stop });
  });
  const book = new SpeedBook(file);

  await race([taking('small onnx', 7), stuck], book, { log, signal });

  expect([book.of('small onnx'), book.of('small ggml')]).toEqual([4, 0]);
  expect(stuck.asked.closed).toBe(1);
});

test('one that cannot run counts as standing still', async () => {
  const broken = runner('small ggml', async () => {
    throw new Error('no such instruction');
  });
  const book = new SpeedBook(file);

  await race([broken, taking('small onnx', 14)], book, { log, signal });

  expect([book.of('small onnx'), book.of('small ggml')]).toEqual([2, 0]);
});

test('another machine, or a damaged file, is measured anew', async () => {
  await race([taking('small onnx', 7)], new SpeedBook(file), { log, signal });
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...kept, machine: 'another one' }));
  expect(new SpeedBook(file).of('small onnx')).toBeUndefined();

  writeFileSync(file, '{"machine":');
  expect(new SpeedBook(file).of('small onnx')).toBeUndefined();
});

test('real windows keep the figure up to date; one that is nearly empty says nothing', async () => {
  const book = new SpeedBook(file);
  await book.keep('small onnx', 4);

  book.note('small onnx', { audio_s: 5, cpu_s: 10 });
  expect(book.of('small onnx')).toBe(4);
  for (let i = 0; i < 100; i++) book.note('small onnx', { audio_s: 28, cpu_s: 14 });
  expect(book.of('small onnx')).toBeCloseTo(2, 2);
});

test('a machine that is slower than speech keeps up with nobody', () => {
  expect(conversationsAtOnce(0.001)).toBe(0);
  expect(conversationsAtOnce(1_000)).toBeGreaterThan(100);
});
