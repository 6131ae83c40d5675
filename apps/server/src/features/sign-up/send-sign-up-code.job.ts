import { findAccountByEmail } from '../../identity/accounts.ts';
import { issueCode } from '../../identity/mailed-codes.ts';
import { maySignUp } from '../../identity/sign-up-rule.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { mayNotSignUpMail } from '../../mail/account-messages.ts';
import { alreadyRegisteredMail, signUpCodeMail } from '../../mail/messages.ts';
import type { Services } from '../../services.ts';
import { findApplicantById } from './queries.ts';

type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicantById>>>;

/** Whoever owns the mailbox learns whether the address has an account, or may have one; whoever typed it in does not. */
export const sendSignUpCode: JobHandler<'send-sign-up-code'> = {
  async run(services, { user_id }) {
    const applicant = await findApplicantById(services.db, user_id);
    if (!applicant) return;
    await services.mailer.send({ to: applicant.email, ...(await messageFor(services, applicant)) });
  },
};

async function messageFor(services: Services, applicant: Applicant) {
  const { db, sealing, settings } = services;
  const account = await findAccountByEmail(db, applicant.email);
  if (account) {
    const { first_name, language } = account;
    return alreadyRegisteredMail[language]({ first_name, url: settings.PUBLIC_URL });
  }
  const { isAllowed } = await maySignUp(services, applicant.email);
  if (!isAllowed) return mayNotSignUpMail[applicant.language]({});
  const code = await issueCode(db, sealing, applicant.id, 'verify_email');
  return signUpCodeMail[applicant.language]({ first_name: applicant.first_name, code });
}
