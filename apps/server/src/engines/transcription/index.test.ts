import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ModelKind } from '../models/manifest.ts';
import { createTranscription, type Transcription, type TranscriptionSettings } from './index.ts';

let DATA_DIR: string;
let opened: Transcription[] = [];
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'noteer-engines-'));
});
afterEach(async () => {
  await Promise.all(opened.map((transcription) => transcription.close()));
  opened = [];
  rmSync(DATA_DIR, { recursive: true });
});

function open(settings: Partial<TranscriptionSettings> = {}) {
  const transcription = createTranscription(
    {
      DATA_DIR,
      TRANSCRIBER: 'auto',
      WHISPER_ENGINE: 'auto',
      FETCH_MODELS: 'off',
      MEASURE_ENGINES: 'off',
      ROLE: 'all',
      ...settings,
    },
    pino({ level: 'silent' }),
  );
  opened.push(transcription);
  return transcription;
}

/** The head of a ggml file is enough to tell what it knows. */
function whisperFile(vocabulary: number, layers: number): Buffer {
  const header = Buffer.alloc(64);
  header.writeInt32LE(0x67676d6c, 0);
  header.writeInt32LE(vocabulary, 4);
  header.writeInt32LE(layers, 20);
  return header;
}

function put(name: string, kind: ModelKind, content: Uint8Array = Buffer.from('weights')) {
  const folder = join(DATA_DIR, 'models', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'model.bin'), content);
  const files = [{ path: 'model.bin', bytes: content.length, sha256: '' }];
  writeFileSync(join(folder, 'model.json'), JSON.stringify({ name, kind, files }));
}

const nameFor = async (transcription: Transcription, language: 'nl' | 'en') =>
  (await transcription.transcriber(language))?.name;

describe('without any model', () => {
  test('nobody listens, nothing is lost, and the administrator reads what to do', async () => {
    const transcription = open();

    expect(await transcription.transcriber('nl')).toBeUndefined();
    expect(await transcription.cut(new Int16Array(16_000 * 40), true)).toEqual({
      parts: [],
      speech: [],
      done: 0,
    });
    expect(await transcription.status()).toEqual([
      {
        port: 'transcription',
        engine: 'whisper',
        model: null,
        state: 'missing',
        languages: [],
        runtime: null,
        speed: null,
        remedy: { kind: 'get_models', models: ['silero-vad-v5', 'whisper-small'], failure: null },
      },
    ]);
  });

  test('one that is put there is used without a new start', async () => {
    const transcription = open();
    expect(await nameFor(transcription, 'nl')).toBeUndefined();

    put('silero-vad-v5', 'silero');
    put('whisper-small', 'whisper', whisperFile(51_865, 12));

    expect(await nameFor(transcription, 'nl')).toBe('whisper-small');
    expect(await transcription.status()).toMatchObject([{ state: 'ready', languages: ['nl', 'en'] }]);
  });
});

describe('with models', () => {
  beforeEach(() => put('silero-vad-v5', 'silero'));

  test('the larger one listens', async () => {
    put('whisper-small', 'whisper', whisperFile(51_865, 12));
    writeFileSync(join(DATA_DIR, 'models', 'ggml-large-v3-turbo-q5_0.bin'), whisperFile(51_866, 32));

    expect(await nameFor(open(), 'nl')).toBe('whisper-large-v3-turbo-q5_0');
    expect(await nameFor(open({ TRANSCRIBER_MODEL: 'whisper-small' }), 'nl')).toBe('whisper-small');
  });

  test('a language goes only to a model that knows it', async () => {
    put('whisper-small.en', 'whisper', whisperFile(51_864, 12));
    const transcription = open();

    expect(await nameFor(transcription, 'en')).toBe('whisper-small.en');
    expect(await nameFor(transcription, 'nl')).toBeUndefined();
    expect(await transcription.status()).toMatchObject([
      { model: 'whisper-small.en', state: 'ready', languages: ['en'] },
      { state: 'missing', languages: ['nl'], remedy: { kind: 'no_model_for', language: 'nl' } },
    ]);
  });

  test('Moonshine never hears Dutch, chosen or not', async () => {
    put('moonshine-base-en', 'moonshine');

    for (const TRANSCRIBER of ['auto', 'moonshine'] as const) {
      const transcription = open({ TRANSCRIBER });
      expect(await nameFor(transcription, 'en')).toBe('moonshine-base-en');
      expect(await nameFor(transcription, 'nl')).toBeUndefined();
    }
  });

  test('a file that is not a Whisper is not taken for one', async () => {
    writeFileSync(
      join(DATA_DIR, 'models', 'ggml-large.bin'),
      'an error page that somebody saved under this name',
    );

    expect(await nameFor(open(), 'nl')).toBeUndefined();
  });

  test('a server goes before them, by its address alone', async () => {
    put('whisper-small', 'whisper', whisperFile(51_865, 12));
    const transcription = open({ TRANSCRIBER_URL: 'http://127.0.0.1:9', TRANSCRIBER_MODEL: 'large-v3' });

    expect(await nameFor(transcription, 'nl')).toBe('http:large-v3');
    expect(await transcription.status()).toMatchObject([
      { engine: 'http', model: 'http:large-v3', state: 'ready' },
    ]);
  });

  test('a model that does not work is seen by the administrator', async () => {
    put('whisper-small', 'whisper', whisperFile(51_865, 12));
    const transcription = open();
    // What is called Silero here is not even a model.
    await expect(transcription.cut(new Int16Array(16_000 * 30).fill(4_000), true)).rejects.toMatchObject({
      name: 'EngineError',
      retryable: true,
    });

    expect(await transcription.status()).toMatchObject([
      {
        model: 'whisper-small',
        state: 'failing',
        remedy: { kind: 'reported', failure: expect.stringContaining('voice activity detector') },
      },
    ]);
  });
});

test('a server without an address stops the start by name', () => {
  expect(() => open({ TRANSCRIBER: 'http' })).toThrow('TRANSCRIBER_URL must say where the server is');
});
