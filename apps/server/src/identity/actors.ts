/** Who makes a call: found by what the call carries, in one indexed query, so that a session that was ended is over at once. */
import { CompiledQuery } from 'kysely';
import type { Actor, Visitor } from '../actor.ts';
import type { Db } from '../db/schema.ts';
import { markUsed } from './sessions.ts';
import { tokenHash } from './tokens.ts';

// Asked at every call, so it is written out: building it with Kysely each time costs more than all else in the gate.
// When a session was used last is written down once a minute: a call that finds it older than that pays for it.
const ACTOR = `
  select users.id, email, first_name, last_name, gender, language, role, sessions.id as session_id,
    totp_confirmed_at is not null as has_authenticator, last_used_at < now() - interval '1 minute' as is_unmarked
  from sessions join users on users.id = sessions.user_id`;
const IS_LIVE = `sessions.expires_at > now() and sessions.ended_at is null and users.deleted_at is null
  and sessions.last_used_at > now() - make_interval(mins => $2)`;
const ACTOR_BY_SESSION = `${ACTOR} where sessions.id = $1 and ${IS_LIVE}`;
const ACTOR_BY_TOKEN = `${ACTOR} join session_tokens token on token.session_id = sessions.id
  where token.hash = $1 and token.kind = 'access' and token.expires_at > now() and ${IS_LIVE}`;

type ActorRow = Omit<Actor, keyof Visitor | 'name'> & { is_unmarked: boolean };

/** How long a session may go without asking for anything. */
type Idle = { SESSION_IDLE_MINUTES: number };

async function askForActor(db: Db, visitor: Visitor, text: string, parameters: (Buffer | string | number)[]) {
  const { rows } = await db.executeQuery<ActorRow>(CompiledQuery.raw(text, parameters));
  const [row] = rows;
  if (!row) return undefined;
  const { is_unmarked, ...actor } = row;
  return { is_unmarked, actor: { ...visitor, ...actor, name: `${row.first_name} ${row.last_name}` } };
}

async function asUse(db: Db, found: Awaited<ReturnType<typeof askForActor>>): Promise<Actor | undefined> {
  if (found?.is_unmarked) await markUsed(db, found.actor.session_id);
  return found?.actor;
}

/** Who holds this access token. */
export const findActor = async (
  db: Db,
  visitor: Visitor,
  access: string,
  { SESSION_IDLE_MINUTES }: Idle,
): Promise<Actor | undefined> =>
  asUse(db, await askForActor(db, visitor, ACTOR_BY_TOKEN, [tokenHash(access), SESSION_IDLE_MINUTES]));

/** Whose session it is, for a ticket that we signed ourselves. */
export const findActorOfSession = async (
  db: Db,
  visitor: Visitor,
  session_id: string,
  { SESSION_IDLE_MINUTES }: Idle,
): Promise<Actor | undefined> =>
  asUse(db, await askForActor(db, visitor, ACTOR_BY_SESSION, [session_id, SESSION_IDLE_MINUTES]));

/** A page that is open and only listens does not use its session. */
export const isSessionOver = async (db: Db, actor: Actor, { SESSION_IDLE_MINUTES }: Idle): Promise<boolean> =>
  (await askForActor(db, actor, ACTOR_BY_SESSION, [actor.session_id, SESSION_IDLE_MINUTES])) === undefined;
