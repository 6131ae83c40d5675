/** What is told to Noteer of clients, and who did what, stands in no table as it was told. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consultations } from '../test/consultation.ts';
import { harness, PASSWORD } from '../test/harness.ts';
import { openIdentity } from './consultations/clients.ts';
import { sealLines } from './trail/seal.ts';
import { verifyTrail } from './trail/verify.ts';

// The demo, which has something in nearly every table.
const noteer = await harness({ DEMO: 'on' });
const { db, request, aUser, services } = noteer;
const { put, finish } = consultations(noteer);

/** Of accounts themselves, and of lists that hold no client. */
const ofAccounts = ['public.users'];
const ofLists = ['public.code_lines', 'public.code_cases', 'public.code_preview_lines'];

/** Every table with each of its rows as text: bytes are hexadecimal digits in it. */
async function everyTable(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string; reference: string }>`
    select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as reference
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(db);
  const texts = new Map<string, string>();
  for (const { name, reference } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(reference)} t`.execute(db);
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
}

/** Where it stands, as text or as bytes. */
const placesOf = (tables: Map<string, string>, told: string): string[] =>
  [...tables].flatMap(([name, text]) =>
    text.includes(told) || text.includes(Buffer.from(told).toString('hex')) ? [name] : [],
  );

const told = {
  client: 'Xandra Quispel',
  born: '31-12-1931',
  described: 'Zorgen over slapen en de buurman',
  consent: 'Mag dit gesprek van mevrouw Quispel worden opgenomen?',
  jotting: 'buurman belt aan om vier uur',
  note: 'Mevrouw slaapt slecht door de buurman.',
  code: 'CO0QZX',
  file: 'brief-huisarts-quispel.txt',
  document: 'Geachte collega, mevrouw Quispel slaapt slecht.',
  task: 'Bellen met huisarts Quispelberg',
  reason: 'Klacht over de buurman',
};

/** A day of a clinician and an administrator, in short. */
async function aDay() {
  const clinician = await aUser();
  const administrator = await aUser({ role: 'administrator' });
  const day = '2026-11-02';
  const planned = await request(contract.createAppointment, {
    as: administrator,
    body: {
      ...{ user_id: clinician.id, patient_name: told.client, subject: told.born, gender: 'female' },
      ...{ description: told.described, date: day, client_code: 'QX-77-QX' },
      ...{ start_time: `${day}T09:00:00Z`, end_time: `${day}T09:45:00Z` },
    },
  });
  const id = randomUUID();
  const [as, params] = [clinician, { id }];
  const consent = { text: told.consent, given_at: `${day}T09:00:00Z` };
  const appointment = planned.body.data.id;
  const jottings = [{ id: randomUUID(), at_s: 1, text: told.jotting, edited_at: `${day}T09:01:00Z` }];
  const summary = { ai_model_name: 'extractive', summary_text: told.note };
  const coded = { ...summary, codes: told.code };
  const answers = [
    planned,
    await request(contract.startCapture, { as, body: { id, appointment, consent } }),
    await put(as, id, 0, Buffer.alloc(3200, 1)),
    await request(contract.putJottings, { as, params, body: { jottings } }),
    await finish(as, id, 1, 1600),
  ];
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
  answers.push(
    await request(contract.changeRecording, { as, params, body: { consultation_summaries: [summary] } }),
    await request(contract.changeRecording, { as, params, body: { is_reviewed: true } }),
    await request(contract.changeRecording, {
      as: administrator,
      params,
      body: { consultation_summaries: [coded] },
    }),
    await request(contract.createTask, { as, body: { text: told.task } }),
    await request(contract.setHold, {
      as: administrator,
      body: { object: 'recording', object_id: id, reason: told.reason },
    }),
  );
  const form = new FormData();
  form.set('attachment_id', randomUUID());
  form.set('file', new Blob([told.document], { type: 'text/plain' }), told.file);
  const { client_id } = await db
    .selectFrom('appointments')
    .select('client_id')
    .where('id', '=', appointment)
    .executeTakeFirstOrThrow();
  answers.push(await request(contract.addAttachment, { as, params: { id: client_id }, body: form }));
  const signedIn = await request(contract.login, { body: { email: clinician.email, password: PASSWORD } });
  return { answers: [...answers, signedIn], clinician, administrator, id };
}

test('neither a client, a word of theirs, a code, a document nor who did it is in the open', async () => {
  const { answers, administrator, clinician, id } = await aDay();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const tables = await everyTable();

  expect(placesOf(tables, 'Fenna')).toEqual(ofAccounts);
  const users = await db.selectFrom('users').select(['first_name', 'last_name']).execute();
  expect(users.length).toBeGreaterThan(5);
  for (const { first_name, last_name } of users)
    expect(placesOf(tables, `${first_name} ${last_name}`), last_name).toEqual([]);
  for (const [what, text] of Object.entries(told)) expect.soft(placesOf(tables, text), what).toEqual([]);
  for (const part of ['Quispel', 'QX-77-QX', 'CO0QZX']) expect.soft(placesOf(tables, part)).toEqual([]);

  // And it is all there for whoever may read it.
  const ofClinician = { as: administrator, query: { user_id: clinician.id } };
  const { body } = await request(contract.readAccessLog, ofClinician);
  expect(body.data[0].user_name).toBe('Fenna Wiersma');
  const consent = await request(contract.getConsent, { as: administrator, params: { id } });
  expect(consent.body.data.given.text).toBe(told.consent);
  await sealLines(db, services.sealing.trail);
  expect((await verifyTrail(db, services.sealing)).broken).toBeNull();
});

test('nor are the clients of the demo, its codes and its consent', async () => {
  const tables = await everyTable();
  const clients = await db.selectFrom('clients').selectAll().execute();
  const names = clients.map((row) => openIdentity(services.sealing, row));
  expect(names.length).toBeGreaterThan(5);

  for (const { first_name, last_name, client_code } of names)
    for (const text of [last_name && `${first_name} ${last_name}`, client_code])
      if (text) expect.soft(placesOf(tables, text), text).toEqual([]);
  expect(placesOf(tables, 'toestemming gegeven')).toEqual([]);
  expect(placesOf(tables, 'DEMO-').filter((name) => !ofLists.includes(name))).toEqual([]);
});
