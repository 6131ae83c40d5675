/** What becomes of the note when somebody corrects who speaks. */
import {
  changeRecording,
  changeVoices,
  getDraft,
  getRecording,
  listRevisions,
  rewriteNote,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { aNote, modelsOf, scriptedModel } from '../../../test/scripted-model.ts';
import { aTalk } from '../../../test/voices.ts';
import { writeNote } from './write-note.job.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom, services } = noteer;
const as = await aUser();
const ofModel = { ai_model_name: 'scripted' };

/** Writes down what it was asked; `meanwhile` happens while it writes. */
function watching(meanwhile: (time: number) => Promise<unknown> = async () => {}) {
  const given: string[][] = [];
  const model = scriptedModel(async ({ talk }) => {
    given.push(talk.split('\n').filter((line) => line.startsWith('[')));
    await meanwhile(given.length);
    return aNote('course', [[`Versie ${given.length}.`, 0]]);
  });
  const write = (recording_id: string) =>
    writeNote.run({ ...services, models: modelsOf(model) }, { recording_id }, new AbortController().signal);
  return { given, write };
}

const change = (id: string, body: object) => request(changeVoices, { as, params: { id }, body });
const recordingOf = async (id: string) => (await request(getRecording, { as, params: { id } })).body.data;
const stageOf = async (id: string) => (await recordingOf(id)).processing.stage;
const versions = async (id: string) =>
  (await request(listRevisions, { as, params: { id }, query: ofModel })).body.data.length;
const toClient = { voices: [{ voice: 1, role: 'client' }] };

/** Two people have spoken, and the engine has written. */
async function aWrittenTalk() {
  const { id } = await aTalk(noteer, as, [0, 1, 0]);
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  await watching().write(id);
  return id;
}

test('the model is told who speaks where people said so, else which voice it is', async () => {
  const { id } = await aTalk(noteer, as, [0, 1, 0]);
  await change(id, {
    voices: [
      { voice: 1, role: 'other', relation: 'parent' },
      { voice: 2, role: 'other', relation: 'buurvrouw' },
    ],
    pieces: [{ seqs: [2], voice: 2 }],
  });
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  const { given, write } = watching();

  await write(id);

  expect(given[0]).toEqual(['[0] stem 1: Zin 0.', '[1] ouder: Zin 1.', '[2] buurvrouw: Zin 2.']);
});

test('a note that nobody has touched is written anew as the next version', async () => {
  const id = await aWrittenTalk();
  const audit = await auditFrom();

  await change(id, toClient);

  expect(await stageOf(id)).toBe('writing');
  expect((await audit()).map((line) => line.event_type_code)).toEqual(
    expect.arrayContaining(['note.rewrite_requested', 'voices.changed']),
  );
  await watching().write(id);
  expect([await stageOf(id), await versions(id)]).toEqual(['done', 2]);
  const { body } = await request(getDraft, { as, params: { id }, query: ofModel });
  expect([body.data.number, body.data.speakers_revision]).toEqual([2, 1]);
});

test('saying again what was said before writes nothing', async () => {
  const id = await aWrittenTalk();
  await change(id, toClient);
  await watching().write(id);

  await change(id, toClient);
  await change(id, { pieces: [{ seqs: [1], voice: 1 }] });

  expect([await stageOf(id), (await recordingOf(id)).speakers_revision]).toEqual(['done', 1]);
});

test('a note that its clinician edited stays as it is, and can be written anew when they ask', async () => {
  const id = await aWrittenTalk();
  const summary = { ...ofModel, summary_text: 'Zelf verbeterd.', based_on: 1 };
  await request(changeRecording, { as, params: { id }, body: { consultation_summaries: [summary] } });

  await change(id, toClient);

  const recording = await recordingOf(id);
  const { body } = await request(getDraft, { as, params: { id }, query: ofModel });
  expect([recording.processing.stage, recording.consultation_summary[0].summary_text]).toEqual([
    'done',
    'Zelf verbeterd.',
  ]);
  expect([body.data.speakers_revision, recording.speakers_revision]).toEqual([0, 1]);

  await request(rewriteNote, { as, params: { id }, body: { template: recording.template } });
  await watching().write(id);
  expect(await versions(id)).toBe(3);
  expect((await request(getDraft, { as, params: { id }, query: ofModel })).body.data.speakers_revision).toBe(
    1,
  );
});

test('a note that is ready for the record is left alone', async () => {
  const id = await aWrittenTalk();
  await request(changeRecording, { as, params: { id }, body: { is_reviewed: true } });

  await change(id, toClient);

  expect([await stageOf(id), await versions(id)]).toEqual(['done', 1]);
});

test('a correction while the note is being written is in the note', async () => {
  const { id } = await aTalk(noteer, as, [0, 1, 0]);
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  const { given, write } = watching(async (time) => time === 1 && change(id, toClient));

  await write(id);

  expect(given.map((lines) => lines[1])).toEqual(['[1] stem 2: Zin 1.', '[1] cliënt: Zin 1.']);
  expect([await stageOf(id), await versions(id)]).toEqual(['done', 1]);
});

test('somebody who keeps correcting gets a note all the same', async () => {
  const { id } = await aTalk(noteer, as, [0, 1, 0]);
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  const roles = ['client', 'clinician'];
  const { write } = watching((time) => change(id, { voices: [{ voice: 1, role: roles[time % 2] }] }));

  await write(id);

  expect([await stageOf(id), await versions(id)]).toEqual(['done', 1]);
});

test('of two corrections at once neither is lost, and the note is asked for once', async () => {
  const id = await aWrittenTalk();
  const audit = await auditFrom();

  await Promise.all([change(id, toClient), change(id, { voices: [{ voice: 0, role: 'clinician' }] })]);

  expect((await recordingOf(id)).speakers_revision).toBe(2);
  expect((await audit()).filter((line) => line.event_type_code === 'note.rewrite_requested')).toHaveLength(1);
});
