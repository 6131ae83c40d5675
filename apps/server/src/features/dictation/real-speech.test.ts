/**
 * Real speech. With ALL_SPEECH=1 by the engine of an institution that sets nothing; as a rule by one that is ten times as quick:
 * what the other hears is in usual-engine.test.ts.
 */
import { dictate } from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { realEnglish, type Spoken, testModels } from '../../../test/spoken.ts';
import { wordErrorRate } from '../../../test/word-errors.ts';
import { createEngines } from '../../engines/index.ts';
import { readSettings } from '../../settings.ts';

const settings = readSettings({
  DATA_DIR: '/nonexistent',
  MODELS_PATH: testModels,
  FETCH_MODELS: 'off',
  MEASURE_ENGINES: 'off',
  ENGINES_GIVE_WAY: 'off',
  ...(!process.env.ALL_SPEECH && { TRANSCRIBER: 'moonshine' }),
});
const noteer = await harness({}, createEngines(settings, pino({ level: 'silent' })));
const { aCapture } = consultations(noteer);
const [spoken] = (await realEnglish()) as [Spoken];

test('what a person dictates in English comes back as they said it', { tags: 'thorough' }, async () => {
  const as = await noteer.aUser();
  const { id } = await aCapture(as, { language: 'en' });
  const body = Buffer.from(spoken.samples.buffer, spoken.samples.byteOffset, spoken.samples.byteLength);
  const { status, body: answer } = await noteer.request(dictate, { as, params: { id }, body });

  expect(status).toBe(200);
  expect(wordErrorRate(spoken.text, answer.data.text)).toBeLessThan(0.1);
});
