/** What is shipped as heard is what the pipeline hears today, on the sound that is shipped beside it. */
import { getRecording, getTranscript, SAMPLE_RATE } from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { consultations } from '../../test/consultation.ts';
import { harness } from '../../test/harness.ts';
import { testModels } from '../../test/spoken.ts';
import { wordErrorRate } from '../../test/word-errors.ts';
import { createEngines } from '../engines/index.ts';
import { readSettings } from '../settings.ts';
import { type Consultation, readConsultation } from './consultations.ts';

/** Another processor rounds otherwise, and a word may come out otherwise. */
const WRONG_WORDS = 0.05;

const settings = readSettings({
  DATA_DIR: '/nonexistent',
  MODELS_PATH: testModels,
  FETCH_MODELS: 'off',
  TRANSCRIBER: 'whisper',
  WRITER: 'extractive',
});
const noteer = await harness({}, createEngines(settings, pino({ level: 'silent' })));
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);

/** Each takes Whisper a minute and more: every run hears how one begins, ALL_SPEECH=1 the whole of both. */
const isWhole = Boolean(process.env.ALL_SPEECH);
const heardToday = isWhole ? (['mood-follow-up', 'blood-pressure'] as const) : (['mood-follow-up'] as const);
const BEGINNING_S = 28;

/** Ends between two pieces: half a word is heard as another. */
function beginningOf({ pcm, pieces, ...rest }: Consultation): Consultation {
  const said = pieces.filter(({ end_s }) => end_s < BEGINNING_S);
  const end_s = ((said.at(-1)?.end_s ?? 0) + (pieces[said.length]?.start_s ?? 0)) / 2;
  return { ...rest, pieces: said, pcm: pcm.subarray(0, Math.round(end_s * SAMPLE_RATE) * 2) };
}

test.for(heardToday)(
  'the transcript of %s is what the pipeline makes of its sound',
  { timeout: 600_000 },
  async (name) => {
    const consultation = await readConsultation(name);
    const { pcm, language, template, pieces, engine } = isWhole ? consultation : beginningOf(consultation);
    const as = await aUser();
    const { id } = await aRecording(as, pcm, { language, template });
    const stage = async () =>
      (await request(getRecording, { as, params: { id } })).body.data.processing.stage;
    await expect.poll(stage, { timeout: 580_000, interval: 500 }).toBe('done');

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
