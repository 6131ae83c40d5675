import {
  changeRecording,
  endpoints,
  getRecording,
  getTranscript,
  joinClient,
  listAppointments,
  listRecordings,
  noteCopied,
  readAccessLog,
} from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consultations, someSound } from '../test/consultation.ts';
import { examples, haveTheirOwnTest } from '../test/every-endpoint.ts';
import { harness } from '../test/harness.ts';

const noteer = await harness();
const { app, request, aUser, auditFrom, db, asOwner } = noteer;
const { aRecording, anAppointment } = consultations(noteer);
const clinician = await aUser();

/** Whose appointment it is. */
async function clientOf(appointment: string): Promise<string | null> {
  const row = await db
    .selectFrom('appointments')
    .select('client_id')
    .where('id', '=', appointment)
    .executeTakeFirstOrThrow();
  return row.client_id;
}

type Line = Awaited<ReturnType<Awaited<ReturnType<typeof auditFrom>>>>[number];
const told = ({ event_type_code, event_outcome_indicator, client_id, participant_object_id }: Line) => [
  event_type_code,
  event_outcome_indicator,
  client_id,
  participant_object_id,
];

const declared = Object.entries(endpoints).filter(
  ([name, { patient_data }]) =>
    patient_data &&
    !patient_data.only_refusals &&
    patient_data.ids !== 'data[].id' &&
    !haveTheirOwnTest.includes(name),
);

test.each(declared)('%s leaves a line with the client', async (name, endpoint) => {
  const sent = await examples(noteer)[name]?.();
  const audit = await auditFrom();

  expect((await request(endpoint, sent)).status).toBe(200);

  const lines = (await audit()).filter((line) => line.event_type_code === endpoint.patient_data?.event);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ client_id: expect.any(String), event_outcome_indicator: 0 });
});

test('every part of the sound that is asked for is on the record, wherever it begins', async () => {
  const { id, appointment, url } = await aRecording(clinician, someSound(3, 1600));
  const client = await clientOf(appointment);
  const audit = await auditFrom();

  for (const range of ['bytes=1-', 'bytes=100-199', 'bytes=-10', 'bytes=0-']) {
    expect((await app.inject({ url, headers: { range } })).statusCode).toBe(206);
  }
  expect((await app.inject({ url, headers: { range: 'bytes=999999-' } })).statusCode).toBe(416);

  expect((await audit()).map(told)).toEqual([
    ...Array.from({ length: 4 }, () => ['recording.heard', 0, client, id]),
    ['recording.heard', 4, client, id],
  ]);
});

test('a later page of the transcript and a change that changes nothing are looks too', async () => {
  const { id, appointment } = await aRecording(clinician);
  const client = await clientOf(appointment);
  const audit = await auditFrom();

  await request(getTranscript, { as: clinician, params: { id }, query: { from: 1 } });
  await request(changeRecording, { as: clinician, params: { id }, body: {} });

  expect((await audit()).map(told)).toEqual([
    ['transcript.read', 0, client, id],
    ['recording.read', 0, client, id],
  ]);
});

test('a list is a line for each client in it, with all that it showed of them', async () => {
  const someone = await aUser();
  const [first, second] = [await aRecording(someone), await aRecording(someone)];
  const again = await aRecording(someone);
  const [client, another] = [
    await clientOf(first.appointment),
    await clientOf(await anAppointment(await aUser())),
  ];
  await db
    .updateTable('appointments')
    .set({ client_id: another })
    .where('id', '=', second.appointment)
    .execute();
  const audit = await auditFrom();

  await request(listRecordings, { as: someone });

  const lines = await audit();
  expect(lines.map(told)).toEqual([
    ['recordings.listed', 0, client, again.id],
    ['recordings.listed', 0, another, second.id],
  ]);
  expect(lines[0]?.participant_object_detail).toMatchObject({ objects: [again.id, first.id] });
  expect(JSON.stringify(lines)).not.toContain('Bram');
});

test('a list with nobody in it was looked at all the same', async () => {
  const someone = await aUser();
  const audit = await auditFrom();

  await request(listAppointments, { as: someone, query: { date: '2020-01-01' } });

  expect((await audit()).map(told)).toEqual([['agenda.read', 0, null, someone.id]]);
});

