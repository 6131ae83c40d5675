import { findAccountByEmail } from '../../identity/accounts.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { contactMail } from '../../mail/messages.ts';
import { findContactRequest } from './queries.ts';

/** To nobody when no address is set: administrators find the request in the app all the same. */
export const sendContactMail: JobHandler<'send-contact-mail'> = {
  async run({ db, mailer, settings }, { request_id }) {
    const to = settings.CONTACT_EMAIL;
    const request = await findContactRequest(db, request_id);
    if (!to || !request) return;

    const reader = await findAccountByEmail(db, to);
    const message = contactMail[reader?.language ?? 'nl']({ ...request, url: settings.PUBLIC_URL });
    await mailer.send({ to, reply_to: request.email, ...message });
  },
};
