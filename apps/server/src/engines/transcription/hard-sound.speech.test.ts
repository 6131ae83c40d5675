/**
 * Sound that no engine understands. Any engine is put through it: what it cannot hear it does not write, and what it
 * writes does not run on. Each sound is a window of Whisper: heard when engines change (`npm test -- engines`).
 */
import { SPEECH_RATE } from '@noteer/audio';
import type { Language } from '@noteer/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { chords, drums, mixed, repeated } from '../../../test/hard-sound.ts';
import { killAtWork } from '../../../test/progress.ts';
import {
  dialogue,
  joined,
  noise,
  realEnglish,
  type Spoken,
  speak,
  testModels,
} from '../../../test/spoken.ts';
import { wordErrorRate } from '../../../test/word-errors.ts';
import { findModel, type InstalledModel } from '../models/places.ts';
import { sileroDetector } from '../vad/detector.ts';
import { withoutLoops } from './believe.ts';
import { careful } from './careful.ts';
import type { SpeechEngine } from './engine.ts';
import { moonshineEngine } from './moonshine.ts';
import type { Segment } from './port.ts';
import { whisperGgmlEngine } from './whisper-ggml.ts';
import { readWhisper } from './whisper-model.ts';
import { whisperOnnxEngine } from './whisper-onnx.ts';

const places = { home: testModels, searched: [testModels] };
const model = async (name: string) => (await findModel(places, name)) as InstalledModel;
const limits = { cores: 1, threads: 1 };
const detector = sileroDetector((await model('silero-vad-v5')).file);

type Tried = {
  name: string;
  engine: SpeechEngine;
  language: Language;
  program: RegExp;
  /** Whisper on ggml makes whole sentences of a fan that is taken for a voice: only the detector keeps it from that. */
  tellsNoise: boolean;
};

const whisper = await readWhisper(await model('whisper-small'));
const tried: Tried[] = [
  {
    name: 'Moonshine',
    engine: moonshineEngine(await model('moonshine-base-en'), limits),
    language: 'en',
    program: /moonshine-child/,
    tellsNoise: true,
  },
  {
    name: 'Whisper on ggml',
    engine: whisperGgmlEngine(whisper as Parameters<typeof whisperGgmlEngine>[0], limits),
    language: 'nl',
    program: /whisper-ggml-child/,
    tellsNoise: false,
  },
  {
    name: 'Whisper on ONNX Runtime',
    engine: whisperOnnxEngine(whisper as Parameters<typeof whisperOnnxEngine>[0], limits),
    language: 'nl',
    program: /whisper-onnx-child/,
    tellsNoise: true,
  },
];
afterAll(() => Promise.all([detector.close(), ...tried.map(({ engine }) => engine.close())]));

const english = (await realEnglish()) as [Spoken, Spoken, Spoken, Spoken, Spoken];
const { signal } = new AbortController();
const PROMPT = 'sertraline, citalopram, lithium';

async function listen(
  { engine, language }: Tried,
  audio: Int16Array,
  speech?: { from: number; to: number }[],
) {
  const spans = speech ?? (await detector.speechIn(audio, signal));
  return careful(engine).transcribe(audio, { language, prompt: PROMPT, speech: spans, signal });
}

const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join(' ');

/** Slow speech has ten characters a second; sound in which next to nothing is said has much less. */
const LITTLE = 4;

function expectNoRunningOn(segments: Segment[]): void {
  const text = textOf(segments);
  expect(withoutLoops(text), 'what is said over and over').toBe(text);
  expect(text, 'what subtitles end with').not.toMatch(/ondertitel|subtitle|amara|for watching|kijken/i);
  expect(text, 'what nobody said but the prompt').not.toMatch(/sertraline|citalopram|lithium/i);
}

const nobodySpeaks: [string, Int16Array][] = [
  ['loud noise', noise(30, 6_000)],
  ['the noise of a fan', noise(30, 800)],
  ['music', chords(30)],
  ['drums', drums(30)],
  ['a band', mixed(chords(30), drums(30))],
];

describe.each(tried)('$name', (engine) => {
  // Costs no window: the detector finds nobody.
  test.each(nobodySpeaks)('writes nothing on half a minute of %s', async (_, audio) => {
    expect(await listen(engine, audio)).toEqual([]);
  });

  describe('with a window each', () => {
    test.each(nobodySpeaks)('told that somebody speaks in %s, does not run on', async (_, audio) => {
      const heard = await listen(engine, audio, [{ from: 0, to: audio.length }]);
      expectNoRunningOn(heard);
      if (engine.tellsNoise) expect(textOf(heard).length).toBeLessThan((LITTLE * audio.length) / SPEECH_RATE);
    });

    test('does not run on when somebody says "eh" for half a minute', async () => {
      const audio = await repeated('eh', engine.language, 30);
      const heard = await listen(engine, audio);
      expectNoRunningOn(heard);
      expect(textOf(heard).length).toBeLessThan((LITTLE * audio.length) / SPEECH_RATE);
    });

    test('hears what it can of two people at once', async () => {
      const [one, other] =
        engine.language === 'en'
          ? [english[0].samples, english[2].samples]
          : [
              await dialogue(['Ik slaap heel slecht en ik pieker veel over mijn werk.'], ['nl']),
              await dialogue(['Neemt u de medicijnen nog elke ochtend bij het ontbijt?'], ['nl+f3']),
            ];
      expectNoRunningOn(await listen(engine, mixed(one, other)));
    });

    test.each([
      ['Polish', 'pl', 'Dzień dobry, panie doktorze. Od kilku tygodni źle śpię i jestem bardzo smutny.'],
      ['Turkish', 'tr', 'Merhaba doktor. Haftalardır kötü uyuyorum ve çok üzgünüm. Çalışamıyorum.'],
    ])('does not lose its way in %s', async (_, voice, line) => {
      expectNoRunningOn(await listen(engine, await speak(line, voice)));
    });

    test('that is killed in the middle of a window fails it, and hears it when it is asked again', async () => {
      const said = [english[0], english[4]];
      const audio = joined(said.map(({ samples }) => samples));
      const asEnglish: Tried = { ...engine, language: 'en' };
      const interrupted = listen(asEnglish, audio);
      const outcome = expect(interrupted).rejects.toMatchObject({
        name: 'EngineError',
        retryable: true,
        message: expect.stringContaining('stopped in the middle of its work'),
      });
      await killAtWork(engine.program, 200);
      await outcome;
      expect(engine.engine.problem()).toContain('stopped');

      const again = await listen(asEnglish, audio);
      expect(wordErrorRate(said.map(({ text }) => text).join(' '), textOf(again))).toBeLessThan(0.2);
      expect(engine.engine.problem()).toBeUndefined();
    });
  });
});
