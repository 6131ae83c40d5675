import { reachOf, roles } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import { type Scope, withinRecordings } from '../../policy.ts';

type Arranging = Scope<'arrange_cover'>;

const nameOf = (user: string) =>
  sql<string>`${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)}`;

/** Those that are not over; one's own on both sides, or everyone's. */
export const coversFrom = (db: Db, scope: Arranging, today: string) =>
  db
    .selectFrom('covers')
    .innerJoin('users as absent', 'absent.id', 'absent_id')
    .innerJoin('users as covering', 'covering.id', 'covering_id')
    .select(['covers.id', 'absent_id', 'covering_id', 'starts_on', 'ends_on'])
    .select([nameOf('absent').as('absent_name'), nameOf('covering').as('covering_name')])
    .where('ended_at', 'is', null)
    .where('ends_on', '>=', today)
    .$if(scope.reach === 'own', (query) =>
      query.where((eb) =>
        eb.or([eb('absent_id', '=', scope.user_id), eb('covering_id', '=', scope.user_id)]),
      ),
    )
    .orderBy('starts_on')
    .orderBy('covers.id')
    .execute();

const treatingRoles = roles.filter((role) => reachOf(role, 'record') !== undefined);
const coveringRoles = roles.filter((role) => reachOf(role, 'read_note') === 'own_or_entrusted');

/** `absent`: who treats clients; `covering`: whom the policy lets cover for others. */
export const colleagues = (db: Db, _scope: Arranging, part: 'absent' | 'covering') =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('role', 'in', part === 'absent' ? treatingRoles : coveringRoles)
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();

type NewCover = { absent_id: string; covering_id: string; starts_on: string; ends_on: string };

/** Held until the end of the transaction: two who say it at once say it one after the other. */
export async function overlaps(tx: Tx, _scope: Arranging, cover: NewCover): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('noteer cover ' || ${cover.absent_id}))`.execute(tx);
  const found = await tx
    .selectFrom('covers')
    .select('id')
    .where('absent_id', '=', cover.absent_id)
    .where('covering_id', '=', cover.covering_id)
    .where('ended_at', 'is', null)
    .where('starts_on', '<=', cover.ends_on)
    .where('ends_on', '>=', cover.starts_on)
    .executeTakeFirst();
  return found !== undefined;
}

export const insertCover = (tx: Tx, scope: Arranging, cover: NewCover) =>
  tx
    .insertInto('covers')
    .values({ ...cover, set_by: scope.user_id })
    .returning('id')
    .executeTakeFirstOrThrow();

/** By the one who is away, the one who covers, or whoever arranges it for everyone. Undefined when there is none. */
export const endCoverOf = (tx: Tx, scope: Arranging, id: string) =>
  tx
    .updateTable('covers')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$if(scope.reach === 'own', (query) =>
      query.where((eb) =>
        eb.or([eb('absent_id', '=', scope.user_id), eb('covering_id', '=', scope.user_id)]),
      ),
    )
    .returning(['absent_id', 'covering_id'])
    .executeTakeFirst();

/** More than anybody lets wait. */
const AT_MOST = 200;

export const coveredToReview = (db: Db, scope: Scope<'read_note'>) =>
  db
    .selectFrom('recordings')
    .selectAll()
    .where('clinician_id', 'in', [...scope.covers])
    .where('is_reviewed', '=', false)
    // What a supervisor is asked to sign waits for that one.
    .where('is_cosign_asked', '=', false)
    .where('is_recording_deleted', '=', false)
    .where('appointment_id', 'is not', null)
    .where('stage', '=', 'done')
    .where(withinRecordings(scope))
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_MOST)
    .execute();
