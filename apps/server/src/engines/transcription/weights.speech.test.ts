/**
 * Weights that are cut off, of another model, or in each other's place. They are not taken for a model; an engine that
 * is given them all the same stops with a reason, or at the least writes nothing. Run when engines change
 * (`npm test -- engines`).
 */
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type SpoiltModel, spoiltModel } from '../../../test/spoilt-model.ts';
import { realEnglish, type Spoken, testModels } from '../../../test/spoken.ts';
import { findModel, type InstalledModel } from '../models/places.ts';
import type { SpeechEngine } from './engine.ts';
import { moonshineEngine } from './moonshine.ts';
import { whisperGgmlEngine } from './whisper-ggml.ts';
import { readWhisper } from './whisper-model.ts';
import { whisperOnnxEngine } from './whisper-onnx.ts';

const limits = { cores: 1, threads: 1 };
const [{ samples }] = (await realEnglish()) as [Spoken];
const { signal } = new AbortController();

const ENCODER = 'encoder_model.onnx';
const DECODER = 'decoder_model_merged.onnx';
const GGML = 'ggml-model-q8_0.bin';
const [LISTENS, WRITES] = ['encoder.onnx', 'decoder.onnx'];

type Engine = { name: string; model: string; make(model: InstalledModel): Promise<SpeechEngine> };
type Spoil = (spoilt: SpoiltModel) => void;
type Outcome = 'stop with a reason' | 'hear nothing';

const moonshine: Engine = {
  name: 'Moonshine',
  model: 'moonshine-base-en',
  make: async (model) => moonshineEngine(model, limits),
};
const ggml: Engine = {
  name: 'Whisper on ggml',
  model: 'whisper-small',
  make: async (model) =>
    whisperGgmlEngine((await readWhisper(model)) as Parameters<typeof whisperGgmlEngine>[0], limits),
};
const onnx: Engine = {
  name: 'Whisper on ONNX Runtime',
  model: 'whisper-small',
  make: async (model) =>
    whisperOnnxEngine((await readWhisper(model)) as Parameters<typeof whisperOnnxEngine>[0], limits),
};

const theirDecoder = join(testModels, 'moonshine-base-en', DECODER);
const silero = join(testModels, 'silero-vad-v5', 'silero_vad_v5.onnx');

/** sherpa-onnx does not tell when a model turns out to be another while it listens: it hears nothing. */
const cases: [string, Engine, Outcome, Spoil][] = [
  ['an encoder that is cut off', moonshine, 'stop with a reason', ({ cutOff }) => cutOff(ENCODER, 0.5)],
  ['a decoder that is cut off', moonshine, 'stop with a reason', ({ cutOff }) => cutOff(DECODER, 0.9)],
  ['an encoder of nothing', moonshine, 'stop with a reason', ({ cutOff }) => cutOff(ENCODER, 0)],
  ['an encoder in the decoder’s place', moonshine, 'hear nothing', ({ swap }) => swap(ENCODER, DECODER)],
  ['an encoder of another model', moonshine, 'hear nothing', ({ replace }) => replace(ENCODER, silero)],
  ['words that are not there', moonshine, 'hear nothing', ({ cutOff }) => cutOff('tokens.txt', 0)],
  ['weights that are cut off in the middle', ggml, 'stop with a reason', ({ cutOff }) => cutOff(GGML, 0.5)],
  ['weights that lack their last hundredth', ggml, 'stop with a reason', ({ cutOff }) => cutOff(GGML, 0.99)],
  ['weights of which a tenth is there', ggml, 'stop with a reason', ({ cutOff }) => cutOff(GGML, 0.1)],
  ['half an encoder', onnx, 'stop with a reason', ({ cutOff }) => cutOff(LISTENS, 0.5)],
  [
    'a decoder that lacks its last hundredth',
    onnx,
    'stop with a reason',
    ({ cutOff }) => cutOff(WRITES, 0.99),
  ],
  ['a decoder in the encoder’s place', onnx, 'stop with a reason', ({ swap }) => swap(LISTENS, WRITES)],
  ['the decoder of a Moonshine', onnx, 'stop with a reason', ({ replace }) => replace(WRITES, theirDecoder)],
  ['no words', onnx, 'stop with a reason', ({ cutOff }) => cutOff('vocab.json', 0)],
];

const opened: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

async function aSpoilt(model: string, spoil: Spoil = () => {}): Promise<SpoiltModel> {
  const spoilt = await spoiltModel(model);
  opened.push({ close: async () => spoilt.remove() });
  spoil(spoilt);
  return spoilt;
}

describe.each(cases)('%s', (_, { name, model, make }, outcome, spoil) => {
  test(`makes ${name} ${outcome}`, async () => {
    const engine = await make((await aSpoilt(model, spoil)).model);
    opened.push(engine);
    const speech = [{ from: 0, to: samples.length }];

    const heard = engine.hear(samples, { language: 'en', prompt: '', speech, signal });

    if (outcome === 'hear nothing') expect(await heard).toEqual([]);
    else {
      await expect(heard).rejects.toMatchObject({ name: 'EngineError' });
      expect(engine.problem()).toMatch(/cannot start|stopped in the middle of its work|failed/);
    }
  });

  test('is not taken for an installed model', async () => {
    const { home } = await aSpoilt(model, spoil);

    expect(await findModel({ home, searched: [home] }, model)).toBeUndefined();
  });
});

test('what is whole is taken for an installed model', async () => {
  const { home, model } = await aSpoilt('moonshine-base-en');

  expect(await findModel({ home, searched: [home] }, 'moonshine-base-en')).toMatchObject({
    folder: model.folder,
  });
});

test.each<[string, Spoil]>([
  ['a file of another kind', ({ replace }) => replace(GGML, silero)],
  ['a file that ends after its head', ({ cutOff }) => cutOff(GGML, 0.000001)],
  ['a file that ends among its words', ({ cutOff }) => cutOff(GGML, 0.002)],
])('%s is nothing for whisper.cpp', async (_, spoil) => {
  const { model } = await aSpoilt('whisper-small', spoil);

  expect((await readWhisper(model))?.ggml).toBeUndefined();
});
