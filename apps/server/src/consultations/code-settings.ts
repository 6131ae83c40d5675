/** What the institution decided about codes; before it has, what most would decide. */
import { templates } from '@noteer/clinical';
import type { CodeSettings, InstitutionSettings } from '@noteer/contract';
import type { Selectable } from 'kysely';
import type { Db, Tables, Tx } from '../db/schema.ts';
import { templateOf } from './choices.ts';
import { holdLists } from './code-lists.ts';

type Row = Selectable<Tables['code_settings']>;

/** With what stands among the institution's settings: suggestions are made on a decision, and both are one. */
export type DecidedCodes = CodeSettings & Pick<InstitutionSettings, 'confirmed_by' | 'icd10_reason'>;

/** Consultations that are there to find out what is the matter; the others treat. */
const diagnostic = new Set(['intake', 'status_mentalis']);

const usualKinds: CodeSettings['template_kinds'] = Object.fromEntries(
  templates.map(({ id }) => [id, diagnostic.has(id) ? 'diagnostics' : 'treatment']),
);

/** Of a template that was made here and nobody decided about: what its family is for. */
export async function usualKindOf(db: Db, id: string): Promise<'diagnostics' | 'treatment'> {
  const { template } = await templateOf(db, id);
  return template.family === 'assessment' ? 'diagnostics' : 'treatment';
}

/** Nobody has decided anything yet. ICD-10 is off. */
const undecided: DecidedCodes = {
  time_rule: 'planning',
  confirmed_by: 'administrator',
  icd10_reason: null,
  template_kinds: usualKinds,
  version: 0,
};

/** A template that came later has its usual kind. */
export const settingsOf = ({
  id,
  time_rule,
  confirmed_by,
  icd10_reason,
  template_kinds,
}: Row): DecidedCodes => ({
  ...{ time_rule, confirmed_by, icd10_reason },
  template_kinds: { ...usualKinds, ...template_kinds },
  version: Number(id),
});

export async function currentCodeSettings(db: Db): Promise<DecidedCodes> {
  const row = await db
    .selectFrom('code_settings')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? settingsOf(row) : undecided;
}

/** A decision about some of it; the rest stays. Suggestions are made anew by and by. */
export async function decideCodes(
  tx: Tx,
  set_by: string,
  changed: Partial<Omit<DecidedCodes, 'version'>>,
): Promise<void> {
  await holdLists(tx);
  const { version: _, template_kinds, ...current } = await currentCodeSettings(tx);
  const { template_kinds: kinds, ...decided } = changed;
  await tx
    .insertInto('code_settings')
    .values({ ...current, ...decided, template_kinds: JSON.stringify(kinds ?? template_kinds), set_by })
    .execute();
}
