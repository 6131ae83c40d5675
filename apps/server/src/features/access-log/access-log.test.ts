import {
  addUnplannedContact,
  exportAccessLog,
  findAccessLogClients,
  getRecording,
  listUnusualReads,
  readAccessLog,
} from '@noteer/contract';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { findUnusual } from './find-unusual-reads.job.ts';

const noteer = await harness({ UNUSUAL_CLIENTS_AN_HOUR: '3' });
const { app, request, aUser, auditFrom, db, services, asOwner } = noteer;
const { aRecording, anAppointment } = consultations(noteer);
const auditor = await aUser({ role: 'auditor' });

const clientOf = async (appointment: string): Promise<string> => {
  const { client_id } = await db
    .selectFrom('appointments')
    .select('client_id')
    .where('id', '=', appointment)
    .executeTakeFirstOrThrow();
  return client_id ?? '';
};

async function save(client: string, query: Record<string, string>, as: { access: string } = auditor) {
  const path = exportAccessLog.path.replace('{id}', client);
  const response = await app.inject({
    url: `${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${as.access}` },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

async function textOf(bytes: Buffer): Promise<string[]> {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await opening.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await opening.destroy();
  return pages;
}

test('who looked at a file is a PDF in the language that is asked for, and saving it is on the record', async () => {
  const [sanne, administrator] = [await aUser(), await aUser({ role: 'administrator' })];
  const { id, appointment } = await aRecording(sanne);
  await request(getRecording, { as: sanne, params: { id } });
  const client = await clientOf(appointment);
  const audit = await auditFrom();

  const dutch = await save(client, { format: 'pdf', language: 'nl' });
  const english = await save(client, { format: 'pdf', language: 'en' }, administrator);

  expect([dutch.status, dutch.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(dutch.headers['content-disposition']).toBe('attachment; filename="inzage.pdf"');
  const [page = ''] = await textOf(dutch.bytes);
  expect(page).toMatch(
    /Wie heeft dit dossier ingezien.*Bram Kuiper.*Fenna Wiersma.*Behandelaar.*Opname: ingezien/,
  );
  expect((await textOf(english.bytes))[0]).toMatch(/Who looked at this file.*Recording: read/);
  const saved = (await audit()).filter((line) => line.event_type_code === 'access_log.exported');
  expect(saved.map(({ client_id, user_id }) => [client_id, user_id])).toEqual([
    [client, auditor.id],
    [client, administrator.id],
  ]);
});

test('a long log has many pages and every line of the client once', async () => {
  const client = await clientOf(await anAppointment(await aUser()));
  await asOwner((owner) =>
    sql`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code, user_name, client_id)
      select 'note.read', 'R', 0, 'clinician', 'Łukasz Şahin ' || n, ${client} from generate_series(1, 1201) n`.execute(
      owner,
    ),
  );

  const csv = (await save(client, { format: 'csv', language: 'nl' })).bytes.toString('utf8');
  const pages = await textOf((await save(client, { format: 'pdf', language: 'nl' })).bytes);

  const names = csv.match(/Łukasz Şahin \d+/g) ?? [];
  expect([names.length, new Set(names).size]).toEqual([1201, 1201]);
  expect(csv.startsWith('\u{feff}Wanneer;Wie;Rol;Wat;Uitkomst\r\n')).toBe(true);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.join(' ').match(/Lukasz Sahin/g)).toHaveLength(1201);
  expect(pages.at(-1)).toContain(`Pagina ${pages.length}`);
});

test('who read a file because it was entrusted to them is told as that', async () => {
  const client = await clientOf(await anAppointment(await aUser()));
  const reading = async (as: 'cosigner' | 'cover') =>
    asOwner((owner) =>
      sql`insert into audit_log
        (event_type_code, event_action_code, event_outcome_indicator, role_id_code, user_name, client_id, participant_object_detail)
        values ('note.read', 'R', 0, 'clinician', 'Iris Mulder', ${client}, ${JSON.stringify({ as })})`.execute(
        owner,
      ),
    );
  await reading('cosigner');
  await reading('cover');

  const dutch = (await save(client, { format: 'csv', language: 'nl' })).bytes.toString('utf8');
  const english = (await save(client, { format: 'csv', language: 'en' })).bytes.toString('utf8');

  for (const role of ['Behandelaar, als medeondertekenaar', 'Behandelaar, als waarnemer'])
    expect(dutch).toContain(`;${role};`);
  for (const role of ['Clinician, as co-signer', 'Clinician, while covering'])
    expect(english).toContain(`;${role};`);
});

test('a name that looks like a formula stays text in a spreadsheet', async () => {
  const client = await clientOf(await anAppointment(await aUser()));
  await asOwner((owner) =>
    sql`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code, user_name, client_id)
      values ('note.read', 'R', 4, 'clinician', '=HYPERLINK("x";"y")', ${client})`.execute(owner),
  );

  const csv = (await save(client, { format: 'csv', language: 'en' })).bytes.toString('utf8');

  expect(csv).toContain(`"'=HYPERLINK(""x"";""y"")";Clinician;Note: read;refused`);
});

test('a period without lines and a client who is not there are told', async () => {
  const client = await clientOf(await anAppointment(await aUser()));

  const none = await save(client, { format: 'pdf', language: 'nl', to: '2020-01-01' });
  expect((await textOf(none.bytes))[0]).toContain('In deze periode is niets vastgelegd');
  expect((await save(auditor.id, { format: 'pdf', language: 'nl' })).status).toBe(404);
  expect((await save(client, { format: 'pdf', language: 'nl' }, await aUser())).status).toBe(403);
  expect(
    (await save(client, { format: 'pdf', language: 'nl' }, await aUser({ role: 'planner' }))).status,
  ).toBe(403);
});

test('an auditor finds a client by name, and that is on the record', async () => {
  const client = await clientOf(await anAppointment(await aUser()));
  const audit = await auditFrom();

  const { body } = await request(findAccessLogClients, { as: auditor, body: { search: 'Bram Kuip' } });

  expect(body.data[0]).toEqual({
    id: client,
    client_name: 'Bram Kuiper',
    date_of_birth: null,
    client_code: null,
  });
  const lines = await audit();
  expect(lines.map((line) => line.event_type_code)).toContain('clients.listed');
  expect(lines.map((line) => line.client_id)).toContain(client);
});

test('the log is asked by deed and by kind of deed', async () => {
  const sanne = await aUser();
  const { id } = await aRecording(sanne);
  await request(getRecording, { as: sanne, params: { id } });
  const events = async (query: object) => {
    const { body } = await request(readAccessLog, { as: auditor, query: { user_id: sanne.id, ...query } });
    return new Set(body.data.map((line: { event_type_code: string }) => line.event_type_code));
  };

  expect(await events({ event_action_code: 'R' })).toEqual(new Set(['agenda.read', 'recording.read']));
  expect(await events({ event_type_code: 'recording.started' })).toEqual(new Set(['recording.started']));
});

/** All in one hour, and looked at when it is over. The next one: the server itself may have looked at those before. */
const hour = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
const later = new Date(hour.getTime() + 2 * 3_600_000);
const unusual = async () => (await request(listUnusualReads, { as: auditor })).body.data;

test('many clients in an hour, and a client whom the reader does not treat, are listed once the hour is over', async () => {
  const [sanne, coder, curious] = [
    await aUser(),
    await aUser({ role: 'administrator' }),
    await aUser({ role: 'administrator' }),
  ];
  const seen: string[] = [];
  for (const client_name of ['Aad Vis', 'Bea Vos', 'Cor Vink', 'Dik Valk']) {
    const { body } = await request(addUnplannedContact, { as: sanne, body: { client_name } });
    seen.push(await clientOf(body.data.id));
  }
  const [client = '', other = ''] = seen;
  // Sanne treats all four; it are many. The coder opened one and coded it; the curious one opened one and did nothing.
  const line = (user: string, event: string, action: string, of: string) =>
    asOwner((owner) =>
      sql`insert into audit_log (event_type_code, event_action_code, event_outcome_indicator, role_id_code, user_id,
          client_id, event_date_time)
        values (${event}, ${action}, 0, 'x', ${user}, ${of}, ${hour})`.execute(owner),
    );
  for (const one of seen) await line(sanne.id, 'note.read', 'R', one);
  await line(coder.id, 'note.read', 'R', client);
  await line(coder.id, 'codes.confirmed', 'U', client);
  await line(curious.id, 'note.read', 'R', client);
  await line(curious.id, 'clients.listed', 'R', other);

  await findUnusual(services, later);
  const audit = await auditFrom();
  const found = await unusual();
  const ofThese = found.filter(({ user_id }: { user_id: string }) =>
    [sanne.id, coder.id, curious.id].includes(user_id),
  );

  expect(
    ofThese
      .map(({ kind, user_id, client_id, clients }: Record<string, unknown>) => [
        kind,
        user_id,
        client_id,
        clients,
      ])
      .sort(),
  ).toEqual(
    [
      ['many_clients', sanne.id, null, 4],
      ['no_treatment', curious.id, client, 1],
    ].sort(),
  );
  expect((await audit()).map((each) => each.event_type_code)).toEqual(['access_log.unusual_read']);
  await findUnusual(services, later);
  expect(await unusual()).toHaveLength(found.length);
});
