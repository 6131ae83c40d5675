import { getOwnReminders, type OwnReminders, setOwnReminders } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { route } from '../../http/bind.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { setWantsReminders, wantsReminders } from './queries.ts';

const own = async ({ db, institution }: Services, actor: Actor): Promise<OwnReminders> => ({
  wants_reminders: await wantsReminders(db, scopeOf(actor, 'do_tasks')),
  is_sent: institution.current().reminder_day !== 'never',
});

export const reminderRoutes = [
  route(getOwnReminders, async ({ services, actor }) => ({ data: await own(services, actor) })),

  route(setOwnReminders, async ({ services, actor, body: { wants_reminders } }) => {
    await services.db.transaction().execute(async (tx) => {
      await setWantsReminders(tx, scopeOf(actor, 'do_tasks'), wants_reminders);
      await audit(tx, actor, 'user.reminders_set', { detail: { wants_reminders } });
    });
    return { data: await own(services, actor) };
  }),
];
