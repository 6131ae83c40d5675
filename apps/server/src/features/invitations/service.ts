import type { Invitation, Invitations, invite, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccountByEmail } from '../../identity/accounts.ts';
import { signUpRule } from '../../identity/sign-up-rule.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findWaiting, markWithdrawn, putInvitation, waitingInvitations } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

const present = (row: Row): Invitation => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

export async function list(services: Services, actor: Actor): Promise<Invitations> {
  const rule = await signUpRule(services);
  const rows = await waitingInvitations(services.db, scopeOf(actor, 'add_user'));
  return {
    sign_up: rule.kind,
    domains: rule.kind === 'domains' ? rule.domains : [],
    invitations: rows.map(present),
  };
}

export async function inviteColleague(
  services: Services,
  actor: Actor,
  { email, role, language = services.institution.current().language }: Received<typeof invite>['body'],
): Promise<Invitation> {
  const { db, enqueue } = services;
  const scope = scopeOf(actor, 'add_user');
  if ((await signUpRule(services)).kind === 'closed')
    throw new AppError('sign_up_closed', 'Only administrators make accounts here.');
  // Administrators see who has an account: to them this tells nothing new.
  if (await findAccountByEmail(db, email)) {
    const detail = 'There is an account with this address already.';
    throw new AppError('email_taken', detail, { fields: { email: [detail] } });
  }
  return db.transaction().execute(async (tx) => {
    const id = await putInvitation(tx, scope, { email, role, language, invited_by: actor.id });
    await enqueue(tx, 'send-invitation', { invitation_id: id });
    await audit(tx, actor, 'user.invited', { id, detail: { role } });
    const made = await findWaiting(tx, id);
    if (!made) throw new Error('an invitation that was just made is not there');
    return present(made);
  });
}

export async function withdraw({ db }: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'add_user');
  await db.transaction().execute(async (tx) => {
    if (!(await markWithdrawn(tx, scope, id))) throw new AppError('not_found', 'Invitation not found.');
    await audit(tx, actor, 'user.invitation_withdrawn', { id });
  });
}
