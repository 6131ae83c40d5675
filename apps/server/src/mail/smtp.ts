import { createTransport } from 'nodemailer';
import { asMessage } from './message.ts';
import type { Mailer } from './port.ts';

/** A server that does not answer in this time is tried again by the job that sends. */
const TIMEOUT_MS = 15_000;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(asMessage(mail));
    },
    close: () => transport.close(),
  };
}
