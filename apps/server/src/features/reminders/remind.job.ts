import { periodAt } from '../../consultations/reminder-period.ts';
import { wallClockNow } from '../../consultations/wall-clock.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { claimReminders, forgetReminders } from './queries.ts';

/** Who is reminded and that the mail is asked for are one transaction: however many processes run it, each has one mail. */
export async function remindAt({ db, settings, institution, enqueue }: Services, now: Date): Promise<void> {
  const decided = institution.current();
  const period = periodAt(wallClockNow(settings.TIME_ZONE, now), decided);
  if (!period) return;
  const due = { period, days: decided.reminder_after_days, time_zone: settings.TIME_ZONE };
  await db.transaction().execute(async (tx) => {
    for (const user_id of await claimReminders(tx, ofTheSystem, due))
      await enqueue(tx, 'send-reminder', { user_id, period });
    await forgetReminders(tx, period);
  });
}

export const remind: JobHandler<'remind'> = { run: (services) => remindAt(services, new Date()) };
