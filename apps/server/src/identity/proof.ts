/** Whether what somebody typed as a second factor is one of theirs, and what spends it. */
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { acceptTotpStep, type findAccount } from './accounts.ts';
import { isCode, useCode } from './mailed-codes.ts';
import { isRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** How the account proved itself, and what spends the proof inside the transaction that it is for. */
export type Proof = {
  method: 'totp' | 'mailed_code' | 'recovery_code' | 'none';
  spend(tx: Db): Promise<boolean>;
};

type Parts = Pick<Services, 'db' | 'sealing' | 'enqueue'>;

/** Undefined when it is none. */
export async function proofOf(
  { db, sealing, enqueue }: Parts,
  account: Account,
  code: string,
): Promise<Proof | undefined> {
  const { id } = account;
  const secret = account.totp_secret && sealing.open(id, account.totp_secret);
  const step = secret ? totpStep(secret, code, new Date()) : undefined;
  if (step !== undefined) return { method: 'totp', spend: (tx) => acceptTotpStep(tx, id, step) };
  // A confirmed authenticator, or what stands in for it, is the only second factor: a mailbox must not be a way around it.
  if (!account.totp_confirmed_at)
    return (await isCode(db, sealing, id, 'login', code))
      ? { method: 'mailed_code', spend: (tx) => useCode(tx, id, 'login') }
      : undefined;
  if (!(await isRecoveryCode(db, sealing, id, code))) return undefined;
  return {
    method: 'recovery_code',
    async spend(tx) {
      if (!(await useRecoveryCode(tx, sealing, id, code))) return false;
      await enqueue(tx, 'send-account-notice', { user_id: id, notice: 'recovery_code_used' });
      return true;
    },
  };
}
