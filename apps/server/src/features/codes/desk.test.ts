import {
  answerCodeQuestion,
  askAboutCodes,
  changeRecording,
  deleteAppointment,
  exportCodes,
  getCodeTotals,
  listDesk,
  listTasks,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { coding, ZPM } from '../../../test/coding.ts';
import { harness } from '../../../test/harness.ts';
import type { Actor } from '../../actor.ts';
import { listWaiting } from './desk.ts';
import { suggestCodesAnew } from './suggest-codes-anew.job.ts';

const noteer = await harness();
const { request, aUser, db, app, auditFrom, services } = noteer;
const { theDemoList, aPsychologist, signed, sign, look, confirm } = coding(noteer);
await theDemoList();
const administrator = await aUser({ role: 'administrator' });
const catchUp = () => suggestCodesAnew.run(services, {}, new AbortController().signal);

type Listed = { id: string; is_stale: boolean; question: string | null };
const desk = async (query: object = {}): Promise<Listed[]> =>
  (await request(listDesk, { as: administrator, query })).body.data;
const idsOf = async (query: object = {}) => (await desk(query)).map(({ id }) => id);

test('what is signed waits, the oldest first, with all that is needed to decide', async () => {
  const sanne = await aPsychologist();
  const late = await signed(sanne, { date: '2026-11-03' });
  const early = await signed(sanne, { date: '2026-11-02', patient_name: 'Ilse Postma' });
  await catchUp();

  const listed = await desk({ clinician_id: sanne.id });

  expect(listed.map(({ id }) => id)).toEqual([early, late]);
  expect(listed[0]).toMatchObject({
    ...{ client_name: 'Ilse Postma', clinician_name: 'Fenna Wiersma', is_planned: true, kind: 'treatment' },
    ...{
      minutes: 45,
      doubt: 'none',
      is_stale: false,
      question: null,
      suggested: [{ system: 'zpm', code: ZPM }],
    },
  });
});

test('pages follow each other without a gap, whatever is filtered by', { tags: 'thorough' }, async () => {
  const sanne = await aPsychologist();
  const ids: string[] = [];
  for (const day of ['01', '02', '03', '04', '05']) ids.push(await signed(sanne, { date: `2026-10-${day}` }));
  await catchUp();
  const own = { clinician_id: sanne.id, doubt: 'none' };

  const first = await idsOf({ ...own, limit: '2' });
  const second = await idsOf({ ...own, limit: '2', after: first[1] });
  const third = await idsOf({ ...own, limit: '2', after: second[1] });

  expect([...first, ...second, ...third]).toEqual(ids);
  expect(await idsOf({ ...own, from: '2026-10-02', to: '2026-10-03' })).toEqual(ids.slice(1, 3));
  expect(await idsOf({ ...own, doubt: 'missing' })).toEqual([]);
  expect(await idsOf({ ...own, older_than: '0' })).toEqual(ids);
  expect(await idsOf({ ...own, older_than: '9000' })).toEqual([]);
});

test('what is hidden, or whose appointment was deleted, does not wait', async () => {
  const sanne = await aPsychologist();
  const [hidden, gone] = [await signed(sanne), await signed(sanne)];
  const body = { is_recording_deleted: true };
  await request(changeRecording, { as: sanne, params: { id: hidden }, body });
  const { appointment_id } = await db
    .selectFrom('recordings')
    .select('appointment_id')
    .where('id', '=', gone)
    .executeTakeFirstOrThrow();
  await request(deleteAppointment, { as: administrator, params: { id: appointment_id ?? '' } });

  expect(await idsOf({ clinician_id: sanne.id })).toEqual([]);
});

test('after another list what waits is stale, until it is suggested anew', async () => {
  const sanne = await aPsychologist();
  const id = await signed(sanne);
  await catchUp();
  expect(await desk({ clinician_id: sanne.id })).toMatchObject([{ id, is_stale: false }]);
  const actor = {
    ...administrator,
    role: 'administrator',
    request_id: 'test',
    address: '',
  } as unknown as Actor;

  // Where nobody else sees it: the queue would suggest anew before the desk is asked.
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('code_imports')
      .values({ system: 'ggz_nhn', origin: 'imported', file_name: 'lijst.csv', lines: 0 })
      .execute();
    const query = { clinician_id: sanne.id, limit: 10 };
    expect(await listWaiting({ ...services, db: tx }, actor, query)).toMatchObject([{ id, is_stale: true }]);
  });
  await catchUp();

  expect(await desk({ clinician_id: sanne.id })).toMatchObject([{ id, is_stale: false }]);
});

test('who gets another profession has other codes suggested for all that waits', async () => {
  const sanne = await aPsychologist();
  await signed(sanne);
  await catchUp();
  await db.updateTable('users').set({ profession: 'none' }).where('id', '=', sanne.id).execute();
  await catchUp();

  expect(await desk({ clinician_id: sanne.id })).toMatchObject([{ is_stale: false, doubt: 'not_billable' }]);
});

