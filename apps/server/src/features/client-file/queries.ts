import type { getTimeline, Received, TimelineItem } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import { appointmentsWithClient } from '../../consultations/appointments.ts';
import { READER_VERSION } from '../../consultations/file/findings.ts';
import type { Db, Tables } from '../../db/schema.ts';
import { type BySystem, type Scope, within, withinRecording } from '../../policy.ts';

type Reading = Scope<'read_client_file'>;
type Kind = TimelineItem['kind'];

/** Final notes and documents of which nothing is kept, or only what an older reader made of them. */
export const unreadPapers = async (db: Db, _scope: BySystem, limit: number) => {
  const { rows } = await sql<{ recording_id: string | null; attachment_id: string | null }>`
    (select recordings.id as recording_id, null::uuid as attachment_id from recordings
      join appointments on appointments.id = appointment_id and deleted_at is null and client_id is not null
      where is_reviewed and not is_recording_deleted and not exists (
        select from findings where recording_id = recordings.id and version >= ${READER_VERSION})
      and exists (select from documents where documents.recording_id = recordings.id and kind = 'note')
      limit ${limit})
    union all
    (select null, attachments.id from attachments
      where stage = 'read' and exists (
        select from findings where attachment_id = attachments.id and version < ${READER_VERSION})
      limit ${limit})`.execute(db);
  return rows;
};

/** Consultations that whoever asks may know of: own ones, and of colleagues' those whose final note is shared. */
const consultationsOf = (scope: Reading, client: RawBuilder<string>) => {
  const isShared =
    scope.reach === 'own_or_shared'
      ? sql<boolean>`exists (select from recordings where appointment_id = appointments.id and is_reviewed
          and not is_recording_deleted and ${withinRecording(scope, 'recordings.id')})`
      : sql<boolean>`false`;
  return sql`
    select 'consultation' as kind, appointments.id, appointment_time as at
    from appointments join clients on clients.id = appointments.client_id
    where current_id = ${client} and deleted_at is null
      and (${within(scope, 'appointments.clinician_id')} or ${isShared})
      and (is_appointment or exists (
        select from recordings where appointment_id = appointments.id and not is_recording_deleted))`;
};

const attachmentItems = (_scope: Reading, client: RawBuilder<string>) => sql`
  select 'attachment' as kind, attachments.id, attachments.created_at as at
  from attachments join clients on clients.id = attachments.client_id where current_id = ${client}`;

const taskItems = (scope: Reading, client: RawBuilder<string>) => sql`
  select 'task' as kind, tasks.id, tasks.created_at as at
  from tasks
  left join recordings on recordings.id = tasks.recording_id
  left join appointments on appointments.id = recordings.appointment_id
  join clients on clients.id = coalesce(tasks.client_id, appointments.client_id)
  where current_id = ${client} and tasks.clinician_id = ${scope.user_id}
    and (tasks.recording_id is null or not is_recording_deleted and deleted_at is null)`;

const items = (scope: Reading, client_id: string, kind?: Kind) => {
  const client = sql<string>`client_of('client', ${client_id})`;
  const all = {
    consultation: consultationsOf(scope, client),
    attachment: attachmentItems(scope, client),
    task: taskItems(scope, client),
  };
  return kind ? all[kind] : sql.join(Object.values(all), sql` union all `);
};

export type ItemRow = { kind: Kind; id: string; at: Date };

/** The newest first. The client is one whom the scope reaches: whoever asks has made sure. */
export async function timelineOf(
  db: Db,
  scope: Reading,
  client_id: string,
  { kind, limit, before }: Received<typeof getTimeline>['query'],
): Promise<ItemRow[]> {
  const older = before ? sql`where (at, id) < (select at, id from items where id = ${before})` : sql``;
  const { rows } = await sql<ItemRow>`with items as (${items(scope, client_id, kind)})
    select kind, id, at from items ${older} order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countsOf(db: Db, scope: Reading, client_id: string): Promise<Record<Kind, number>> {
  const { rows } = await sql<{ kind: Kind; count: number }>`
    select kind, count(*)::int as count from (${items(scope, client_id)}) items group by kind`.execute(db);
  const of = (kind: Kind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { consultation: of('consultation'), attachment: of('attachment'), task: of('task') };
}

/** Each with who held it, and the recording that counts. */
export const consultationRows = (db: Db, scope: Reading, ids: string[]) =>
  appointmentsWithClient(db, scope)
    .innerJoin('users as clinician', 'clinician.id', 'appointments.clinician_id')
    .leftJoin('recordings', (join) =>
      join.onRef('recordings.appointment_id', '=', 'appointments.id').on('is_recording_deleted', '=', false),
    )
    .select([
      'recordings.id as recording_id',
      'recordings.data_key',
      'recordings.is_reviewed',
      'recordings.template as recording_template',
      sql<string>`clinician.first_name || ' ' || clinician.last_name`.as('clinician_name'),
    ])
    .where('appointments.id', 'in', ids)
    .orderBy('recordings.created_at')
    .execute();

export type CourseKey = Pick<Tables['courses'], 'client_id' | 'clinician_id' | 'reach' | 'language'>;

export const keptCourse = (db: Db, _scope: Reading, key: CourseKey) =>
  db
    .selectFrom('courses')
    .select('body')
    .where('client_id', '=', key.client_id)
    .where('clinician_id', '=', key.clinician_id)
    .where('reach', '=', key.reach)
    .where('language', '=', key.language)
    .executeTakeFirst();

export async function lockClient(db: Db, _scope: Reading, id: string): Promise<void> {
  await db.selectFrom('clients').select('id').where('id', '=', id).forShare().execute();
}

export async function keepCourse(db: Db, _scope: Reading, row: Tables['courses']): Promise<void> {
  await db
    .insertInto('courses')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'clinician_id', 'reach', 'language'])
        .doUpdateSet((eb) => ({ body: eb.ref('excluded.body') })),
    )
    .execute();
}
