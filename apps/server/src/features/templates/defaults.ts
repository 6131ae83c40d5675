/** Which template is taken when nobody chooses: everybody says so for themselves, administrators for professions. */
import type { Received, setTemplateDefault, TemplateDefault } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { templatesFor } from '../../consultations/choices.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

async function defaultsFor(db: Db, scope: Scope<'keep_templates'>): Promise<TemplateDefault[]> {
  const rows = await db
    .selectFrom('template_defaults')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', scope.user_id)]))
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, profession, appointment_kind, template }) => ({
    is_shared: user_id === null,
    ...{ profession, appointment_kind, template },
  }));
}

export const defaults = ({ db }: Services, actor: Actor): Promise<TemplateDefault[]> =>
  defaultsFor(db, scopeOf(actor, 'keep_templates'));

/** What everybody gets by default is there for everybody. */
async function refuseUnoffered(db: Db, actor: Actor, template: string, is_shared: boolean): Promise<void> {
  const choice = (await templatesFor(db, actor.id)).find(({ id }) => id === template);
  if (choice?.is_offered && !(is_shared && choice.from === 'own')) return;
  throw new AppError('invalid', 'Unknown template', { fields: { template: ['Unknown template'] } });
}

export async function setDefault(
  { db }: Services,
  actor: Actor,
  { is_shared, profession, appointment_kind, template }: Received<typeof setTemplateDefault>['body'],
): Promise<TemplateDefault[]> {
  const own = scopeOf(actor, 'keep_templates');
  if (is_shared) scopeOf(actor, 'share_templates');
  const user_id = is_shared ? null : actor.id;
  return db.transaction().execute(async (tx) => {
    if (template !== null) await refuseUnoffered(tx, actor, template, is_shared);
    await tx
      .deleteFrom('template_defaults')
      .where('user_id', 'is not distinct from', user_id)
      .where('profession', 'is not distinct from', profession)
      .where('appointment_kind', 'is not distinct from', appointment_kind)
      .execute();
    if (template !== null)
      await tx
        .insertInto('template_defaults')
        .values({ user_id, profession, appointment_kind, template, set_by: actor.id })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'profession', 'appointment_kind'])
            .doUpdateSet({ template, set_by: actor.id }),
        )
        .execute();
    const now = await defaultsFor(tx, own);
    await audit(tx, actor, 'template.default_set', {
      detail: { is_shared, ...(template !== null && { template }) },
    });
    return now;
  });
}
