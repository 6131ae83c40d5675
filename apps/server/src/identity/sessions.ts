/** A session is one sign-in on one device: short-lived access tokens, renewed by a refresh token that rotates. */
import { sql } from 'kysely';
import type { Visitor } from '../actor.ts';
import { audit } from '../audit.ts';
import { announce } from '../consultations/events.ts';
import type { Db } from '../db/schema.ts';
import { namedUser } from '../kept-names.ts';
import type { Sealing } from '../sealing.ts';
import { newToken, tokenHash } from './tokens.ts';

const ACCESS_S = 15 * 60;

/**
 * A refresh token that was just used may be used again for this long: the answer to the first use
 * may have been lost on the way, or a duplicated tab may hold the same token.
 */
const REUSE_GRACE_S = 30;

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export type TokenPair = { access: string; refresh: string };

async function issueTokens(db: Db, session_id: string): Promise<TokenPair> {
  const pair = { access: newToken(), refresh: newToken() };
  await db
    .insertInto('session_tokens')
    .values((eb) => {
      const sessionEnd = eb.selectFrom('sessions').select('expires_at').where('id', '=', session_id);
      return [
        { hash: tokenHash(pair.access), session_id, kind: 'access', expires_at: inSeconds(ACCESS_S) },
        {
          hash: tokenHash(pair.refresh),
          session_id,
          kind: 'refresh',
          expires_at: sessionEnd.$castTo<Date>(),
        },
      ];
    })
    .execute();
  return pair;
}

export async function openSession(
  db: Db,
  user_id: string,
  hours: number,
  { user_agent, address }: Partial<Visitor> = {},
): Promise<TokenPair> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id,
      expires_at: inSeconds(hours * 3600),
      user_agent: user_agent ?? null,
      address: address ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueTokens(db, id);
}

/** Pages that listen in these sessions are told with the transaction, and hear nothing after it. */
async function tellEnd(db: Db, ended: { id: string; user_id: string }[]): Promise<void> {
  for (const { id, user_id } of ended) {
    await announce(db, { clinician_id: user_id, kind: 'session_ended', id });
  }
}

export const markUsed = (db: Db, id: string) =>
  db.updateTable('sessions').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();

/** Where somebody is signed in now, the latest use first. */
export const liveSessionsOf = (db: Db, user_id: string, idle_minutes: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', minutesAgo(idle_minutes))
    .orderBy('last_used_at', 'desc')
    .execute();

/** Sessions that asked for nothing for so long; the gate lets them in no more in any case. */
export async function endIdleSessions(db: Db, idle_minutes: number) {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '<=', minutesAgo(idle_minutes))
    .returning(['id', 'user_id'])
    .execute();
  await tellEnd(db, ended);
  return ended;
}

/** False when it is not a session of theirs, or over. */
export async function endSessionOf(db: Db, user_id: string, id: string): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
  await tellEnd(db, ended);
  return ended.length > 0;
}

export async function endSession(db: Db, id: string): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('id', '=', id)
    .returning(['id', 'user_id'])
    .execute();
  await tellEnd(db, ended);
}

/** After a new password, or with the account: whoever is signed in anywhere is so no longer. */
export async function endAllSessions(db: Db, user_id: string, but_not?: string): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .$if(but_not !== undefined, (query) => query.where('id', '<>', but_not as string))
    .returning(['id', 'user_id'])
    .execute();
  await tellEnd(db, ended);
  return ended.length;
}

/** Undefined when the token is unknown, expired or reused; reuse ends the whole session. */
export async function renewTokens(
  { db, sealing, settings }: { db: Db; sealing: Sealing; settings: { SESSION_IDLE_MINUTES: number } },
  visitor: Visitor,
  refresh: string,
): Promise<TokenPair | undefined> {
  const token = await db
    .selectFrom('session_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token.session_id', 'users.id', 'users.first_name', 'users.last_name', 'users.role'])
    .select(sql<boolean>`token.used_at < now() - make_interval(secs => ${REUSE_GRACE_S})`.as('is_reused'))
    .where('token.hash', '=', tokenHash(refresh))
    .where('token.kind', '=', 'refresh')
    .where('token.expires_at', '>', sql<Date>`now()`)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.last_used_at', '>', minutesAgo(settings.SESSION_IDLE_MINUTES))
    .where('users.deleted_at', 'is', null)
    // Two uses at once wait for each other, so the second one sees the first.
    .forUpdate(['token', 'sessions'])
    .executeTakeFirst();
  if (!token) return undefined;

  const user = namedUser(sealing, token);
  if (token.is_reused) {
    await endSession(db, token.session_id);
    await audit(db, visitor, 'session.token_reused', {
      id: token.session_id,
      user,
      outcome: 'serious',
    });
    return undefined;
  }
  await db
    .updateTable('session_tokens')
    .set({ used_at: sql`coalesce(used_at, now())` })
    .where('hash', '=', tokenHash(refresh))
    .execute();
  await markUsed(db, token.session_id);
  const pair = await issueTokens(db, token.session_id);
  await audit(db, visitor, 'session.refreshed', { id: token.session_id, user });
  return pair;
}
