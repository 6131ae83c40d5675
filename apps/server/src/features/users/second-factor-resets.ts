/**
 * A lost second factor is taken away by two administrators, never by one: the word of the second, or where there is no second
 * a day in which the owner and the administrator have mail and can stop it.
 */
import type { SecondFactorReset } from '@noteer/contract';
import { type Actor, system, type Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../identity/accounts.ts';
import { forgetRecoveryCodes } from '../../identity/recovery-codes.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import { can, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import {
  addReset,
  clearSecondFactor,
  dueResets,
  hasAnotherAdministrator,
  isSettledAdministrator,
  markDone,
  markStopped,
  type ResetRow,
  waitingReset,
  waitingResets,
} from './second-factor-queries.ts';

const notFound = () => new AppError('not_found', 'There is nothing to decide here any more.');

/** Neither the one who asked nor the one whose it is, nor somebody who became an administrator just now. */
const mayAgree = (actor: Actor, { asked_by_id, user_id }: ResetRow, isSettled: boolean): boolean =>
  can(actor, 'reset_second_factor') && actor.id !== asked_by_id && actor.id !== user_id && isSettled;

const present = (actor: Actor, row: ResetRow, isSettled: boolean): SecondFactorReset => ({
  ...row,
  asked_at: row.asked_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  may_agree: mayAgree(actor, row, isSettled),
});

export async function listResets({ db }: Services, actor: Actor): Promise<SecondFactorReset[]> {
  const scope = scopeOf(actor, 'reset_second_factor');
  const isSettled = await isSettledAdministrator(db, scope, actor.id);
  const rows = await waitingResets(db, scope);
  return rows.map((row) => present(actor, row, isSettled));
}

export async function askReset(
  services: Services,
  actor: Actor,
  user_id: string,
): Promise<SecondFactorReset> {
  const { db, enqueue } = services;
  const scope = scopeOf(actor, 'reset_second_factor');
  return db.transaction().execute(async (tx) => {
    const owner = await findAccount(tx, user_id);
    if (!owner) throw new AppError('not_found', 'User not found.');
    if (!owner.totp_confirmed_at)
      throw new AppError('no_authenticator', 'This account has no authenticator app.');
    const isDelayed = !(await hasAnotherAdministrator(tx, actor.id, user_id));
    const added = await addReset(tx, scope, { user_id, asked_by: actor.id, isDelayed });
    const row = added && (await waitingReset(tx, added.id));
    if (!row) throw new AppError('reset_asked', 'This was asked for already, and waits.');
    await enqueue(tx, 'send-account-notice', {
      user_id,
      notice: isDelayed ? 'reset_delayed' : 'reset_asked',
    });
    if (isDelayed)
      await enqueue(tx, 'send-account-notice', { user_id: actor.id, notice: 'reset_delayed_by_you' });
    await audit(tx, actor, 'second_factor.reset_asked', { id: user_id, detail: { is_delayed: isDelayed } });
    return present(actor, row, false);
  });
}

export async function agreeReset(services: Services, actor: Actor, id: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const row = await waitingReset(tx, id);
    if (!row) throw notFound();
    const isSettled = await isSettledAdministrator(tx, scopeOf(actor, 'reset_second_factor'), actor.id);
    if (!mayAgree(actor, row, isSettled))
      throw new AppError(
        'permission_denied',
        'Another administrator must agree, who is one for more than a day.',
      );
    await takeAway(services, tx, actor, row.id, actor.id);
  });
}

export async function stopReset({ db, enqueue }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await waitingReset(tx, id);
    const isTheirs = row && (row.user_id === actor.id || can(actor, 'reset_second_factor'));
    if (!isTheirs || !(await markStopped(tx, id, actor.id))) throw notFound();
    await enqueue(tx, 'send-account-notice', { user_id: row.user_id, notice: 'reset_stopped' });
    await audit(tx, actor, 'second_factor.reset_stopped', { id: row.user_id });
  });
}

/** Those whose day is over; each is its own transaction. */
export async function doDueResets(services: Services): Promise<void> {
  for (const { id } of await dueResets(services.db))
    await services.db.transaction().execute((tx) => takeAway(services, tx, system, id, null));
}

async function takeAway(
  { enqueue }: Services,
  tx: Db,
  who: Visitor | Actor,
  id: string,
  agreed_by: string | null,
): Promise<void> {
  const done = await markDone(tx, id, agreed_by);
  if (!done) throw notFound();
  const { user_id } = done;
  await clearSecondFactor(tx, user_id);
  await forgetRecoveryCodes(tx, user_id);
  await endAllSessions(tx, user_id);
  await enqueue(tx, 'send-account-notice', { user_id, notice: 'reset_done' });
  await audit(tx, who, 'second_factor.reset', { id: user_id });
}
