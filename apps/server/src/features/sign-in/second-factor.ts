/** What an account must show beside its password, and whether what was shown is it. */
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { mailLimit } from '../../identity/attempts.ts';
import { type Account, type Proof, proofOf } from '../../identity/proof.ts';
import { namedUser } from '../../kept-names.ts';
import type { Services } from '../../services.ts';

const nothingToSpend: Proof = { method: 'none', spend: async () => true };

export async function checkSecondFactor(
  services: Services,
  visitor: Visitor,
  account: Account,
  otp_token: string | undefined,
): Promise<Proof> {
  const { db, attempts, enqueue, installation } = services;
  if (otp_token) return checkCode(services, visitor, account, otp_token);
  if (account.totp_confirmed_at) {
    throw new AppError('second_factor_required', 'Enter the code from your authenticator app.');
  }
  if (installation.mfa === 'optional') return nothingToSpend;
  await attempts.count(db, mailLimit, 'login-mail', account.id);
  await enqueue(db, 'send-login-code', { user_id: account.id });
  throw new AppError('second_factor_mailed', 'We have mailed you a code. Enter it to sign in.');
}

async function checkCode(
  services: Services,
  visitor: Visitor,
  account: Account,
  code: string,
): Promise<Proof> {
  const proof = await proofOf(services, account, code);
  if (proof) return proof;
  await audit(services.db, visitor, 'user.sign_in_failed', {
    user: namedUser(services.sealing, account),
    outcome: 'refused',
    detail: { reason: 'wrong_second_factor' },
  });
  throw wrongSecondFactor();
}

/** As the log has it: `password`, `password+totp`, `microsoft+mailed_code`. */
export const methodOf = (first: 'password' | 'microsoft', { method }: Proof): string =>
  method === 'none' ? first : `${first}+${method}`;

export const wrongSecondFactor = () =>
  new AppError('wrong_second_factor', 'This code is wrong, expired or was used before.');
