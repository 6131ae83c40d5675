/** What the institution decides. Nothing is written over: every decision is a row, and the newest holds, in every process. */
import {
  type Institution,
  type InstitutionField,
  type InstitutionSettings,
  institutionFields,
  type Received,
  type setInstitution,
} from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { decideCodes } from '../../consultations/code-settings.ts';
import { announce } from '../../consultations/events.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type InstitutionInForce, lastDecision, understood } from '../../institution.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findLogo } from './logo.ts';

type Deciding = Scope<'manage_institution'>;
type Changed = { fields: InstitutionField[]; decided: InstitutionSettings };

/** More decisions than anyone looks back on. */
const LONGEST_HISTORY = 50;

async function earlier(db: Db, _scope: Deciding, now: InstitutionSettings) {
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

/** Refused at its field where the environment holds it, or where a logo is named that nobody brought in. */
async function refuseWrong(tx: Tx, scope: Deciding, inForce: InstitutionInForce, changed: Changed) {
  const held = changed.fields.filter((field) => field in inForce.held_by);
  if (held.length > 0)
    throw new AppError('invalid', 'This is set where Noteer is started.', {
      fields: Object.fromEntries(held.map((field) => [field, [`Set by ${inForce.held_by[field]}`]])),
    });
  const { logo } = changed.decided;
  if (logo && !(await findLogo(tx, scope, logo)))
    throw new AppError('invalid', 'There is no such logo.', { fields: { logo: ['There is no such logo.'] } });
}

/** In the caller's transaction: the decision, its line in the log, and what tells every process. */
export async function decideIn(
  tx: Tx,
  { institution: inForce }: Services,
  actor: Actor,
  { version, ...decided }: Received<typeof setInstitution>['body'],
): Promise<void> {
  const scope = scopeOf(actor, 'manage_institution');
  await sql`select pg_advisory_xact_lock(hashtext('noteer institution'))`.execute(tx);
  if ((await lastDecision(tx)).version !== version)
    throw new AppError('institution_changed', 'Somebody decided something else in between.');
  const before = inForce.current();
  const fields = institutionFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(decided[field]),
  );
  await refuseWrong(tx, scope, inForce, { fields, decided });
  await tx
    .insertInto('institution_settings')
    .values({ settings: JSON.stringify(decided), set_by: actor.id })
    .execute();
  const { confirmed_by, icd10_reason } = decided;
  if (fields.some((field) => field === 'confirmed_by' || field === 'icd10_reason'))
    await decideCodes(tx, actor.id, { confirmed_by, icd10_reason });
  await audit(tx, actor, 'institution.set', { detail: { fields: fields.join(', ') } });
  await announce(tx, { kind: 'institution_changed' });
}

export async function decide(
  services: Services,
  actor: Actor,
  body: Received<typeof setInstitution>['body'],
): Promise<Institution> {
  await services.db.transaction().execute((tx) => decideIn(tx, services, actor, body));
  return institution(services, actor);
}
