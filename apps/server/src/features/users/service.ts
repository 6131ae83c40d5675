import type { addUser, Received, Role, UserListItem } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { leaveOthers } from '../../consultations/leave-others.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate, keepAnAdministrator } from '../../identity/accounts.ts';
import { demandGoodPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/password.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import { can, INDISPENSABLE, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { present } from './present.ts';
import { allUsers, holdUser, insertUser, setRole } from './queries.ts';

export const list = async ({ db }: Services, actor: Actor): Promise<UserListItem[]> =>
  (await allUsers(db, scopeOf(actor, 'list_users'))).map(present);

export async function add(
  services: Services,
  actor: Actor,
  form: Received<typeof addUser>['body'],
): Promise<UserListItem> {
  const { db, institution } = services;
  const scope = scopeOf(actor, 'add_user');
  demandGoodPassword(services, form.password, form);
  const { email, first_name, last_name, gender, role, password } = form;
  const password_hash = await hashPassword(password);
  const { language } = institution.current();
  return db
    .transaction()
    .execute(async (tx) => {
      const user = await insertUser(tx, scope, {
        ...{ email, first_name, last_name, gender, language, role, password_hash },
      });
      await audit(tx, actor, 'user.created', { id: user.id, detail: { role } });
      return present(user);
    })
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      const detail = 'There is an account with this address already.';
      throw new AppError('email_taken', detail, { fields: { email: [detail] } });
    });
}

/** Whoever is signed in with the old role is so no longer: what they have open belongs to that role. */
export async function changeRoleOf(
  { db }: Services,
  actor: Actor,
  id: string,
  role: Role,
): Promise<UserListItem> {
  const scope = scopeOf(actor, 'change_role');
  return db.transaction().execute(async (tx) => {
    // The administrators are locked first, here as where accounts are deleted: two at once wait for each other.
    if (role !== INDISPENSABLE) await keepAnAdministrator(tx, id);
    const user = await holdUser(tx, scope, id);
    if (!user) throw new AppError('not_found', 'User not found.');
    if (user.role === role) return present(user);
    await setRole(tx, scope, id, role);
    // Whoever signs with others also covers for them.
    if (!can({ id, role }, 'cosign_note')) await leaveOthers(tx, scope, id);
    await endAllSessions(tx, id);
    await audit(tx, actor, 'user.role_changed', { id, detail: { from: user.role, to: role } });
    return present({ ...user, role });
  });
}
