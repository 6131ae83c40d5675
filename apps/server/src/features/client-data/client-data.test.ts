import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeRecording,
  createClient,
  createTask,
  eraseClient,
  exportClient,
  getCertificate,
  getClient,
  getHoldings,
  listErasures,
  setHold,
} from '@noteer/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientFiles, readsText } from '../../../test/client-file.ts';
import { sha256 as hex, someSound } from '../../../test/consultation.ts';
import { harness, withoutModels } from '../../../test/harness.ts';

const noteer = await harness({}, { ...withoutModels, readAttachment: readsText });
const { request, app, aUser, db, auditFrom, settings, services } = noteer;
const { aFinalNote, aDocument, aPlanned, aDraft } = clientFiles(noteer);
const clinician = await aUser();
const admin = await aUser({ role: 'administrator' });

/** A name that nobody else has. */
const NAME = 'Quirijn Zonnebeld';

async function aWholeClient() {
  const [first_name, last_name] = NAME.split(' ');
  const body = { first_name, last_name, date_of_birth: '1980-02-01' };
  const id: string = (await request(createClient, { as: clinician, body })).body.data.id;
  const note = await aFinalNote(
    clinician,
    id,
    `${NAME} gebruikt sertraline 50 mg. Vervolgafspraak op 3 december.`,
  );
  const draft = await aDraft(clinician, id, `${NAME} slaapt slecht.`);
  const document = await aDocument(clinician, id, `Betreft ${NAME}, geboren 1-2-1980. Gebruikt lithium.`);
  const planned = await aPlanned(clinician, id);
  await request(createTask, { as: clinician, body: { text: `Bel ${NAME}`, client_id: id } });
  const codes = [
    { ai_model_name: 'extractive', summary_text: `${NAME} gebruikt sertraline 50 mg.`, codes: 'G1,CO0365' },
  ];
  await request(changeRecording, {
    as: admin,
    params: { id: note.id },
    body: { consultation_summaries: codes },
  });
  return { id, note, draft, document, planned, client_code: `C-${id}` };
}

const look = (id: string) => request(getHoldings, { as: admin, params: { id } });
const erase = (id: string, typed_name = NAME) =>
  request(eraseClient, { as: admin, params: { id }, body: { typed_name } });

test('the copy holds the file as JSON and PDF, the sound as WAV and documents as they came', async () => {
  const { id, note, draft, document } = await aWholeClient();
  const { export_url, counts } = (await look(id)).body.data;
  const audit = await auditFrom();

  const response = await app.inject(export_url);

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).not.toContain('Zonnebeld');
  const files = unzipSync(response.rawPayload);
  const names = Object.keys(files);
  expect(names.filter((name) => !name.startsWith('sound/'))).toEqual([
    'file.json',
    'file.pdf',
    `documents/${document}-brief.txt`,
  ]);
  const file = JSON.parse(Buffer.from(files['file.json'] ?? []).toString());
  expect(file.client).toEqual([expect.objectContaining({ id, first_name: 'Quirijn', is_current: true })]);
  const recorded = file.appointments.flatMap((each: { consultations: object[] }) => each.consultations);
  expect(recorded.map((each: { id: string }) => each.id).sort()).toEqual([note.id, draft.id].sort());
  expect(JSON.stringify(file)).toContain('sertraline');
  expect(file.documents[0].pages[0]).toContain('lithium');
  expect(file.tasks.map((task: { text: string }) => task.text)).toContain(`Bel ${NAME}`);
  const wav = Buffer.from(files[names.find((name) => name.includes(note.id)) ?? ''] ?? []);
  expect(hex(wav.subarray(44))).toBe(hex(someSound(3, 1600)));
  expect(Buffer.from(files['file.pdf'] ?? []).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\n$/);
  expect(counts).toMatchObject({ clients: 1, recordings: 2, documents: 1 });
  expect((await audit()).map((line) => [line.event_type_code, line.client_id])).toEqual([
    ['client.exported', id],
  ]);
});

test('only an administrator takes a copy or erases, and a ticket is for one client', async () => {
  const { id } = await aWholeClient();
  const other = (await request(createClient, { as: clinician, body: { first_name: 'Ander' } })).body.data.id;
  const { export_url } = (await look(id)).body.data;

  expect((await request(exportClient, { as: clinician, params: { id } })).status).toBe(403);
  expect(
    (await request(eraseClient, { as: clinician, params: { id }, body: { typed_name: NAME } })).status,
  ).toBe(403);
  expect((await app.inject(export_url.replace(id, other))).statusCode).toBe(401);
});

