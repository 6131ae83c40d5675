import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { outboxMailer } from './outbox.ts';
import type { Mailer } from './port.ts';
import { smtpMailer } from './smtp.ts';

export const createMailer = (settings: Settings, log: Logger): Mailer =>
  settings.SMTP_URL
    ? smtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : outboxMailer(join(settings.DATA_DIR, 'outbox'), settings.MAIL_FROM, log);