test('what was refused is on the record: to whom, and whose it would have been', async () => {
  const { id, appointment } = await aRecording(clinician);
  const client = await clientOf(appointment);
  const [colleague, planner] = [await aUser(), await aUser({ role: 'planner' })];
  const audit = await auditFrom();

  const statuses = [
    (await request(getRecording, { params: { id } })).status,
    (await request(getRecording, { as: planner, params: { id } })).status,
    (await request(getRecording, { as: colleague, params: { id } })).status,
    (await request(changeRecording, { as: colleague, params: { id }, body: {} })).status,
  ];

  expect(statuses).toEqual([401, 403, 404, 404]);
  const lines = await audit();
  expect(lines.map(told)).toEqual(statuses.map(() => ['recording.read', 4, client, id]));
  expect(lines.map(({ user_id }) => user_id)).toEqual([null, planner.id, colleague.id, colleague.id]);
  expect(lines.map(({ participant_object_detail }) => participant_object_detail)).toEqual(
    statuses.map((status) => expect.objectContaining({ status })),
  );
});

test('a stranger who calls without end fills a minute of the log and no more', async () => {
  const { id } = await aRecording(clinician);
  const audit = await auditFrom();

  for (let i = 0; i < 130; i++)
    await app.inject({ url: `/api/consulations/recording/${id}/`, remoteAddress: '203.0.113.9' });

  const lines = await audit();
  expect(lines.length).toBeLessThanOrEqual(60 * 2);
  expect(lines.filter((line) => line.event_outcome_indicator === 8).length).toBeGreaterThan(0);
});

test('a copy to the clipboard is on the record', async () => {
  const { id, appointment } = await aRecording(clinician);
  const client = await clientOf(appointment);
  const audit = await auditFrom();

  await request(noteCopied, { as: clinician, params: { id } });

  expect((await audit()).map(told)).toEqual([['note.copied', 0, client, id]]);
});

test('what cannot be written down is not answered', async () => {
  const { id, url } = await aRecording(clinician);
  await asOwner(async (owner) => {
    await sql`create function no_more_lines() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`.execute(owner);
    await sql`create trigger no_more_lines before insert on audit_log
      execute function no_more_lines()`.execute(owner);
  });

  const read = await request(getRecording, { as: clinician, params: { id } });
  const heard = await app.inject({ url });
  await asOwner((owner) => sql`drop trigger no_more_lines on audit_log`.execute(owner));

  expect([read.status, JSON.stringify(read.body)]).toEqual([500, expect.not.stringContaining('Bram')]);
  expect([heard.statusCode, heard.rawPayload.length < 200]).toEqual([500, true]);
});

test('the log of a client holds what was written before another was joined into it', async () => {
  const kept = await clientOf(await anAppointment(await aUser()));
  const joined = await clientOf(await anAppointment(await aUser()));
  const auditor = await aUser({ role: 'auditor' });
  const clients = async () => {
    const { body } = await request(readAccessLog, { as: auditor, query: { client_id: kept } });
    return new Set(body.data.map(({ client_id }: { client_id: string }) => client_id));
  };
  expect(await clients()).toEqual(new Set([kept]));

  const as = await aUser({ role: 'administrator' });
  await request(joinClient, { as, params: { id: joined }, body: { into: kept } });

  expect(await clients()).toEqual(new Set([kept, joined]));
});

test('of a deleted recording it stays known whose it was', async () => {
  const { id, appointment } = await aRecording(clinician);
  const client = await clientOf(appointment);
  const audit = await auditFrom();

  const { status } = await request(endpoints.deleteRecording as never, {
    as: await aUser({ role: 'administrator' }),
    params: { id },
  });

  expect(status).toBe(200);
  expect((await audit()).map(told)).toEqual([['recording.deleted', 0, client, id]]);
});

test('an auditor reads the log by user, by client and by day, a page at a time, and reading is on the record', async () => {
  const [auditor, someone] = [await aUser({ role: 'auditor' }), await aUser()];
  const mine = await clientOf(await anAppointment(someone));
  const read = async (query: object) =>
    (await request(readAccessLog, { as: auditor, query })).body.data as { id: number; client_id: string }[];

  const ofUser = await read({ user_id: someone.id });
  const ofClient = await read({ client_id: mine });
  const [newest, before] = await read({ limit: 2 });
  const next = await read({ limit: 1, before: newest?.id });
  const audit = await auditFrom();
  const today = new Date().toISOString().slice(0, 10);

  expect(ofUser).toEqual(ofClient);
  expect(ofUser.every(({ client_id }) => client_id === mine)).toBe(true);
  expect(next[0]?.id).toBe(before?.id);
  expect(await read({ user_id: someone.id, from: today, to: today })).toEqual(ofUser);
  expect(await read({ to: '2020-01-01' })).toEqual([]);
  expect((await request(readAccessLog, { as: auditor, query: { from: '0000-01-01' } })).status).toBe(400);
  expect((await audit()).map((line) => line.event_type_code)).toEqual(['access_log.read', 'access_log.read']);
  expect(JSON.stringify(ofUser)).not.toContain('Bram');
});
