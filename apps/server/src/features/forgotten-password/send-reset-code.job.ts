import { findAccount } from '../../identity/accounts.ts';
import { issueCode } from '../../identity/mailed-codes.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { resetCodeMail } from '../../mail/messages.ts';
import { findResetById } from './queries.ts';

export const sendResetCode: JobHandler<'send-reset-code'> = {
  async run({ db, sealing, mailer }, { reset_id }) {
    const reset = await findResetById(db, reset_id);
    const account = reset?.user_id ? await findAccount(db, reset.user_id) : undefined;
    if (!reset || !account) return;
    const code = await issueCode(db, sealing, reset.id, 'reset_password');
    await mailer.send({ to: account.email, ...resetCodeMail[reset.language]({ ...account, code }) });
  },
};
