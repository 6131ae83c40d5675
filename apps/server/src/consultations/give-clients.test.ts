/** An installation from before there were clients: each appointment is given one, whatever happens meanwhile. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { harness, MASTER_KEY } from '../../test/harness.ts';
import { oldMasterKey, upgradedDatabase } from '../../test/old-database.ts';
import { ofTheSystem } from '../policy.ts';
import { appointmentsWithClient, openClientNames, sealColumn } from './appointments.ts';
import { indexMac } from './client-index.ts';
import { sameName } from './client-words.ts';
import { clientNameOf } from './clients.ts';
import { giveClients } from './give-clients.ts';

const { db, services, aUser, database_url } = await harness();
const { sealing } = services;

type Old = {
  clinician_id: string;
  client_name: string;
  subject?: string;
  client_code?: string;
  gender?: 'male' | 'female';
};

/** As the version before wrote it. */
async function anOldAppointment({
  clinician_id,
  client_name,
  subject,
  client_code,
  gender,
}: Old): Promise<string> {
  const id = randomUUID();
  const sealed = (column: string, text?: string) => (text ? sealColumn(sealing, id, column, text) : null);
  await db
    .insertInto('appointments')
    .values({
      ...{
        id,
        clinician_id,
        appointment_time: new Date(),
        is_appointment: true,
        language: 'nl',
        template: 'decursus',
      },
      client_name: sealColumn(sealing, id, 'client_name', client_name),
      client_code: sealed('client_code', client_code),
      subject: sealed('subject', subject),
      gender: gender ?? null,
    })
    .execute();
  return id;
}

const isHeldUp = async () =>
  (
    await sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows.length > 0;

const given = async (ids: string[]) => {
  const rows = await appointmentsWithClient(db, ofTheSystem).where('appointments.id', 'in', ids).execute();
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    return row && { client: row.current_client_id, name: clientNameOf(openClientNames(sealing, row)) };
  });
};

test('one client is whoever has the same name and code, or without a code the same name with one clinician', async () => {
  const [sanne, joris] = [(await aUser()).id, (await aUser()).id];
  const pieter = { client_name: 'Pieter Drost' };
  const ids = [
    await anOldAppointment({ ...pieter, clinician_id: sanne, client_code: 'C-1' }),
    await anOldAppointment({ ...pieter, clinician_id: joris, client_code: 'C-1' }),
    await anOldAppointment({ ...pieter, clinician_id: sanne }),
    await anOldAppointment({ ...pieter, clinician_id: sanne, client_code: 'C-2' }),
    await anOldAppointment({ client_name: 'Iemand Anders', clinician_id: sanne, client_code: 'C-1' }),
    await anOldAppointment({
      client_name: 'Yusuf Demirci',
      clinician_id: sanne,
      subject: '14 februari 1968',
    }),
    await anOldAppointment({
      client_name: 'Yusuf Demirci',
      clinician_id: sanne,
      subject: '15 februari 1968',
    }),
    await anOldAppointment({
      client_name: 'Yusuf Demirci',
      clinician_id: joris,
      subject: '14 februari 1968',
    }),
  ];

  await giveClients(db, ofTheSystem, sealing);

  const found = await given(ids);
  const order = [...new Set(found.map((each) => each?.client))];
  expect(found.map((each) => [order.indexOf(each?.client), each?.name])).toEqual([
    [0, 'Pieter Drost'],
    [0, 'Pieter Drost'],
    [0, 'Pieter Drost'],
    [1, 'Pieter Drost'],
    [2, 'Iemand Anders'],
    [3, 'Yusuf Demirci'],
    [4, 'Yusuf Demirci'],
    [5, 'Yusuf Demirci'],
  ]);
  const left = await db
    .selectFrom('appointments')
    .select('id')
    .where('client_name', 'is not', null)
    .execute();
  expect(left).toEqual([]);
});

test('killed in the middle it goes on where it was, and several at once make no client twice', {
  tags: 'thorough',
}, async () => {
  const clinician_id = (await aUser()).id;
  const names = Array.from({ length: 60 }, (_, n) => `Cliënt Nummer${n % 40}`);
  const ids: string[] = [];
  for (const client_name of names) ids.push(await anOldAppointment({ clinician_id, client_name }));

  // Held up at the sixth of the third ten, it has changed five of them and said so to nobody.
  await db.transaction().execute(async (tx) => {
    const name = { kind: 'name' as const, value: sameName('Cliënt Nummer25') };
    await sql`select pg_advisory_xact_lock(${indexMac(sealing, name).readBigInt64BE().toString()})`.execute(
      tx,
    );
    const child = spawn(
      process.execPath,
      [
        resolve(import.meta.dirname, '../../test/give-clients-child.ts'),
        database_url,
        MASTER_KEY.toString('hex'),
        '10',
      ],
      { stdio: 'inherit' },
    );
    await vi.waitUntil(isHeldUp, { timeout: 300_000, interval: 50 });
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const halfway = (await given(ids)).filter(Boolean).length;
  await Promise.all([1, 2, 3].map(() => giveClients(db, ofTheSystem, sealing, undefined, 10)));

  expect(halfway).toBe(20);
  const found = await given(ids);
  expect(found.map((each) => each?.name)).toEqual(names);
  expect(new Set(found.map((each) => each?.client)).size).toBe(40);
});

test('the demo of an earlier version has ten clients, with every appointment that they had', async () => {
  const old = await harness({ DEMO: '' }, undefined, {
    database: await upgradedDatabase(),
    master_key: oldMasterKey(),
  });
  const rows = await appointmentsWithClient(old.db, ofTheSystem).where('is_appointment', '=', true).execute();
  const names = rows.map((row) => clientNameOf(openClientNames(old.services.sealing, row)));
  expect(new Set(names).size).toBe(new Set(rows.map((row) => row.current_client_id)).size);
  const without = await old.db
    .selectFrom('appointments')
    .select('id')
    .where('client_id', 'is', null)
    .execute();
  expect(without).toEqual([]);
});
