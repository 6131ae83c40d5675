/** A PATCH is whole or nothing, and nobody reaches with it what is not theirs. */
import { changeRecording, getRecording } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom } = noteer;
const { aRecording } = consultations(noteer);
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });

type Person = { access: string };
const patch = (as: Person, id: string, body: object) =>
  request(changeRecording, { as, params: { id }, body });
const note = (summary_text: string, more: object = {}) => ({
  consultation_summaries: [{ ai_model_name: 'extractive', summary_text, ...more }],
});
const summaries = async (id: string) =>
  (await request(getRecording, { as: clinician, params: { id } })).body.data.consultation_summary;
const atStage = (id: string, stage: 'done' | 'writing') =>
  db.updateTable('recordings').set({ stage }).where('id', '=', id).execute();

async function aNote(stage: 'done' | 'writing' = 'done'): Promise<string> {
  const { id } = await aRecording(clinician);
  await patch(clinician, id, note('eerste'));
  await atStage(id, stage);
  return id;
}

/** Reviewed by its clinician, and coded. */
async function aCodedNote(): Promise<string> {
  const id = await aNote();
  await patch(clinician, id, { is_reviewed: true });
  await patch(admin, id, { ...note('eerste', { codes: 'GGZ12,CO0042' }), is_admin_reviewed: true });
  return id;
}

const changes: [string, Person, object, number][] = [
  ['is to be ready while it is still written', clinician, { ...note('tweede'), is_reviewed: true }, 409],
  [
    'carries a right that a clinician has not',
    clinician,
    { ...note('tweede'), is_admin_reviewed: true },
    403,
  ],
  [
    'was edited by somebody else meanwhile, in the second of two notes',
    clinician,
    {
      consultation_summaries: [
        ...note('tweede').consultation_summaries,
        ...note('derde', { based_on: 1 }).consultation_summaries,
      ],
    },
    409,
  ],
  [
    'has a second note by a name that nobody has',
    clinician,
    {
      consultation_summaries: [
        ...note('tweede').consultation_summaries,
        { ai_model_name: 'verzonnen', summary_text: 'x' },
      ],
    },
    400,
  ],
];

test.each(changes)('nothing is saved of a change that %s', async (_what, as, body, refusal) => {
  const id = await aNote('writing');
  const audit = await auditFrom();

  const { status } = await patch(as, id, body);

  expect(status).toBe(refusal);
  expect((await audit()).filter(({ event_action_code }) => event_action_code === 'U')).toEqual([]);
  expect(await summaries(id)).toEqual([
    { ai_model_name: 'extractive', summary_text: 'eerste', code: '', revision: 1 },
  ]);
});

test('nothing is saved of an administrator’s change that also deletes what is not theirs', async () => {
  const id = await aCodedNote();

  const { status } = await patch(admin, id, {
    ...note('van de administratie', { codes: 'X,Y' }),
    is_recording_deleted: true,
  });

  expect(status).toBe(404);
  expect(await summaries(id)).toMatchObject([{ summary_text: 'eerste', code: 'CO0042,GGZ12', revision: 1 }]);
});

test.each([',', '', 'A,B', '""'])("a clinician cannot make the administrator's codes %j", async (codes) => {
  const id = await aCodedNote();
  await patch(clinician, id, { is_reviewed: false });

  const { status } = await patch(clinician, id, note('tweede', { codes }));

  expect(status).toBe(403);
  expect(await summaries(id)).toMatchObject([{ summary_text: 'eerste', code: 'CO0042,GGZ12' }]);
});

test('an administrator takes a code away, and who set the other is still known', async () => {
  const id = await aCodedNote();
  const second = await aUser({ role: 'administrator' });

  await patch(second, id, { ...note('eerste', { codes: ',CO0042' }), is_admin_reviewed: true });

  expect(await summaries(id)).toMatchObject([{ code: 'CO0042,' }]);
  const rows = await db.selectFrom('codes').selectAll().where('recording_id', '=', id).execute();
  expect(rows).toMatchObject([{ system: 'zpm', state: 'confirmed', set_by: admin.id }]);
  expect(rows[0]?.code?.includes('CO0042')).toBe(false);
});

test('a note is not saved under the name of an engine that wrote none', async () => {
  const written = await aNote();
  const { id: unwritten } = await aRecording(clinician);
  const under = (ai_model_name: string) => ({
    consultation_summaries: [{ ai_model_name, summary_text: 'x' }],
  });

  const answers = [
    await patch(clinician, written, under('chatgpt_9')),
    await patch(clinician, unwritten, under('chatgpt_9')),
  ];

  for (const { status, body } of answers) {
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['ai_model_name']]);
  }
  expect(await summaries(written)).toHaveLength(1);
  expect(await summaries(unwritten)).toEqual([]);
});

test('a note that is typed before any was written goes by the model that this installation has', async () => {
  const writer = {
    ...{ port: 'writing' as const, engine: 'llama', model: 'llama3', state: 'ready' as const },
    ...{ remedy: null, languages: [], runtime: null, speed: null },
  };
  const withLlama = await harness();
  withLlama.services.models = { ...withLlama.services.models, status: async () => [writer] };
  const as = await withLlama.aUser();
  const { id } = await consultations(withLlama).aRecording(as);
  const summary = { ai_model_name: 'llama3', summary_text: 'Zelf getypt.' };

  const { status, body } = await withLlama.request(changeRecording, {
    as,
    params: { id },
    body: { consultation_summaries: [summary] },
  });

  expect([status, body.data.consultation_summary]).toEqual([200, [{ ...summary, code: '', revision: 1 }]]);
});

test('saves and a declaration at the same moment end in one of the two orders', async () => {
  const id = await aNote();

  const [saved, declared] = await Promise.all([
    patch(clinician, id, note('tweede')),
    patch(clinician, id, { is_reviewed: true }),
  ]);

  expect(declared.status).toBe(200);
  expect([200, 409]).toContain(saved.status);
  const [{ summary_text }] = await summaries(id);
  expect(summary_text).toBe(saved.status === 200 ? 'tweede' : 'eerste');
});
