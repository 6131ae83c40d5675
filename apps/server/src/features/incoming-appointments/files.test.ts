import { randomUUID } from 'node:crypto';
import {
  deleteAppointment,
  importAppointments,
  listAllAppointments,
  listClients,
  previewAppointments,
  startCapture,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { aCalendar, anEvent } from '../../../test/calendar-file.ts';
import { consent } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { agendaForm } from '../../../test/incoming-examples.ts';
import { xlsxFile } from '../../../test/xlsx-file.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom, logged } = noteer;
const planner = await aUser({ role: 'planner' });

type File = string | Uint8Array<ArrayBuffer>;
const look = (file: File, fields: Record<string, string> = {}) =>
  request(previewAppointments, { as: planner, body: agendaForm(file, fields) });
async function take(file: File, fields: Record<string, string> = {}) {
  const { body } = await look(file, fields);
  const taken = await request(importAppointments, {
    as: planner,
    body: agendaForm(file, { ...fields, seen: body.seen }),
  });
  return { status: taken.status, counts: taken.body.data?.counts, rows: body.data };
}
const agendaOf = async (clinician_id: string, date: string) => {
  const { body } = await request(listAllAppointments, { as: planner, query: { date } });
  return body.data.filter((one: { clinician_id: string }) => one.clinician_id === clinician_id);
};
const HEAD = 'Afspraaknummer;Behandelaar;Datum;Begin;Einde;Cliëntcode;Naam;Geboortedatum';
const uniqueCode = () => `C${randomUUID().slice(0, 8)}`;

test('a look says row by row what would be made, what is there and what is wrong, and changes nothing', async () => {
  const { email } = await aUser();
  const before = await db.selectFrom('appointments').select('id').execute();

  const { status, body } = await look(
    [
      HEAD,
      `;${email};20-11-2026;9:30;10:15;;Bram de Kuiper;1-2-1980`,
      `;${email};20-11-2026;25:99;;;Bram de Kuiper;1-2-1980`,
      ';Niemand Hier;2026-11-20;11:00;;;Bram de Kuiper;1980-02-01',
      `;${email};20-11-2026;9:30;10:15;;Bram de Kuiper;1-2-1980`,
    ].join('\n'),
  );

  expect(status).toBe(200);
  expect(body.counts).toMatchObject({ new: 1, wrong: 3, same: 0 });
  expect(body.data).toMatchObject([
    { line: 2, verdict: 'new', is_new_client: true, start_time: '2026-11-20T09:30:00.000Z', problems: [] },
    { line: 3, verdict: 'wrong', problems: [{ field: 'start_time', problem: 'not_understood' }] },
    { line: 4, verdict: 'wrong', problems: [{ field: 'clinician', problem: 'unknown' }] },
    { line: 5, verdict: 'wrong', problems: [{ field: 'start_time', problem: 'twice' }] },
  ]);
  expect(await db.selectFrom('appointments').select('id').execute()).toEqual(before);
});

test('the same file twice makes nothing twice, with and without ids of its own', async () => {
  const clinician = await aUser();
  const code = uniqueCode();
  const file = [
    HEAD,
    `${code}-1;${clinician.email};23-11-2026;9:30;10:15;${code};Bram de Kuiper;`,
    `;${clinician.email};23-11-2026;11:00;11:45;;Eva Mulder;3-4-1991`,
    `;${clinician.email};23-11-2026;13:00;13:45;;Joris Bakker;`,
  ].join('\n');

  expect((await take(file)).counts).toMatchObject({ new: 3, same: 0 });
  expect((await take(file)).counts).toMatchObject({ new: 0, same: 3 });

  expect(await agendaOf(clinician.id, '2026-11-23')).toHaveLength(3);
  const { body } = await request(listClients, { as: clinician });
  expect(body.data).toHaveLength(3);
});

test('an appointment with an id of its own is moved and cancelled by the next file, and stays removed once somebody removed it here', async () => {
  const { id, email } = await aUser();
  const code = uniqueCode();
  const row = (time: string, status = 'gepland') =>
    `Afspraaknummer;Behandelaar;Start;Naam;Status\n${code};${email};2026-11-24 ${time};Bram de Kuiper;${status}`;
  await take(row('09:30'));

  expect((await take(row('10:30'))).counts).toMatchObject({ changed: 1 });
  const [moved] = await agendaOf(id, '2026-11-24');
  expect(moved.appointment_time).toBe('2026-11-24T10:30:00.000Z');

  expect((await take(row('10:30', 'geannuleerd'))).counts).toMatchObject({ cancelled: 1 });
  expect(await agendaOf(id, '2026-11-24')).toEqual([]);
  expect((await take(row('10:30'))).counts).toMatchObject({ changed: 1 });

  await request(deleteAppointment, { as: planner, params: { id: moved.id } });
  expect((await take(row('12:30'))).counts).toMatchObject({ removed: 1 });
  expect(await agendaOf(id, '2026-11-24')).toEqual([]);
});

test('what was recorded is neither moved nor cancelled', async () => {
  const clinician = await aUser();
  const code = uniqueCode();
  const row = (time: string, status: string) =>
    `Afspraaknummer;Behandelaar;Start;Naam;Status\n${code};${clinician.email};2026-11-25 ${time};Bram;${status}`;
  await take(row('09:30', ''));
  const [{ id: appointment }] = await agendaOf(clinician.id, '2026-11-25');
  await request(startCapture, { as: clinician, body: { id: randomUUID(), appointment, consent } });

  expect((await take(row('14:00', ''))).counts).toMatchObject({ recorded: 1 });
  expect((await take(row('14:00', 'geannuleerd'))).counts).toMatchObject({ recorded: 1 });

  const [kept] = await agendaOf(clinician.id, '2026-11-25');
  expect(kept).toMatchObject({ id: appointment, appointment_time: '2026-11-25T09:30:00.000Z' });
});

test('clients are found by code whatever their name, by name and date of birth, and never by a name that another has', async () => {
  const [one, other] = [await aUser(), await aUser()];
  const code = uniqueCode();
  const name = `Bram ${uniqueCode()}`;
  await take(
    `Behandelaar;Start;Code;Naam;Geboortedatum\n${one.email};2026-11-26 09:00;${code};${name};1-2-1980`,
  );

  const { body } = await look(
    [
      'Behandelaar;Start;Code;Naam;Geboortedatum',
      `${other.email};2026-11-26 10:00;${code};B. de K.;`,
      `${other.email};2026-11-26 11:00;;${name};1 februari 1980`,
      `${other.email};2026-11-26 12:00;;${name};`,
      `${one.email};2026-11-26 13:00;;${name};`,
      `${one.email};2026-11-26 14:00;${code};${name};2-2-1980`,
      `${one.email};2026-11-26 15:00;${uniqueCode()};;`,
    ].join('\n'),
  );

  expect(body.data.map((row: { is_new_client: boolean }) => row.is_new_client)).toEqual([
    ...[false, false, true, false, false, false],
  ]);
  expect(body.data.slice(4)).toMatchObject([
    { problems: [{ field: 'client_code', problem: 'other_client' }] },
    { problems: [{ field: 'client_code', problem: 'unknown' }] },
  ]);
});

test('what changed between looking and taking is looked at again', async () => {
  const { email } = await aUser();
  const file = `Behandelaar;Start;Naam\n${email};2026-11-27 09:00;Bram`;
  const { body } = await look(file);
  await take(file);

  const late = await request(importAppointments, {
    as: planner,
    body: agendaForm(file, { seen: body.seen }),
  });

  expect([late.status, late.body.code]).toEqual([409, 'agenda_changed']);
});

test('a calendar that was saved as a file is looked at the same way, for the clinician who was chosen', async () => {
  const { id, email } = await aUser();
  await take(`Behandelaar;Start;Naam\n${email};2026-11-30 09:00;Bram de Kuiper`);
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const file = aCalendar(
    anEvent('UID:1', `DTSTART:${soon}T083000Z`, 'SUMMARY:Bram de Kuiper'),
    anEvent('UID:2', `DTSTART:${soon}T103000Z`, 'SUMMARY:Teamoverleg'),
  );

  expect((await look(file)).status).toBe(400);
  expect((await look(file, { user_id: id })).body.counts).toMatchObject({ new: 1, left_out: 1 });
  expect((await take(file, { user_id: id, takes: 'everyone' })).counts).toMatchObject({ new: 2 });
  expect((await take(file, { user_id: id, takes: 'everyone' })).counts).toMatchObject({ new: 0, same: 2 });
  const other = await aUser();
  expect((await take(file, { user_id: other.id, takes: 'everyone' })).counts).toMatchObject({ new: 2 });
});

test('every client whose appointment was made has a line in the log, and nothing of the file is in the server’s', async () => {
  const { email } = await aUser();
  const audit = await auditFrom();
  const file = xlsxFile({
    Agenda: [
      ['Behandelaar', 'Start', 'Naam', 'Geboortedatum'],
      [email, '2026-12-01 09:00', 'Zsofia Wachtmeester', '5-6-1977'],
      [email, '2026-12-01 10:00', 'Zsofia Wachtmeester', '5-6-1977'],
      [email, '2026-12-01 11:00', 'Ruud Lindhout', '7-8-1966'],
    ],
  });

  expect((await take(file)).counts).toMatchObject({ new: 3 });

  const lines = (await audit()).map((line) => line.event_type_code);
  expect(lines.filter((event) => event === 'appointment.created')).toHaveLength(2);
  expect(lines.filter((event) => event === 'client.created')).toHaveLength(2);
  expect(lines).toContain('incoming.file_taken');
  expect(logged.join('')).not.toMatch(/wachtmeester/i);
});

test.each([
  ['unreadable_agenda', 'naam;plaats\nBram;Utrecht'],
  ['unreadable_agenda', '%PDF-1.7'],
  ['too_many_appointments', `start;naam\n${'2026-11-20 09:30;Bram\n'.repeat(5_001)}`],
])('a file is refused as %s in words', async (code, file) => {
  const { status, body } = await look(file);
  expect([status, body.code]).toEqual([400, code]);
});

test('a clinician takes no files', async () => {
  const as = await aUser();
  expect((await request(previewAppointments, { as, body: agendaForm('start;naam') })).status).toBe(403);
});
