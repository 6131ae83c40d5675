import {
  changeRecording,
  getDraft,
  getRecording,
  getRevision,
  listRevisions,
  rewriteNote,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { ofTheSystem } from '../../policy.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await aUser();
const ofModel = { ai_model_name: 'extractive' };

const draft = {
  sections: [{ id: 'plan', title: 'Plan', sentences: [{ text: 'Sertraline 50 mg.', sources: [2, 3] }] }],
  not_discussed: [{ id: 'risico', title: 'Risico' }],
};

/** A recording whose note an engine has written. */
async function aWrittenNote() {
  const { id } = await aRecording(clinician);
  const recording = await findRecording(db, ofTheSystem, id);
  if (!recording) throw new Error('the recording is gone');
  await db.transaction().execute((tx) =>
    addNoteRevision(tx, ofTheSystem, recordingSealing(services.sealing, recording), {
      recording_id: id,
      ...ofModel,
      template: 'decursus',
      text: '## Plan\n\nSertraline 50 mg.\n',
      draft,
      author_id: null,
    }),
  );
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
  return id;
}

const save = (id: string, summary_text: string, based_on?: number, as = clinician) =>
  request(changeRecording, {
    as,
    params: { id },
    body: { consultation_summaries: [{ ...ofModel, summary_text, based_on }] },
  });

const versions = async (id: string) =>
  (await request(listRevisions, { as: clinician, params: { id }, query: ofModel })).body.data;

test('every version of a note can be looked at, with who wrote it', async () => {
  const id = await aWrittenNote();
  await save(id, 'Sertraline 75 mg.', 1);

  expect(await versions(id)).toMatchObject([
    { number: 2, author_name: 'Fenna Wiersma', template: 'decursus' },
    { number: 1, author_name: null },
  ]);
  const first = await request(getRevision, {
    as: clinician,
    params: { id, number: 1 },
    query: ofModel,
  });
  expect(first.body.data.summary_text).toBe('## Plan\n\nSertraline 50 mg.\n');
});

test('versions are listed a page at a time', async () => {
  const id = await aWrittenNote();
  await save(id, 'twee');
  await save(id, 'drie');

  const { body } = await request(listRevisions, {
    as: clinician,
    params: { id },
    query: { ...ofModel, limit: 1, before: 3 },
  });

  expect(body.data.map(({ number }: { number: number }) => number)).toEqual([2]);
});

test("the engine's draft names what each sentence rests on, also after the note was edited", async () => {
  const id = await aWrittenNote();
  await save(id, 'Iets heel anders.', 1);

  const { body } = await request(getDraft, { as: clinician, params: { id }, query: ofModel });

  expect(body.data).toEqual({
    number: 1,
    template: 'decursus',
    template_version: null,
    summary_text: '## Plan\n\nSertraline 50 mg.\n',
    ...draft,
    ...{ tasks: [], diagnoses: [], doubts: [], is_partial: false, is_poor_sound: false },
    speakers_revision: 0,
  });
});

test('a note that no engine wrote has no draft', async () => {
  const { id } = await aRecording(clinician);
  await save(id, 'Zelf getypt.');

  const { body } = await request(getDraft, { as: clinician, params: { id }, query: ofModel });

  expect(body.data).toBeNull();
});

test('who edited an older version is told, and nothing is overwritten', async () => {
  const id = await aWrittenNote();
  await save(id, 'Van de telefoon.', 1);

  const { status, body } = await save(id, 'Van de computer.', 1);

  expect([status, body.code]).toEqual([409, 'note_changed']);
  const { body: now } = await request(getRecording, { as: clinician, params: { id } });
  expect(now.data.consultation_summary[0]).toMatchObject({ summary_text: 'Van de telefoon.', revision: 2 });
});

test('a save whose answer got lost is sent again without harm', async () => {
  const id = await aWrittenNote();
  await save(id, 'Nieuw.', 1);

  const again = await save(id, 'Nieuw.', 1);

  expect([again.status, again.body.data.consultation_summary[0].revision]).toEqual([200, 2]);
  expect(await versions(id)).toHaveLength(2);
});

test('of two who save the same version at once, one is refused', async () => {
  const id = await aWrittenNote();

  const answers = await Promise.all([save(id, 'De ene.', 1), save(id, 'De andere.', 1)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a note that is ready for the record is final until it is reopened', async () => {
  const id = await aWrittenNote();
  const mark = (is_reviewed: boolean) =>
    request(changeRecording, { as: clinician, params: { id }, body: { is_reviewed } });
  await mark(true);

  expect((await save(id, 'Toch nog iets.')).body.code).toBe('note_reviewed');
  const rewritten = await request(rewriteNote, {
    as: clinician,
    params: { id },
    body: { template: 'soep' },
  });
  expect(rewritten.body.code).toBe('note_reviewed');

  await mark(false);
  expect((await save(id, 'Toch nog iets.')).status).toBe(200);
});

test('a note is written anew by another template, and the old one is kept', async () => {
  const id = await aWrittenNote();

  const { status, body } = await request(rewriteNote, {
    as: clinician,
    params: { id },
    body: { template: 'soep' },
  });

  expect([status, body.data.template, body.data.processing.stage]).toEqual([200, 'soep', 'writing']);
  expect(body.data.consultation_summary[0].revision).toBe(1);
  const twice = await request(rewriteNote, { as: clinician, params: { id }, body: { template: 'soep' } });
  expect(twice.body.code).toBe('still_processing');
});

test('a colleague finds neither versions nor drafts, and has nothing of theirs rewritten', async () => {
  const id = await aWrittenNote();
  const as = await aUser();

  const answers = await Promise.all([
    request(listRevisions, { as, params: { id }, query: ofModel }),
    request(getRevision, { as, params: { id, number: 1 }, query: ofModel }),
    request(getDraft, { as, params: { id }, query: ofModel }),
    request(rewriteNote, { as, params: { id }, body: { template: 'soep' } }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
