/** Where somebody is signed in, and ending that one by one. */
import type { OwnSession } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { endAllSessions, endSessionOf, liveSessionsOf } from '../../identity/sessions.ts';
import type { Services } from '../../services.ts';
import { deviceWords } from './device-words.ts';

export async function ownSessions({ db, settings }: Services, actor: Actor): Promise<OwnSession[]> {
  const rows = await liveSessionsOf(db, actor.id, settings.SESSION_IDLE_MINUTES);
  return rows.map(({ id, user_agent, address, created_at, last_used_at }) => ({
    id,
    ...deviceWords(user_agent),
    address,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_this_one: id === actor.session_id,
  }));
}

export async function endOne({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await endSessionOf(tx, actor.id, id))) throw new AppError('not_found', 'Session not found.');
    await audit(tx, actor, 'session.ended', { id });
  });
}

export async function endOthers({ db }: Services, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await endAllSessions(tx, actor.id, actor.session_id);
    await audit(tx, actor, 'session.ended', { detail: { sessions: ended } });
  });
}
