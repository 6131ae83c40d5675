/** What is shipped as heard is what the pipeline hears today, on the sound that is shipped beside it. */
import { getRecording, getTranscript } from '@noteer/contract';
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

const settings = readSettings({
  DATA_DIR: '/nonexistent',
  MODELS_PATH: testModels,
  FETCH_MODELS: 'off',
  MEASURE_ENGINES: 'off',
  ENGINES_GIVE_WAY: 'off',
  TRANSCRIBER: 'whisper',
  WRITER: 'extractive',
});
const noteer = await harness({}, createEngines(settings, pino({ level: 'silent' })));
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);

/** Each takes Whisper a minute and more: heard when the engines or the demo change (`npm test -- engines`). */
test.for(['mood-follow-up', 'blood-pressure'] as const)(
  'the transcript of %s is what the pipeline makes of its sound',
  async (name) => {
    const { pcm, language, template, pieces, engine } = await readConsultation(name);
    const as = await aUser();
    const { id } = await aRecording(as, pcm, { language, template });
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
