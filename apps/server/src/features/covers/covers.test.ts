/** Whoever covers for a colleague finishes what waits of theirs, on the days of the cover and on no other. */
import {
  addCover,
  changeRecording,
  changeTask,
  cosignNote,
  createTask,
  endCover,
  getRecording,
  listClients,
  listCovered,
  listCovers,
  listNoteSteps,
  listTasks,
  listToCosign,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { steps } from '../../../test/step-examples.ts';

const noteer = await harness();
const { request, aUser, auditFrom, db } = noteer;
const { aNote, aRequest, aCover, sign, askOf, anotherDay } = steps(noteer);

type Person = { id: string; access: string; email: string };
const look = (as: Person, id: string) => request(getRecording, { as, params: { id } });
const covers = async (as: Person) => (await request(listCovers, { as })).body.data;
const toReview = async (as: Person) =>
  (await request(listCovered, { as })).body.data.map(({ id }: { id: string }) => id);

async function covered() {
  const [absent, covering] = [await aUser(), await aUser()];
  const id = await aNote(absent);
  await aCover(absent, covering);
  return { absent, covering, id };
}

test('on the days of the cover a colleague reviews, changes and signs what waits, in the name of who is away', async () => {
  const { absent, covering, id } = await covered();
  const signed = await aNote(absent);
  await sign(absent, signed);
  const audit = await auditFrom();

  expect(await toReview(covering)).toEqual([id]);
  expect((await look(covering, id)).body.data.covered_for).toBe('Fenna Wiersma');
  expect((await look(covering, signed)).status).toBe(404);
  const consultation_summaries = [{ ai_model_name: 'extractive', summary_text: 'Slaapt zeven uur.' }];
  const body = { consultation_summaries, is_reviewed: true };
  expect((await request(changeRecording, { as: covering, params: { id }, body })).status).toBe(200);

  const [step] = (await request(listNoteSteps, { as: absent, params: { id } })).body.data;
  expect(step).toMatchObject({ kind: 'signed', on_behalf_of_name: 'Fenna Wiersma' });
  expect(await toReview(covering)).toEqual([]);
  // What they signed they can look at again while they cover; it is not theirs to delete.
  expect((await look(covering, id)).status).toBe(200);
  const hide = { as: covering, params: { id }, body: { is_recording_deleted: true } };
  expect((await request(changeRecording, hide)).status).toBe(404);
  const lines = (await audit()).filter(
    ({ user_id, client_id, event_outcome_indicator }) =>
      user_id === covering.id && client_id !== null && event_outcome_indicator === 0,
  );
  expect(lines.map(({ participant_object_detail }) => participant_object_detail)).toEqual(
    lines.map(() => expect.objectContaining({ as: 'cover' })),
  );
});

test('tasks of who is away stand among the own ones and can be done; what they have to agree to themselves does not', async () => {
  const { absent, covering } = await covered();
  const body = { text: 'De huisarts bellen' };
  const { id } = (await request(createTask, { as: absent, body })).body.data;

  const [task] = (await request(listTasks, { as: covering })).body.data;
  expect(task).toMatchObject({ id, covered_for: 'Fenna Wiersma' });
  expect((await request(listTasks, { as: absent })).body.data[0].covered_for).toBeNull();
  const done = await request(changeTask, { as: covering, params: { id }, body: { is_done: true } });
  expect(done.body.data.is_done).toBe(true);
  expect((await request(listTasks, { as: absent })).body.data).toEqual([]);

  const note = await aNote(absent);
  await sign(absent, note);
  const admin = await aUser({ role: 'administrator' });
  const consultation_summaries = [{ ai_model_name: 'extractive', summary_text: 'Anders' }];
  await request(changeRecording, { as: admin, params: { id: note }, body: { consultation_summaries } });
  expect((await request(listTasks, { as: absent })).body.data).toHaveLength(1);
  expect((await request(listTasks, { as: covering })).body.data).toEqual([]);
});

test('before the first day and after the last nothing of it is there, and nobody has to end it', async () => {
  const { absent, covering, id } = await covered();
  const shift = (days: number) =>
    db
      .updateTable('covers')
      .set({ starts_on: anotherDay(days), ends_on: anotherDay(days) })
      .where('absent_id', '=', absent.id)
      .execute();
  for (const days of [-2, 2]) {
    await shift(days);
    expect((await look(covering, id)).status).toBe(404);
    expect(await toReview(covering)).toEqual([]);
    expect((await request(listClients, { as: covering })).body.data).toEqual([]);
  }
  expect((await covers(covering)).covers).toMatchObject([{ is_now: false }]);
  await shift(-2);
  expect((await covers(covering)).covers).toEqual([]);
});

test('both see the cover and both can end it; from then on it is over', async () => {
  const { absent, covering, id } = await covered();
  for (const as of [absent, covering])
    expect((await covers(as)).covers).toMatchObject([
      { absent: { id: absent.id }, covering: { id: covering.id }, is_now: true },
    ]);
  const [cover] = (await covers(absent)).covers;
  const params = { id: cover.id };
  expect((await request(endCover, { as: await aUser(), params })).status).toBe(404);
  expect((await request(endCover, { as: covering, params })).status).toBe(200);
  expect((await look(covering, id)).status).toBe(404);
  expect((await request(endCover, { as: absent, params })).status).toBe(404);
});

test('a clinician says it for themself, an administrator for anyone', async () => {
  const [absent, covering] = [await aUser(), await aUser()];
  const admin = await aUser({ role: 'administrator' });
  const body = {
    absent_id: absent.id,
    covering_id: covering.id,
    starts_on: anotherDay(0),
    ends_on: anotherDay(3),
  };
  const add = (as: Person, more: object = {}) => request(addCover, { as, body: { ...body, ...more } });

  expect((await add(covering)).body.fields).toHaveProperty('absent_id');
  expect((await add(absent, { covering_id: admin.id })).body.fields).toHaveProperty('covering_id');
  expect((await add(absent, { covering_id: absent.id })).status).toBe(400);
  expect((await add(absent, { ends_on: anotherDay(-1) })).status).toBe(400);
  expect(
    (await add(absent, { starts_on: anotherDay(-9), ends_on: anotherDay(-8) })).body.fields,
  ).toHaveProperty('ends_on');
  expect((await add(absent, { ends_on: anotherDay(400) })).status).toBe(400);
  const atOnce = await Promise.all([add(admin), add(admin)]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await covers(admin)).covers.map(({ absent: { id } }: { absent: { id: string } }) => id)).toContain(
    absent.id,
  );
});

test('whoever covers for a supervisor signs with the trainee, and a trainee who does so cannot sign their own', async () => {
  const { trainee, supervisor, id, asked } = await aRequest();
  const covering = await aUser();
  await aCover(supervisor, covering);
  await aCover(supervisor, trainee);

  expect((await request(listToCosign, { as: trainee })).body.data).toEqual([]);
  const self = await request(cosignNote, { as: trainee, params: { id }, body: { asked } });
  expect(self.status).toBe(404);
  const [waits] = (await request(listToCosign, { as: covering })).body.data;
  expect(waits).toMatchObject({ id, on_behalf_of_name: 'Fenna Wiersma' });
  const step = await askOf(covering, id);
  const { status } = await request(cosignNote, { as: covering, params: { id }, body: { asked: step } });
  expect(status).toBe(200);
  const [cosigned] = (await request(listNoteSteps, { as: trainee, params: { id } })).body.data;
  expect(cosigned).toMatchObject({ kind: 'cosigned', on_behalf_of_name: 'Fenna Wiersma' });
});

test('a cover gives nothing to whoever covers for the one who covers', async () => {
  const { covering, id } = await covered();
  const third = await aUser();
  await aCover(covering, third);
  expect((await look(third, id)).status).toBe(404);
});
