/** Rows of all that is kept of a client; also of those who turned out to be this one. */
import type { ErasedCounts } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

export type Whole = Scope<'export_client' | 'erase_client'>;

const partIds = (client_id: string) => sql<string>`(select id from clients where current_id = ${client_id})`;
const appointmentIds = (client_id: string) =>
  sql<string>`(select id from appointments where client_id in ${partIds(client_id)})`;
const recordingIds = (client_id: string) =>
  sql<string>`(select id from recordings where appointment_id in ${appointmentIds(client_id)})`;

export const partsOf = (db: Db, _scope: Whole, client_id: string) =>
  db.selectFrom('clients').selectAll().where('current_id', '=', client_id).orderBy('created_at').execute();

export const appointmentsOf = (db: Db, _scope: Whole, client_id: string) =>
  db
    .selectFrom('appointments')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .innerJoin('users', 'users.id', 'appointments.clinician_id')
    .selectAll('appointments')
    .select([
      'clients.id as current_client_id',
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
      sql<string>`users.first_name || ' ' || users.last_name`.as('clinician_name'),
    ])
    .where('clients.id', '=', client_id)
    .orderBy('appointment_time')
    .execute();

export type KeptAppointment = Awaited<ReturnType<typeof appointmentsOf>>[number];

/** One appointment's, in their order: a client's sound is never all in memory, and neither are all the rows. */
export const recordingsOf = (db: Db, _scope: Whole, appointment_id: string) =>
  db
    .selectFrom('recordings')
    .selectAll()
    .where('appointment_id', '=', appointment_id)
    .orderBy('created_at')
    .execute();

export const piecesOf = (db: Db, _scope: Whole, recording_id: string) =>
  db
    .selectFrom('transcript_pieces')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .orderBy('seq')
    .execute();

export const voicesOf = (db: Db, _scope: Whole, recording_id: string) =>
  db.selectFrom('recording_voices').selectAll().where('recording_id', '=', recording_id).execute();

export const revisionsOf = (db: Db, _scope: Whole, recording_id: string) =>
  db
    .selectFrom('document_revisions')
    .innerJoin('documents', 'documents.id', 'document_revisions.document_id')
    .leftJoin('users', 'users.id', 'author_id')
    .selectAll('document_revisions')
    .select(['kind', sql<string | null>`users.first_name || ' ' || users.last_name`.as('author_name')])
    .where('recording_id', '=', recording_id)
    .orderBy('documents.created_at')
    .orderBy('number')
    .execute();

/** Who signed, returned and reopened its notes. */
export const stepsOf = (db: Db, _scope: Whole, recording_id: string) =>
  db
    .selectFrom('note_steps')
    .innerJoin('users', 'users.id', 'done_by')
    .selectAll('note_steps')
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('done_by_name'))
    .where('recording_id', '=', recording_id)
    .orderBy('note_steps.created_at')
    .execute();

export const commentsOf = (db: Db, _scope: Whole, recording_id: string) =>
  db
    .selectFrom('note_comments')
    .selectAll()
    .where('recording_id', '=', recording_id)
    .orderBy('place')
    .execute();

export const jottingsOf = (db: Db, _scope: Whole, recording_id: string) =>
  db.selectFrom('jottings').selectAll().where('recording_id', '=', recording_id).orderBy('at_s').execute();

export const codesOf = (db: Db, _scope: Whole, recording_id: string) =>
  db.selectFrom('codes').selectAll().where('recording_id', '=', recording_id).execute();

export const tasksOf = (db: Db, _scope: Whole, client_id: string) =>
  db
    .selectFrom('tasks')
    .leftJoin('recordings', 'recordings.id', 'tasks.recording_id')
    .selectAll('tasks')
    .select('data_key')
    .where((eb) =>
      eb.or([
        sql<boolean>`tasks.client_id in ${partIds(client_id)}`,
        sql<boolean>`tasks.recording_id in ${recordingIds(client_id)}`,
      ]),
    )
    .orderBy('tasks.created_at')
    .execute();

