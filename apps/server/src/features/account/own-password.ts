/** Asked for before something that cannot be undone, or that would keep the owner out. */
import type { OwnProof } from '@noteer/contract';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../identity/accounts.ts';
import { accountLimit } from '../../identity/attempts.ts';
import { isPassword } from '../../identity/password.ts';
import { type Proof, proofOf } from '../../identity/proof.ts';
import type { Services } from '../../services.ts';

/** Tried a few times at most, and every failure is in the log: a desk that was left open is no way in. */
export async function demandPassword(
  { db, attempts }: Services,
  actor: Actor,
  password: string,
  field: string,
): Promise<void> {
  await attempts.count(db, accountLimit, 'change-password', actor.id);
  const account = await findAccount(db, actor.id);
  if (await isPassword(account?.password_hash, password))
    return attempts.forget(db, 'change-password', actor.id);
  await audit(db, actor, 'password.change_failed', { outcome: 'refused' });
  throw new AppError('wrong_password', 'The current password is not right.', {
    fields: { [field]: ['The current password is not right.'] },
  });
}

/** Whoever came by Microsoft has none here: that they are signed in is all that can be asked of them. */
export async function demandPasswordIfAny(services: Services, actor: Actor, password: string): Promise<void> {
  const account = await findAccount(services.db, actor.id);
  if (account?.password_hash) await demandPassword(services, actor, password, 'password');
}

const wrong = (detail: string) => new AppError('wrong_code', detail, { fields: { otp_token: [detail] } });

/** The password and, where there is an authenticator, a code of it or a recovery code. What it answers spends the code. */
export async function demandOwnProof(
  services: Services,
  actor: Actor,
  { password, otp_token }: z.output<typeof OwnProof>,
): Promise<Proof['spend']> {
  const { db, attempts } = services;
  await demandPasswordIfAny(services, actor, password);
  const account = await findAccount(db, actor.id);
  if (!account?.totp_confirmed_at) return async () => true;
  if (!otp_token) throw wrong('Enter the code from your authenticator app, or a recovery code.');
  await attempts.count(db, accountLimit, 'second-factor', actor.id);
  const proof = await proofOf(services, account, otp_token);
  if (!proof) {
    await audit(db, actor, 'second_factor.check_failed', { outcome: 'refused' });
    throw wrong('This code is wrong, expired or was used before.');
  }
  return async (tx) => {
    if (!(await proof.spend(tx))) throw wrong('This code is wrong, expired or was used before.');
    await attempts.forget(tx, 'second-factor', actor.id);
    return true;
  };
}
