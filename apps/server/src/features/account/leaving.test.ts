import {
  addUnplannedContact,
  createAppointment,
  createClient,
  createTask,
  deleteAccount,
  getLeaving,
  getRecording,
  listRecordings,
  listTasks,
  searchClients,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, mailbox, auditFrom } = noteer;
const { aRecording } = consultations(noteer);
const aColleague = () => aUser({ role: 'clinician' });

/** With a recording, a planned contact, a task and two clients. */
async function someoneWithRecords() {
  const user = await aUser();
  const recording = await aRecording(user);
  await request(addUnplannedContact, { as: user, body: { client_name: 'Mila Postma' } });
  await request(createTask, { as: user, body: { text: 'Huisarts bellen' } });
  return { user, recording };
}
const remove = (as: { access: string }, userId: string, hand_over_to?: string) =>
  request(deleteAccount, { as, params: { userId }, query: hand_over_to ? { hand_over_to } : {} });
const clientsSeenBy = async (as: { access: string }) =>
  (await request(searchClients, { as, body: { search: 'Mila' } })).body.data.length;

test('an account with records is not deleted before a colleague is chosen, and says what there is', async () => {
  const { user } = await someoneWithRecords();
  const planner = await aUser({ role: 'planner' });

  const { body } = await request(getLeaving, { as: user, params: { userId: user.id } });
  const without = await remove(user, user.id);
  const toPlanner = await remove(user, user.id, planner.id);
  const toOneself = await remove(user, user.id, user.id);

  expect(body.data).toMatchObject({ clients: 2, appointments: 2, recordings: 1, tasks: 1 });
  expect(body.data.colleagues.map(({ id }: { id: string }) => id)).not.toContain(planner.id);
  expect([without, toPlanner, toOneself].map((answer) => [answer.status, answer.body.code])).toEqual(
    Array(3).fill([409, 'needs_colleague']),
  );
  expect((await request(getLeaving, { as: user, params: { userId: user.id } })).status).toBe(200);
});

test('whoever takes over sees recordings, appointments, tasks and clients, and nothing is lost', async () => {
  const { user, recording } = await someoneWithRecords();
  const colleague = await aColleague();
  const before = await request(getRecording, { as: user, params: { id: recording.id } });
  const notYet = await request(getRecording, { as: colleague, params: { id: recording.id } });
  const audit = await auditFrom();

  const { status } = await remove(user, user.id, colleague.id);

  const after = await request(getRecording, { as: colleague, params: { id: recording.id } });
  const tasks = await request(listTasks, { as: colleague });
  const rows = await db
    .selectFrom('recordings')
    .select(['clinician_id', 'held_by'])
    .where('id', '=', recording.id)
    .execute();
  expect([notYet.status, status, after.status]).toEqual([404, 200, 200]);
  expect(after.body.data.appointment.client_name).toBe(before.body.data.appointment.client_name);
  expect((await request(listRecordings, { as: colleague })).status).toBe(200);
  expect(tasks.body.data.map(({ text }: { text: string }) => text)).toContain('Huisarts bellen');
  expect(await clientsSeenBy(colleague)).toBe(1);
  expect(rows).toEqual([{ clinician_id: colleague.id, held_by: user.id }]);
  expect((await mailbox.next(colleague.email)).subject).toBe('Je neemt de dossiers van een collega over');
  const lines = (await audit()).filter((line) => line.user_id === user.id);
  expect(lines.filter((line) => line.event_type_code === 'client.handed_over')).toHaveLength(2);
  expect(
    lines.filter((line) => line.event_type_code === 'client.handed_over').every((line) => line.client_id),
  ).toBe(true);
  expect(lines.map((line) => line.event_type_code)).toContain('user.records_handed_over');
});

test('a client who was only added, and whom nobody else sees, goes along', async () => {
  const [user, colleague] = [await aUser(), await aColleague()];
  await request(createClient, { as: user, body: { first_name: 'Mila', last_name: 'Alleen' } });

  const without = await remove(user, user.id);
  await remove(user, user.id, colleague.id);

  expect(without.body.code).toBe('needs_colleague');
  expect(await clientsSeenBy(colleague)).toBe(1);
});

test('a planner who planned for others has nothing to hand over', async () => {
  const [planner, clinician] = [await aUser({ role: 'planner' }), await aColleague()];
  await request(createAppointment, {
    as: planner,
    body: {
      ...{ user_id: clinician.id, patient_name: 'Mila Gepland', subject: '1-2-1980', description: 'Intake' },
      ...{ gender: 'female', client_code: 'C1', date: '2026-11-02' },
      ...{ start_time: '2026-11-02T09:00:00Z', end_time: '2026-11-02T09:45:00Z' },
    },
  });

  expect((await remove(planner, planner.id)).status).toBe(200);
});

test('an administrator who deletes an account chooses the colleague', async () => {
  const { user, recording } = await someoneWithRecords();
  const [administrator, colleague] = [await aUser({ role: 'administrator' }), await aColleague()];

  const without = await remove(administrator, user.id);
  const { status } = await remove(administrator, user.id, colleague.id);

  expect([without.status, status]).toEqual([409, 200]);
  expect((await request(getRecording, { as: colleague, params: { id: recording.id } })).status).toBe(200);
});

test('what goes from one to the next keeps who held it', async () => {
  const { user, recording } = await someoneWithRecords();
  const [second, third] = [await aColleague(), await aColleague()];
  await remove(user, user.id, second.id);
  await remove(second, second.id, third.id);

  const row = await db
    .selectFrom('recordings')
    .select(['clinician_id', 'held_by'])
    .where('id', '=', recording.id)
    .executeTakeFirst();
  expect(row).toEqual({ clinician_id: third.id, held_by: user.id });
});

test("nobody sees what a colleague's account would hand over", async () => {
  const [user, colleague] = [await aUser(), await aColleague()];

  expect((await request(getLeaving, { as: user, params: { userId: colleague.id } })).status).toBe(404);
});
