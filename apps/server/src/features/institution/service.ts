/** What the institution decides. Nothing is written over: every decision is a row, and the newest holds, in every process. */
import {
  type Institution,
  type InstitutionSettings,
  institutionFields,
  type Received,
  type setInstitution,
} from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { announce } from '../../consultations/events.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { lastDecision, understood } from '../../institution.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** More decisions than anyone looks back on. */
const LONGEST_HISTORY = 50;

async function earlier(db: Db, _scope: Scope<'manage_institution'>, now: InstitutionSettings) {
  const rows = await db
    .selectFrom('institution_settings')
    .leftJoin('users', 'users.id', 'set_by')
    .selectAll('institution_settings')
    .select(sql<string | null>`first_name || ' ' || last_name`.as('set_by_name'))
    .orderBy('institution_settings.id', 'desc')
    .limit(LONGEST_HISTORY)
    .execute();
  return rows.map(({ id, settings, set_by_name, set_at }) => ({
    // A field that came later was what it is now.
    settings: { ...now, ...understood(settings) },
    version: Number(id),
    set_by: set_by_name,
    set_at: set_at.toISOString(),
  }));
}

export async function institution({ db, institution }: Services, actor: Actor): Promise<Institution> {
  const scope = scopeOf(actor, 'manage_institution');
  await institution.refresh();
  const settings = institution.current();
  const { version } = await lastDecision(db);
  return { settings, version, held_by: institution.held_by, history: await earlier(db, scope, settings) };
}

export async function decide(
  services: Services,
  actor: Actor,
  { version, ...decided }: Received<typeof setInstitution>['body'],
): Promise<Institution> {
  scopeOf(actor, 'manage_institution');
  const { db, institution: inForce } = services;
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('noteer institution'))`.execute(tx);
    const last = await lastDecision(tx);
    if (last.version !== version)
      throw new AppError('institution_changed', 'Somebody decided something else in between.');
    const before = inForce.current();
    const changed = institutionFields.filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(decided[field]),
    );
    const held = changed.filter((field) => field in inForce.held_by);
    if (held.length > 0)
      throw new AppError('invalid', 'This is set where Noteer is started.', {
        fields: Object.fromEntries(held.map((field) => [field, [`Set by ${inForce.held_by[field]}`]])),
      });
    await tx
      .insertInto('institution_settings')
      .values({ settings: JSON.stringify(decided), set_by: actor.id })
      .execute();
    await audit(tx, actor, 'institution.set', { detail: { fields: changed.join(', ') } });
    await announce(tx, { kind: 'institution_changed' });
  });
  return institution(services, actor);
}
