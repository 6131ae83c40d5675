/** A real SMTP server on this machine that keeps what it is sent. */
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mail = { to: string; subject: string; text: string };

export type Mailbox = {
  /** What SMTP_URL is set to. */
  url: string;
  mailsTo(address: string): Mail[];
  /** Waits for the next mail to this address that nobody has taken yet. */
  nextMail(address: string): Promise<Mail>;
  /** The code of a few digits in the next mail to this address. */
  nextCode(address: string): Promise<string>;
  close(): Promise<void>;
};

const MAIL_WITHIN_MS = 15_000;

/** The only number of so many digits in a mail is its code. */
export const codeIn = ({ text }: Mail): string => {
  const code = /\b\d{4}(?:\d{2})?\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
};

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const taken = new Set<Mail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      receive(stream, session.envelope.rcptTo[0]?.address ?? '').then(() => done(), done);
    },
  });
  // A client that is killed in the middle of a mail is no news here.
  server.on('error', () => {});

  async function receive(stream: NodeJS.ReadableStream, to: string): Promise<void> {
    const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream));
    mails.push({ to, subject, text });
  }

  async function nextMail(address: string): Promise<Mail> {
    const giveUpAt = performance.now() + MAIL_WITHIN_MS;
    for (;;) {
      const mail = mails.find((candidate) => candidate.to === address && !taken.has(candidate));
      if (mail) {
        taken.add(mail);
        return mail;
      }
      if (performance.now() > giveUpAt) throw new Error(`no mail to ${address} in time`);
      await sleep(20);
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the system gave no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mailsTo: (to) => mails.filter((mail) => mail.to === to),
    nextMail,
    nextCode: async (to) => codeIn(await nextMail(to)),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
