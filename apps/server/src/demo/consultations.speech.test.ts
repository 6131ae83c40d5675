/** What is shipped as heard is what the pipeline hears today, on the sound that is shipped beside it. */
import { wavHeader } from '@noteer/audio';
import { getRecording, getTranscript, uploadRecording } from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { consultations } from '../../test/consultation.ts';
import { harness } from '../../test/harness.ts';
import { whileEnginesWork } from '../../test/progress.ts';
import { testModels } from '../../test/spoken.ts';
import { wordErrorRate } from '../../test/word-errors.ts';
import { createEngines } from '../engines/index.ts';
import { readSettings } from '../settings.ts';
import { readConsultation } from './consultations.ts';

/** Another processor rounds otherwise, and a word may come out otherwise. */
const WRONG_WORDS = 0.05;

/** Each by the engine that heard it: the two make other mistakes in espeak-ng's vowels. */
const heardBy = [
  ['mood-follow-up', 'onnx'],
  ['blood-pressure', 'ggml'],
] as const;

const settingsFor = (WHISPER_ENGINE: string) =>
  readSettings({
    WHISPER_ENGINE,
    DATA_DIR: '/nonexistent',
    MODELS_PATH: testModels,
    FETCH_MODELS: 'off',
    MEASURE_ENGINES: 'off',
    ENGINES_GIVE_WAY: 'off',
    TRANSCRIBER: 'whisper',
    WRITER: 'extractive',
  });

const listening = (by: string) => harness({}, createEngines(settingsFor(by), pino({ level: 'silent' })));
const noteers = { onnx: await listening('onnx'), ggml: await listening('ggml') };

/** Each takes Whisper a minute and more: heard when the engines or the demo change (`npm test -- engines`). */
test.for(heardBy)(
  'the transcript of %s is what the pipeline makes of its sound by %s',
  async ([name, by]) => {
    const noteer = noteers[by];
    const { request, aUser, db } = noteer;
    const { anAppointment } = consultations(noteer);
    const { pcm, language, template, pieces, engine } = await readConsultation(name);
    const as = await aUser();
    // As a file: what comes in bit by bit is heard in other windows, by how fast it came.
    const form = new FormData();
    for (const [field, value] of Object.entries({ appointment: await anAppointment(as), language, template }))
      form.set(field, value);
    form.set('recording_file', new Blob([wavHeader(pcm.length / 2), Uint8Array.from(pcm)]), 'recording.wav');
    const sent = await request(uploadRecording, { as, body: form });
    const { id } = sent.body.data;
    const stage = async () =>
      (await request(getRecording, { as, params: { id } })).body.data.processing.stage;
    await whileEnginesWork(stage, (seen) => seen === 'done' || seen === 'failed');
    expect(await stage()).toBe('done');

    const { body } = await request(getTranscript, { as, params: { id } });
    const heard = body.data as typeof pieces;
    const engines = await db
      .selectFrom('transcript_pieces')
      .select('engine')
      .distinct()
      .where('recording_id', '=', id)
      .execute();
    const text = (from: typeof pieces) => from.map((piece) => piece.text).join(' ');

    expect(wordErrorRate(text(pieces), text(heard))).toBeLessThan(WRONG_WORDS);
    expect(engines).toEqual([{ engine }]);
    expect(heard.at(-1)?.end_s).toBeCloseTo(pieces.at(-1)?.end_s ?? 0, 0);
  },
);
