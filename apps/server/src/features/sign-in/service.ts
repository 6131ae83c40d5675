import type { login, Received } from '@noteer/contract';
import type { Actor, Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { findAccountByEmail, presentSignedIn } from '../../identity/accounts.ts';
import { accountLimit, addressLimit } from '../../identity/attempts.ts';
import { rememberDevice, triesOf } from '../../identity/devices.ts';
import { isPassword } from '../../identity/password.ts';
import { endSession, openSession, renewTokens } from '../../identity/sessions.ts';
import { namedUser } from '../../kept-names.ts';
import type { Services } from '../../services.ts';
import { checkSecondFactor, methodOf, wrongSecondFactor } from './second-factor.ts';

/** An unknown address and a wrong password get the same answer after the same work. */
export async function signIn(services: Services, visitor: Visitor, form: Received<typeof login>['body']) {
  const { db, attempts, settings, recaptcha } = services;
  const perAddress = addressLimit(settings.ATTEMPTS_PER_ADDRESS);
  const tries = await triesOf(db, form.email, form.device_token);
  await attempts.count(db, perAddress, 'login', visitor.address);
  await attempts.count(db, accountLimit, 'login', tries);
  await recaptcha(form.recaptcha_token);

  const account = await findAccountByEmail(db, form.email);
  const isRight = await isPassword(account?.password_hash, form.password);
  if (!account || !isRight) {
    await audit(db, visitor, 'user.sign_in_failed', {
      id: account?.id,
      outcome: 'refused',
      detail: { reason: 'invalid_credentials' },
    });
    throw new AppError('invalid_credentials', 'Invalid email or password');
  }
  const proof = await checkSecondFactor(services, visitor, account, form.otp_token).catch(async (error) => {
    // The password was right, and nothing else was tried.
    if (!form.otp_token) {
      await attempts.takeBack(db, perAddress, 'login', visitor.address);
      await attempts.takeBack(db, accountLimit, 'login', tries);
    }
    throw error;
  });

  return db.transaction().execute(async (tx) => {
    if (!(await proof.spend(tx))) throw wrongSecondFactor();
    await attempts.forget(tx, 'login', tries);
    await attempts.forget(tx, 'login-mail', account.id);
    await attempts.takeBack(tx, perAddress, 'login', visitor.address);
    const tokens = await openSession(tx, account.id, settings.SESSION_HOURS, visitor);
    const device_token = await rememberDevice(tx, account.id, form.device_token);
    await audit(tx, visitor, 'user.signed_in', {
      user: namedUser(services.sealing, account),
      detail: { method: methodOf('password', proof) },
    });
    return presentSignedIn(account, { ...tokens, device_token });
  });
}

export async function refresh({ db, sealing, settings }: Services, visitor: Visitor, token: string) {
  // Not thrown inside: the end of a session whose token was reused must stay.
  const pair = await db
    .transaction()
    .execute((tx) => renewTokens({ db: tx, sealing, settings }, visitor, token));
  if (!pair) throw new AppError('not_authenticated', 'This session has ended. Sign in again.');
  return pair;
}

export async function signOut(db: Db, actor: Actor, reason: 'user' | 'idle'): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSession(tx, actor.session_id);
    await audit(tx, actor, 'user.signed_out', { detail: { reason } });
  });
}
