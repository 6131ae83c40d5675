/** Sums of what was chosen and of how often rules were right. They hold nothing of a client. */

import type { CodedContact } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { Chosen, Outcome } from './kept.ts';

/** What contacts have in common that are coded alike; null where something of it is not known. */
export function caseOf(contact: CodedContact, step: number | null): string | null {
  const parts = [contact.profession, contact.setting, contact.kind, step];
  return parts.includes(null) ? null : [...parts, contact.group_size].join(' ');
}

export const chosenBefore = async (db: Db, case_name: string | null) =>
  case_name === null
    ? []
    : db
        .selectFrom('code_cases')
        .select(['code', 'count as times'])
        .where('case_name', '=', case_name)
        .where('count', '>', 0)
        .orderBy('count', 'desc')
        .orderBy('code')
        .execute();

async function addChoice(tx: Tx, { case_name, code }: Chosen, by: 1 | -1): Promise<void> {
  await sql`insert into code_cases (case_name, code, count) values (${case_name}, ${code}, 1)
    on conflict (case_name, code) do update set count = greatest(code_cases.count + ${by}, 0)`.execute(tx);
}

/** `by`: counted once more, or taken back because other codes were confirmed. Rows are taken in one order by everyone. */
export async function count(tx: Tx, { rules, day, chosen }: Outcome['counted'], by: 1 | -1): Promise<void> {
  for (const { rule, was_right } of rules.toSorted((a, b) => a.rule.localeCompare(b.rule)))
    await sql`insert into code_outcomes (rule, was_right, day, count) values (${rule}, ${was_right}, ${day}, 1)
      on conflict (rule, day, was_right) do update set count = greatest(code_outcomes.count + ${by}, 0)`.execute(
      tx,
    );
  if (chosen) await addChoice(tx, chosen, by);
}
