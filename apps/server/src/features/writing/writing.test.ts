import {
  acceptWritingOffer,
  changeRecording,
  changeWritingRule,
  type KeptRule,
  listWritingExamples,
  listWritingOffers,
  listWritingRules,
  refuseWritingOffer,
  removeWritingRule,
  seeWritingOffers,
  shareWritingRule,
  type WritingOffer,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { aKeptRule, anOffer, aRule } from '../../../test/writing-examples.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { ofTheSystem } from '../../policy.ts';
import { countHabits } from './count-habits.job.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const { aRecording } = consultations(noteer);
const { signal } = new AbortController();
const ofModel = { ai_model_name: 'extractive' };

type Person = { id: string; access: string };
const offersOf = async (as: Person): Promise<WritingOffer[]> =>
  (await request(listWritingOffers, { as })).body.data;
const rulesOf = async (as: Person): Promise<KeptRule[]> =>
  (await request(listWritingRules, { as })).body.data;
const count = ({ id }: Person) => countHabits.run(services, { clinician_id: id }, signal);

/** A note that was drafted so, and signed so. */
async function aSignedNote(as: Person, drafted: string, signed: string): Promise<string> {
  const { id } = await aRecording(as);
  const recording = await findRecording(db, ofTheSystem, id);
  if (!recording) throw new Error('the recording is gone');
  const draft = {
    sections: [{ id: 'plan', title: 'Plan', sentences: [{ text: drafted, sources: [1] }] }],
    not_discussed: [],
  };
  await db.transaction().execute((tx) =>
    addNoteRevision(tx, ofTheSystem, recordingSealing(services.sealing, recording), {
      ...{ recording_id: id, ...ofModel, template: 'decursus', author_id: null, draft },
      text: `## Plan\n\n${drafted}\n`,
    }),
  );
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
  const summary_text = `## Plan\n\n${signed}\n`;
  const body = { consultation_summaries: [{ ...ofModel, summary_text }], is_reviewed: true };
  expect((await request(changeRecording, { as, params: { id }, body })).status).toBe(200);
  return id;
}

const days = ['morgen', 'vandaag', 'gisteren', 'later'];
const drafted = (day: string) => `Volgens de huisarts belt cliënt ${day} terug over de uitslag.`;
async function somebodyWithAHabit() {
  const as = await aUser();
  const recordings: string[] = [];
  for (const day of days)
    recordings.push(await aSignedNote(as, drafted(day), drafted(day).replace('cliënt', 'pt.')));
  await count(as);
  return { as, recordings };
}

const { as } = await somebodyWithAHabit();

test('what a clinician changes again and again is offered to them, with its counts, and to nobody else', async () => {
  const offers = await offersOf(as);
  expect(offers).toMatchObject([
    { rule: aRule, times: 4, occasions: 4, notes: 4, language: 'nl', is_new: true },
  ]);
  expect(await offersOf(await aUser())).toEqual([]);

  const params = { id: offers[0]?.id };
  const { body } = await request(listWritingExamples, { as, params });
  expect(body.data).toHaveLength(3);
  expect(body.data[0]).toMatchObject({
    before: expect.stringContaining('cliënt'),
    after: expect.stringContaining('pt.'),
  });
  expect((await request(listWritingExamples, { as: await aUser(), params })).body.data).toEqual([]);

  await request(seeWritingOffers, { as });
  expect(await offersOf(as)).toMatchObject([{ is_new: false }]);
  expect(await rulesOf(as)).toEqual([]);
});

test('nothing of how somebody writes stands in the open', async () => {
  const offers = await db
    .selectFrom('writing_offers')
    .selectAll()
    .where('clinician_id', '=', as.id)
    .execute();
  const examples = await db.selectFrom('writing_examples').selectAll().execute();
  for (const { body } of [...offers, ...examples])
    expect(body.toString('utf8')).not.toMatch(/cliënt|huisarts|pt\./);
});

test('examples go with the note that they quote, and offers with the notes that they were counted in', async () => {
  const other = await somebodyWithAHabit();
  const [offer] = await offersOf(other.as);
  const params = { id: offer?.id };
  await db
    .deleteFrom('recordings')
    .where('id', '=', other.recordings.at(-1) ?? '')
    .execute();
  expect((await request(listWritingExamples, { as: other.as, params })).body.data).toHaveLength(2);

  await db.deleteFrom('recordings').where('id', 'in', other.recordings).execute();
  await count(other.as);
  expect(await offersOf(other.as)).toEqual([]);
});

test('what was refused is not offered again, and what was taken is a rule', async () => {
  const [offer] = await offersOf(as);
  const params = { id: offer?.id };
  expect((await request(refuseWritingOffer, { as: await aUser(), params })).status).toBe(404);
  expect((await request(refuseWritingOffer, { as, params })).status).toBe(200);
  expect((await request(acceptWritingOffer, { as, params })).status).toBe(404);
  await count(as);
  expect(await offersOf(as)).toEqual([]);

  const id = await anOffer(noteer, as.id);
  const { body } = await request(acceptWritingOffer, { as, params: { id } });
  expect(body.data).toMatchObject({ rule: aRule, is_on: true, is_shared: false, may_remove: true });
  expect(await rulesOf(as)).toMatchObject([{ id: body.data.id }]);
});

test('a colleague’s rule is shared by an administrator, once its owner asks; everybody can turn it off for themselves', async () => {
  const [owner, other, admin] = [await aUser(), await aUser(), await aUser({ role: 'administrator' })];
  const params = { id: await aKeptRule(noteer, owner.id) };
  expect((await request(shareWritingRule, { as: admin, params })).status).toBe(404);
  expect((await request(shareWritingRule, { as: owner, params })).status).toBe(403);
  await request(changeWritingRule, { as: owner, params, body: { is_proposed: true } });
  expect(await rulesOf(admin)).toContainEqual(
    expect.objectContaining({ id: params.id, proposed_by: expect.any(String), is_on: false }),
  );
  expect(await rulesOf(other)).not.toContainEqual(expect.objectContaining({ id: params.id }));

  const { body } = await request(shareWritingRule, { as: admin, params });
  const shared = { id: body.data.id as string };
  expect(await rulesOf(other)).toContainEqual(
    expect.objectContaining({ ...shared, is_shared: true, is_on: true, may_remove: false }),
  );
  await request(changeWritingRule, { as: other, params: shared, body: { is_on: false } });
  expect(await rulesOf(other)).toContainEqual(expect.objectContaining({ ...shared, is_on: false }));
  expect(await rulesOf(owner)).toContainEqual(expect.objectContaining({ ...shared, is_on: true }));
  expect((await request(removeWritingRule, { as: other, params: shared })).status).toBe(403);
  expect((await request(removeWritingRule, { as: admin, params: shared })).status).toBe(200);
  expect(await rulesOf(other)).not.toContainEqual(expect.objectContaining(shared));
});
