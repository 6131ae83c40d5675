import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVoices, type Voices } from './index.ts';

const { signal } = new AbortController();
let DATA_DIR: string;
let voices: Voices;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'noteer-voices-'));
  voices = createVoices({ DATA_DIR, FETCH_MODELS: 'off', ROLE: 'all' }, pino({ level: 'silent' }));
});
afterEach(async () => {
  await voices.close();
  rmSync(DATA_DIR, { recursive: true });
});

function put(name: string, content: string) {
  const folder = join(DATA_DIR, 'models', name);
  mkdirSync(folder, { recursive: true });
  const files = ['xvector-frames.onnx', 'xvector-prints.onnx'].map((path) => {
    writeFileSync(join(folder, path), content);
    return { path, bytes: content.length, sha256: '' };
  });
  writeFileSync(join(folder, 'model.json'), JSON.stringify({ name, kind: 'voices', files }));
}

test('without the model nobody reads voices, and the administrator sees how to get it', async () => {
  expect(await voices.reader()).toBeUndefined();
  expect(await voices.status()).toEqual([
    {
      port: 'voices',
      engine: 'xvector',
      model: null,
      languages: [],
      runtime: 'onnx',
      speed: null,
      state: 'missing',
      remedy: { kind: 'get_models', models: ['xvector-vosk-0.4'], failure: null },
    },
  ]);
});

test('a model that is put there is used without a new start, by one reader', async () => {
  put('xvector-vosk-0.4', 'weights');
  const reader = await voices.reader();
  expect(reader?.name).toBe('xvector-vosk-0.4');
  expect(await voices.reader()).toBe(reader);
  expect(await voices.status()).toMatchObject([{ state: 'ready', model: 'xvector-vosk-0.4', remedy: null }]);
});

test('a file that is no model makes a clear failure, and the administrator sees it', async () => {
  put('xvector-vosk-0.4', 'not a model');
  const reader = await voices.reader();
  await expect(reader?.read(new Int16Array(16_000), [{ from: 0, to: 16_000 }], signal)).rejects.toMatchObject(
    {
      name: 'EngineError',
      retryable: true,
    },
  );
  expect(await voices.status()).toMatchObject([
    {
      state: 'failing',
      remedy: { kind: 'reported', failure: expect.stringContaining('xvector-vosk-0.4 cannot start') },
    },
  ]);
});
