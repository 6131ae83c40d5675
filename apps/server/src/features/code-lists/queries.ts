import { listFields, type Placed } from '@noteer/clinical';
import type { CodeSystem } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';

type Managing = Scope<'manage_code_lists'>;

const nameOf = (column: 'imported_by' | 'taken_back_by') =>
  sql<string | null>`(select first_name || ' ' || last_name from users where users.id = ${sql.ref(column)})`;

/** With the days that its lines are for. */
const imports = (db: Db) =>
  db
    .selectFrom('code_imports')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('code_lines')
          .select([
            sql<string>`min(valid_from)`.as('first_day'),
            sql<string | null>`nullif(max(coalesce(valid_until, 'infinity')), 'infinity')`.as('last_day'),
          ])
          .whereRef('code_lines.import_id', '=', 'code_imports.id')
          .as('days'),
      (join) => join.onTrue(),
    )
    .select(['id', 'system', 'origin', 'file_name', 'lines', 'imported_at', 'taken_back_at'])
    .select(['days.first_day', 'days.last_day'])
    .select([nameOf('imported_by').as('imported_by'), nameOf('taken_back_by').as('taken_back_by')]);

export const allImports = (db: Db, _scope: Managing) => imports(db).orderBy('number', 'desc').execute();

export const findImport = (db: Db, _scope: Managing, id: string) =>
  imports(db).where('id', '=', id).executeTakeFirst();

export type ImportRow = Awaited<ReturnType<typeof allImports>>[number];

/** Undefined when it was taken back before, or is not there. */
export const takeBack = (tx: Tx, { user_id }: Managing, id: string) =>
  tx
    .updateTable('code_imports')
    .set({ taken_back_by: user_id, taken_back_at: sql`now()` })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .returning(['id', 'system'])
    .executeTakeFirst();

const LINES_AT_ONCE = 2_000;

/** All lines of an import, of whatever day, piece by piece. */
export async function* linesOf(db: Db, import_id: string): AsyncGenerator<Placed[]> {
  let after = -1;
  for (;;) {
    const lines = await db
      .selectFrom('code_lines')
      .select([...listFields, 'position'])
      .where('import_id', '=', import_id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(LINES_AT_ONCE)
      .execute();
    if (lines.length > 0) yield lines;
    if (lines.length < LINES_AT_ONCE) return;
    after = (lines.at(-1) as Placed).position;
  }
}

export async function insertImport(
  tx: Tx,
  { user_id }: Managing,
  preview: { id: string; system: CodeSystem; file_name: string },
): Promise<{ id: string; lines: number }> {
  const { id: preview_id, system, file_name } = preview;
  const { id } = await tx
    .insertInto('code_imports')
    .values({ system, file_name, origin: 'imported', imported_by: user_id, lines: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = sql.join(listFields.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    insert into code_lines (import_id, position, found_by, ${columns})
    select ${id}::uuid, position, found_by, ${columns} from code_preview_lines
    where preview_id = ${preview_id}::uuid and verdict in ('new', 'changed', 'same')`.execute(tx);
  const lines = Number(numAffectedRows);
  await tx.updateTable('code_imports').set({ lines }).where('id', '=', id).execute();
  return { id, lines };
}
