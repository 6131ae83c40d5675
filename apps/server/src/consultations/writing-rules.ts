/** The rules by which a clinician's drafts are finished: their own, and the institution's that they did not turn off. */
import type { NumberedRule, WritingRule } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { Db } from '../db/schema.ts';
import type { BySystem } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { openText, sealText } from './sealed-text.ts';

const ruleOwner = (id: string) => `writing_rules/${id}/body`;

export const sealRule = (sealing: Sealing, id: string, rule: WritingRule): Buffer =>
  sealText(sealing, ruleOwner(id), JSON.stringify(rule));

export const openRule = (sealing: Sealing, { id, body }: { id: string; body: Buffer }): WritingRule =>
  JSON.parse(openText(sealing, ruleOwner(id), body)) as WritingRule;

/** The institution's first: what somebody wants for themselves comes after it. */
export async function rulesFor(
  db: Db,
  _scope: BySystem,
  sealing: Sealing,
  { user_id, language }: { user_id: string; language: Language },
): Promise<NumberedRule[]> {
  const rows = await db
    .selectFrom('writing_rules')
    .select(['id', 'body'])
    .where('language', '=', language)
    .where('is_on', '=', true)
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', user_id)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('writing_rules_off')
            .select('rule_id')
            .whereRef('rule_id', '=', 'writing_rules.id')
            .where('user_id', '=', user_id),
        ),
      ),
    )
    .orderBy('owner_id', (order) => order.desc().nullsFirst())
    .orderBy('made_at')
    .execute();
  return rows.map((row) => ({ id: row.id, rule: openRule(sealing, row) }));
}
