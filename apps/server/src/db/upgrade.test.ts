/** An installation from before documents and codes goes on with this version: nothing is lost, and it answers as it did. */
import { endpoints } from '@noteer/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';
import { oldAnswers, oldMasterKey, oldRows, upgradedDatabase } from '../../test/old-database.ts';
import { aTrail } from '../../test/trail.ts';
import { openSession } from '../identity/sessions.ts';
import { sealLines } from '../trail/seal.ts';
import { sealNames } from '../trail/seal-names.ts';
import { verifyTrail } from '../trail/verify.ts';

const rows = oldRows();
const noteer = await harness({ DEMO: '' }, undefined, {
  database: await upgradedDatabase(),
  master_key: oldMasterKey(),
});
const { db, request } = noteer;

const people = new Map<string, { access: string }>();
for (const { id, email } of await db.selectFrom('users').select(['id', 'email']).execute())
  people.set(email, await openSession(db, id, 12));

const withoutTickets = (body: unknown) =>
  JSON.parse(JSON.stringify(body).replaceAll(/\?ticket=[^"]*/g, '?ticket='));

const calls = oldAnswers().map((call) => {
  const asked = Object.values({ ...call.params, ...call.query }).join(' ');
  return [`${call.who}: ${call.endpoint} ${asked}`, call] as const;
});

test('the answers that were kept are of all kinds, and of several people', () => {
  expect(new Set(calls.map(([, { endpoint }]) => endpoint))).toEqual(
    new Set([
      ...['listAppointments', 'listRecordings', 'listTasks', 'getRecording', 'getTranscript', 'getVoices'],
      ...['getDraft', 'listRevisions', 'getRevision'],
    ]),
  );
  expect(new Set(calls.map(([, { who }]) => who)).size).toBe(3);
});

test.each(calls)('%s is answered as before', async (_name, call) => {
  const endpoint = endpoints[call.endpoint];
  const as = people.get(call.who);
  if (!endpoint || !as) throw new Error('the call is not of this contract');
  const { params = {}, query = {} } = call;

  const { status, body } = await request(endpoint, { as, params, query });

  expect(status).toBe(call.status);
  // More may be told than before, never less.
  expect(withoutTickets(body)).toMatchObject(call.body);
});

test('every row is there: notes became documents, their revisions kept number, author and sealed bytes', async () => {
  const parsed = <Row>(table: string) => (rows.get(table) ?? []).map((row) => JSON.parse(row) as Row);
  const names = new Map(
    parsed<{ id: string; ai_model_name: string }>('notes').map((note) => [note.id, note.ai_model_name]),
  );
  const documents = await db.selectFrom('documents').select(['id', 'kind']).execute();
  const revisions = await db.selectFrom('document_revisions').selectAll().execute();

  expect(documents.map(({ id }) => id).sort()).toEqual([...names.keys()].sort());
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['note']));
  const told = (id: string, number: number, author: string | null, text: string) =>
    [id, number, author, names.get(id), text].join(' ');
  expect(
    revisions
      .map((r) =>
        [r.document_id, r.number, r.author_id, r.ai_model_name, `\\x${r.text.toString('hex')}`].join(' '),
      )
      .sort(),
  ).toEqual(
    parsed<{ note_id: string; number: number; author_id: string | null; text: string }>('note_revisions')
      .map(({ note_id, number, author_id, text }) => told(note_id, number, author_id, text))
      .sort(),
  );
  for (const table of ['users', 'recordings', 'transcript_pieces', 'tasks', 'recording_chunks']) {
    const { rows: found } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
      db,
    );
    expect([table, Number(found[0]?.count)]).toEqual([table, rows.get(table)?.length]);
  }
});

test('codes are rows, sealed, with who saved them; none is left in the open', async () => {
  const codes = await db.selectFrom('codes').selectAll().execute();
  const { rows: admins } = await sql<{ id: string }>`
    select id from users where email = 'beheer@demo.noteer'`.execute(db);

  // Three notes with both, one with either.
  expect(codes.map(({ system, state }) => `${system} ${state}`).sort()).toEqual([
    ...Array(4).fill('ggz_nhn confirmed'),
    ...Array(4).fill('zpm confirmed'),
  ]);
  expect(codes.every(({ code, unsealed_code }) => code && unsealed_code === null)).toBe(true);
  expect(codes.some(({ code }) => code?.includes('CO0') || code?.includes('GGZ-ALLEEN'))).toBe(false);
  // The demo's own were nobody's.
  const byPeople = codes.flatMap(({ set_by }) => set_by ?? []);
  expect(byPeople).toEqual([admins[0]?.id, admins[0]?.id]);
});

test('the old lines of the access log are sealed, and whoever changed one before is found by its old hash', async () => {
  const { db: old, rewrite, trail, asOwner, services } = await aTrail({}, await upgradedDatabase());
  await sealLines(old, trail);
  const lines = rows.get('audit_log')?.length;

  expect(await verifyTrail(old, services.sealing)).toMatchObject({ lines, waiting: 0, broken: null });

  // Their names are sealed in steps; whoever ends it in between leaves a log that is whole.
  const openNames = async () =>
    (await old.selectFrom('audit_log').select('user_name').where('user_name', 'is not', null).execute())
      .length;
  const before = await openNames();
  expect(before).toBeGreaterThan(5);
  await expect(asOwner((owner) => sealNames(owner, services.sealing, 4, 1))).resolves.toBe(4);
  expect(await openNames()).toBe(before - 4);
  expect(await verifyTrail(old, services.sealing)).toMatchObject({ lines, broken: null });
  expect(await asOwner((owner) => sealNames(owner, services.sealing, 4))).toBe(before - 4);
  expect(await openNames()).toBe(0);
  expect(await verifyTrail(old, services.sealing)).toMatchObject({ lines, waiting: 0, broken: null });

  await rewrite(
    sql`update audit_log set role_id_code = 'auditor' where id = 7`,
    sql`delete from audit_seals`,
    sql`insert into audit_unsealed select id from audit_log`,
  );
  await sealLines(old, trail);
  expect((await verifyTrail(old, services.sealing)).broken).toMatchObject({ line_id: 7, what: 'changed' });
});
