import { randomUUID } from 'node:crypto';
import type { checkEmail, Received } from '@noteer/contract';
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { findAccount, findAccountByEmail, setPassword } from '../../identity/accounts.ts';
import { addressLimit, resetLimit } from '../../identity/attempts.ts';
import { triesOf } from '../../identity/devices.ts';
import { isCode, useCode } from '../../identity/mailed-codes.ts';
import { demandGoodPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/password.ts';
import { endAllSessions } from '../../identity/sessions.ts';
import { newToken, tokenHash } from '../../identity/tokens.ts';
import { namedUser } from '../../kept-names.ts';
import type { Services } from '../../services.ts';
import { addReset, findGranted, findResetByToken, grantReset, useGrantedReset } from './queries.ts';

/** Writes the same for every address, known or not; only the job knows whether there is a mail to send. */
export async function requestReset(
  services: Services,
  visitor: Visitor,
  form: Received<typeof checkEmail>['body'],
) {
  const { db, attempts, settings, enqueue, recaptcha } = services;
  await attempts.count(db, addressLimit(settings.ATTEMPTS_PER_ADDRESS), 'reset', visitor.address);
  await attempts.count(db, resetLimit, 'reset-codes', await triesOf(db, form.email, form.device_token));
  await recaptcha(form.recaptcha_token);

  const account = await findAccountByEmail(db, form.email);
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    const { id } = await addReset(tx, {
      user_id: account?.id ?? null,
      token_hash: tokenHash(token),
      language: form.language ?? account?.language ?? 'nl',
    });
    await enqueue(tx, 'send-reset-code', { reset_id: id });
    await audit(tx, visitor, 'password.reset_requested', { id: account?.id ?? id });
  });
  return { token };
}

/** The code for another token, one that may set a password. */
export async function acceptResetCode(services: Services, visitor: Visitor, token: string, otp: string) {
  const { db, sealing, attempts, settings } = services;
  const perAddress = addressLimit(settings.ATTEMPTS_PER_ADDRESS);
  await attempts.count(db, perAddress, 'reset-code', visitor.address);
  const wrong = new AppError(
    'wrong_code',
    'This code is wrong or has expired. Ask for a new one if you need to.',
  );

  const reset = await findResetByToken(db, tokenHash(token));
  const isRight = await isCode(db, sealing, reset?.id ?? randomUUID(), 'reset_password', otp);
  if (!reset?.user_id || !isRight) {
    await audit(db, visitor, 'password.reset_code_refused', {
      id: reset?.user_id ?? reset?.id,
      outcome: 'refused',
    });
    throw wrong;
  }

  const { id, user_id } = reset;
  const granted = newToken();
  await db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, id, 'reset_password'))) throw wrong;
    await grantReset(tx, id, tokenHash(granted));
    for (const name of ['reset', 'reset-code'])
      await attempts.takeBack(tx, perAddress, name, visitor.address);
    await audit(tx, visitor, 'password.reset_code_accepted', { id: user_id });
  });
  return { token: granted };
}

export async function resetPassword(services: Services, visitor: Visitor, token: string, password: string) {
  const { db, attempts, settings, enqueue } = services;
  const perAddress = addressLimit(settings.ATTEMPTS_PER_ADDRESS);
  await attempts.count(db, perAddress, 'reset-password', visitor.address);
  demandGoodPassword(services, password, (await findGranted(db, tokenHash(token))) ?? {});
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const reset = await useGrantedReset(tx, tokenHash(token));
    const account = reset?.user_id ? await findAccount(tx, reset.user_id) : undefined;
    if (!account)
      throw new AppError('reset_expired', 'This took too long. Start again with your e-mail address.');
    await setPassword(tx, account.id, password_hash);
    await endAllSessions(tx, account.id);
    await attempts.takeBack(tx, perAddress, 'reset-password', visitor.address);
    await attempts.forget(tx, 'login', account.email);
    await attempts.forget(tx, 'reset-codes', account.email);
    await enqueue(tx, 'send-account-notice', { user_id: account.id, notice: 'password_reset' });
    await audit(tx, visitor, 'password.reset', { user: namedUser(services.sealing, account) });
  });
}