test('a question reaches the clinician as a task, and its answer the desk', async () => {
  const sanne = await aPsychologist();
  const id = await signed(sanne);
  const question = () =>
    request(askAboutCodes, { as: administrator, params: { id }, body: { text: 'Was dit een groep?' } });
  expect((await question()).status).toBe(200);
  expect((await desk({ clinician_id: sanne.id }))[0]).toMatchObject({ question: 'open' });
  expect(await question()).toMatchObject({ status: 409, body: { code: 'question_open' } });
  // Signed once more, it is still asked.
  await request(changeRecording, { as: sanne, params: { id }, body: { is_reviewed: false } });
  await sign(sanne, id);

  const { body } = await request(listTasks, { as: sanne });
  const [task] = body.data;
  expect(task).toMatchObject({
    ...{ kind: 'code_question', text: 'Was dit een groep?', recording: id, is_done: false },
    question: { asked_by_name: 'Fenna Wiersma', answer: null },
  });
  const answer = (as: { access: string }) =>
    request(answerCodeQuestion, { as, params: { id: task.id }, body: { text: 'Nee, alleen.' } });
  expect((await answer(await aUser())).status).toBe(404);
  expect((await answer(sanne)).body.data).toMatchObject({
    is_done: true,
    question: { answer: 'Nee, alleen.' },
  });

  expect((await desk({ clinician_id: sanne.id }))[0]).toMatchObject({ question: 'answered' });
  expect((await look(administrator, id)).question).toMatchObject({ answer: 'Nee, alleen.', is_done: true });
  expect((await question()).status).toBe(200);
});

const totals = async (clinician_id: string) => {
  const query = { from: '2026-01-01', to: '2026-12-31', clinician_id };
  return (await request(getCodeTotals, { as: administrator, query })).body.data;
};

test('totals are sums of what was confirmed, by day, clinician and code', async () => {
  const sanne = await aPsychologist();
  const first = await signed(sanne, { date: '2026-09-01' });
  const second = await signed(sanne, { date: '2026-09-02' });
  await signed(sanne, { date: '2026-09-02' });
  await confirm(administrator, first, { ggz_nhn: 'N1' });
  await confirm(administrator, second, { zpm: 'CO0497' });

  const told = await totals(sanne.id);

  expect(told.total).toEqual({ count: 2, minutes: 90, tariff_cents: 10_000, without_tariff: 1 });
  expect(told.by_day).toMatchObject([
    { day: '2026-09-01', count: 1, minutes: 45, tariff_cents: 10_000 },
    { day: '2026-09-02', count: 1, without_tariff: 1 },
  ]);
  expect(told.by_clinician).toMatchObject([{ clinician_id: sanne.id, count: 2 }]);
  expect(told.by_code).toMatchObject([
    { system: 'zpm', code: 'CO0497', meaning: null, count: 1 },
    { system: 'zpm', code: ZPM, count: 1, minutes: 45 },
    { system: 'ggz_nhn', code: 'N1', count: 1 },
  ]);
  await confirm(administrator, second, { zpm: '' });
  expect((await totals(sanne.id)).total).toMatchObject({ count: 2, without_tariff: 0 });
});

test('the export has a line for each performance, is safe in a spreadsheet, and says whose left', async () => {
  const sanne = await aPsychologist();
  const id = await signed(sanne, { date: '2026-08-03', client_code: '=1+1;"x"', patient_name: 'Vera Zand' });
  await confirm(administrator, id, { surcharges: ['TC0001'], ggz_nhn: 'N1' });
  const audit = await auditFrom();

  const url = `${exportCodes.path}?from=2026-08-01&to=2026-08-31&clinician_id=${sanne.id}`;
  const response = await app.inject({ url, headers: { authorization: `Bearer ${administrator.access}` } });

  expect(response.headers['content-type']).toContain('text/csv');
  const [head, ...lines] = response.body.slice(1).split('\r\n');
  expect(head).toMatch(/^prestatiecodelijst;prestatiecode;/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(`071;${ZPM};`);
  expect(lines[0]).toContain(`;2026-08-03;"'=1+1;""x""";;Fenna Wiersma;45;1;10000;0;N1;${id}`);
  expect(lines[1]).toMatch(/^071;TC0001;;.*;;1;;1;N1;/);
  expect(response.body).not.toContain('Vera');
  expect(await audit()).toMatchObject([
    { event_type_code: 'codes.exported', client_id: null },
    { event_type_code: 'codes.exported', client_id: expect.any(String), participant_object_id: id },
  ]);
});

test('a period of more than a year, or one that ends before it begins, is refused', async () => {
  const ask = (from: string, to: string) =>
    request(getCodeTotals, { as: administrator, query: { from, to } });

  expect((await ask('2025-01-01', '2026-12-31')).status).toBe(400);
  expect((await ask('2026-02-01', '2026-01-01')).status).toBe(400);
  expect((await ask('2026-01-01', '2026-12-31')).status).toBe(200);
});
