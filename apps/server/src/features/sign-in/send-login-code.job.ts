import { findAccount } from '../../identity/accounts.ts';
import { issueCode } from '../../identity/mailed-codes.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { loginCodeMail } from '../../mail/messages.ts';

export const sendLoginCode: JobHandler<'send-login-code'> = {
  async run({ db, sealing, mailer }, { user_id }) {
    const account = await findAccount(db, user_id);
    if (!account) return;
    const code = await issueCode(db, sealing, account.id, 'login');
    await mailer.send({ to: account.email, ...loginCodeMail[account.language]({ ...account, code }) });
  },
};
