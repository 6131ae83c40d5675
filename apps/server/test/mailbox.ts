/** A real SMTP server on loopback that keeps what it gets. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
  url: string;
  /** Every mail so far, oldest first. */
  mails: Email[];
  /** The oldest mail to this address that was not asked for before; waits for it. */
  next(to: string): Promise<Email>;
  close(): Promise<void>;
};

/** Mail comes at once; on a busy machine at once takes long. */
const PATIENCE_MS = 60_000;

export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const unread: Email[] = [];
  const arrivals = new EventTarget();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      receive(stream).then(() => done(), done);
    },
  });
  // A sender that is killed in the middle of a mail is no failure of the mailbox.
  server.on('error', () => {});

  async function receive(stream: NodeJS.ReadableStream) {
    const mail = await PostalMime.parse(await buffer(stream));
    mails.push(mail);
    unread.push(mail);
    arrivals.dispatchEvent(new Event('mail'));
  }

  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async next(to) {
      const deadline = AbortSignal.timeout(PATIENCE_MS);
      for (;;) {
        const index = unread.findIndex((mail) => mail.to?.some(({ address }) => address === to));
        const [mail] = index < 0 ? [] : unread.splice(index, 1);
        if (mail) return mail;
        await once(arrivals, 'mail', { signal: deadline }).catch(() => {
          throw new Error(`no mail to ${to} within ${PATIENCE_MS / 1000} s`);
        });
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const CODE = /\b(\d{6}|\d{4})\b/;

/** The code in the next mail to this address that has one; mails that only tell something are passed over. */
export async function nextCodeIn(mailbox: Pick<Mailbox, 'next'>, to: string): Promise<string> {
  for (;;) {
    const mail = await mailbox.next(to);
    if (CODE.test(mail.text ?? '')) return codeIn(mail);
  }
}

/** The code in a mail: the only run of four or six digits there. */
export function codeIn(mail: Email): string {
  const code = CODE.exec(mail.text ?? '')?.[1];
  if (!code) throw new Error(`no code in the mail "${mail.subject}"`);
  return code;
}
