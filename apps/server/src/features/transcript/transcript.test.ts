import { changeRecording, correctPiece, getTranscript } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { aTalk } from '../../../test/voices.ts';
import { wordsOfClinician } from '../../consultations/own-words.ts';
import { ofTheSystem } from '../../policy.ts';

const noteer = await harness();
const { request, aUser, db, services, auditFrom } = noteer;
const clinician = await aUser();

const aTranscript = async (as = clinician) => (await aTalk(noteer, as, [0, 1])).id;
const correct = (id: string, text: string, as = clinician, seq = 0) =>
  request(correctPiece, { as, params: { id, seq }, body: { text } });
const pieces = async (id: string) =>
  (await request(getTranscript, { as: clinician, params: { id }, query: {} })).body.data;
const words = (user = clinician) => wordsOfClinician(db, ofTheSystem, services.sealing, user.id);

test('what was said takes the place of what was heard, and its words are expected from then on', async () => {
  const id = await aTranscript();
  const audit = await auditFrom();

  const { status, body } = await correct(id, ' Ik gebruik Brintellix sinds mei. ');

  expect(status).toBe(200);
  expect(body.data).toEqual({ text: 'Ik gebruik Brintellix sinds mei.', is_written_anew: false });
  expect((await pieces(id))[0]).toMatchObject({ seq: 0, text: 'Ik gebruik Brintellix sinds mei.' });
  expect((await pieces(id))[0]).not.toHaveProperty('probabilities');
  expect(await words()).toContain('Brintellix');
  expect((await audit()).map((line) => line.event_type_code)).toContain('transcript.corrected');
});

test('what was heard is kept, also after a second correction, and nothing of either is readable at rest', async () => {
  const id = await aTranscript();
  const before = await db
    .selectFrom('transcript_pieces')
    .select('text')
    .where('recording_id', '=', id)
    .where('seq', '=', 0)
    .executeTakeFirstOrThrow();

  await correct(id, 'Mevrouw woont in Stiphout.');
  await correct(id, 'Mevrouw woont in Helmond.');

  const row = await db
    .selectFrom('transcript_pieces')
    .selectAll()
    .where('recording_id', '=', id)
    .where('seq', '=', 0)
    .executeTakeFirstOrThrow();
  expect(row.heard_text?.equals(before.text)).toBe(true);
  expect(row.text.toString('latin1')).not.toContain('Helmond');
  const kept = await db.selectFrom('clinician_words').selectAll().execute();
  expect(kept.map(({ word }) => word.toString('latin1')).join()).not.toMatch(/Stiphout|Helmond/);
});

test('a note that nobody has changed is written anew with it', async () => {
  const id = await aTranscript();
  await request(changeRecording, {
    as: clinician,
    params: { id },
    body: { consultation_summaries: [{ ai_model_name: 'extractive', summary_text: 'Verslag' }] },
  });
  await db.updateTable('document_revisions').set({ author_id: null }).execute();
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();

  const { body } = await correct(id, 'Dat was in Drachten.');

  expect(body.data.is_written_anew).toBe(true);
});

test("a colleague's transcript is not there, nor a piece that is not; a signed note keeps its transcript", async () => {
  const id = await aTranscript();
  const colleague = await aUser();

  const theirs = await correct(id, 'Anders.', colleague);
  const beyond = await correct(id, 'Anders.', clinician, 99);
  await db.updateTable('recordings').set({ is_reviewed: true }).where('id', '=', id).execute();
  const signed = await correct(id, 'Anders.');

  expect([theirs.status, beyond.status, signed.status]).toEqual([404, 404, 409]);
  expect(signed.body.code).toBe('note_reviewed');
});

test('the same text changes nothing', async () => {
  const id = await aTranscript();
  const [first] = await pieces(id);
  const audit = await auditFrom();

  await correct(id, first.text);

  expect((await audit()).map((line) => line.event_type_code)).not.toContain('transcript.corrected');
});
