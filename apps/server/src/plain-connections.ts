/** Which settings have words, passwords or codes go over a network as they are. Whoever runs Noteer may want that; not unknowingly. */
import type { Settings } from './settings.ts';

type Named = Pick<
  Settings,
  | 'PUBLIC_URL'
  | 'DATABASE_URL'
  | 'DATABASE_OWNER_URL'
  | 'SMTP_URL'
  | 'TRANSCRIBER_URL'
  | 'WRITER_URL'
  | 'AUDIT_WEBHOOK_URL'
>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])?$/;
/** What makes `pg` insist on TLS. */
const INSISTS = ['require', 'verify-ca', 'verify-full'];

const isPlain: Record<string, (address: URL) => boolean> = {
  'http:': () => true,
  // Without, it takes TLS where it is offered, and whoever is on the line can see to it that it is not.
  'smtp:': ({ searchParams }) => searchParams.get('requireTLS') !== 'true',
  // A host that is a path is a socket on this machine.
  'postgres:': ({ searchParams }) =>
    !searchParams.get('host')?.startsWith('/') && !INSISTS.includes(searchParams.get('sslmode') ?? ''),
};

/** By name alone: addresses can hold passwords. */
export function plainConnections(settings: Named): (keyof Named)[] {
  const { PUBLIC_URL, DATABASE_URL, DATABASE_OWNER_URL, SMTP_URL } = settings;
  const { TRANSCRIBER_URL, WRITER_URL, AUDIT_WEBHOOK_URL } = settings;
  const given = {
    ...{ PUBLIC_URL, DATABASE_URL, DATABASE_OWNER_URL, SMTP_URL },
    ...{ TRANSCRIBER_URL, WRITER_URL, AUDIT_WEBHOOK_URL },
  };
  return Object.entries(given).flatMap(([name, text]) => {
    if (!text) return [];
    const address = new URL(text);
    if (LOOPBACK.test(address.hostname)) return [];
    const protocol = address.protocol === 'postgresql:' ? 'postgres:' : address.protocol;
    return isPlain[protocol]?.(address) ? [name as keyof Named] : [];
  });
}
