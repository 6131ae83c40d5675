/** A database as it is after years: one clinician's records whole and readable, the colleagues' only as many rows. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sealColumn } from '../apps/server/src/consultations/appointments.ts';
import { insertClient } from '../apps/server/src/consultations/clients.ts';
import { newDataKey, recordingSealing } from '../apps/server/src/consultations/data-key.ts';
import { revisionOwner } from '../apps/server/src/consultations/documents.ts';
import { sealText } from '../apps/server/src/consultations/sealed-text.ts';
import { taskOwner } from '../apps/server/src/consultations/tasks.ts';
import type { Db } from '../apps/server/src/db/schema.ts';
import { ofTheSystem } from '../apps/server/src/policy.ts';
import type { Sealing } from '../apps/server/src/sealing.ts';

/** A full day for a whole department: what the administrator's page shows. */
const ON_THE_DAY = 60;
const BATCH = 250;
const note = '## Beloop\n\nCliënt slaapt beter en gebruikt sertraline 50 mg.\n'.repeat(12);

type Records = { db: Db; sealing: Sealing; clinician_id: string; date: string };

/** The first ones fall on the date that is looked at; the rest lie a few hours apart before it. */
function momentOf(index: number, date: string): Date {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return new Date(
    index < ON_THE_DAY ? noon + index * 300_000 : noon - (index - ON_THE_DAY + 8) * 4 * 3600_000,
  );
}

function rowsOf({ sealing, clinician_id, date }: Records, index: number) {
  const [appointment_id, recording_id, document_id, task_id, client_id] = Array.from({ length: 5 }, () =>
    randomUUID(),
  );
  if (!appointment_id || !recording_id || !document_id || !task_id || !client_id) throw new Error('no ids');
  const when = momentOf(index, date);
  const data_key = newDataKey(sealing, recording_id);
  const own = recordingSealing(sealing, { id: recording_id, data_key });
  const isReviewed = index % 4 !== 0;
  const name = { first_name: 'Cliënt', last_name: `${index}` };
  return {
    client: { id: client_id, identity: { ...name, date_of_birth: null, gender: null, client_code: null } },
    appointment: {
      id: appointment_id,
      clinician_id,
      appointment_time: when,
      is_appointment: true,
      status: isReviewed ? ('reviewed' as const) : ('ready' as const),
      client_id,
      description: sealColumn(sealing, appointment_id, 'description', 'Vervolgconsult'),
      language: 'nl' as const,
      template: 'decursus',
    },
    recording: {
      id: recording_id,
      clinician_id,
      appointment_id,
      language: 'nl' as const,
      template: 'decursus',
      data_key,
      stage: 'done' as const,
      samples: '16000',
      is_reviewed: isReviewed,
      created_at: when,
      finished_at: when,
      finished_by: 'device' as const,
    },
    document: { id: document_id, recording_id, kind: 'note' as const },
    revision: {
      document_id,
      number: 1,
      ai_model_name: 'extractive',
      text: sealText(own, revisionOwner(document_id, 1, 'text'), note),
      template: 'decursus',
    },
    task: {
      id: task_id,
      recording_id,
      clinician_id,
      kind: 'send' as const,
      text: sealText(own, taskOwner(task_id), 'Ik stuur de brief naar de huisarts.'),
    },
  };
}

export async function addOwnRecords(records: Records, count: number): Promise<void> {
  const { db } = records;
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => rowsOf(records, first + i));
    await db.transaction().execute(async (tx) => {
      for (const { client } of rows)
        await insertClient(tx, ofTheSystem, records.sealing, client.identity, {
          created_by: null,
          id: client.id,
        });
    });
    await db
      .insertInto('appointments')
      .values(rows.map((row) => row.appointment))
      .execute();
    await db
      .insertInto('recordings')
      .values(rows.map((row) => row.recording))
      .execute();
    await db
      .insertInto('documents')
      .values(rows.map((row) => row.document))
      .execute();
    await db
      .insertInto('document_revisions')
      .values(rows.map((row) => row.revision))
      .execute();
    await db
      .insertInto('tasks')
      .values(rows.map((row) => row.task))
      .execute();
  }
}

const COLLEAGUES = 99;

/** Never opened, so what is sealed in them may be anything; as long as the real ones. */
export async function addColleaguesRecords({ db, date }: Records, count: number): Promise<void> {
  await sql`
    create temporary table colleague as
      with added as (
        insert into users (email, first_name, last_name, gender, password_hash)
        select 'collega' || n || '@kliniek.test', 'Collega', n::text, 'other', 'none'
        from generate_series(1, ${sql.lit(COLLEAGUES)}) n returning id)
      select id, row_number() over () as n from added`.execute(db);
  await sql`
    create temporary table theirs as
      select gen_random_uuid() as appointment_id, gen_random_uuid() as recording_id, gen_random_uuid() as document_id,
        c.id as clinician_id, i % 4 <> 0 as is_reviewed,
        ${date}::timestamptz - interval '1 day' - i * interval '1 minute' as moment
      from generate_series(1, ${sql.lit(count)}) i join colleague c on c.n = i % ${sql.lit(COLLEAGUES)} + 1`.execute(
    db,
  );
  // One client for each, with as many words to be found by as a name of twelve letters has.
  await sql`
    insert into clients (id, current_id, first_name, last_name)
      select document_id, document_id, sha256(document_id::text::bytea), sha256(recording_id::text::bytea) from theirs`.execute(
    db,
  );
  await sql`
    insert into client_index (client_id, kind, mac)
      select document_id, 'word', substr(sha256((document_id::text || n)::bytea), 1, 16)
      from theirs, generate_series(1, 12) n`.execute(db);
  await sql`
    insert into appointments (id, clinician_id, appointment_time, is_appointment, status, client_id, language, template)
      select appointment_id, clinician_id, moment, true, 'reviewed', document_id, 'nl', 'decursus'
      from theirs`.execute(db);
  await sql`
    insert into recordings (id, clinician_id, appointment_id, language, template, data_key, stage, samples, is_reviewed, created_at)
      select recording_id, clinician_id, appointment_id, 'nl', 'decursus', sha256(document_id::text::bytea), 'done', 16000,
        is_reviewed, moment from theirs`.execute(db);
  await sql`insert into documents (id, recording_id, kind)
    select document_id, recording_id, 'note' from theirs`.execute(db);
  await sql`insert into document_revisions (document_id, number, ai_model_name, text, template)
    select document_id, 1, 'extractive', convert_to(repeat(document_id::text, 20), 'utf8'), 'decursus' from theirs`.execute(
    db,
  );
  await sql`insert into tasks (recording_id, clinician_id, kind, text)
    select recording_id, clinician_id, 'send', sha256(document_id::text::bytea) from theirs`.execute(db);
}
