/** Signing a colleague out everywhere: a device was stolen, or a password is known to somebody else. */
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../identity/accounts.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import type { Services } from '../../services.ts';

export async function endSessionsOf({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await findAccount(tx, id))) throw new AppError('not_found', 'User not found.');
    const sessions = await endAllSessions(tx, id);
    await audit(tx, actor, 'user.sessions_ended', { id, detail: { sessions } });
  });
}
