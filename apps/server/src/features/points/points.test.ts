import { changeDismissed, deleteRecording, listDismissed } from '@noteer/contract';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom } = noteer;
const { aRecording } = consultations(noteer);
const as = await aUser();

const dose = { kind: 'dose', text: '75 mg' };
const lithium = { kind: 'medicine', text: 'Lithium' };

type Person = Awaited<ReturnType<typeof aUser>>;
const weigh = (id: string, body: object, who: Person = as) =>
  request(changeDismissed, { as: who, params: { id }, body });
const seen = async (id: string, who: Person = as) =>
  (await request(listDismissed, { as: who, params: { id } })).body.data;

test('what was put aside on one device is put aside on the next, and can be had back', async () => {
  const { id } = await aRecording(as);

  await weigh(id, { dismiss: [dose] });
  await weigh(id, { dismiss: [lithium] });
  expect(await seen(id)).toEqual([dose, lithium]);

  const { body } = await weigh(id, { restore: [{ kind: 'dose', text: '75 MG' }] });
  expect(body.data).toEqual([lithium]);
  expect(await seen(id)).toEqual([lithium]);
});

test('the same point twice is one point, and saying it again leaves no trace', async () => {
  const { id } = await aRecording(as);
  await weigh(id, { dismiss: [dose, { kind: 'dose', text: '75 Mg' }] });
  const audit = await auditFrom();

  await weigh(id, { dismiss: [dose] });
  await weigh(id, { restore: [lithium] });

  expect(await seen(id)).toHaveLength(1);
  expect((await audit()).filter((line) => line.event_type_code === 'note.checked')).toEqual([]);
});

test('words of the note are sealed, also in the trail', async () => {
  const { id } = await aRecording(as);
  const audit = await auditFrom();

  await weigh(id, { dismiss: [lithium] });

  const rows = await db.selectFrom('dismissed_points').selectAll().where('recording_id', '=', id).execute();
  expect(rows).toHaveLength(1);
  const kept = [
    ...rows.flatMap(({ point, mac }) => [point.toString('latin1'), mac.toString('latin1')]),
  ].join();
  expect(`${kept} ${JSON.stringify(await audit())}`.toLowerCase()).not.toContain('lithium');
  expect((await audit()).map((line) => line.event_type_code)).toEqual(['note.checked', 'note.read']);
});

test('the same words in two recordings have nothing in common', async () => {
  const [first, second] = [await aRecording(as), await aRecording(as)];
  await weigh(first.id, { dismiss: [lithium] });
  await weigh(second.id, { dismiss: [lithium] });

  const ids = [first.id, second.id];
  const rows = await db
    .selectFrom('dismissed_points')
    .select('mac')
    .where('recording_id', 'in', ids)
    .execute();
  expect(new Set(rows.map(({ mac }) => mac.toString('hex'))).size).toBe(2);
});

test('they are the clinician’s own, and go with the recording', async () => {
  const { id } = await aRecording(as);
  await weigh(id, { dismiss: [dose] });
  const colleague = await aUser();
  const administrator = await aUser({ role: 'administrator' });

  for (const other of [colleague, administrator]) {
    expect((await request(listDismissed, { as: other, params: { id } })).status).toBe(404);
    expect((await weigh(id, { restore: [dose] }, other)).status).toBe(404);
  }
  await request(deleteRecording, { as: administrator, params: { id } });
  expect(
    await db.selectFrom('dismissed_points').selectAll().where('recording_id', '=', id).execute(),
  ).toEqual([]);
});

test('a point without words, or with a whole note of them, is refused', async () => {
  const { id } = await aRecording(as);

  for (const text of ['', 'a'.repeat(2_001)])
    expect((await weigh(id, { dismiss: [{ kind: 'dose', text }] })).status).toBe(400);
  expect(await seen(id)).toEqual([]);
});
