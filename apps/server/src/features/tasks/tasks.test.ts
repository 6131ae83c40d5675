import { dueDay } from '@noteer/clinical/values';
import { changeRecording, changeTask, dayOfConsultation, listTasks } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);

const note = `## Plan

We maken een vervolgafspraak op 3 december.
Ik stuur de brief naar de huisarts.
De stemming is somber.
`;

async function aReviewedNote(as: { access: string }, summary_text = note) {
  const { id } = await aRecording(as);
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
  await review(as, id, summary_text);
  return id;
}

const review = (as: { access: string }, id: string, summary_text: string) =>
  request(changeRecording, {
    as,
    params: { id },
    body: { consultation_summaries: [{ ai_model_name: 'extractive', summary_text }], is_reviewed: true },
  });

const tasksOf = async (as: { access: string }, query: object = {}) =>
  (await request(listTasks, { as, query })).body.data;

test('what a note asks to be done becomes a task once the note is ready, with its sentence and date', async () => {
  const as = await aUser();

  const recording = await aReviewedNote(as);

  const tasks = await tasksOf(as);
  expect(tasks).toMatchObject([
    { recording, client_name: 'Bram Kuiper', kind: 'appointment', is_done: false },
    { recording, kind: 'send', text: 'Ik stuur de brief naar de huisarts.', due: null },
  ]);
  expect(tasks[0].due).toMatch(/-12-03$/);
  expect(tasks).toHaveLength(2);
});

/** What the clock on the wall showed when it was planned, and when it was recorded in truth. */
const nights = [
  ['past midnight in Amsterdam, in winter', '2026-11-03T00:30:00Z', '2026-11-02T23:30:00Z', '2026-11-10'],
  ['past midnight in Amsterdam, in summer', '2026-07-02T01:30:00Z', '2026-07-01T23:30:00Z', '2026-07-09'],
  ['late in the evening in New York', '2026-11-02T23:30:00Z', '2026-11-03T04:30:00Z', '2026-11-09'],
  ['on the last evening of a year', '2026-12-31T23:45:00Z', '2026-12-31T22:45:00Z', '2027-01-07'],
  ['recorded a day after it was planned', '2026-11-02T09:00:00Z', '2026-11-03T09:00:00Z', '2026-11-09'],
] as const;

test.each(nights)('a week from a consultation %s is the day that wrapping up shows', async (...night) => {
  const [, appointment_time, created_at, due] = night;
  const as = await aUser();
  const { id, appointment } = await aRecording(as);
  await db.updateTable('recordings').set({ stage: 'done', created_at }).where('id', '=', id).execute();
  await db.updateTable('appointments').set({ appointment_time }).where('id', '=', appointment).execute();
  const text = '## Plan\n\nOver een week een vervolgafspraak.\n';

  const { body } = await review(as, id, text);

  const shown = dueDay('over een week', dayOfConsultation(body.data.appointment.appointment_time), 'nl');
  const tasks = await tasksOf(as);
  expect(shown).toBe(due);
  expect(tasks.map((task: { due: string }) => task.due)).toEqual([due]);
});

test('the sentence of a task is not readable in the database', async () => {
  const as = await aUser();
  const recording_id = await aReviewedNote(as);

  const rows = await db.selectFrom('tasks').select('text').where('recording_id', '=', recording_id).execute();

  expect(rows.some(({ text }) => text.includes('huisarts'))).toBe(false);
});

test('a task is done, and not done after all', async () => {
  const as = await aUser();
  await aReviewedNote(as);
  const [{ id }] = await tasksOf(as);
  const set = (body: object) => request(changeTask, { as, params: { id }, body });

  expect((await set({ is_done: true })).body.data.is_done).toBe(true);
  expect((await tasksOf(as)).map((task: { id: string }) => task.id)).not.toContain(id);
  expect((await tasksOf(as, { is_done: 'true' })).map((task: { id: string }) => task.id)).toEqual([id]);
  expect((await set({ is_done: false, due: '2026-12-24' })).body.data).toMatchObject({
    is_done: false,
    due: '2026-12-24',
  });
  expect(await tasksOf(as)).toHaveLength(2);
});

test('a note that is reopened and changed keeps its tasks: new ones come, those it no longer names go', async () => {
  const as = await aUser();
  const id = await aReviewedNote(as);
  await request(changeRecording, { as, params: { id }, body: { is_reviewed: false } });

  await review(
    as,
    id,
    '## Plan\n\nIk stuur de brief naar de huisarts.\nWij bellen de apotheek volgende week.\n',
  );

  const texts = (await tasksOf(as)).map(({ text }: { text: string }) => text);
  expect(texts).toContain('Ik stuur de brief naar de huisarts.');
  expect(texts.some((text: string) => text.includes('3 december'))).toBe(false);
});

test('tasks come a page at a time, each once', async () => {
  const as = await aUser();
  await aReviewedNote(as);
  await aReviewedNote(as);

  const first = await tasksOf(as, { limit: 3 });
  const rest = await tasksOf(as, { limit: 3, after: first.at(-1).id });

  const ids = [...first, ...rest].map((task: { id: string }) => task.id);
  expect(new Set(ids).size).toBe(4);
  expect(first.map(({ due }: { due: string | null }) => due === null)).toEqual([false, false, true]);
});

test("a colleague's task is not there", async () => {
  const as = await aUser();
  await aReviewedNote(as);
  const [{ id }] = await tasksOf(as);
  const colleague = await aUser();

  const { status } = await request(changeTask, { as: colleague, params: { id }, body: { is_done: true } });

  expect(status).toBe(404);
  expect(await tasksOf(colleague)).toEqual([]);
});