test('a client is erased only under their name, and not while something is held', async () => {
  const { id, note } = await aWholeClient();

  const wrong = await erase(id, 'Bram Kuiper');
  await request(setHold, {
    as: admin,
    body: { object: 'recording', object_id: note.id, reason: 'Klachtprocedure' },
  });
  const held = await erase(id);

  expect([wrong.status, wrong.body.code]).toEqual([409, 'name_differs']);
  expect([held.status, held.body.code]).toEqual([409, 'on_hold']);
  expect((await look(id)).body.data).toMatchObject({ is_held: true, counts: { recordings: 2 } });
  expect((await request(getClient, { as: admin, params: { id } })).status).toBe(200);
});

type Column = { schema: string; table: string; column: string };

/** Every column of every table that can hold text or bytes, those of the queue included. */
async function columns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'json', 'bytea', 'uuid', 'character varying', 'ARRAY', 'character')`.execute(
    db,
  );
  return rows;
}

/** Where any of these words stands, as text, in JSON or as bytes. */
async function findAnywhere(words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, table, column } of await columns()) {
    const value = sql.ref(`${schema}.${table}.${column}`);
    const likes = words.map(
      (word) =>
        sql`(${value}::text ilike ${`%${word}%`} or ${value}::text ilike ${`%${Buffer.from(word).toString('hex')}%`})`,
    );
    const { rows } =
      await sql`select from ${sql.table(`${schema}.${table}`)} where ${sql.join(likes, sql` or `)} limit 1`.execute(
        db,
      );
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('of an erased client nothing is found in any table, the queue, the storage or the outbox but the access log', async () => {
  const { id, note, draft, document, planned, client_code } = await aWholeClient();
  const before = await look(id);
  const ids = [id, note.id, draft.id, note.appointment, draft.appointment, planned, document];
  expect((await findAnywhere(ids)).length).toBeGreaterThan(10);
  const audit = await auditFrom();

  const { status, body } = await erase(id, ' quirijn  zonnebeld ');

  expect(status).toBe(200);
  expect(body.data.counts).toMatchObject({ clients: 1, recordings: 2, documents: 1, codes_kept: 2 });
  expect(before.body.data.counts.recordings).toBe(2);
  // Jobs that were under way end by themselves, and find nothing.
  await expect
    .poll(() => findAnywhere([...ids, ...NAME.split(' '), client_code]), { timeout: 60_000, interval: 500 })
    .toEqual(
      expect.toSatisfy((places: string[]) => places.every((place) => place.startsWith('public.audit_log.'))),
    );
  const files = filesUnder(settings.DATA_DIR);
  expect(files.filter((file) => ids.some((each) => file.includes(each)))).toEqual([]);
  expect(
    files.filter((file) => file.endsWith('.eml') && readFileSync(file, 'utf8').includes('Zonnebeld')),
  ).toEqual([]);
  expect((await request(getClient, { as: admin, params: { id } })).status).toBe(404);

  const line = (await audit()).find((each) => each.event_type_code === 'client.erased');
  expect(line).toMatchObject({
    client_id: id,
    participant_object_detail: { recordings: 2, certificate: body.data.id, digest: body.data.digest },
  });
  expect(JSON.stringify(line)).not.toContain('Zonnebeld');
});

test('codes that were declared stay with their day and clinician, and open with the master key alone', async () => {
  const { id } = await aWholeClient();
  await db.deleteFrom('declared_codes').execute();
  await erase(id);

  const kept = await db.selectFrom('declared_codes').selectAll().execute();

  const open = ({ id: of, code }: (typeof kept)[number]) =>
    services.sealing.open(`declared_codes/${of}`, code).toString();
  expect(kept.map((row) => [row.system, open(row), row.clinician_id]).sort()).toEqual([
    ['ggz_nhn', 'G1', clinician.id],
    ['zpm', 'CO0365', clinician.id],
  ]);
});

test('the certificate shows that an id was erased to whoever has the id, and names nobody', async () => {
  const { id, note } = await aWholeClient();
  const { data } = (await erase(id)).body;
  const certificate = (format: string) =>
    app.inject({
      url: getCertificate.path.replace('{id}', data.id),
      query: { format },
      headers: { authorization: `Bearer ${admin.access}` },
    });

  const json = (await certificate('json')).json();
  const pdf = await certificate('pdf');

  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(json.client_sha256).toBe(hashOf(id));
  expect(json.ids_sha256).toContain(hashOf(note.id));
  expect(JSON.stringify(json)).not.toMatch(new RegExp(`${id}|Zonnebeld`));
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const { body } = await request(listErasures, { as: admin });
  expect(body.data[0]).toEqual(data);
});
