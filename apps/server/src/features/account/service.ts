import type { changePassword, Received, updateProfile } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { forgetOwnVoice } from '../../consultations/voices.ts';
import { AppError } from '../../errors.ts';
import { keepAnAdministrator, presentSignedIn, setPassword } from '../../identity/accounts.ts';
import { demandGoodPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/password.ts';
import { endAllSessions, openSession } from '../../identity/sessions.ts';
import { can, scopeOf } from '../../policy.ts';
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
  const { db, settings } = services;
  await demandPassword(services, actor, form.old_password, 'old_password');
  demandGoodPassword(services, form.password, actor);
  const password_hash = await hashPassword(form.password);
  return db.transaction().execute(async (tx) => {
    await setPassword(tx, actor.id, password_hash);
    await endAllSessions(tx, actor.id);
    const tokens = await openSession(tx, actor.id, settings.SESSION_HOURS, actor);
    await audit(tx, actor, 'password.changed');
    return presentSignedIn(actor, tokens);
  });
}

export async function checkPassword(services: Services, actor: Actor, password: string): Promise<void> {
  await demandPasswordIfAny(services, actor, password);
  await audit(services.db, actor, 'password.checked');
}

/** The row stays, without any secret: the records that the account made keep its name. */
export async function removeAccount({ db }: Services, actor: Actor, id: string): Promise<void> {
  // Not yours is not there: an address cannot be tried for whether somebody has it.
  const notFound = new AppError('not_found', 'User not found.');
  if (!can(actor, 'delete_account', { owner_id: id })) throw notFound;
  await db.transaction().execute(async (tx) => {
    await keepAnAdministrator(tx, id);
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ deleted_at: sql`now()`, password_hash: null, totp_secret: null, totp_confirmed_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound;
    await forgetOwnVoice(tx, scopeOf(actor, 'delete_account'), id);
    await endAllSessions(tx, id);
    await audit(tx, actor, 'user.deleted', { id });
  });
}
