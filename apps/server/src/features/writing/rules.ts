/** The rules that drafts are finished by: turned on and off, shared with everybody, taken back. */
import { randomUUID } from 'node:crypto';
import type { changeWritingRule, KeptRule, Received } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { openRule, sealRule } from '../../consultations/writing-rules.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, demand } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';

const notFound = () => new AppError('not_found', 'There is no such rule.');

/** One's own, the institution's, and to those who may share them what colleagues ask to share. */
const rulesSeenBy = (db: Db, actor: Actor) => {
  const may_share = can(actor, 'share_writing');
  return db
    .selectFrom('writing_rules')
    .leftJoin('users', 'users.id', 'owner_id')
    .selectAll('writing_rules')
    .select([
      sql<string | null>`first_name || ' ' || last_name`.as('owner_name'),
      sql<boolean>`exists (select from writing_rules_off off
        where off.rule_id = writing_rules.id and off.user_id = ${actor.id})`.as('is_off'),
    ])
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', actor.id),
        eb('owner_id', 'is', null),
        eb.and([eb('is_proposed', '=', true), sql<boolean>`${may_share}::boolean`]),
      ]),
    )
    .orderBy('made_at')
    .orderBy('writing_rules.id');
};

type Row = Awaited<ReturnType<ReturnType<typeof rulesSeenBy>['execute']>>[number];

function present(row: Row, sealing: Sealing, actor: Actor): KeptRule {
  const [is_shared, isOwn] = [row.owner_id === null, row.owner_id === actor.id];
  return {
    ...{ id: row.id, language: row.language, rule: openRule(sealing, row), is_shared },
    is_on: isOwn ? row.is_on : is_shared && !row.is_off,
    is_proposed: row.is_proposed,
    proposed_by: isOwn || is_shared ? null : row.owner_name,
    may_remove: isOwn || (is_shared && can(actor, 'share_writing')),
  };
}

export async function rules({ db, sealing }: Services, actor: Actor): Promise<KeptRule[]> {
  const rows = await rulesSeenBy(db, actor).execute();
  return rows.map((row) => present(row, sealing, actor));
}

export async function ruleFor(db: Db, sealing: Sealing, actor: Actor, id: string): Promise<KeptRule> {
  const row = await rulesSeenBy(db, actor).where('writing_rules.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return present(row, sealing, actor);
}

async function hold(tx: Tx, actor: Actor, id: string): Promise<Row> {
  await tx.selectFrom('writing_rules').select('id').where('id', '=', id).forUpdate().execute();
  const row = await rulesSeenBy(tx, actor).where('writing_rules.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A rule of the institution is turned off for oneself alone. */
async function turn(tx: Tx, actor: Actor, { id, owner_id }: Row, is_on: boolean): Promise<void> {
  if (owner_id !== null) await tx.updateTable('writing_rules').set({ is_on }).where('id', '=', id).execute();
  else if (is_on)
    await tx
      .deleteFrom('writing_rules_off')
      .where('rule_id', '=', id)
      .where('user_id', '=', actor.id)
      .execute();
  else
    await tx
      .insertInto('writing_rules_off')
      .values({ rule_id: id, user_id: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function change(
  { db, sealing }: Services,
  actor: Actor,
  id: string,
  { is_on, is_proposed }: Received<typeof changeWritingRule>['body'],
): Promise<KeptRule> {
  return db.transaction().execute(async (tx) => {
    const row = await hold(tx, actor, id);
    const isOwn = row.owner_id === actor.id;
    if (!isOwn && (row.owner_id !== null || is_proposed !== undefined)) throw notFound();
    if (is_on !== undefined) await turn(tx, actor, row, is_on);
    if (is_proposed !== undefined)
      await tx.updateTable('writing_rules').set({ is_proposed }).where('id', '=', id).execute();
    const changed = await ruleFor(tx, sealing, actor, id);
    await audit(tx, actor, 'writing_rule.changed', { id });
    return changed;
  });
}

/** It becomes the institution's; whoever had it for themselves has it from there. */
export async function share({ db, sealing }: Services, actor: Actor, id: string): Promise<KeptRule> {
  demand(actor, 'share_writing');
  return db.transaction().execute(async (tx) => {
    const row = await hold(tx, actor, id);
    if (row.owner_id === null) return present(row, sealing, actor);
    const shared_id = randomUUID();
    const body = sealRule(sealing, shared_id, openRule(sealing, row));
    await tx
      .insertInto('writing_rules')
      .values({ id: shared_id, owner_id: null, language: row.language, made_by: actor.id, body })
      .execute();
    await tx.deleteFrom('writing_rules').where('id', '=', id).execute();
    const shared = await ruleFor(tx, sealing, actor, shared_id);
    await audit(tx, actor, 'writing_rule.shared', { id: shared_id });
    return shared;
  });
}

export async function remove({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await hold(tx, actor, id);
    if (row.owner_id === null) demand(actor, 'share_writing');
    else if (row.owner_id !== actor.id) throw notFound();
    await tx.deleteFrom('writing_rules').where('id', '=', id).execute();
    await audit(tx, actor, 'writing_rule.removed', { id });
  });
}
