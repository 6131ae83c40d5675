import { findAccountByEmail } from '../../identity/accounts.ts';
import { issueCode } from '../../identity/mailed-codes.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { alreadyRegisteredMail, signUpCodeMail } from '../../mail/messages.ts';
import { findApplicantById } from './queries.ts';

/** Whoever owns the mailbox learns whether the address has an account; whoever typed it in does not. */
export const sendSignUpCode: JobHandler<'send-sign-up-code'> = {
  async run(services, { user_id }) {
    const { db, sealing, mailer, settings } = services;
    const applicant = await findApplicantById(db, user_id);
    if (!applicant) return;

    const account = await findAccountByEmail(db, applicant.email);
    const message = account
      ? alreadyRegisteredMail[account.language]({ first_name: account.first_name, url: settings.PUBLIC_URL })
      : signUpCodeMail[applicant.language]({
          first_name: applicant.first_name,
          code: await issueCode(db, sealing, applicant.id, 'verify_email'),
        });
    await mailer.send({ to: applicant.email, ...message });
  },
};
