import { getRecording, getTranscript, type Recording, SAMPLE_RATE } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from './consultation.ts';
import { harness } from './harness.ts';
import { scriptedEngine, scriptedEngines } from './scripted-engine.ts';
import { modelsOf, pieceByPiece, scriptedModel } from './scripted-model.ts';

const lines = ['Hoe slaapt u de laatste tijd?', 'Ik slaap slecht en ik ben somber.'];
const noteer = await harness({}, scriptedEngines(lines));
noteer.services.models = modelsOf(scriptedModel(pieceByPiece));
const { request, aUser } = noteer;
const { aRecording } = consultations(noteer);

/** Four seconds of sound for each line, and silence between them. */
const sound = Buffer.from(
  Int16Array.from({ length: 10 * SAMPLE_RATE }, (_, i) => {
    const isSilent = i >= 4 * SAMPLE_RATE && i < 6 * SAMPLE_RATE;
    return isSilent ? 0 : 1 + (i % 1000);
  }).buffer,
);

test('a server whose engine has a script makes its transcript of it, and a model that has one its note', async () => {
  const as = await aUser();
  const { id } = await aRecording(as, sound, { language: 'nl' });
  const look = async (): Promise<Recording> =>
    (await request(getRecording, { as, params: { id } })).body.data;

  await expect.poll(async () => (await look()).processing.stage).toBe('done');

  const { body } = await request(getTranscript, { as, params: { id } });
  expect(
    (body.data as { text: string; start_s: number }[]).map(({ text, start_s }) => [start_s, text]),
  ).toEqual([
    [0, lines[0]],
    [6, lines[1]],
  ]);
  expect((await look()).consultation_summary[0]?.summary_text).toMatch(/slaap/i);
});

test('nobody who stopped waiting is answered', async () => {
  const hearing = {
    language: 'nl',
    prompt: '',
    speech: [],
    signal: AbortSignal.abort(new Error('deleted')),
  } as const;

  await expect(scriptedEngine(lines).hear(new Int16Array(0), { ...hearing, speech: [] })).rejects.toThrow(
    'deleted',
  );
});
