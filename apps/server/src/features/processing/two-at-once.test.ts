/** A worker that nobody hears of any more may still be at work when another one takes over; and people do not wait for either. */
import {
  askNoteReading,
  changeRecording,
  getNoteReading,
  getNoteWriting,
  getRecording,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import {
  aNote,
  modelsOf,
  nothingToRemark,
  type ScriptedModel,
  scriptedModel,
} from '../../../test/scripted-model.ts';
import { aTalk } from '../../../test/voices.ts';
import { readNoteOver } from './read-note-over.job.ts';
import { writeNote } from './write-note.job.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const as = await aUser();
const { signal } = new AbortController();

const note = aNote('course', [
  ['Slaapt slecht.', 0, 1],
  ['Gebruikt 50 mg.', 2],
]);
const remarks = {
  ...nothingToRemark,
  wrong: [{ line: 2, why: 'Het werd 100 mg.', text: 'Gebruikt 100 mg.', sources: [2, 3] }],
};

/** `meanwhile` happens while it is asked. */
const model = (meanwhile: () => Promise<unknown> = async () => {}): ScriptedModel =>
  scriptedModel(async ({ name }) => {
    await meanwhile();
    return name === 'note' ? note : remarks;
  });
const toWrite = (id: string) =>
  db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
const write = (id: string, by = model()) =>
  writeNote.run({ ...services, models: modelsOf(by) }, { recording_id: id }, signal);
const readOver = (id: string, by = model()) =>
  readNoteOver.run({ ...services, models: modelsOf(by) }, { recording_id: id }, signal);
const notesOf = async (id: string) =>
  (await request(getRecording, { as, params: { id } })).body.data.consultation_summary;
const writingOf = async (id: string) => (await request(getNoteWriting, { as, params: { id } })).body.data;
const readingOf = async (id: string) => (await request(getNoteReading, { as, params: { id } })).body.data;
const sign = (id: string, is_reviewed = true) =>
  request(changeRecording, { as, params: { id }, body: { is_reviewed } });

async function aTalkToWrite(): Promise<string> {
  const { id } = await aTalk(noteer, as, [0, 1, 0, 1]);
  await toWrite(id);
  return id;
}
async function aNoteToRead(): Promise<string> {
  const id = await aTalkToWrite();
  await write(id);
  return id;
}

test('two who write the same note make one, and it is not hidden behind one that never comes', async () => {
  const id = await aTalkToWrite();
  const late = scriptedModel(() => note, {
    async measure(texts) {
      await write(id);
      return texts.map(() => 1);
    },
  });
  await write(id, late);
  expect(await notesOf(id)).toMatchObject([{ ai_model_name: 'scripted', revision: 1 }]);
  expect(await writingOf(id)).toBeNull();
  expect(late.asked).toEqual([]);
});

test('of two who read a note over the first one’s changes hold, and are told as made', async () => {
  const id = await aNoteToRead();
  await readOver(
    id,
    model(() => readOver(id)),
  );
  expect(await notesOf(id)).toMatchObject([{ revision: 2 }]);
  expect(await readingOf(id)).toMatchObject({ state: 'done', is_applied: true, changes: [{}] });
});

test('a note that is written anew while the one before is read over is read over too', async () => {
  const id = await aNoteToRead();
  await readOver(
    id,
    model(async () => {
      await toWrite(id);
      await write(id);
    }),
  );
  expect(await readingOf(id)).toMatchObject({
    state: expect.stringMatching(/^(waiting|reading|failed)$/),
    number: 2,
  });
  await readOver(id);
  expect(await readingOf(id)).toMatchObject({ state: 'done', number: 2, is_applied: true });
});

test('a note that is signed before it was read over, or meanwhile, waits for no reading for ever', async () => {
  const [before, meanwhile] = [await aNoteToRead(), await aNoteToRead()];
  await sign(before);
  await readOver(before);
  await readOver(
    meanwhile,
    model(() => sign(meanwhile)),
  );
  for (const id of [before, meanwhile]) {
    expect(await readingOf(id)).toBeNull();
    expect(await notesOf(id)).toMatchObject([{ revision: 1 }]);
    await sign(id, false);
    const asked = await request(askNoteReading, { as, params: { id } });
    expect(asked.body.data.state).toBe('waiting');
    await readOver(id);
    expect(await readingOf(id)).toMatchObject({ state: 'done', is_applied: false });
  }
});
