/** Who covers for whom. What that lets somebody reach is the policy's: this only says from when to when. */
import type { addCover, Covers, Received, Recording } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { announce } from '../../consultations/events.ts';
import { presentRecordings } from '../../consultations/look.ts';
import { wallClockNow } from '../../consultations/wall-clock.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { colleagues, coveredToReview, coversFrom, endCoverOf, insertCover, overlaps } from './queries.ts';

const todayIn = ({ settings }: Services) => wallClockNow(settings.TIME_ZONE).toISOString().slice(0, 10);

export async function list(services: Services, actor: Actor): Promise<Covers> {
  const { db } = services;
  const scope = scopeOf(actor, 'arrange_cover');
  const today = todayIn(services);
  const rows = await coversFrom(db, scope, today);
  const absentees = await colleagues(db, scope, 'absent');
  return {
    covers: rows.map((row) => ({
      id: row.id,
      absent: { id: row.absent_id, name: row.absent_name },
      covering: { id: row.covering_id, name: row.covering_name },
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      is_now: row.starts_on <= today && today <= row.ends_on,
    })),
    absentees: scope.reach === 'all' ? absentees : absentees.filter(({ id }) => id === actor.id),
    colleagues: await colleagues(db, scope, 'covering'),
    today,
  };
}

/** Both see it as it happens. */
async function tellBoth(tx: Tx, ids: string[], id: string): Promise<void> {
  for (const clinician_id of ids) await announce(tx, { clinician_id, kind: 'cover', id });
}

export async function add(
  services: Services,
  actor: Actor,
  cover: Received<typeof addCover>['body'],
): Promise<Covers> {
  const scope = scopeOf(actor, 'arrange_cover');
  const refuse = (field: string, detail: string) =>
    new AppError('invalid', detail, { fields: { [field]: [detail] } });
  await services.db.transaction().execute(async (tx) => {
    const { absentees, colleagues: couldCover, today } = await list({ ...services, db: tx }, actor);
    if (!absentees.some(({ id }) => id === cover.absent_id)) throw refuse('absent_id', 'Choose who is away.');
    if (!couldCover.some(({ id }) => id === cover.covering_id))
      throw refuse('covering_id', 'Choose a colleague.');
    if (cover.ends_on < today) throw refuse('ends_on', 'That day is over.');
    if (await overlaps(tx, scope, cover))
      throw new AppError('cover_overlaps', 'This colleague covers some of these days already.');
    const { id } = await insertCover(tx, scope, cover);
    const { absent_id, covering_id, starts_on, ends_on } = cover;
    await tellBoth(tx, [absent_id, covering_id], id);
    await audit(tx, actor, 'cover.arranged', {
      id,
      detail: { absent: absent_id, covering: covering_id, starts_on, ends_on },
    });
  });
  return list(services, actor);
}

export async function end({ db }: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'arrange_cover');
  await db.transaction().execute(async (tx) => {
    const ended = await endCoverOf(tx, scope, id);
    if (!ended) throw new AppError('not_found', 'There is no such cover.');
    await tellBoth(tx, [ended.absent_id, ended.covering_id], id);
    const detail = { absent: ended.absent_id, covering: ended.covering_id };
    await audit(tx, actor, 'cover.ended', { id, detail });
  });
}

export async function toReview(services: Services, actor: Actor): Promise<Recording[]> {
  const scope = scopeOf(actor, 'read_note');
  if (scope.covers.length === 0) return [];
  const rows = await coveredToReview(services.db, scope);
  return presentRecordings(services, actor, scope, rows);
}
