/** What Noteer noticed of how somebody writes: theirs to see, to take and to refuse. */
import { randomUUID } from 'node:crypto';
import type { KeptRule, WritingOffer } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { sealRule } from '../../consultations/writing-rules.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { openExample } from './examples.ts';
import {
  decideOffer,
  examplesOf,
  forgetExamples,
  lockOffer,
  offersOf,
  openOffer,
  seeOffers,
} from './queries.ts';
import { ruleFor } from './rules.ts';

const notFound = () => new AppError('not_found', 'There is no such offer.');

export async function offers({ db, sealing }: Services, actor: Actor): Promise<WritingOffer[]> {
  const rows = await offersOf(db, scopeOf(actor, 'keep_writing'), actor.id);
  return rows
    .filter(({ state }) => state === 'open')
    .map((row) => ({
      ...{ id: row.id, language: row.language, rule: openOffer(sealing, row) },
      ...{ times: row.times, occasions: row.occasions, notes: row.notes, is_new: row.is_new },
    }));
}

export async function see({ db }: Services, actor: Actor): Promise<void> {
  await seeOffers(db, scopeOf(actor, 'keep_writing'));
}

export async function examples({ db, sealing }: Services, actor: Actor, offer_id: string) {
  const rows = await examplesOf(db, scopeOf(actor, 'keep_writing'), offer_id);
  return rows.map(({ id, data_key, body }) => ({
    id,
    ...openExample(sealing, { id, data_key }, offer_id, body),
  }));
}

/** Decided once: an offer that was taken or refused is not there any more. */
async function decide(tx: Tx, actor: Actor, id: string, state: 'accepted' | 'refused') {
  const scope = scopeOf(actor, 'keep_writing');
  const offer = await lockOffer(tx, scope, id);
  if (offer?.state !== 'open') throw notFound();
  await decideOffer(tx, scope, id, state);
  await forgetExamples(tx, scope, id);
  return offer;
}

export async function accept({ db, sealing }: Services, actor: Actor, id: string): Promise<KeptRule> {
  return db.transaction().execute(async (tx) => {
    const offer = await decide(tx, actor, id, 'accepted');
    const rule_id = randomUUID();
    await tx
      .insertInto('writing_rules')
      .values({
        ...{ id: rule_id, owner_id: actor.id, made_by: actor.id, language: offer.language },
        body: sealRule(sealing, rule_id, openOffer(sealing, offer)),
      })
      .execute();
    const made = await ruleFor(tx, sealing, actor, rule_id);
    await audit(tx, actor, 'writing_rule.made', { id: rule_id });
    return made;
  });
}

export async function refuse({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await decide(tx, actor, id, 'refused');
    await audit(tx, actor, 'writing_offer.refused', { id });
  });
}
