import { readdirSync } from 'node:fs';
import { changeRecording, dictate, MAX_DICTATION_BYTES } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations, someSound } from '../../../test/consultation.ts';
import { harness, withoutModels } from '../../../test/harness.ts';
import { scriptedEngines } from '../../../test/scripted-engine.ts';
import type { Engines } from '../../engines/port.ts';

const words = 'Sertraline ophogen naar 100 mg.';
const scripted = scriptedEngines([words]);
let transcriber: Engines['transcriber'] = scripted.transcriber;
/** As real ones do, it sees a minute at most. */
const windows: number[] = [];
const engines: Engines = {
  ...scripted,
  cut: async (samples) => {
    windows.push(samples.length);
    const whole = { from: 0, to: samples.length };
    const isSilent = samples.every((sample) => sample === 0);
    return isSilent
      ? { parts: [], speech: [], done: samples.length }
      : { parts: [whole], speech: [whole], done: samples.length };
  },
  transcriber: (language) => transcriber(language),
};
const noteer = await harness({}, engines);
const { request, aUser, db, auditFrom, settings, logged } = noteer;
const { aCapture } = consultations(noteer);
const clinician = await aUser();
const { id } = await aCapture(clinician);
await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();

const say = (body: Buffer, as = clinician) => request(dictate, { as, params: { id }, body });

test('what was said comes back as words', async () => {
  const { status, body } = await say(someSound(3, 16_000));
  expect([status, body.data]).toEqual([200, { text: words }]);
});

test('two minutes are heard window by window, and more is refused', { tags: 'thorough' }, async () => {
  windows.length = 0;
  const whole = await say(someSound(7, MAX_DICTATION_BYTES / 2));
  const longer = await say(someSound(7, MAX_DICTATION_BYTES / 2 + 1));

  expect(whole.body.data.text).toBe(`${words} ${words}`);
  expect(windows).toEqual([960_000, 960_000]);
  expect([longer.status, longer.body.code]).toEqual([413, 'too_large']);
});

test('silence is no word, and half a sample is refused', async () => {
  const silent = await say(Buffer.alloc(32_000));
  const odd = await say(Buffer.alloc(3));
  expect(silent.body.data).toEqual({ text: '' });
  expect(odd.status).toBe(400);
});

test('nothing of it is kept, and the access log says that it happened', async () => {
  const kept = () => readdirSync(settings.DATA_DIR, { recursive: true }).length;
  const [files, since] = [kept(), await auditFrom()];
  await say(someSound(5, 16_000));

  expect(kept()).toBe(files);
  expect(await db.selectFrom('transcript_pieces').selectAll().execute()).toEqual([]);
  expect((await since()).map((line) => [line.event_type_code, line.participant_object_id])).toEqual([
    ['note.dictated', id],
  ]);
  expect(logged.join('\n')).not.toContain('Sertraline');
});

test('where no model knows the language, it says so', async () => {
  transcriber = withoutModels.transcriber;
  const { status, body } = await say(someSound(3, 16_000));
  transcriber = scripted.transcriber;
  expect([status, body.code]).toEqual([503, 'unavailable']);
});

test('nobody dictates into the note of another, or into one that is ready', async () => {
  const others = [await aUser(), await aUser({ role: 'administrator' }), await aUser({ role: 'planner' })];
  const statuses = [];
  for (const other of others) statuses.push((await say(someSound(3, 1_600), other)).status);
  expect(statuses).toEqual([404, 404, 403]);

  const note = { ai_model_name: 'extractive', summary_text: 'Verslag' };
  const body = { consultation_summaries: [note], is_reviewed: true };
  await request(changeRecording, { as: clinician, params: { id }, body });
  const ready = await say(someSound(3, 1_600));
  expect([ready.status, ready.body.code]).toEqual([409, 'note_reviewed']);
});
