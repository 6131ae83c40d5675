import { randomUUID } from 'node:crypto';
import type { Received, signup, verifyEmail } from '@noteer/contract';
import type { Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate, presentSignedIn } from '../../identity/accounts.ts';
import { accountLimit, addressLimit, mailLimit } from '../../identity/attempts.ts';
import { rememberDevice } from '../../identity/devices.ts';
import { isCode, useCode } from '../../identity/mailed-codes.ts';
import { demandGoodPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/password.ts';
import { openSession } from '../../identity/sessions.ts';
import { maySignUp } from '../../identity/sign-up-rule.ts';
import { enrolmentOf, newTotpSecret } from '../../identity/totp.ts';
import { namedUser } from '../../kept-names.ts';
import type { Services } from '../../services.ts';
import {
  acceptInvitation,
  addApplicant,
  dropOtherApplicants,
  findApplicant,
  markVerified,
} from './queries.ts';

/**
 * Does the same for every address, taken or not: the job that mails finds out which it is,
 * and the owner of the mailbox is told there.
 */
export async function signUp(services: Services, visitor: Visitor, form: Received<typeof signup>['body']) {
  const { db, sealing, attempts, settings, institution, enqueue, recaptcha } = services;
  await attempts.count(db, addressLimit(settings.ATTEMPTS_PER_ADDRESS), 'sign-up', visitor.address);
  await attempts.count(db, mailLimit, 'mail', form.email);
  await recaptcha(form.recaptcha_token);
  demandGoodPassword(services, form.password, form);

  const id = randomUUID();
  const { email, first_name, last_name, gender, password } = form;
  const { language = institution.current().language } = form;
  const secret = newTotpSecret();
  const [password_hash, enrolment] = await Promise.all([hashPassword(password), enrolmentOf(secret, email)]);
  const totp_secret = sealing.seal(id, secret);

  await db.transaction().execute(async (tx) => {
    await addApplicant(tx, {
      id,
      email,
      first_name,
      last_name,
      gender,
      language,
      password_hash,
      totp_secret,
    });
    await enqueue(tx, 'send-sign-up-code', { user_id: id });
    await audit(tx, visitor, 'user.signed_up', { id });
  });
  return { ...enrolment, signup_id: id };
}

/** The mailed code alone proves the mailbox, and with it the account. */
export async function verify(
  services: Services,
  visitor: Visitor,
  form: Received<typeof verifyEmail>['body'],
) {
  const { db, sealing, attempts, settings } = services;
  const perAddress = addressLimit(settings.ATTEMPTS_PER_ADDRESS);
  await attempts.count(db, perAddress, 'verify', visitor.address);
  await attempts.count(db, accountLimit, 'verify', form.email);
  const wrong = new AppError(
    'wrong_code',
    'This code is wrong or has expired. Ask for a new one if you need to.',
  );

  const applicant = await findApplicant(db, form.email, form.signup_id);
  const isRight = await isCode(db, sealing, applicant?.id ?? randomUUID(), 'verify_email', form.otp);
  if (!applicant || !isRight) {
    await audit(db, visitor, 'user.verification_failed', { id: applicant?.id, outcome: 'refused' });
    throw wrong;
  }

  // Asked again: the rule, or the invitation, may be another than when the code was mailed.
  const { isAllowed, invitation } = await maySignUp(services, form.email);
  if (!isAllowed) {
    await audit(db, visitor, 'user.sign_up_refused', { id: applicant.id, outcome: 'refused' });
    throw wrong;
  }

  return db
    .transaction()
    .execute(async (tx) => {
      if (!(await useCode(tx, applicant.id, 'verify_email'))) throw wrong;
      if (invitation && !(await acceptInvitation(tx, invitation.id))) throw wrong;
      const role = invitation?.role ?? applicant.role;
      await markVerified(tx, applicant.id, role);
      await dropOtherApplicants(tx, form.email);
      await attempts.forget(tx, 'verify', form.email);
      for (const name of ['verify', 'sign-up'])
        await attempts.takeBack(tx, perAddress, name, visitor.address);
      const tokens = await openSession(tx, applicant.id, settings.SESSION_HOURS, visitor);
      const device_token = await rememberDevice(tx, applicant.id, form.device_token);
      const verified = { ...applicant, role };
      const user = namedUser(services.sealing, verified);
      await audit(tx, visitor, 'user.verified', { user, detail: { role, is_invited: Boolean(invitation) } });
      await audit(tx, visitor, 'user.signed_in', { user, detail: { method: 'mailed_code' } });
      return presentSignedIn(verified, { ...tokens, device_token });
    })
    .catch((error: unknown) => {
      // The address got an account a moment ago, from another sign-up.
      throw isDuplicate(error) ? wrong : error;
    });
}

/** Asks for a code also where nobody signed up: the job finds nobody and does nothing. */
export async function resend(
  services: Services,
  visitor: Visitor,
  email: string,
  signup_id: string | undefined,
) {
  const { db, attempts, settings, enqueue } = services;
  await attempts.count(db, addressLimit(settings.ATTEMPTS_PER_ADDRESS), 'resend', visitor.address);
  await attempts.count(db, mailLimit, 'mail', email);
  const applicant = await findApplicant(db, email, signup_id);
  const user_id = applicant?.id ?? randomUUID();
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-sign-up-code', { user_id });
    await audit(tx, visitor, 'user.sign_up_code_requested', { id: user_id });
  });
}
