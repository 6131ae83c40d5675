import { findAccount } from '../../identity/accounts.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { reminderMail } from '../../mail/reminder.ts';
import { ofTheSystem } from '../../policy.ts';
import { waitingOf } from './queries.ts';

/** Counted when it is sent: what was done meanwhile is not asked for, and where nothing is left there is no mail. */
export const sendReminder: JobHandler<'send-reminder'> = {
  async run({ db, mailer, settings, institution }, { user_id, period }) {
    const account = await findAccount(db, user_id);
    if (!account) return;
    const days = institution.current().reminder_after_days;
    const waiting = await waitingOf(db, ofTheSystem, user_id, {
      period,
      days,
      time_zone: settings.TIME_ZONE,
    });
    if (waiting.notes + waiting.tasks + waiting.cosignatures === 0) return;
    const message = reminderMail[account.language]({
      ...waiting,
      days,
      first_name: account.first_name,
      url: settings.PUBLIC_URL,
    });
    await mailer.send({ to: account.email, ...message });
  },
};
