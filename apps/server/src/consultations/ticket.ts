/** A ticket lets an audio element, which cannot send a header, fetch one recording for as long as the session lasts. */
import { timingSafeEqual } from 'node:crypto';
import type { Sealing } from '../sealing.ts';

/** As long as somebody listens to one recording; the page gets a new one with every look. */
const LIFETIME_MS = 3600_000;

const signature = (sealing: Sealing, path: string, session_id: string, expires: string) =>
  sealing.mac('ticket', path, session_id, expires);

export function newTicket(sealing: Sealing, path: string, session_id: string): string {
  const expires = String(Date.now() + LIFETIME_MS);
  return [session_id, expires, signature(sealing, path, session_id, expires).toString('base64url')].join('.');
}

/** The session that the ticket was made for, or undefined when it is not good for this path now. */
export function sessionOfTicket(sealing: Sealing, path: string, ticket: string): string | undefined {
  const [session_id = '', expires = '', given = ''] = ticket.split('.');
  const expected = signature(sealing, path, session_id, expires);
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return undefined;
  return Number(expires) > Date.now() ? session_id : undefined;
}
