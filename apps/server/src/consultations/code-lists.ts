/** The lists of codes, as they count on a day: of the newest import that was not taken back and that has a line for it. */
import type { GgzNhnLine, ZpmLine } from '@noteer/clinical';
import { foldWords, listFields } from '@noteer/clinical';
import type { CodeLine, CodeSystem } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

export type Icd10Line = Pick<CodeLine, 'code' | 'description'>;

/** Of whatever has columns by these names. */
const isValidOn = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(valid_from <= ${day}::date and (valid_until is null or valid_until >= ${day}::date))`;

/** The import that counts on a day; undefined where there is no list for it. */
export async function importOn(db: Db, system: CodeSystem, day: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('code_imports')
    .select('id')
    .where('system', '=', system)
    .where('taken_back_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('code_lines')
          .select('position')
          .whereRef('code_lines.import_id', '=', 'code_imports.id')
          .where(isValidOn(day)),
      ),
    )
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

async function linesOn(db: Db, system: CodeSystem, day: string): Promise<CodeLine[]> {
  const import_id = await importOn(db, system, day);
  if (!import_id) return [];
  return db
    .selectFrom('code_lines')
    .select(listFields)
    .where('import_id', '=', import_id)
    .where(isValidOn(day))
    .orderBy('position')
    .execute();
}

export async function zpmLinesOn(db: Db, day: string): Promise<ZpmLine[]> {
  const lines = await linesOn(db, 'zpm', day);
  return lines.map(({ valid_from: _from, valid_until: _until, ...line }) => ({
    ...line,
    type: line.type ?? 'other',
    profession: line.profession === 'none' ? null : line.profession,
  }));
}

export async function ggzNhnLinesOn(db: Db, day: string): Promise<GgzNhnLine[]> {
  const lines = await linesOn(db, 'ggz_nhn', day);
  return lines.map(({ code, description, setting, profession, kind, minutes, group_size }) => ({
    ...{ code, description, setting, profession, kind, minutes, group_size },
  }));
}

export async function icd10LinesOn(db: Db, day: string): Promise<Icd10Line[]> {
  const lines = await linesOn(db, 'icd10', day);
  return lines.map(({ code, description }) => ({ code, description }));
}

/** Lines that hold every word; those whose code begins as it was typed come first. */
export async function searchLines(
  db: Db,
  system: CodeSystem,
  day: string,
  words: string,
  limit: number,
): Promise<CodeLine[]> {
  const import_id = await importOn(db, system, day);
  if (!import_id) return [];
  const typed = foldWords(words);
  const isCode = sql<boolean>`starts_with(found_by, ${typed})`;
  return db
    .selectFrom('code_lines')
    .select(listFields)
    .where('import_id', '=', import_id)
    .where(isValidOn(day))
    .where(({ and }) =>
      and(
        typed
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => sql<boolean>`strpos(found_by, ${word}) > 0`),
      ),
    )
    .orderBy(isCode, 'desc')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Lists change one after the other: held until the end of the transaction. */
export const holdLists = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('noteer code lists'))`.execute(tx);

/** Another text after every import, take-back or decision: what a suggestion was made on. */
export async function lastListChange(db: Db): Promise<string> {
  const { rows } = await sql<{ change: string }>`
    select concat_ws('.',
      (select count(*) from code_imports),
      (select count(*) from code_imports where taken_back_at is not null),
      (select coalesce(max(id), 0) from code_settings)) as change`.execute(db);
  return (rows[0] as { change: string }).change;
}
