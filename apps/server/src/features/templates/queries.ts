import type { TemplateForm } from '@noteer/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

/** Of the shared ones, `share_templates` reaches all; `keep_templates` reaches one's own. */
type Keeping = Scope<'keep_templates' | 'share_templates'>;

export type VersionRow = Selectable<Tables['template_versions']> & {
  owner_id: string | null;
  saved_by_name: string | null;
};

/** One's own and the shared ones. Of the latter, whoever may not change them sees no draft. */
export const versionsFor = (
  db: Db,
  scope: Keeping,
  { may_share, id }: { may_share: boolean; id?: string },
): Promise<VersionRow[]> =>
  db
    .selectFrom('template_versions')
    .innerJoin('templates', 'templates.id', 'template_versions.template_id')
    .leftJoin('users', 'users.id', 'template_versions.saved_by')
    .selectAll('template_versions')
    .select(['templates.owner_id', sql<string | null>`first_name || ' ' || last_name`.as('saved_by_name')])
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', scope.user_id),
        eb.and([
          eb('owner_id', 'is', null),
          eb.or([eb('state', '<>', 'draft'), sql<boolean>`${may_share}::boolean`]),
        ]),
      ]),
    )
    .$if(id !== undefined, (query) => query.where('template_versions.template_id', '=', id as string))
    .orderBy('templates.created_at')
    .orderBy('template_versions.template_id')
    .orderBy('template_versions.number', 'desc')
    .execute();

/** Nobody else changes it until the transaction ends. */
export const lockTemplate = (tx: Tx, _scope: Keeping, id: string) =>
  tx.selectFrom('templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertTemplate(tx: Tx, _scope: Keeping, owner_id: string | null): Promise<string> {
  const { id } = await tx
    .insertInto('templates')
    .values({ owner_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columnsOf = ({ name, family, sections }: TemplateForm) => ({
  ...{ name, family },
  sections: JSON.stringify(sections),
});

export async function insertDraft(
  tx: Tx,
  scope: Keeping,
  template_id: string,
  number: number,
  form: TemplateForm,
): Promise<void> {
  await tx
    .insertInto('template_versions')
    .values({ template_id, number, state: 'draft', ...columnsOf(form), saved_by: scope.user_id })
    .execute();
}

export async function updateDraft(
  tx: Tx,
  scope: Keeping,
  template_id: string,
  form: TemplateForm,
): Promise<void> {
  await tx
    .updateTable('template_versions')
    .set({
      ...columnsOf(form),
      saves: sql`saves + 1`,
      saved_by: scope.user_id,
      saved_at: sql`now()`,
    })
    .where('template_id', '=', template_id)
    .where('state', '=', 'draft')
    .execute();
}

export async function retirePublished(tx: Tx, _scope: Keeping, template_id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('template_versions')
    .set({ state: 'retired' })
    .where('template_id', '=', template_id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function publishDraft(tx: Tx, _scope: Keeping, template_id: string): Promise<void> {
  await tx
    .updateTable('template_versions')
    .set({ state: 'published', published_at: sql`now()` })
    .where('template_id', '=', template_id)
    .where('state', '=', 'draft')
    .execute();
}

/** With the template itself where nothing of it was ever published. */
export async function deleteDraft(tx: Tx, _scope: Keeping, template_id: string): Promise<void> {
  await tx
    .deleteFrom('template_versions')
    .where('template_id', '=', template_id)
    .where('state', '=', 'draft')
    .execute();
  await tx
    .deleteFrom('templates')
    .where('id', '=', template_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('template_versions').select('number').whereRef('template_id', '=', 'templates.id')),
      ),
    )
    .execute();
}

/** As it was published, whoever keeps it: a note names it by its id. */
export const publishedVersion = (
  db: Db,
  _scope: Scope<'read_note'>,
  id: string,
  number: number | undefined,
) =>
  db
    .selectFrom('template_versions')
    .selectAll()
    .where('template_id', '=', id)
    .where('state', '<>', 'draft')
    .$if(number !== undefined, (query) => query.where('number', '=', number as number))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
