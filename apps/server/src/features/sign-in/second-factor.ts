/** What an account must show beside its password, and whether what was shown is it. */
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { acceptTotpStep, type findAccount } from '../../identity/accounts.ts';
import { mailLimit } from '../../identity/attempts.ts';
import { isCode, useCode } from '../../identity/mailed-codes.ts';
import { totpStep } from '../../identity/totp.ts';
import type { Services } from '../../services.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** How the account proved itself, and what spends the proof inside the transaction that signs in. */
export type Proof = { method: string; spend(tx: Db): Promise<boolean> };

const nothingToSpend = async () => true;

export async function checkSecondFactor(
  services: Services,
  visitor: Visitor,
  account: Account,
  otp_token: string | undefined,
): Promise<Proof> {
  if (otp_token) return checkCode(services, visitor, account, otp_token);
  if (account.totp_confirmed_at) {
    throw new AppError('second_factor_required', 'Enter the code from your authenticator app.');
  }
  if (services.installation.mfa === 'optional') return { method: 'password', spend: nothingToSpend };
  await services.attempts.count(services.db, mailLimit, 'login-mail', account.id);
  await services.enqueue(services.db, 'send-login-code', { user_id: account.id });
  throw new AppError('second_factor_mailed', 'We have mailed you a code. Enter it to sign in.');
}

async function checkCode(
  { db, sealing }: Services,
  visitor: Visitor,
  account: Account,
  code: string,
): Promise<Proof> {
  const secret = account.totp_secret && sealing.open(account.id, account.totp_secret);
  const step = secret ? totpStep(secret, code, new Date()) : undefined;
  if (step !== undefined) {
    return { method: 'password+totp', spend: (tx) => acceptTotpStep(tx, account.id, step) };
  }
  // A confirmed authenticator is the only second factor: a mailbox must not be a way around it.
  if (!account.totp_confirmed_at && (await isCode(db, sealing, account.id, 'login', code))) {
    return { method: 'password+mailed_code', spend: (tx) => useCode(tx, account.id, 'login') };
  }
  await audit(db, visitor, 'user.sign_in_failed', {
    user: account,
    outcome: 'refused',
    detail: { reason: 'wrong_second_factor' },
  });
  throw wrongSecondFactor();
}

export const wrongSecondFactor = () =>
  new AppError('wrong_second_factor', 'This code is wrong, expired or was used before.');
