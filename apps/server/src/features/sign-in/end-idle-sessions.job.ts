import { system } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { endIdleSessions } from '../../identity/sessions.ts';
import type { JobHandler } from '../../jobs/handler.ts';

/** Pages that still listen hear of it, and lock; the log has when each session ended. */
export const endIdle: JobHandler<'end-idle-sessions'> = {
  async run({ db, settings }) {
    await db.transaction().execute(async (tx) => {
      const ended = await endIdleSessions(tx, settings.SESSION_IDLE_MINUTES);
      for (const { id } of ended) await audit(tx, system, 'session.ended_idle', { id });
    });
  },
};
