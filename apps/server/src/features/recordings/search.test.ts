import { addUnplannedContact, changeRecording, searchRecordings } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db } = noteer;
const { aRecording } = consultations(noteer);

type Person = { access: string };

/** Of this client, at this time, at this stage. */
async function recorded(
  as: Person,
  client_name: string,
  time: string,
  stage: 'done' | 'failed' | 'writing' = 'done',
) {
  const { id, appointment } = await aRecording(as);
  const { body } = await request(addUnplannedContact, { as, body: { client_name } });
  await db
    .updateTable('appointments')
    .set({ appointment_time: time, client_id: body.data.client_id })
    .where('id', '=', appointment)
    .execute();
  await db.updateTable('recordings').set({ stage }).where('id', '=', id).execute();
  return id;
}
const found = async (as: Person, body: object): Promise<string[]> =>
  (await request(searchRecordings, { as, body })).body.data.map(({ id }: { id: string }) => id);

test('recordings are found by client, period and how far they are, and only one’s own', async () => {
  const [as, colleague] = [await aUser(), await aUser()];
  const vera = await recorded(as, 'Vera Zandstra', '2026-11-02T09:00:00Z');
  const kees = await recorded(as, 'Kees de Vries', '2026-11-05T23:30:00Z', 'failed');
  const busy = await recorded(as, 'Vera Mol', '2026-11-09T09:00:00Z', 'writing');
  await recorded(colleague, 'Vera Zandstra', '2026-11-02T09:00:00Z');

  expect(await found(as, {})).toEqual([busy, kees, vera]);
  expect(await found(as, { search: 'zand' })).toEqual([vera]);
  expect(await found(as, { search: 'vera' })).toEqual([busy, vera]);
  expect(await found(as, { search: '…' })).toEqual([]);
  expect(await found(as, { from: '2026-11-03', to: '2026-11-05' })).toEqual([kees]);
  expect(await found(as, { status: 'failed' })).toEqual([kees]);
  expect(await found(as, { status: 'processing' })).toEqual([busy]);
  expect(await found(as, { status: 'to_review', search: 'vera' })).toEqual([vera]);
  expect(await found(as, { limit: 1, after: busy })).toEqual([kees]);
});

test('what is reviewed is found as such', async () => {
  const as = await aUser();
  const id = await recorded(as, 'Vera Zandstra', '2026-11-02T09:00:00Z');
  const consultation_summaries = [{ ai_model_name: 'extractive', summary_text: 'Slaapt beter.' }];
  const body = { consultation_summaries, is_reviewed: true };
  await request(changeRecording, { as, params: { id }, body });

  expect(await found(as, { status: 'reviewed' })).toEqual([id]);
  expect(await found(as, { status: 'to_review' })).toEqual([]);
  expect(await found(as, { is_reviewed: false })).toEqual([]);
});
