import { randomUUID } from 'node:crypto';
import {
  changeRecording,
  deleteRecording,
  getDraft,
  getRecording,
  type Jotting,
  listJottings,
  MAX_JOTTED,
  putJottings,
  rewriteNote,
} from '@noteer/contract';
import { expect, test, vi } from 'vitest';
import { consultations, someSound } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { scriptedEngines } from '../../../test/scripted-engine.ts';

const noteer = await harness({ WRITER: 'extractive' }, scriptedEngines(['Ik neem sertraline 50 mg.']));
const { request, aUser, db, auditFrom } = noteer;
const { aCapture, put, finish } = consultations(noteer);
const clinician = await aUser();

const jotting = (text: string, minute = 0, id = randomUUID() as string) => ({
  id,
  at_s: 12.5,
  text,
  edited_at: new Date(Date.UTC(2026, 10, 2, 9, minute)).toISOString(),
});
const keep = (id: string, jottings: ReturnType<typeof jotting>[], as = clinician) =>
  request(putJottings, { as, params: { id }, body: { jottings } });
const listed = async (id: string, as = clinician): Promise<Jotting[]> =>
  (await request(listJottings, { as, params: { id } })).body.data;
const texts = async (id: string) => (await listed(id)).map(({ text }) => text);
const look = async (id: string) => (await request(getRecording, { as: clinician, params: { id } })).body.data;
const noteOf = async (id: string): Promise<string> => {
  await vi.waitFor(async () => expect((await look(id)).processing.stage).toBe('done'), 30_000);
  return (await look(id)).consultation_summary[0].summary_text;
};
async function record(jottings: ReturnType<typeof jotting>[], choices: object = {}) {
  const { id } = await aCapture(clinician, choices);
  await keep(id, jottings);
  await put(clinician, id, 0, someSound(3, 16_000));
  await finish(clinician, id, 1, 16_000);
  return id;
}

test('what was jotted down comes back, in the order in which it was begun', async () => {
  const { id } = await aCapture(clinician);
  const later = { ...jotting('Zus belt maandag'), at_s: 80 };
  const first = jotting('Bleek, trilt');
  const { body } = await keep(id, [later, first]);

  expect(body.data.ids).toHaveLength(2);
  expect(await listed(id)).toEqual([
    { ...first, is_in_note: false },
    { ...later, is_in_note: false },
  ]);
});

test('of two versions the later one stays, whichever comes first', async () => {
  const { id } = await aCapture(clinician);
  const old = jotting('Sertr', 1);
  await keep(id, [jotting('Sertraline ophogen', 2, old.id)]);
  await keep(id, [old]);
  await keep(id, [jotting('Zus', 1)]);

  expect((await texts(id)).toSorted()).toEqual(['Sertraline ophogen', 'Zus']);
});

test('a line that was taken away does not come back with an older version of it', async () => {
  const { id } = await aCapture(clinician);
  const old = jotting('Niet bewaren', 1);
  await keep(id, [old]);
  await keep(id, [jotting('', 2, old.id)]);
  await keep(id, [old]);

  expect(await listed(id)).toEqual([]);
});

test('they stand at the end of the note under their own name, a line each, as the clinician’s own', async () => {
  const id = await record([jotting('Bleek, trilt.'), jotting('Zus belt maandag.\n# Vader ook', 1)]);

  expect(await noteOf(id)).toMatch(
    /## Medicatie[\s\S]*## Eigen aantekeningen\n\nBleek, trilt\.\nZus belt maandag\.\n\\# Vader ook\n$/i,
  );
  const { body } = await request(getDraft, {
    as: clinician,
    params: { id },
    query: { ai_model_name: 'extractive' },
  });
  expect(body.data.sections).toEqual([
    {
      ...{ id: 'own_jottings', title: 'Eigen aantekeningen' },
      sentences: ['Bleek, trilt.', 'Zus belt maandag.', '# Vader ook'].map((text) => ({ text, sources: [] })),
    },
  ]);
  expect((await listed(id)).every(({ is_in_note }) => is_in_note)).toBe(true);
});

test('an English note names them in English', async () => {
  const id = await record([jotting('Looks pale.')], { language: 'en', template: 'soap' });
  expect(await noteOf(id)).toContain('## Own jottings\n\nLooks pale.\n');
});

test('without any, or with empty ones alone, nothing is written of them', async () => {
  const id = await record([jotting('   ')]);
  expect(await noteOf(id)).not.toContain('Eigen aantekeningen');
});

test('one that comes after the note was written is kept beside it, and is in the next one', async () => {
  const id = await record([jotting('Bleek.')]);
  await noteOf(id);
  const late = jotting('Zonder netwerk genoteerd.', 3);
  await keep(id, [late]);

  expect((await listed(id)).map(({ text, is_in_note }) => [text, is_in_note])).toEqual([
    ['Bleek.', true],
    ['Zonder netwerk genoteerd.', false],
  ]);
  expect(await noteOf(id)).not.toContain('Zonder netwerk');

  await request(rewriteNote, { as: clinician, params: { id }, body: { template: 'soep' } });
  expect(await noteOf(id)).toContain('Bleek.\nZonder netwerk genoteerd.\n');
});

test('ten thousand characters are the most, all lines together', async () => {
  const { id } = await aCapture(clinician);
  const long = jotting('a'.repeat(MAX_JOTTED - 5));
  const fits = await keep(id, [long]);
  const beyond = await keep(id, [jotting('zesenm')]);
  const changed = await keep(id, [jotting('b'.repeat(MAX_JOTTED), 2, long.id)]);

  expect([fits.status, beyond.status, changed.status]).toEqual([200, 413, 200]);
  expect(beyond.body.code).toBe('too_large');
  expect(await listed(id)).toHaveLength(1);
});

test('nobody else writes or reads them, not even an administrator of a note that is ready', async () => {
  const id = await record([jotting('Bleek.')]);
  await noteOf(id);
  await request(changeRecording, { as: clinician, params: { id }, body: { is_reviewed: true } });
  for (const other of [await aUser(), await aUser({ role: 'administrator' })]) {
    const read = await request(listJottings, { as: other, params: { id } });
    const written = await keep(id, [jotting('Van een ander')], other);
    expect([read.status, written.status]).toEqual([404, 404]);
  }
});

test('they are sealed, and gone with the recording', async () => {
  const { id } = await aCapture(clinician);
  await keep(id, [jotting('Herkenbare woorden')]);
  const kept = await db.selectFrom('jottings').select('text').where('recording_id', '=', id).execute();
  expect(kept[0]?.text.toString('latin1')).not.toContain('Herkenbare');

  await request(changeRecording, { as: clinician, params: { id }, body: { is_recording_deleted: true } });
  const hidden = await request(listJottings, { as: clinician, params: { id } });
  const late = await keep(id, [jotting('Nog iets')]);
  expect([hidden.status, late.status]).toEqual([404, 404]);

  const administrator = await aUser({ role: 'administrator' });
  await request(deleteRecording, { as: administrator, params: { id } });
  expect(await db.selectFrom('jottings').selectAll().where('recording_id', '=', id).execute()).toEqual([]);
});

test('the access log says once that they were made, and each time that they were read', async () => {
  const { id } = await aCapture(clinician);
  const since = await auditFrom();
  await keep(id, [jotting('Een')]);
  await keep(id, [jotting('Twee')]);
  await listed(id);
  const lines = (await since()).map((line) => [line.event_type_code, line.participant_object_id]);
  expect(lines).toEqual([
    ['jottings.kept', id],
    ['jottings.read', id],
  ]);
});
