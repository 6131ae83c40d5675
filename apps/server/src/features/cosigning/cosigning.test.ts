/** Whoever may not sign alone asks a supervisor, who agrees or returns the note with comments, and sees nothing else. */
import {
  type AnyAppointment,
  changeRecording,
  cosignNote,
  deleteAccount,
  getDraft,
  getLeaving,
  getOwnSigning,
  getRecording,
  getTranscript,
  getVoices,
  listAllAppointments,
  listJottings,
  listNoteSteps,
  listRecordings,
  listTasks,
  listToCosign,
  reopenNote,
  returnNote,
  setSupervisor,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { steps } from '../../../test/step-examples.ts';
import { aWrittenNote } from '../../../test/written-note.ts';

const noteer = await harness();
const { request, aUser, auditFrom, db } = noteer;
const { aNote, aPair, aRequest, sign, askOf } = steps(noteer);
const admin = await aUser({ role: 'administrator' });

type Person = { id: string; access: string; email: string };
const look = (as: Person, id: string) => request(getRecording, { as, params: { id } });
const stepsOf = async (as: Person, id: string) =>
  (await request(listNoteSteps, { as, params: { id } })).body.data;
/** As those see it who plan. */
const plannedOf = async ({ id }: Person): Promise<AnyAppointment[]> => {
  const { body } = await request(listAllAppointments, { as: admin, query: { limit: 200 } });
  return body.data.filter(({ clinician_id }: AnyAppointment) => clinician_id === id);
};
const patch = (as: Person, id: string, body: object) =>
  request(changeRecording, { as, params: { id }, body });
const text = (summary_text: string) => ({
  consultation_summaries: [{ ai_model_name: 'extractive', summary_text }],
});
const name = (userId: string, supervisor_id: string | null) =>
  request(setSupervisor, {
    as: admin,
    params: { userId },
    body: { may_sign_alone: supervisor_id === null, supervisor_id },
  });

test('a note of a trainee waits for the supervisor, and is signed by both once they agree', async () => {
  const { trainee, supervisor } = await aPair();
  const id = await aNote(trainee, 'Het gaat beter.');
  const tasks = [{ text: 'Vervolgafspraak maken', who: '', when: '3 december', sources: [0] }];
  await aWrittenNote(noteer, id, { text: 'Het gaat beter. We maken een vervolgafspraak.', tasks });
  const { body } = await sign(trainee, id);

  expect(body.data).toMatchObject({
    is_reviewed: false,
    is_cosign_asked: true,
    cosigner_name: 'Fenna Wiersma',
  });
  expect((await plannedOf(trainee)).map(({ recording }) => recording)).toMatchObject([
    { id, is_reviewed: false, is_cosign_asked: true },
  ]);
  expect((await request(getOwnSigning, { as: trainee })).body.data).toEqual({
    may_sign_alone: false,
    supervisor_name: 'Fenna Wiersma',
  });
  expect((await request(listToCosign, { as: supervisor })).body.data).toEqual([
    expect.objectContaining({ id, client_name: 'Bram Kuiper', on_behalf_of_name: null }),
  ]);
  expect((await request(listTasks, { as: trainee })).body.data).toEqual([]);

  const asked = await askOf(supervisor, id);
  const signed = await request(cosignNote, { as: supervisor, params: { id }, body: { asked } });

  expect(signed.body.data).toMatchObject({ is_reviewed: true, is_cosign_asked: false });
  expect((await stepsOf(trainee, id)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'cosigned',
    'cosign_asked',
  ]);
  // As with any note that is ready, and for the one whose note it is.
  expect((await request(listTasks, { as: trainee })).body.data).toHaveLength(1);
  expect((await request(listToCosign, { as: supervisor })).body.data).toEqual([]);
});

test('while it waits nobody changes it, and the trainee can take the request back', async () => {
  const { trainee, supervisor, id, asked } = await aRequest();

  expect((await patch(trainee, id, text('anders'))).body.code).toBe('cosign_waits');
  expect((await patch(supervisor, id, text('anders'))).status).toBe(404);
  // Asked once more it goes on waiting.
  expect((await sign(trainee, id)).body.data.is_cosign_asked).toBe(true);
  expect(await stepsOf(trainee, id)).toHaveLength(1);

  expect((await patch(trainee, id, { is_reviewed: false })).body.data.is_cosign_asked).toBe(false);
  const late = await request(cosignNote, { as: supervisor, params: { id }, body: { asked } });
  expect(late.body.code).toBe('cosign_changed');
  expect((await patch(trainee, id, text('anders'))).status).toBe(200);
});

test('a note that is returned has comments on its sentences, and can be changed and asked for again', async () => {
  const { trainee, supervisor, id, asked } = await aRequest();
  const comments = [
    { sentence: 'Slaapt goed.', text: 'Hoeveel uur?' },
    { sentence: 'Het gaat beter.', text: 'Waaraan merk je dat?' },
  ];
  const none = await request(returnNote, { as: supervisor, params: { id }, body: { asked, comments: [] } });
  expect(none.status).toBe(400);

  const { body } = await request(returnNote, { as: supervisor, params: { id }, body: { asked, comments } });
  expect(body.data).toMatchObject({ is_reviewed: false, is_cosign_asked: false });
  const [returned] = await stepsOf(trainee, id);
  expect(returned).toMatchObject({ kind: 'returned', done_by_name: 'Fenna Wiersma', comments });

  expect((await patch(trainee, id, text('Slaapt zeven uur.'))).status).toBe(200);
  await sign(trainee, id);
  const again = await askOf(supervisor, id);
  expect((await request(cosignNote, { as: supervisor, params: { id }, body: { asked: again } })).status).toBe(
    200,
  );
});

test('what a supervisor writes and why a note is reopened is sealed in the database', async () => {
  const { trainee, supervisor, id, asked } = await aRequest();
  const comments = [{ sentence: 'Slaapt goed.', text: 'Hoeveel uur?' }];
  await request(returnNote, { as: supervisor, params: { id }, body: { asked, comments } });
  await db.updateTable('users').set({ may_sign_alone: true }).where('id', '=', trainee.id).execute();
  await sign(trainee, id);
  await request(reopenNote, {
    as: trainee,
    params: { id },
    body: { kind: 'other', text: 'Verkeerde dosis' },
  });

  const kept = await db.selectFrom('note_comments').selectAll().where('recording_id', '=', id).execute();
  const [reopened] = await db
    .selectFrom('note_steps')
    .selectAll()
    .where('recording_id', '=', id)
    .where('kind', '=', 'reopened')
    .execute();
  const bytes = Buffer.concat([
    ...kept.flatMap((row) => [row.sentence, row.text]),
    reopened?.reason as Buffer,
  ]);
  for (const words of ['Slaapt', 'Hoeveel', 'dosis', 'other']) expect(bytes.includes(words)).toBe(false);
  expect((await stepsOf(trainee, id))[0]).toMatchObject({
    kind: 'reopened',
    reason: { kind: 'other', text: 'Verkeerde dosis' },
  });
});

test('the supervisor reads that one consultation and no other, also afterwards, and the log says as what', async () => {
  const { trainee, supervisor, id, asked } = await aRequest();
  const other = await aNote(trainee);
  const audit = await auditFrom();

  const params = { id };
  expect((await look(supervisor, id)).body.data.recording_file_url).toBeNull();
  expect((await request(getTranscript, { as: supervisor, params })).status).toBe(200);
  expect((await request(getVoices, { as: supervisor, params })).status).toBe(200);
  const draft = { as: supervisor, params, query: { ai_model_name: 'extractive' } };
  expect((await request(getDraft, draft)).status).toBe(200);
  const looks = (await audit()).filter(({ user_id }) => user_id === supervisor.id);
  expect(looks.map(({ participant_object_detail }) => participant_object_detail)).toEqual(
    looks.map(() => expect.objectContaining({ as: 'cosigner' })),
  );
  expect(looks.length).toBe(4);

  expect((await request(listJottings, { as: supervisor, params })).status).toBe(404);
  expect((await look(supervisor, other)).status).toBe(404);
  expect((await request(listRecordings, { as: supervisor })).body.data).toEqual([]);
  expect((await patch(supervisor, id, { is_reviewed: true })).status).toBe(404);
  expect((await look(await aUser(), id)).status).toBe(404);

  await request(cosignNote, { as: supervisor, params, body: { asked } });
  expect((await look(supervisor, id)).status).toBe(200);
  expect((await request(reopenNote, { as: supervisor, params, body: { kind: 'mistake' } })).status).toBe(404);
});

test('of many who answer at once, one does', async () => {
  const { supervisor, id, asked } = await aRequest();
  const comments = [{ sentence: 'Slaapt goed.', text: 'Hoeveel uur?' }];
  const answers = await Promise.all([
    request(cosignNote, { as: supervisor, params: { id }, body: { asked } }),
    request(returnNote, { as: supervisor, params: { id }, body: { asked, comments } }),
    request(cosignNote, { as: supervisor, params: { id }, body: { asked } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a supervisor is another clinician who signs alone: never oneself, never in a circle', async () => {
  const [anna, bart, cleo] = [await aUser(), await aUser(), await aUser()];
  const planner = await aUser({ role: 'planner' });

  expect((await name(anna.id, anna.id)).body.code).toBe('supervisor_unfit');
  expect((await name(anna.id, planner.id)).body.code).toBe('supervisor_unfit');
  expect((await name(anna.id, admin.id)).body.code).toBe('supervisor_unfit');
  expect((await name(planner.id, anna.id)).status).toBe(404);
  expect((await name(anna.id, bart.id)).body.data).toMatchObject({
    may_sign_alone: false,
    supervisor_id: bart.id,
  });
  expect((await name(bart.id, anna.id)).body.code).toBe('supervisor_unfit');
  expect((await name(bart.id, cleo.id)).body.code).toBe('supervises_others');
  expect((await name(cleo.id, anna.id)).body.code).toBe('supervisor_unfit');
  expect((await name(anna.id, null)).body.data).toMatchObject({ may_sign_alone: true, supervisor_id: null });

  const both = await Promise.all([name(anna.id, bart.id), name(bart.id, anna.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('when the supervisor leaves the trainee can ask nobody until another is named, who is then asked what waits', async () => {
  const { trainee, supervisor, id } = await aRequest();
  const next = await aUser();
  const params = { userId: supervisor.id };
  expect((await request(getLeaving, { as: admin, params })).body.data.trainees).toEqual(['Fenna Wiersma']);
  expect((await request(deleteAccount, { as: admin, params })).status).toBe(200);

  const mine = await aNote(trainee);
  expect((await sign(trainee, mine)).body.code).toBe('needs_supervisor');
  expect((await look(trainee, id)).body.data.is_cosign_asked).toBe(true);
  expect((await name(trainee.id, supervisor.id)).body.code).toBe('supervisor_unfit');

  expect((await name(trainee.id, next.id)).status).toBe(200);
  const [waits] = (await request(listToCosign, { as: next })).body.data;
  expect(waits.id).toBe(id);
  const asked = await askOf(next, id);
  expect((await request(cosignNote, { as: next, params: { id }, body: { asked } })).status).toBe(200);
});

test('a note is not reopened without a reason, except by calls of before there were reasons', async () => {
  const clinician = await aUser();
  const id = await aNote(clinician);
  const reopen = (body: object) => request(reopenNote, { as: clinician, params: { id }, body });
  expect((await reopen({ kind: 'mistake' })).body.code).toBe('note_not_final');
  await sign(clinician, id);

  expect((await reopen({})).status).toBe(400);
  expect((await reopen({ kind: 'other', text: ' ' })).status).toBe(400);
  expect((await reopen({ kind: 'addition' })).body.data.is_reviewed).toBe(false);

  await sign(clinician, id);
  expect((await patch(clinician, id, { is_reviewed: false })).body.data.is_reviewed).toBe(false);
  expect(
    (await stepsOf(clinician, id)).map(({ kind, reason }: { kind: string; reason: unknown }) => [
      kind,
      reason,
    ]),
  ).toEqual([
    ['reopened', null],
    ['signed', null],
    ['reopened', { kind: 'addition', text: '' }],
    ['signed', null],
  ]);
});
