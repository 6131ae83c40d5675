import { randomUUID } from 'node:crypto';
import type { DueThing, Hold, Received, Retention, setHold } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import { periodOf, settings as settingNames } from './periods.ts';
import * as queries from './queries.ts';
import { nextRun } from './remove-expired.job.ts';
import { dueAt, type Rule, rules } from './rules.ts';

/** Of each rule; how many there are is told beside them. */
const SHOWN = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const reasonOwner = (id: string) => `holds/${id}/reason`;

export async function retention(services: Services, actor: Actor): Promise<Retention> {
  const { db, sealing } = services;
  const scope = scopeOf(actor, 'manage_retention');
  const at = nextRun(new Date());
  const next: DueThing[] = [];
  const told: Retention['rules'] = [];
  for (const rule of rules) {
    const { count, first } = await dueAt(services, rule, at, SHOWN);
    told.push(presentRule(services, rule, count));
    // Of what nobody can do anything about, the count is enough.
    if (rule.name !== 'removals') next.push(...first.map((thing) => presentDue(rule, thing)));
  }
  const lately = await queries.lastRemovals(db, scope);
  const holds = await queries.holdsWithNames(db, scope).execute();
  await audit(db, actor, 'retention.read');
  return {
    next_run: at.toISOString(),
    rules: told,
    next,
    lately: lately.map((row) => ({ ...row, removed_at: row.removed_at.toISOString() })),
    holds: holds.map((row) => presentHold(sealing, row)),
  };
}

const presentRule = ({ settings }: Services, { name, every }: Rule, count: number) => ({
  name,
  setting: settingNames[name] ?? null,
  days: periodOf(settings, name),
  every,
  next: every === 'night' ? count : null,
});

/** The name of a file is no id, and stays here. */
const presentDue = ({ name, can_be_held }: Rule, { key, since }: { key: string; since: Date }): DueThing => ({
  rule: name,
  object_id: UUID.test(key) ? key : null,
  since: since.toISOString(),
  can_be_held,
});

const presentHold = (sealing: Sealing, row: queries.HoldRow): Hold => ({
  id: row.id,
  ...(row.recording_id
    ? { object: 'recording', object_id: row.recording_id }
    : { object: 'client', object_id: row.client_id ?? '' }),
  reason: openText(sealing, reasonOwner(row.id), row.reason),
  set_by_name: `${row.first_name} ${row.last_name}`,
  set_at: row.set_at.toISOString(),
});

export async function hold(
  { db, sealing }: Services,
  actor: Actor,
  { object, object_id, reason }: Received<typeof setHold>['body'],
): Promise<Hold> {
  const scope = scopeOf(actor, 'manage_retention');
  return db.transaction().execute(async (tx) => {
    if (!(await queries.isThere(tx, scope, object, object_id)))
      throw new AppError('not_found', 'There is nothing of this id.');
    const id = randomUUID();
    const held = { id, reason: sealText(sealing, reasonOwner(id), reason), set_by: actor.id };
    await queries.insertHold(tx, scope, {
      ...held,
      ...(object === 'recording' ? { recording_id: object_id } : { client_id: object_id }),
    });
    const row = await queries.holdsWithNames(tx, scope).where('holds.id', '=', id).executeTakeFirstOrThrow();
    await audit(tx, actor, 'retention.hold_set', { id, part_of: { kind: object, id: object_id } });
    return presentHold(sealing, row);
  });
}

export async function release({ db }: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'manage_retention');
  await db.transaction().execute(async (tx) => {
    const row = await queries.releaseHold(tx, scope, id, actor.id);
    if (!row) throw new AppError('not_found', 'There is no such hold.');
    const part_of = row.recording_id
      ? { kind: 'recording' as const, id: row.recording_id }
      : { kind: 'client' as const, id: row.client_id };
    await audit(tx, actor, 'retention.hold_released', { id, part_of });
  });
}
