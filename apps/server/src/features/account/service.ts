import type { changePassword, Received, updateProfile } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { presentSignedIn, setPassword } from '../../identity/accounts.ts';
import { demandGoodPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/password.ts';
import { endAllSessions, openSession } from '../../identity/sessions.ts';
import type { Services } from '../../services.ts';
import { demandPassword, demandPasswordIfAny } from './own-password.ts';

export async function editProfile(
  { db }: Services,
  actor: Actor,
  form: Received<typeof updateProfile>['body'],
): Promise<Actor> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(form).where('id', '=', actor.id).execute();
    await audit(tx, actor, 'user.updated');
  });
  return { ...actor, ...form, name: `${form.first_name} ${form.last_name}` };
}

/** Everyone who is signed in with the old password is signed out; the one who changed it goes on with a new session. */
export async function replacePassword(
  services: Services,
  actor: Actor,
  form: Received<typeof changePassword>['body'],
) {
  const { db, settings, enqueue } = services;
  await demandPassword(services, actor, form.old_password, 'old_password');
  demandGoodPassword(services, form.password, actor);
  const password_hash = await hashPassword(form.password);
  return db.transaction().execute(async (tx) => {
    await setPassword(tx, actor.id, password_hash);
    await endAllSessions(tx, actor.id);
    const tokens = await openSession(tx, actor.id, settings.SESSION_HOURS, actor);
    await enqueue(tx, 'send-account-notice', { user_id: actor.id, notice: 'password_changed' });
    await audit(tx, actor, 'password.changed');
    return presentSignedIn(actor, tokens);
  });
}

export async function checkPassword(services: Services, actor: Actor, password: string): Promise<void> {
  await demandPasswordIfAny(services, actor, password);
  await audit(services.db, actor, 'password.checked');
}
