/** Who makes a call: found by what the call carries, in one indexed query, so that a session that was ended is over at once. */
import { CompiledQuery } from 'kysely';
import type { Actor, Visitor } from '../actor.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import { type KeptName, keptName } from '../kept-names.ts';
import type { Sealing } from '../sealing.ts';
import { markUsed } from './sessions.ts';
import { tokenHash } from './tokens.ts';

// Asked at every call, so it is written out and prepared: building and planning it each time costs more than all else in the gate.
// When a session was used last is written down once a minute: a call that finds it older than that pays for it.
const ACTOR = `
  select users.id, email, first_name, last_name, gender, language, role, sessions.id as session_id,
    totp_confirmed_at is not null as has_authenticator, last_used_at < now() - interval '1 minute' as is_unmarked,
    array(select absent_id from covers where covering_id = users.id and ended_at is null
      and (now() at time zone $3)::date between starts_on and ends_on) as covers
  from sessions join users on users.id = sessions.user_id`;
const IS_LIVE = `sessions.expires_at > now() and sessions.ended_at is null and users.deleted_at is null
  and sessions.last_used_at > now() - make_interval(mins => $2)`;
const ACTOR_BY_SESSION = prepared('actor by session', `${ACTOR} where sessions.id = $1 and ${IS_LIVE}`);
const ACTOR_BY_TOKEN = prepared(
  'actor by token',
  `${ACTOR} join session_tokens token on token.session_id = sessions.id
  where token.hash = $1 and token.kind = 'access' and token.expires_at > now() and ${IS_LIVE}`,
);

type ActorRow = Omit<Actor, keyof Visitor | 'name' | 'kept_name'> & { is_unmarked: boolean };

/** `settings`: how long a session may go without asking for anything, and by which clock a day begins. */
type Parts = { db: Db; sealing: Sealing; settings: { SESSION_IDLE_MINUTES: number; TIME_ZONE: string } };

async function askForActor(
  { db, settings }: Omit<Parts, 'sealing'>,
  text: string,
  found_by: Buffer | string,
) {
  const parameters = [found_by, settings.SESSION_IDLE_MINUTES, settings.TIME_ZONE];
  const { rows } = await db.executeQuery<ActorRow>(CompiledQuery.raw(text, parameters));
  return rows[0];
}

async function asUse(
  { db, sealing }: Parts,
  visitor: Visitor,
  row: ActorRow | undefined,
): Promise<Actor | undefined> {
  if (!row) return undefined;
  const { is_unmarked, ...actor } = row;
  if (is_unmarked) await markUsed(db, actor.session_id);
  const name = `${row.first_name} ${row.last_name}`;
  let kept: KeptName | undefined;
  return {
    ...visitor,
    ...actor,
    name,
    // Sealed when a line of the log asks for it: most calls write none, and it was a quarter of their work.
    get kept_name() {
      kept ??= keptName(sealing, row.id, name);
      return kept;
    },
  };
}

/** Who holds this access token. */
export const findActor = async (parts: Parts, visitor: Visitor, access: string): Promise<Actor | undefined> =>
  asUse(parts, visitor, await askForActor(parts, ACTOR_BY_TOKEN, tokenHash(access)));

/** Whose session it is, for a ticket that we signed ourselves. */
export const findActorOfSession = async (
  parts: Parts,
  visitor: Visitor,
  session_id: string,
): Promise<Actor | undefined> =>
  asUse(parts, visitor, await askForActor(parts, ACTOR_BY_SESSION, session_id));

/** A page that is open and only listens does not use its session. */
export const isSessionOver = async (parts: Omit<Parts, 'sealing'>, actor: Actor): Promise<boolean> =>
  (await askForActor(parts, ACTOR_BY_SESSION, actor.session_id)) === undefined;
