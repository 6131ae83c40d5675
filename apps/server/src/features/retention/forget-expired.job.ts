import { sql } from 'kysely';
import { leftoverFolders, removeFolder } from '../../consultations/removal/leftovers.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import type { Services } from '../../services.ts';

/** A sign-up that was never verified is given a day. */
const SIGN_UP_DAYS = 1;
/** A device that nobody signed in on for so long is a stranger's again. */
const DEVICE_DAYS = 365;
/** An administrator sees for so long that an invitation ran out. */
const INVITATION_DAYS = 30;

/** Somebody who looks at a table before importing it decides on the same day. */
const PREVIEW_DAYS = 1;

/** Removes what has run out by itself, so that these tables stay as small as the day's work: the hourly rules of rules.ts. */
export const forgetExpired: JobHandler<'forget-expired'> = {
  async run(services) {
    const { db } = services;
    const now = sql<Date>`now()`;
    await db.deleteFrom('mailed_codes').where('expires_at', '<', now).execute();
    await db.deleteFrom('microsoft_logins').where('expires_at', '<', now).execute();
    await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
    await db.deleteFrom('attempts').where('forget_at', '<', now).execute();
    // Tokens go with their session; a used refresh token is kept as long as its reuse would tell something.
    await db.deleteFrom('session_tokens').where('expires_at', '<', now).execute();
    await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
    await db
      .deleteFrom('known_devices')
      .where('last_used_at', '<', sql<Date>`now() - make_interval(days => ${DEVICE_DAYS})`)
      .execute();
    await db
      .deleteFrom('invitations')
      .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${INVITATION_DAYS})`)
      .execute();
    await db
      .deleteFrom('users')
      .where('email_verified_at', 'is', null)
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${SIGN_UP_DAYS})`)
      .execute();
    await db
      .deleteFrom('code_previews')
      .where('made_at', '<', sql<Date>`now() - make_interval(days => ${PREVIEW_DAYS})`)
      .execute();
    await removeLeftovers(services);
  },
};

const HOUR_MS = 3_600_000;
/** As many as one run takes. */
const MOST_FOLDERS = 500;

/** Files whose keys were forgotten by somebody who was killed before they were removed. */
async function removeLeftovers(services: Services): Promise<void> {
  const before = new Date(Date.now() - HOUR_MS);
  for (const { folder } of await leftoverFolders(services.db, before, MOST_FOLDERS))
    await removeFolder(services, folder);
}
