import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTemplate } from '@noteer/clinical';
import { expect, test } from 'vitest';
import { writeTinyGguf } from '../../../test/tiny-gguf.ts';
import { createWriting } from './index.ts';
import { llamaWriter } from './llama.ts';

const options = { template: defaultTemplate, language: 'nl' as const, signal: new AbortController().signal };

/** A model's process takes its time to start on a busy machine. */
const PATIENCE_MS = 3_600_000;

function newInstallation() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'noteer-writing-'));
  mkdirSync(join(DATA_DIR, 'models'));
  return { DATA_DIR, WRITER: 'auto' as const, models: join(DATA_DIR, 'models') };
}

async function nameOf(settings: Parameters<typeof createWriting>[0]): Promise<string> {
  const writing = createWriting(settings);
  const { name } = await writing.writer();
  await writing.close();
  return name;
}

test('out of the box the writer without a model writes', async () => {
  const writing = createWriting(newInstallation());
  expect((await writing.writer()).name).toBe('extractive');
  expect(await writing.status()).toEqual([
    {
      port: 'writing',
      engine: 'extractive',
      model: 'extractive',
      state: 'ready',
      languages: ['nl', 'en'],
      runtime: null,
      speed: null,
      remedy: null,
    },
  ]);
});

test('a model that appears in the folder writes from then on, the newest first', async () => {
  const settings = newInstallation();
  const writing = createWriting(settings);
  const older = join(settings.models, 'qwen3-8b.gguf');
  const newer = join(settings.models, 'Llama-3.2-3B-Instruct-Q4_K_M.gguf');

  await writeTinyGguf(older);
  utimesSync(older, 1_000, 1_000);
  expect((await writing.writer()).name).toBe('qwen3-8b');
  await writeTinyGguf(newer);
  expect((await writing.writer()).name).toBe('llama3');

  expect(await nameOf({ ...settings, WRITER_MODEL: 'qwen3-8b' })).toBe('qwen3-8b');
  expect(await nameOf({ ...settings, WRITER: 'extractive' })).toBe('extractive');
  await writing.close();
});

test('of a model in several files the first is opened', async () => {
  const settings = newInstallation();
  await writeTinyGguf(join(settings.models, 'big-00001-of-00002.gguf'));
  await writeTinyGguf(join(settings.models, 'big-00002-of-00002.gguf'));
  expect(await nameOf(settings)).toBe('big');
});

test('a model that was asked for is never quietly another one', async () => {
  const writing = createWriting({ ...newInstallation(), WRITER: 'llama' });
  await expect(writing.writer()).rejects.toMatchObject({ name: 'EngineError', retryable: true });
  expect(await writing.status()).toMatchObject([
    { engine: 'llama', state: 'missing', remedy: { kind: 'get_writer', model: 'qwen3-4b' } },
  ]);
});

test('a server writes when its address is set, and its failure is seen', async () => {
  const writing = createWriting({
    ...newInstallation(),
    WRITER_URL: 'http://127.0.0.1:9',
    WRITER_MODEL: 'gpt-4o',
  });
  const writer = await writing.writer();
  expect(writer.name).toBe('chatgpt_4');
  await expect(writer.write([{ seq: 0, start_s: 0, end_s: 1, text: 'Ja.' }], options)).rejects.toThrow();
  expect(await writing.status()).toMatchObject([
    { state: 'failing', remedy: { kind: 'reported', failure: 'the writing server cannot be reached' } },
  ]);
});

test.each([{ WRITER: 'http' as const }, { WRITER: 'auto' as const, WRITER_URL: 'http://127.0.0.1:9' }])(
  'settings that lack their other half stop the start: %o',
  (given) => {
    expect(() => createWriting({ ...newInstallation(), ...given })).toThrow(
      expect.objectContaining({ name: 'StartError' }),
    );
  },
);

test('a model that is in the middle of a note stops when nobody waits for it, and can be asked again', {
  tags: 'thorough',
  timeout: PATIENCE_MS,
}, async () => {
  const file = join(newInstallation().models, 'tiny.gguf');
  await writeTinyGguf(file);
  const writer = llamaWriter({ file, model: 'tiny', threads: 1, gives_way: false });
  const pieces = Array.from({ length: 200 }, (_, seq) => ({
    seq,
    start_s: seq,
    end_s: seq + 1,
    text: 'Ik slaap slecht en ben moe.',
  }));
  const stop = new AbortController();

  const note = writer.write(pieces, { ...options, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('shutting down')), 300);
  await expect(note).rejects.toThrow('shutting down');

  expect((await writer.write(pieces.slice(0, 3), options)).not_discussed.length).toBeLessThanOrEqual(10);
  await writer.close();
});

test('a file that is no model is a failure with a reason', { timeout: PATIENCE_MS }, async () => {
  const settings = newInstallation();
  const file = join(settings.models, 'broken.gguf');
  writeFileSync(file, 'no model');
  const writer = llamaWriter({ file, model: 'broken', threads: 1, gives_way: false });
  await expect(writer.write([{ seq: 0, start_s: 0, end_s: 1, text: 'Ja.' }], options)).rejects.toMatchObject({
    name: 'EngineError',
    message: expect.stringContaining('llama cannot start'),
  });
  await writer.close();
});
