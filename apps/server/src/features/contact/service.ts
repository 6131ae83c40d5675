import { randomUUID } from 'node:crypto';
import type { ContactRequest, listContactRequests, Received, sendContactRequest } from '@noteer/contract';
import type { Actor, Visitor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { contactLimit } from '../../identity/attempts.ts';
import type { Services } from '../../services.ts';
import {
  addContactRequest,
  type ContactRequestRow,
  contactRequestsAfter,
  secondsUntilRoom,
  setHandled,
  takeTurn,
} from './queries.ts';

/** Far more than a stand at a congress brings in, and few enough for the people who read them. */
const MAX_AN_HOUR = 60;

export async function receive(
  { db, attempts, enqueue }: Services,
  visitor: Visitor,
  { reference, ...form }: Received<typeof sendContactRequest>['body'],
): Promise<void> {
  // A program that fills in whatever it finds learns nothing from the answer.
  if (reference) return;
  await attempts.count(db, contactLimit, 'contact', visitor.address);

  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const retry_after_s = await secondsUntilRoom(tx, MAX_AN_HOUR);
    if (retry_after_s > 0) {
      throw new AppError('too_many_attempts', 'Too many requests are coming in. Please try again later.', {
        retry_after_s,
      });
    }
    await addContactRequest(tx, {
      ...form,
      id,
      specialty_other: form.specialty_other || null,
      language: form.language ?? 'nl',
    });
    await enqueue(tx, 'send-contact-mail', { request_id: id });
    await audit(tx, visitor, 'contact_request.received', { id });
  });
}

const present = ({ handled_at, created_at, ...row }: ContactRequestRow): ContactRequest => ({
  ...row,
  is_handled: handled_at !== null,
  created_at: created_at.toISOString(),
});

export async function list(
  { db }: Services,
  actor: Actor,
  page: Received<typeof listContactRequests>['query'],
): Promise<ContactRequest[]> {
  const rows = await contactRequestsAfter(db, page);
  await audit(db, actor, 'contact_requests.listed', { detail: { requests: rows.length } });
  return rows.map(present);
}

export async function change(
  { db }: Services,
  actor: Actor,
  id: string,
  is_handled: boolean,
): Promise<ContactRequest> {
  return db.transaction().execute(async (tx) => {
    const row = await setHandled(tx, id, is_handled);
    if (!row) throw new AppError('not_found', 'Contact request not found.');
    await audit(tx, actor, 'contact_request.changed', { id, detail: { is_handled } });
    return present(row);
  });
}
