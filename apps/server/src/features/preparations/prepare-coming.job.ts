import { wallClockNow } from '../../consultations/wall-clock.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { forgetPast, toPrepareSoon } from './queries.ts';

const AT_MOST = 500;
const KEPT_days = 30;

export const prepareComing: JobHandler<'prepare-coming'> = {
  async run({ db, settings, enqueue }) {
    const now = wallClockNow(settings.TIME_ZONE);
    for (const { id } of await toPrepareSoon(db, ofTheSystem, now, AT_MOST))
      await enqueue(db, 'prepare-appointment', { appointment_id: id });
    await forgetPast(db, ofTheSystem, now, KEPT_days);
  },
};
