/** Calendars that are read by themselves: listed, added, read now, removed. */
import { randomUUID } from 'node:crypto';
import type { AgendaFeed, addFeed, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { allFeeds, deleteFeed, type FeedRow, findFeed, insertFeed } from './feed-queries.ts';
import { clinicians } from './people.ts';
import { addressOwner } from './read-feed.ts';

const present = (sealing: Sealing, row: FeedRow): AgendaFeed => ({
  ...row,
  host: new URL(openText(sealing, addressOwner(row.id), row.address)).host,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
  tried_at: row.tried_at?.toISOString() ?? null,
  next_at: row.next_at.toISOString(),
});

const notFound = () => new AppError('not_found', 'Calendar not found.');

export async function feeds({ db, sealing }: Services, actor: Actor): Promise<AgendaFeed[]> {
  const rows = await allFeeds(db, scopeOf(actor, 'import_appointments'));
  return rows.map((row) => present(sealing, row));
}

async function look({ db, sealing }: Services, actor: Actor, id: string): Promise<AgendaFeed> {
  const row = await findFeed(db, scopeOf(actor, 'import_appointments'), id);
  if (!row) throw notFound();
  return present(sealing, row);
}

export async function add(
  services: Services,
  actor: Actor,
  { user_id, address, takes }: Received<typeof addFeed>['body'],
): Promise<AgendaFeed> {
  const scope = scopeOf(actor, 'import_appointments');
  const { db, sealing, enqueue } = services;
  if (!(await clinicians(db, undefined)).byId.has(user_id))
    throw new AppError('invalid', 'Select a user', { fields: { user_id: ['Select a user'] } });
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    const sealed = sealText(sealing, addressOwner(id), address);
    await insertFeed(tx, scope, { id, clinician_id: user_id, address: sealed, takes, created_by: actor.id });
    await enqueue(tx, 'read-feed', { feed_id: id });
    await audit(tx, actor, 'incoming.feed_added', { id, detail: { clinician_id: user_id } });
  });
  return look(services, actor, id);
}

export async function readNow(services: Services, actor: Actor, id: string): Promise<AgendaFeed> {
  const scope = scopeOf(actor, 'import_appointments');
  await services.db.transaction().execute(async (tx) => {
    if (!(await findFeed(tx, scope, id))) throw notFound();
    await services.enqueue(tx, 'read-feed', { feed_id: id });
    await audit(tx, actor, 'incoming.feed_read_asked', { id });
  });
  return look(services, actor, id);
}

export async function removeOne({ db }: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'import_appointments');
  await db.transaction().execute(async (tx) => {
    if (!(await deleteFeed(tx, scope, id))) throw notFound();
    await audit(tx, actor, 'incoming.feed_removed', { id });
  });
}
