import { changeTask, createClient, createTask, listTasks } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db } = noteer;
const { aRecording, aTask } = consultations(noteer);

type Person = { access: string };
const aClient = async (as: Person): Promise<string> =>
  (await request(createClient, { as, body: { first_name: 'Vera', last_name: 'Zandstra' } })).body.data.id;
const add = (as: Person, body: object) => request(createTask, { as, body });
const tasksOf = async (as: Person) => (await request(listTasks, { as })).body.data;

test('a task of one’s own is kept sealed, for a client and a date, and only its maker sees it', async () => {
  const [as, colleague] = [await aUser(), await aUser()];
  const client_id = await aClient(as);

  const { status, body } = await add(as, { text: 'De zus bellen', client_id, due: '2026-12-03' });

  expect(status).toBe(200);
  expect(await tasksOf(as)).toEqual([body.data]);
  expect(body.data).toMatchObject({
    ...{ kind: 'own', text: 'De zus bellen', client_id, client_name: 'Vera Zandstra', due: '2026-12-03' },
    ...{ recording: null, amendment: null, is_done: false },
  });
  expect(await tasksOf(colleague)).toEqual([]);
  const row = await db
    .selectFrom('tasks')
    .select('text')
    .where('id', '=', body.data.id)
    .executeTakeFirstOrThrow();
  expect(row.text.includes('zus')).toBe(false);
});

test('it is worded anew, given to another client or to nobody, and to another day', async () => {
  const as = await aUser();
  const { id } = (await add(as, { text: 'De zus bellen', client_id: await aClient(as) })).body.data;

  const { body } = await request(changeTask, {
    as,
    params: { id },
    body: { text: 'De huisarts bellen', client_id: null, due: '2026-12-04' },
  });

  expect(body.data).toMatchObject({ text: 'De huisarts bellen', client_name: null, due: '2026-12-04' });
});

test('nothing, and a client whom one does not know, are refused', async () => {
  const [as, colleague] = [await aUser(), await aUser()];
  const theirs = await aClient(colleague);

  const empty = await add(as, { text: '  ' });
  const other = await add(as, { text: 'Bellen', client_id: theirs });

  expect([empty.status, empty.body.fields.text]).toEqual([400, ['Type what is to be done']]);
  expect(other.status).toBe(404);
});

test('what a note asks for is not worded anew', async () => {
  const as = await aUser();
  const { id: recording } = await aRecording(as);
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', recording).execute();
  const id = await aTask(as, recording);

  const { status } = await request(changeTask, { as, params: { id }, body: { text: 'Anders' } });

  expect(status).toBe(400);
});
