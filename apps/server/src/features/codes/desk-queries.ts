import type { CodeDoubt } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type Scope, within } from '../../policy.ts';

type Coding = Scope<'code_consultations'>;
type Period = { from?: string | undefined; to?: string | undefined; clinician_id?: string | undefined };
type Page = Period & {
  doubt?: CodeDoubt | undefined;
  /** The last day, from another filter than `to`. */
  last?: string | undefined;
  limit: number;
  after?: string | undefined;
};

/** Rows of the desk, each with its appointment, its client and its clinician, by time. */
const coded = (db: Db, scope: Coding, is_confirmed: boolean, { from, to, clinician_id }: Period) =>
  db
    .selectFrom('code_suggestions')
    .innerJoin('recordings', 'recordings.id', 'code_suggestions.recording_id')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .innerJoin('users', 'users.id', 'code_suggestions.clinician_id')
    .select([
      'code_suggestions.recording_id as id',
      'code_suggestions.appointment_time',
      'code_suggestions.clinician_id',
      'recordings.data_key',
      'appointments.id as appointment_id',
      'appointments.is_appointment',
      'clients.id as current_client_id',
      'clients.first_name as client_first_name',
      'clients.last_name as client_last_name',
      'clients.client_code',
      'users.first_name as clinician_first_name',
      'users.last_name as clinician_last_name',
    ])
    .where('is_signed', '=', true)
    .where('is_confirmed', '=', is_confirmed)
    .where('appointments.deleted_at', 'is', null)
    .where(within(scope, 'code_suggestions.clinician_id', 'is_signed'))
    .$if(clinician_id !== undefined, (query) =>
      query.where('code_suggestions.clinician_id', '=', clinician_id as string),
    )
    .$if(from !== undefined, (query) =>
      query.where('code_suggestions.appointment_time', '>=', sql<Date>`${from}::date at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) => query.where(isUntil(to as string)))
    .orderBy('code_suggestions.appointment_time')
    .orderBy('code_suggestions.recording_id');

/** That day included. */
const isUntil = (day: string) =>
  sql<boolean>`code_suggestions.appointment_time < (${day}::date + 1) at time zone 'UTC'`;

/** The place of this one in the order of the desk. */
const isAfter = (recording_id: string) =>
  sql<boolean>`(code_suggestions.appointment_time, code_suggestions.recording_id) >
    (select appointment_time, recording_id from code_suggestions where recording_id = ${recording_id})`;

/** Those that nobody has confirmed the codes of, the oldest first, with the last question of each. */
export const waitingAfter = (db: Db, scope: Coding, { doubt, last, limit, after, ...period }: Page) =>
  coded(db, scope, false, period)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tasks')
          .select(['created_at as asked_at', 'done_at as answered_at'])
          .whereRef('tasks.recording_id', '=', 'code_suggestions.recording_id')
          .where('kind', '=', 'code_question')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('question'),
      (join) => join.onTrue(),
    )
    .select(['body', 'made_on', 'doubt', 'question.asked_at', 'question.answered_at'])
    .$if(doubt !== undefined, (query) => query.where('doubt', '=', doubt as CodeDoubt))
    .$if(last !== undefined, (query) => query.where(isUntil(last as string)))
    .$if(after !== undefined, (query) => query.where(isAfter(after as string)))
    .limit(limit)
    .execute();

export type WaitingRow = Awaited<ReturnType<typeof waitingAfter>>[number];

/** What is opened between two turns of the thread that answers. */
const PAGE = 200;

/** Those that somebody confirmed, page by page. */
export async function* confirmedPages(db: Db, scope: Coding, period: Period) {
  for (let after: string | undefined; ; ) {
    const rows = await coded(db, scope, true, period)
      .select('outcome')
      .$if(after !== undefined, (query) => query.where(isAfter(after as string)))
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

export type ConfirmedRow =
  Awaited<ReturnType<ReturnType<typeof confirmedPages>['next']>> extends IteratorResult<(infer Row)[]>
    ? Row
    : never;

/** Of a period, or of all time. Sums alone. */
export const rulesOf = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('code_outcomes')
    .select([
      'rule',
      sql<string>`coalesce(sum(count) filter (where was_right), 0)`.as('right'),
      sql<string>`coalesce(sum(count) filter (where not was_right), 0)`.as('wrong'),
    ])
    .$if(from !== undefined, (query) => query.where('day', '>=', from as string))
    .$if(to !== undefined, (query) => query.where('day', '<=', to as string))
    .groupBy('rule')
    .having(sql<boolean>`sum(count) > 0`)
    .orderBy('rule')
    .execute();
