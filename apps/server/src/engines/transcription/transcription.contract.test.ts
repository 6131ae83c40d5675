/**
 * The same promises of every engine, on real models, real speech and a real server. Whisper takes as long for a word
 * as for half a minute: what it hears is heard here and in usual-engine.test.ts with ALL_SPEECH=1 (`npm test -- engines`),
 * and in every run once where it matters most to people, in Dutch in e2e/recorder.spec.ts.
 */
import type { Language } from '@noteer/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { dialogue, joined, noise, realEnglish, silence, testModels } from '../../../test/spoken.ts';
import { startTranscriptionServer } from '../../../test/transcription-server.ts';
import { wordErrorRate } from '../../../test/word-errors.ts';
import { findModel, type InstalledModel } from '../models/places.ts';
import { sileroDetector } from '../vad/detector.ts';
import { careful } from './careful.ts';
import { httpEngine } from './http.ts';
import { moonshineEngine } from './moonshine.ts';
import type { Segment, Transcriber } from './port.ts';
import { whisperGgmlEngine } from './whisper-ggml.ts';
import { readWhisper, type WhisperModel } from './whisper-model.ts';
import { whisperOnnxEngine } from './whisper-onnx.ts';

const places = { home: testModels, searched: [testModels] };
const model = async (name: string) => (await findModel(places, name)) as InstalledModel;
const limits = { cores: 1, threads: 1, gives_way: false };
const detector = sileroDetector((await model('silero-vad-v5')).file, false);
const moonshine = await model('moonshine-base-en');
const whisper = (await readWhisper(await model('whisper-small'))) as Required<WhisperModel>;

const server = await startTranscriptionServer(moonshineEngine(moonshine, limits), detector);
const remote = (patience_ms = 3_600_000) =>
  careful(httpEngine({ url: `${server.url}/v1/`, key: 'secret', model: 'small-en', patience_ms }));

const isAllHeard = Boolean(process.env.ALL_SPEECH);
// Loading it alone is as much work as all the others hear together.
const whispers: Transcriber[] = isAllHeard
  ? [careful(whisperOnnxEngine(whisper, limits)), careful(whisperGgmlEngine(whisper, limits))]
  : [];
const ofEnglish: Transcriber[] = [careful(moonshineEngine(moonshine, limits)), remote()];
const engines: Transcriber[] = [...whispers, ...ofEnglish];
afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), server.close()]);
  await detector.close();
});

const english = await realEnglish();
const { signal } = new AbortController();
const listen = async (engine: Transcriber, audio: Int16Array, language: Language = 'en', prompt = '') =>
  engine.transcribe(audio, { language, prompt, speech: await detector.speechIn(audio, signal), signal });
const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join(' ');

const hum = silence(8).map((_, i) => 2_000 * Math.sin((2 * Math.PI * 50 * i) / 16_000));

describe.each(engines)('$name', (engine) => {
  test('hears what a person reads', async () => {
    // Two sentences with three seconds of silence between them.
    const [first, second] = [english[0], english[4]] as const;
    if (!first || !second) throw new Error('there is no speech');
    const audio = joined([first.samples, silence(3), second.samples]);

    const segments = await listen(engine, audio);

    expect(wordErrorRate(`${first.text} ${second.text}`, textOf(segments))).toBeLessThan(0.1);
    const last = segments.at(-1) as Segment;
    expect(last.start_s).toBeGreaterThan(first.samples.length / 16_000);
    expect(last.end_s).toBeLessThanOrEqual(audio.length / 16_000);
    expect(segments.every(({ start_s, end_s }) => start_s >= 0 && end_s >= start_s)).toBe(true);
    expect(segments.every(({ text }) => text === text.trim() && text.length > 0)).toBe(true);
  });

  test.each([
    ['silence', silence(8)],
    ['faint noise', noise(8, 60)],
    ['loud noise', noise(8, 6_000)],
    ['the hum of a power line', hum],
    ['nothing', silence(0)],
  ])('writes nothing on %s', async (_, audio) => {
    expect(await listen(engine, audio, 'en', 'sertraline, citalopram, lithium')).toEqual([]);
  });

  test('stops when nobody wants it any more', async () => {
    const controller = new AbortController();
    const { samples } = english[0] as { samples: Int16Array };
    const running = engine.transcribe(samples, {
      language: 'en',
      prompt: '',
      speech: [{ from: 0, to: samples.length }],
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(new Error('deleted')), 100);

    await expect(running).rejects.toThrow('deleted');
  });
});

test.runIf(isAllHeard)(
  'Whisper hears a Dutch consultation, and medicines when it is told of them',
  async () => {
    const lines = [
      'Goedemorgen. Hoe is het de afgelopen week met u gegaan?',
      'Niet zo goed. Ik slaap slecht en ik pieker veel over mijn werk.',
      'Gebruikt u de sertraline nog elke ochtend?',
      'Ja, elke ochtend bij het ontbijt.',
    ];
    const audio = await dialogue(lines);

    const text = textOf(await listen(whispers[0] as Transcriber, audio, 'nl', 'sertraline, piekeren, slaap'));

    expect(text).toMatch(/sertraline/i);
    expect(wordErrorRate(lines.join(' '), text)).toBeLessThan(0.3);
  },
);

test('the language of a model is read from the model', async () => {
  expect(whisper.languages).toEqual(['nl', 'en']);
  expect(await readWhisper(moonshine)).toBeUndefined();
  expect(ofEnglish.map(({ languages }) => languages)).toEqual([['en'], ['en']]);
});

describe('a server', () => {
  const audio = (english[4] as { samples: Int16Array }).samples;

  test('is asked with key, model, language and words to expect', async () => {
    server.behave('good');
    await listen(remote(), audio, 'en', 'amiable');

    expect(server.asked).toEqual({
      authorization: 'Bearer secret',
      fields: {
        model: 'small-en',
        language: 'en',
        response_format: 'verbose_json',
        temperature: '0',
        prompt: 'amiable',
      },
    });
  });

  test('that knows no times is believed for the whole window', async () => {
    server.behave('plain');
    const [segment] = await listen(remote(), audio);
    expect(segment).toEqual({ start_s: 0, end_s: audio.length / 16_000, text: 'just words' });
  });

  test.each([
    ['slow', true, 'gave no answer within 0.3 s'],
    ['failing', true, 'answered 503'],
    ['refusing', false, 'answered 401'],
    ['garbled', true, 'answered something else than a transcript'],
    ['oversized', false, 'answered far too much'],
    ['broken', true, 'cannot be reached'],
  ] as const)(
    'that is %s fails, retryable: %s, without repeating what it said',
    async (how, retryable, words) => {
      server.behave(how);
      // Only the slow one is to be given up: on a busy machine an answer takes its time too.
      const asked = how === 'slow' ? remote(300) : remote();
      await expect(listen(asked, audio)).rejects.toMatchObject({
        name: 'EngineError',
        retryable,
        message: `the transcription server ${words}`,
      });
    },
  );

  test('that is not there fails, and may be tried again', async () => {
    const nowhere = careful(httpEngine({ url: 'http://127.0.0.1:9', model: 'x' }));
    await expect(listen(nowhere, audio)).rejects.toMatchObject({ retryable: true });
  });
});
