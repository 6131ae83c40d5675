/** The whole way of a consultation on real speech: chunks, windows, transcript, note. */
import { getRecording, getTranscript, type Recording, retryRecording } from '@noteer/contract';
import pino from 'pino';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { killAtWork, whileEnginesWork } from '../../../test/progress.ts';
import { joined, realEnglish, silence, testModels } from '../../../test/spoken.ts';
import { wordErrorRate } from '../../../test/word-errors.ts';
import { createEngines } from '../../engines/index.ts';
import type { Engines } from '../../engines/port.ts';
import { EngineError } from '../../errors.ts';
import { readSettings } from '../../settings.ts';

const settings = readSettings({
  DATA_DIR: '/nonexistent',
  MODELS_PATH: testModels,
  FETCH_MODELS: 'off',
  MEASURE_ENGINES: 'off',
  ENGINES_GIVE_WAY: 'off',
  // English only, and quick.
  TRANSCRIBER: 'moonshine',
});
const real = createEngines(settings, pino({ level: 'silent' }));
let isBroken = false;
/** Of each window that was heard, whether that went well. */
const heard: boolean[] = [];
/** Done once, while the next window is being heard. */
let disturb: (() => Promise<void>) | undefined;
const engines: Engines = {
  ...real,
  async transcriber(language) {
    if (isBroken) throw new EngineError('the engine is broken', { retryable: false });
    const transcriber = await real.transcriber(language);
    return (
      transcriber && {
        ...transcriber,
        async transcribe(audio, options) {
          const disturbed = disturb?.();
          disturb = undefined;
          const segments = transcriber.transcribe(audio, options);
          segments.then(
            () => heard.push(true),
            () => heard.push(false),
          );
          return segments.finally(() => disturbed);
        },
      }
    );
  },
};

const noteer = await harness({ WRITER: 'extractive' }, engines);
const { request, aUser, db } = noteer;
const { aCapture, aRecording, put, finish } = consultations(noteer);
const clinician = await aUser();
const speech = await realEnglish();

const bytesOf = (samples: Int16Array) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
const look = async (id: string): Promise<Recording> =>
  (await request(getRecording, { as: clinician, params: { id } })).body.data;
const transcript = async (id: string) =>
  (await request(getTranscript, { as: clinician, params: { id } })).body.data as {
    text: string;
    start_s: number;
  }[];
/** What failed does not become anything else. */
const until = async (id: string, stage: string) => {
  const isOver = (seen: Recording['processing']) => seen.stage === stage || seen.stage === 'failed';
  const { stage: reached } = await whileEnginesWork(async () => (await look(id)).processing, isOver);
  expect(reached).toBe(stage);
};

/** What people read aloud, with pauses: more than one window. */
const talk = bytesOf(
  joined([...speech, ...speech.slice(0, 2)].flatMap(({ samples }) => [samples, silence(1)])),
);

test('text is there while people still talk, and the note when they stop', async () => {
  const { id } = await aCapture(clinician, { language: 'en' });
  const chunk = 160_000;
  const full = Math.floor(talk.length / chunk);
  for (let seq = 0; seq < full; seq++)
    await put(clinician, id, seq, talk.subarray(seq * chunk, (seq + 1) * chunk));
  await whileEnginesWork(
    () => transcript(id),
    ({ length }) => length > 0,
  );
  expect((await look(id)).processing.stage).toBe('capturing');

  await put(clinician, id, full, talk.subarray(full * chunk));
  await finish(clinician, id, full + 1, talk.length / 2);
  await until(id, 'done');

  const recording = await look(id);
  const pieces = await transcript(id);
  expect(recording.appointment.status).toBe('ready');
  expect(recording.consultation_summary.map(({ ai_model_name }) => ai_model_name)).toEqual(['extractive']);
  expect(pieces.map(({ start_s }) => start_s)).toEqual(
    pieces.map(({ start_s }) => start_s).toSorted((a, b) => a - b),
  );
  expect(recording.processing).toEqual({ stage: 'done', progress: 1, reason: null });
});

test('silence becomes a recording without a word, and a note without a sentence', async () => {
  const { id } = await aRecording(clinician, bytesOf(silence(12)), { language: 'en' });

  await until(id, 'done');

  expect(await transcript(id)).toEqual([]);
});

test('a recording in a language that no model knows waits', async () => {
  const { id } = await aRecording(clinician, bytesOf(silence(2)), { language: 'nl' });

  await until(id, 'waiting_for_model');
});

test('what fails says so, keeps the sound, and goes on when asked', async () => {
  isBroken = true;
  const { id } = await aRecording(clinician, bytesOf(silence(3)), { language: 'en' });
  await until(id, 'failed');
  const failed = await look(id);
  isBroken = false;

  await request(retryRecording, { as: clinician, params: { id } });
  await until(id, 'done');

  expect(failed.processing.reason).toBe('transcription');
  expect(failed.appointment.status).toBe('failed');
  expect(failed.recording_file_url).not.toBeNull();
});

test('an engine that is killed in the middle of a window hears it once more, and nothing is written twice', {
  tags: 'thorough',
}, async () => {
  const sound = bytesOf(joined(speech.slice(0, 3).flatMap(({ samples }) => [samples, silence(1)])));
  const { id: undisturbed } = await aRecording(clinician, sound, { language: 'en' });
  await until(undisturbed, 'done');
  heard.length = 0;

  disturb = () => killAtWork(/moonshine-child/, 100);
  const { id } = await aRecording(clinician, sound, { language: 'en' });
  await until(id, 'done');

  expect(heard.slice(0, 2)).toEqual([false, true]);
  expect(heard.filter((isGood) => !isGood)).toHaveLength(1);
  const said = async (of: string) => (await transcript(of)).map(({ text }) => text).join(' ');
  // Where windows end depends on how fast the sound came: a word at an edge may differ, a window twice would not pass.
  expect(wordErrorRate(await said(undisturbed), await said(id))).toBeLessThan(0.1);
});

test('what is kept of what was said is sealed', async () => {
  const rows = await db.selectFrom('transcript_pieces').select('text').execute();

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ text }) => /[a-z]{4,} [a-z]{2,}/.test(text.toString('latin1')))).toBe(false);
});
