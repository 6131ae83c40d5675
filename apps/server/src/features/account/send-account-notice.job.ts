import { findAccount } from '../../identity/accounts.ts';
import { recoveryCodesLeft } from '../../identity/recovery-codes.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { accountNoticeMail } from '../../mail/account-notices.ts';

export const sendAccountNotice: JobHandler<'send-account-notice'> = {
  async run({ db, mailer, settings }, { user_id, notice }) {
    const account = await findAccount(db, user_id);
    if (!account) return;
    const message = accountNoticeMail[account.language]({
      notice,
      first_name: account.first_name,
      codes_left: await recoveryCodesLeft(db, user_id),
      url: settings.PUBLIC_URL,
    });
    await mailer.send({ to: account.email, ...message });
  },
};
