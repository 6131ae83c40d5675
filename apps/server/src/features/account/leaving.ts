/** Deleting an account. What it has of clients goes to a colleague first: nothing is left that nobody can open. */
import type { Leaving } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { colleaguesOf, forgetOwn, handOver, recordsOf } from '../../consultations/hand-over.ts';
import { leaveOthers, traineesOf } from '../../consultations/leave-others.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { findAccount, keepAnAdministrator } from '../../identity/accounts.ts';
import { forgetRecoveryCodes } from '../../identity/recovery-codes.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import { can, type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** Not yours is not there: an address cannot be tried for whether somebody has it. */
const notFound = () => new AppError('not_found', 'User not found.');

function scopeFor(actor: Actor, id: string): Scope<'delete_account'> {
  if (!can(actor, 'delete_account', { owner_id: id })) throw notFound();
  return scopeOf(actor, 'delete_account');
}

export async function whatWouldGo({ db }: Services, actor: Actor, id: string): Promise<Leaving> {
  const scope = scopeFor(actor, id);
  if (!(await findAccount(db, id))) throw notFound();
  const trainees = await traineesOf(db, scope, id);
  return {
    ...(await recordsOf(db, scope, id)),
    trainees: trainees.map(({ name }) => name),
    colleagues: await colleaguesOf(db, scope, id),
  };
}

/** The row stays, without any secret: what the account wrote keeps its name. */
export async function removeAccount(
  services: Services,
  actor: Actor,
  id: string,
  hand_over_to: string | undefined,
): Promise<void> {
  const scope = scopeFor(actor, id);
  await services.db.transaction().execute(async (tx) => {
    await keepAnAdministrator(tx, id);
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({
        deleted_at: sql`now()`,
        password_hash: null,
        totp_secret: null,
        totp_confirmed_at: null,
        totp_new_secret: null,
        microsoft_sub: null,
      })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    await handRecordsOver(services, tx, scope, actor, id, hand_over_to);
    await leaveOthers(tx, scope, id);
    await forgetOwn(tx, scope, id);
    await forgetRecoveryCodes(tx, id);
    await tx.deleteFrom('known_devices').where('user_id', '=', id).execute();
    await endAllSessions(tx, id);
    await audit(tx, actor, 'user.deleted', { id });
  });
}

async function handRecordsOver(
  { enqueue }: Services,
  tx: Tx,
  scope: Scope<'delete_account'>,
  actor: Actor,
  from: string,
  to: string | undefined,
): Promise<void> {
  const records = await recordsOf(tx, scope, from);
  if (Object.values(records).every((count) => count === 0)) return;
  const colleagues = await colleaguesOf(tx, scope, from);
  if (!colleagues.some(({ id }) => id === to) || !to)
    throw new AppError('needs_colleague', 'First choose a colleague who takes over the records.');
  await handOver(tx, scope, actor, { from, to });
  await enqueue(tx, 'send-account-notice', { user_id: to, notice: 'records_received' });
}
