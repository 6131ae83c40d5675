import { listFields } from '@noteer/clinical';
import type { CodeVerdict } from '@noteer/contract';
import { sql } from 'kysely';
import { foundBy } from '../../consultations/shipped-lists.ts';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import type { TableOutcome } from '../../engines/tables/port.ts';
import type { Scope } from '../../policy.ts';

type Managing = Scope<'manage_code_lists'>;
type NewPreview = Pick<Tables['code_previews'], 'system' | 'file_name' | 'seen_on'>;

/** One for each administrator: the next takes its place. */
export async function insertPreview(tx: Tx, { user_id }: Managing, preview: NewPreview): Promise<string> {
  await tx.deleteFrom('code_previews').where('made_by', '=', user_id).execute();
  const { id } = await tx
    .insertInto('code_previews')
    .values({ ...preview, made_by: user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const rowOf = (outcome: TableOutcome) => ({
  ...outcome.line,
  verdict: outcome.verdict,
  found_by: foundBy(outcome.line),
  was: 'was' in outcome ? outcome.was : null,
});

/** As one text of JSON: thousands of parameters would take longer than what they say. */
export async function insertPreviewLines(tx: Tx, id: string, outcomes: TableOutcome[]): Promise<void> {
  const columns = sql.join(
    ['verdict', 'position', 'found_by', 'was', 'problems', ...listFields].map((column) => sql.ref(column)),
  );
  await sql`
    insert into code_preview_lines (preview_id, ${columns})
    select ${id}::uuid, ${columns}
    from json_populate_recordset(null::code_preview_lines, ${JSON.stringify(outcomes.map(rowOf))}::json)`.execute(
    tx,
  );
}

/** The own one. Undefined when it was imported, or another took its place. */
export const findPreview = (db: Db, { user_id }: Managing, id: string) =>
  db
    .selectFrom('code_previews')
    .select(['id', 'system', 'file_name', 'seen_on'])
    .where('id', '=', id)
    .where('made_by', '=', user_id)
    .executeTakeFirst();

export const previewLines = (
  db: Db,
  id: string,
  { verdict, after, limit }: { verdict: CodeVerdict; after: number; limit: number },
) =>
  db
    .selectFrom('code_preview_lines')
    .select([...listFields, 'position', 'was', 'problems'])
    .where('preview_id', '=', id)
    .where('verdict', '=', verdict)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();

export const removePreview = (tx: Tx, id: string) =>
  tx.deleteFrom('code_previews').where('id', '=', id).execute();
