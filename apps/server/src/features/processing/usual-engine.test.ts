/** What an institution has that sets nothing: a short English recording, from its sound to its note. Dutch is heard in e2e/recorder.spec.ts. */
import { getRecording, getTranscript, type Recording } from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { whileEnginesWork } from '../../../test/progress.ts';
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
});
const noteer = await harness({ WRITER: 'extractive' }, createEngines(settings, pino({ level: 'silent' })));
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);
const [spoken] = (await realEnglish()) as [Spoken];

test('what a person reads in English becomes a transcript and a note', async () => {
  const as = await aUser();
  const pcm = Buffer.from(spoken.samples.buffer, spoken.samples.byteOffset, spoken.samples.byteLength);
  const { id } = await aRecording(as, pcm, { language: 'en' });
  const look = async (): Promise<Recording> =>
    (await request(getRecording, { as, params: { id } })).body.data;

  const { processing, consultation_summary } = await whileEnginesWork(
    look,
    ({ processing: { stage } }) => stage === 'done' || stage === 'failed',
  );
  const { body } = await request(getTranscript, { as, params: { id } });
  const heard = (body.data as { text: string }[]).map(({ text }) => text).join(' ');
  const listeners = await db.selectFrom('transcript_pieces').select('engine').distinct().execute();

  expect(processing).toMatchObject({ stage: 'done', reason: null });
  expect(wordErrorRate(spoken.text, heard)).toBeLessThan(0.1);
  expect(consultation_summary).toHaveLength(1);
  expect(listeners).toEqual([{ engine: expect.stringContaining('whisper') }]);
});
