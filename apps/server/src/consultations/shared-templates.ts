/** The institution's templates as they are published, out of its file and into it. */
import { TemplateForm } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';

type SharedTemplate = TemplateForm & { id: string };

export async function publishedShared(db: Db, _scope: Scope<'share_templates'>): Promise<SharedTemplate[]> {
  const rows = await db
    .selectFrom('template_versions')
    .innerJoin('templates', 'templates.id', 'template_versions.template_id')
    .select(['template_id', 'name', 'family', 'sections'])
    .where('owner_id', 'is', null)
    .where('state', '=', 'published')
    .orderBy('templates.created_at')
    .orderBy('template_id')
    .execute();
  // Read as a form, two that say the same are the same text.
  return rows.flatMap(({ template_id, ...row }) => {
    const form = TemplateForm.safeParse(row);
    return form.success ? [{ ...form.data, id: template_id }] : [];
  });
}

const state = (tx: Tx, template_id: string, is: 'draft' | 'published') =>
  tx.updateTable('template_versions').where('template_id', '=', template_id).where('state', '=', is);

/** As a new template, or as the next version of one. A draft that somebody is at becomes the version after it. */
export async function publishShared(
  tx: Tx,
  scope: Scope<'share_templates'>,
  { name, family, sections }: TemplateForm,
  known: string | undefined,
): Promise<string> {
  const id =
    known ??
    (await tx.insertInto('templates').values({ owner_id: null }).returning('id').executeTakeFirstOrThrow())
      .id;
  await tx.selectFrom('templates').select('id').where('id', '=', id).forUpdate().execute();
  await state(tx, id, 'published').set({ state: 'retired' }).execute();
  await state(tx, id, 'draft').set({ number: sql`number + 1` }).execute();
  const { number } = await tx
    .selectFrom('template_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('template_id', '=', id)
    .where('state', '<>', 'draft')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('template_versions')
    .values({
      ...{ template_id: id, number: Number(number ?? 0) + 1, state: 'published', name, family },
      ...{ sections: JSON.stringify(sections), saved_by: scope.user_id, published_at: sql`now()` },
    })
    .execute();
  return id;
}
