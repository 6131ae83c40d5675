/** Without a mail server, mails are files that the person at this machine opens. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { asMessage } from './message.ts';
import type { Mailer } from './port.ts';

export function outboxMailer(directory: string, from: string, log: Pick<Logger, 'info'>): Mailer {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(asMessage(mail));
      const stamp = new Date().toISOString().replaceAll(':', '.');
      const file = join(directory, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      // Renamed into place: whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'no SMTP_URL is set: a mail was put in the outbox');
    },
    close() {},
  };
}
