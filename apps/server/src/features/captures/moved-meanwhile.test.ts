import { randomUUID } from 'node:crypto';
import { createAppointment, moveAppointment, startCapture } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consent } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const { request, aUser, db } = await harness();
const [planner, before, after] = [await aUser({ role: 'planner' }), await aUser(), await aUser()];
const times = { date: '2026-12-08', start_time: '2026-12-08T14:00:00Z', end_time: '2026-12-08T14:45:00Z' };

async function aPlan(): Promise<string> {
  const client = { patient_name: 'Bram Kuiper', subject: '1-2-1980', description: 'Vervolg', gender: 'male' };
  const body = { ...client, ...times, client_code: 'C1', user_id: before.id };
  return (await request(createAppointment, { as: planner, body })).body.data.id;
}
const start = (appointment: string) =>
  request(startCapture, { as: before, body: { id: randomUUID(), appointment, consent } });

test('an appointment that is moved to a colleague in the same moment is not recorded by the one it was taken from', async () => {
  const id = await aPlan();
  let started: ReturnType<typeof start> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('appointments').set({ clinician_id: after.id }).where('id', '=', id).execute();
    started = start(id);
    await new Promise((resolve) => setTimeout(resolve, 500));
  });

  expect((await started)?.status).toBe(404);
  expect(await db.selectFrom('recordings').select('id').where('appointment_id', '=', id).execute()).toEqual(
    [],
  );
});

test('of starting and moving at once only one succeeds, however often it is tried', {
  tags: 'thorough',
}, async () => {
  for (let round = 0; round < 8; round++) {
    const id = await aPlan();
    const [started, moved] = await Promise.all([
      start(id),
      request(moveAppointment, { as: planner, params: { id }, body: { ...times, user_id: after.id } }),
    ]);
    expect([started.status, moved.status].toSorted()).toSatisfy(
      ([first, second]: number[]) => first === 200 && (second === 404 || second === 409),
    );
  }
});
