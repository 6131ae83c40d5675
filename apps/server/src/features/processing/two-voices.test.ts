/**
 * Who speaks, on real speech by the real engines: two voices in turn, and one of them again in another talk. Two minutes to
 * listen to: heard when engines change (`npm test -- engines`). Every run tells two voices apart in e2e/voices.spec.ts.
 */
import {
  changeVoices,
  getRecording,
  getTranscript,
  getVoices,
  type ProcessingState,
  rememberVoice,
  SAMPLE_RATE,
  type Voices,
} from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { whileEnginesWork } from '../../../test/progress.ts';
import { joined, silence, speak, testModels } from '../../../test/spoken.ts';
import { voicesOfPieces } from '../../consultations/voice-of-piece.ts';
import { createEngines } from '../../engines/index.ts';
import { readSettings } from '../../settings.ts';

const settings = readSettings({
  DATA_DIR: '/nonexistent',
  MODELS_PATH: testModels,
  FETCH_MODELS: 'off',
  MEASURE_ENGINES: 'off',
  // English only, and quick.
  TRANSCRIBER: 'moonshine',
  WRITER: 'extractive',
});
const noteer = await harness({ WRITER: 'extractive' }, createEngines(settings, pino({ level: 'silent' })));
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await aUser();

const CLINICIAN = 'en';
const CLIENT = 'en+f3';

const asked = [
  'Good morning, how have you been since we last spoke to each other?',
  'I am sorry to hear that. Do you still take the tablets every single morning?',
  'Then I suggest that we raise the dose a little and that you go for a walk each day.',
  'The next appointment is in two weeks, on Tuesday at ten in the morning.',
  'Before you go I would like to know whether you are still in touch with your sister.',
];
const answered = [
  'I still sleep very badly and most days I feel quite down.',
  'Yes, I take fifty milligrams of sertraline with my breakfast.',
  'That is fine with me, I will try to do that every afternoon.',
  'Yes, she calls me every evening and we went to the market together.',
  'Thank you, then I will see you in two weeks, on Tuesday.',
];

type Turn = { voice: string; text: string };

/** The sound, and when whom of the two was heard. */
async function talkOf(turns: Turn[]) {
  const parts: Int16Array[] = [];
  const said: { from_sample: number; to_sample: number; heard_as: number; voice_sure: number }[] = [];
  const people = [...new Set(turns.map(({ voice }) => voice))];
  let at = 0;
  for (const { voice, text } of turns) {
    const samples = await speak(text, voice);
    said.push({
      from_sample: at,
      to_sample: at + samples.length,
      heard_as: people.indexOf(voice),
      voice_sure: 1,
    });
    parts.push(samples, silence(0.8));
    at += samples.length + silence(0.8).length;
  }
  const samples = joined(parts);
  return { pcm: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength), said };
}

async function recorded(pcm: Buffer): Promise<{ id: string; voices: Voices }> {
  const { id } = await aRecording(clinician, pcm, { language: 'en' });
  const params = { id };
  const processing = async () =>
    (await request(getRecording, { as: clinician, params })).body.data.processing as ProcessingState;
  const isOver = ({ stage }: ProcessingState) => stage === 'done' || stage === 'failed';
  expect((await whileEnginesWork(processing, isOver)).stage).toBe('done');
  return { id, voices: (await request(getVoices, { as: clinician, params })).body.data };
}

test('two voices are told apart piece by piece, and one that is remembered is known in the next talk', async () => {
  const turns = asked.flatMap((text, at) => [
    { voice: CLINICIAN, text },
    { voice: CLIENT, text: answered[at] ?? '' },
  ]);
  const { pcm, said } = await talkOf(turns);
  const { id, voices } = await recorded(pcm);

  const { body } = await request(getTranscript, { as: clinician, params: { id } });
  const pieces = body.data as { seq: number; start_s: number; end_s: number; voice: number | null }[];
  const truth = voicesOfPieces(pieces, said);
  const length = ({ start_s, end_s }: (typeof pieces)[0]) => end_s - start_s;
  const sum = (of: typeof pieces) => of.reduce((total, piece) => total + length(piece), 0);
  // A piece that goes from one to the other is nobody's, and is not counted.
  const counted = pieces.filter((_, at) => truth[at]?.heard_as !== null);
  const right = counted.filter(({ seq, voice }) => voice === truth[seq]?.heard_as);
  expect(voices.voices).toHaveLength(2);
  expect(voices.piece_voices).toEqual(pieces.map(({ voice }) => voice));
  expect(sum(counted)).toBeGreaterThan(pcm.length / 2 / SAMPLE_RATE / 2);
  expect(sum(right) / sum(counted)).toBeGreaterThan(0.9);

  await request(changeVoices, {
    as: clinician,
    params: { id },
    body: { voices: [{ voice: 0, role: 'clinician' }] },
  });
  const remembered = await request(rememberVoice, { as: clinician, body: { recording: id, voice: 0 } });
  expect(remembered.status).toBe(200);

  const next = await talkOf(
    answered.flatMap((text, at) => [
      { voice: CLIENT, text: text.replace('I', 'Well, I') },
      { voice: CLINICIAN, text: `All right. ${asked[asked.length - 1 - at]}` },
    ]),
  );
  const { voices: later } = await recorded(next.pcm);
  expect(later.voices.map(({ role, is_recognised }) => [role, is_recognised])).toEqual([
    [null, false],
    ['clinician', true],
  ]);
});

test('nothing of what anybody sounds like is readable in the database', async () => {
  const rows = await db.selectFrom('voice_stretches').select(['voiceprint', 'voice_model']).execute();
  const sealed = rows.flatMap(({ voiceprint }) => voiceprint ?? []);

  expect(sealed.length).toBeGreaterThan(10);
  // A nonce and a tag stand before 128 numbers, and no two are alike.
  expect(new Set(sealed.map(({ length }) => length))).toEqual(new Set([12 + 16 + 128 * 4]));
  expect(new Set(sealed.map((bytes) => bytes.toString('hex'))).size).toBe(sealed.length);
});
