/** Where the institution shares the files of clients among those who treat them. */
import {
  type ClientFile,
  getClientFile,
  getFileNote,
  getPreparation,
  getRecording,
  getTimeline,
  searchClientFile,
  type TimelineItem,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, readsText, SOON } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';

const noteer = await harness({ SHARE_FILES: 'treating' }, { ...withoutModels, readAttachment: readsText });
const { request, aUser } = noteer;
const { aClient, aDraft, aFinalNote, aPlanned, sign } = clientFiles(noteer);
const [author, colleague, stranger] = [await aUser(), await aUser(), await aUser()];

const client = await aClient(author);
const planned = await aPlanned(colleague, client);
const final = await aFinalNote(author, client, 'Gestart met sertraline 50 mg eenmaal daags.');
const draft = await aDraft(author, client, 'Gestart met quetiapine 25 mg.', '2026-04-01');

const params = { id: client };
const medicines = async (as = colleague) => {
  const { body } = await request(getClientFile, { as, params });
  return (body.data as ClientFile).course.medicines.map(({ name }) => name);
};
const timeline = async (as = colleague): Promise<TimelineItem[]> =>
  (await request(getTimeline, { as, params, query: { kind: 'consultation' } })).body.data;

test('who treats the same client reads the final note of a colleague, and not one that is not final', async () => {
  await expect.poll(() => medicines(), SOON).toEqual(['sertraline']);
  expect(await timeline()).toMatchObject([
    { id: planned, is_own: true },
    {
      ...{ id: final.appointment, is_own: false, first_line: 'Gestart met sertraline 50 mg eenmaal daags.' },
      description: null,
    },
  ]);
  const read = await request(getFileNote, { as: colleague, params: { id: final.id } });
  expect(read.body.data).toMatchObject({ is_own: false, author: 'Fenna Wiersma', client_id: client });
  expect((await request(getFileNote, { as: colleague, params: { id: draft.id } })).status).toBe(404);
  const { body } = await request(searchClientFile, { as: colleague, params, body: { search: 'mg' } });
  expect(body.data.hits.map(({ place }: { place: { id: string } }) => place.id)).toEqual([final.id]);
});

test('what is shared is the final note to read: sound, words and versions stay their clinician’s', async () => {
  expect((await request(getRecording, { as: colleague, params: { id: final.id } })).status).toBe(404);
});

test('the page before an appointment is made from what is shared', async () => {
  const { body } = await request(getPreparation, { as: colleague, params: { id: planned } });
  expect(JSON.stringify(body.data.sections)).toContain('ertraline 50 mg');
  expect(JSON.stringify(body.data.sections)).not.toContain('uetiapine');
});

test('a colleague who does not treat the client finds neither client nor note', async () => {
  const answers = [
    await request(getClientFile, { as: stranger, params }),
    await request(getTimeline, { as: stranger, params }),
    await request(getFileNote, { as: stranger, params: { id: final.id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a note that its clinician reopens is shared no longer', async () => {
  await sign(author, final.id, false);
  expect([await medicines(), (await timeline()).map(({ id }) => id)]).toEqual([[], [planned]]);
  await sign(author, final.id);
  await expect.poll(() => medicines(), SOON).toEqual(['sertraline']);
});
