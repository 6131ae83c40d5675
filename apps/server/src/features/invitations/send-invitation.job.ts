import type { JobHandler } from '../../jobs/handler.ts';
import { invitationMail } from '../../mail/account-messages.ts';
import { findWaiting } from './queries.ts';

export const sendInvitation: JobHandler<'send-invitation'> = {
  async run({ db, mailer, settings }, { invitation_id }) {
    const invitation = await findWaiting(db, invitation_id);
    if (!invitation || invitation.is_expired) return;
    const message = invitationMail[invitation.language]({ ...invitation, url: settings.PUBLIC_URL });
    await mailer.send({ to: invitation.email, ...message });
  },
};
