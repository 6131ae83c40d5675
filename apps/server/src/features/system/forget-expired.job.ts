import { sql } from 'kysely';
import type { JobHandler } from '../../jobs/handler.ts';

/** A sign-up that was never verified is given a day. */
const SIGN_UP_DAYS = 1;
/** The site's privacy page promises this. */
const CONTACT_REQUEST_YEARS = 2;

/** Somebody who looks at a table before importing it decides on the same day. */
const PREVIEW_DAYS = 1;

/** Removes what has run out, so that these tables stay as small as the day's work. */
export const forgetExpired: JobHandler<'forget-expired'> = {
  async run({ db }) {
    const now = sql<Date>`now()`;
    await db.deleteFrom('mailed_codes').where('expires_at', '<', now).execute();
    await db.deleteFrom('microsoft_logins').where('expires_at', '<', now).execute();
    await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
    await db.deleteFrom('attempts').where('forget_at', '<', now).execute();
    // Tokens go with their session; a used refresh token is kept as long as its reuse would tell something.
    await db.deleteFrom('session_tokens').where('expires_at', '<', now).execute();
    await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
    await db
      .deleteFrom('users')
      .where('email_verified_at', 'is', null)
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${SIGN_UP_DAYS})`)
      .execute();
    await db
      .deleteFrom('code_previews')
      .where('made_at', '<', sql<Date>`now() - make_interval(days => ${PREVIEW_DAYS})`)
      .execute();
    await db
      .deleteFrom('contact_requests')
      .where('created_at', '<', sql<Date>`now() - make_interval(years => ${CONTACT_REQUEST_YEARS})`)
      .execute();
  },
};