export const attachmentsOf = (db: Db, _scope: Whole, client_id: string) =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('client_id', 'in', partIds(client_id))
    .orderBy('created_at')
    .execute();

export const pagesOf = (db: Db, _scope: Whole, attachment_id: string) =>
  db
    .selectFrom('attachment_pages')
    .select(['number', 'text', 'corrected_text'])
    .where('attachment_id', '=', attachment_id)
    .orderBy('number')
    .execute();

/** Every id of theirs that anything else could be kept under. */
export async function idsOf(db: Db, _scope: Whole, client_id: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'clients' as kind, id from clients where current_id = ${client_id}
    union all select 'appointments', id from ${appointmentIds(client_id)} appointments
    union all select 'recordings', id from ${recordingIds(client_id)} recordings
    union all select 'attachments', id from attachments where client_id in ${partIds(client_id)}
    union all select 'tasks', id from tasks where client_id in ${partIds(client_id)}
      or recording_id in ${recordingIds(client_id)}
    union all select 'documents', id from documents where recording_id in ${recordingIds(client_id)}
    union all select 'departures', id from departures where recording_id in ${recordingIds(client_id)}`.execute(
    db,
  );
  const ids = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...ids].map(([kind, of]) => [kind, of.map(({ id }) => id)]));
}

/** What there is of each; jobs and codes that stay are counted when they are looked at. */
export async function countAll(db: Db, _scope: Whole, client_id: string): Promise<ErasedCounts> {
  const { rows } = await sql<Record<keyof ErasedCounts, string>>`
    with of_client as (select id, samples, sound_removed_at from recordings where id in ${recordingIds(client_id)})
    select
      (select count(*) from clients where current_id = ${client_id}) as clients,
      (select count(*) from appointments where id in ${appointmentIds(client_id)}) as appointments,
      (select count(*) from of_client) as recordings,
      (select coalesce(sum(samples), 0) / 16000 from of_client where sound_removed_at is null) as sound_seconds,
      (select count(*) from transcript_pieces where recording_id in (select id from of_client)) as transcript_pieces,
      (select count(*) from documents where recording_id in (select id from of_client)) as notes,
      (select count(*) from document_revisions where document_id in (
        select id from documents where recording_id in (select id from of_client))) as versions,
      (select count(*) from attachments where client_id in ${partIds(client_id)}) as documents,
      (select count(*) from tasks where client_id in ${partIds(client_id)}
        or recording_id in (select id from of_client)) as tasks,
      (select count(*) from codes where recording_id in (select id from of_client)) as codes,
      (select count(*) from departures where recording_id in (select id from of_client)) as departures,
      0 as jobs, 0 as codes_kept`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Math.round(Number(value))]),
  ) as ErasedCounts;
}

/** The client, or a recording of theirs. */
export async function isAnyHeld(db: Db, _scope: Whole, client_id: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (
    select from holds where released_at is null and (
      client_id in ${partIds(client_id)} or recording_id in ${recordingIds(client_id)})) as held`.execute(db);
  return rows[0]?.held ?? true;
}

/** Nobody plans, records or joins for them until the transaction ends. */
export const lockParts = (tx: Tx, _scope: Whole, client_id: string) =>
  tx
    .selectFrom('clients')
    .selectAll()
    .where('current_id', '=', client_id)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The rows; what belongs to them goes by itself. */
export async function deleteAll(tx: Tx, _scope: Whole, ids: Map<string, string[]>): Promise<void> {
  const of = (kind: string) => sql`any(${ids.get(kind) ?? []}::uuid[])`;
  await sql`delete from departures where id = ${of('departures')}`.execute(tx);
  await sql`delete from tasks where id = ${of('tasks')}`.execute(tx);
  await sql`delete from recordings where id = ${of('recordings')}`.execute(tx);
  await sql`delete from attachments where id = ${of('attachments')}`.execute(tx);
  await sql`delete from appointments where id = ${of('appointments')}`.execute(tx);
  await sql`delete from clients where id = ${of('clients')}`.execute(tx);
  // That something went stays known, under which id does not.
  await sql`update removals set object_id = null where object_id = ${of('recordings')}`.execute(tx);
}
