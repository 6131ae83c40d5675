import { getSinceLastTime, type SinceLastTime } from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, SOON } from '../../../test/client-file.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db } = noteer;
const { aClient, aDraft, aFinalNote } = clientFiles(noteer);
const clinician = await aUser();

const first = 'Gebruikt sertraline 50 mg eenmaal daags.';
const since = async (id: string, as = clinician): Promise<SinceLastTime> =>
  (await request(getSinceLastTime, { as, params: { id } })).body.data;
const untilRead = (id: string) =>
  expect
    .poll(() => db.selectFrom('findings').select('version').where('recording_id', '=', id).execute(), SOON)
    .toHaveLength(1);

test('what is new and changed since the last final note is told, with both sentences', async () => {
  const client = await aClient(clinician);
  const earlier = await aFinalNote(clinician, client, first, '2026-03-02');
  await untilRead(earlier.id);
  const text = 'Sertraline verhoogd naar 100 mg eenmaal daags. Gestart met quetiapine 25 mg voor de nacht.';
  const { id } = await aDraft(clinician, client, text, '2026-03-16');

  const told = await since(id);
  expect(told.earlier).toEqual({
    ...{ recording: earlier.id, date: '2026-03-02', author: 'Fenna Wiersma', template: 'decursus' },
  });
  const changed = told.changes.find(({ is }) => is === 'changed');
  expect(changed).toMatchObject({
    before: { kind: 'note', id: earlier.id, sentence: first },
    now: { kind: 'note', id, sentence: 'Sertraline verhoogd naar 100 mg eenmaal daags.' },
  });
  expect(told.changes.filter(({ is }) => is === 'new').map(({ text: said }) => said)).toEqual([
    expect.stringMatching(/quetiapine/i),
  ]);
});

test('of a first consultation, and of one whose earlier note is not final, there is nothing before it', async () => {
  const client = await aClient(clinician);
  await aDraft(clinician, client, first, '2026-03-02');
  const { id } = await aDraft(clinician, client, first, '2026-03-16');
  expect(await since(id)).toEqual({ earlier: null, changes: [] });
});

test('the notes of a colleague and of a later day are not what was last time', async () => {
  const client = await aClient(clinician);
  const { id } = await aDraft(clinician, client, first, '2026-03-02');
  await aFinalNote(clinician, client, first, '2026-04-02');
  const colleague = await aUser();
  await db.updateTable('clients').set({ created_by: colleague.id }).where('id', '=', client).execute();
  await aFinalNote(colleague, client, first, '2026-02-02');
  expect((await since(id)).earlier).toBeNull();
});

test('somebody else’s is not there', async () => {
  const { id } = await aDraft(clinician, await aClient(clinician), first);
  const answers = await Promise.all(
    (['clinician', 'administrator', 'planner'] as const).map(async (role) =>
      request(getSinceLastTime, { as: await aUser({ role }), params: { id } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 403]);
});
