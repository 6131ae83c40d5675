/** The authenticator app and the recovery codes of one's own account. */
import type { OwnProof, SecondFactor } from '@noteer/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../identity/accounts.ts';
import { accountLimit } from '../../identity/attempts.ts';
import { issueRecoveryCodes, recoveryCodesLeft } from '../../identity/recovery-codes.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import { enrolmentOf, newTotpSecret, totpStep } from '../../identity/totp.ts';
import type { Services } from '../../services.ts';
import { demandOwnProof } from './own-password.ts';

/** From the first screen to the code of the new app. */
const SET_UP_MINUTES = 15;

type Given = z.output<typeof OwnProof>;

export async function ownSecondFactor({ db }: Services, actor: Actor): Promise<SecondFactor> {
  const account = await findAccount(db, actor.id);
  const reset = await db
    .selectFrom('second_factor_resets')
    .select(['id', 'due_at'])
    .where('user_id', '=', actor.id)
    .where('done_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return {
    has_authenticator: Boolean(account?.totp_confirmed_at),
    authenticator_since: account?.totp_confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await recoveryCodesLeft(db, actor.id),
    recovery_codes_made_at: account?.recovery_codes_made_at?.toISOString() ?? null,
    waiting_reset: reset ? { id: reset.id, due_at: reset.due_at?.toISOString() ?? null } : null,
  };
}

/** What there is counts until the new one gives a code: whoever stops halfway has lost nothing. */
export async function beginAuthenticator(services: Services, actor: Actor, given: Given) {
  const { db, sealing } = services;
  const spend = await demandOwnProof(services, actor, given);
  const secret = newTotpSecret();
  await db.transaction().execute(async (tx) => {
    await spend(tx);
    await tx
      .updateTable('users')
      .set({ totp_new_secret: sealing.seal(actor.id, secret), totp_new_at: sql`now()` })
      .where('id', '=', actor.id)
      .execute();
    await audit(tx, actor, 'second_factor.set_up_begun');
  });
  return enrolmentOf(secret, actor.email);
}

export async function confirmNewAuthenticator(services: Services, actor: Actor, otp: string) {
  const { db, sealing, attempts, enqueue } = services;
  await attempts.count(db, accountLimit, 'second-factor', actor.id);
  const wrong = new AppError('wrong_code', 'This code is wrong, or setting up took too long.', {
    fields: { otp: ['This code is wrong, or setting up took too long.'] },
  });
  const pending = await db
    .selectFrom('users')
    .select('totp_new_secret')
    .where('id', '=', actor.id)
    .where('totp_new_at', '>', sql<Date>`now() - make_interval(mins => ${SET_UP_MINUTES})`)
    .executeTakeFirst();
  const sealed = pending?.totp_new_secret;
  const step = sealed ? totpStep(sealing.open(actor.id, sealed), otp, new Date()) : undefined;
  if (!sealed || step === undefined) {
    await audit(db, actor, 'second_factor.check_failed', { outcome: 'refused' });
    throw wrong;
  }
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({
        totp_secret: sealed,
        totp_confirmed_at: sql`now()`,
        totp_last_step: String(step),
        totp_new_secret: null,
        totp_new_at: null,
      })
      .where('id', '=', actor.id)
      .where('totp_new_secret', '=', sealed)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrong;
    const recovery_codes = await issueRecoveryCodes(tx, sealing, actor.id);
    await endAllSessions(tx, actor.id, actor.session_id);
    await attempts.forget(tx, 'second-factor', actor.id);
    await enqueue(tx, 'send-account-notice', { user_id: actor.id, notice: 'authenticator_changed' });
    await audit(tx, actor, 'second_factor.set');
    return { recovery_codes };
  });
}

export async function makeCodes(services: Services, actor: Actor, given: Given) {
  const { db, sealing, enqueue } = services;
  if (!actor.has_authenticator) throw new AppError('no_authenticator', 'Set up an authenticator app first.');
  const spend = await demandOwnProof(services, actor, given);
  return db.transaction().execute(async (tx) => {
    await spend(tx);
    const recovery_codes = await issueRecoveryCodes(tx, sealing, actor.id);
    await enqueue(tx, 'send-account-notice', { user_id: actor.id, notice: 'recovery_codes_made' });
    await audit(tx, actor, 'second_factor.recovery_codes_made');
    return { recovery_codes };
  });
}
