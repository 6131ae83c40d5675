/** How codes are found. Nothing is written over: every decision is a row, and the newest holds. */
import type { CodeSettingsHistory, Received, setCodeSettings } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { templatesFor } from '../../consultations/choices.ts';
import { holdLists } from '../../consultations/code-lists.ts';
import { currentCodeSettings, decideCodes, settingsOf } from '../../consultations/code-settings.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** More decisions than anyone looks back on. */
const LONGEST_HISTORY = 50;

async function withHistory(db: Db, _scope: Scope<'manage_code_lists'>): Promise<CodeSettingsHistory> {
  const rows = await db
    .selectFrom('code_settings')
    .leftJoin('users', 'users.id', 'set_by')
    .selectAll('code_settings')
    .select(sql<string | null>`first_name || ' ' || last_name`.as('set_by_name'))
    .orderBy('code_settings.id', 'desc')
    .limit(LONGEST_HISTORY)
    .execute();
  return {
    ...(await currentCodeSettings(db)),
    history: rows.map((row) => ({
      ...settingsOf(row),
      set_by: row.set_by_name,
      set_at: row.set_at.toISOString(),
    })),
  };
}

export const settings = ({ db }: Services, actor: Actor): Promise<CodeSettingsHistory> =>
  withHistory(db, scopeOf(actor, 'manage_code_lists'));

export async function decide(
  { db }: Services,
  actor: Actor,
  { version, time_rule, template_kinds }: Received<typeof setCodeSettings>['body'],
): Promise<CodeSettingsHistory> {
  const scope = scopeOf(actor, 'manage_code_lists');
  const known = new Set((await templatesFor(db, actor.id)).map(({ id }) => id));
  if (!Object.keys(template_kinds).every((id) => known.has(id)))
    throw new AppError('invalid', 'There is no such template.', {
      fields: { template_kinds: ['There is no such template.'] },
    });
  return db.transaction().execute(async (tx) => {
    await holdLists(tx);
    const current = await currentCodeSettings(tx);
    if (current.version !== version)
      throw new AppError('code_settings_changed', 'Somebody decided something else in between.');
    await decideCodes(tx, actor.id, { time_rule, template_kinds });
    await audit(tx, actor, 'code_settings.set', { detail: { time_rule } });
    return withHistory(tx, scope);
  });
}
