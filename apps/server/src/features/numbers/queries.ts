import type { NoteFigures } from '@noteer/clinical';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, within } from '../../policy.ts';

export type FiguresRow = Selectable<Tables['note_figures']>;

/** As many rows as users times weeks, however many consultations there were. */
export const figuresSince = (
  db: Db,
  scope: Scope<'read_own_numbers' | 'read_numbers'>,
  weeks: number,
): Promise<FiguresRow[]> =>
  db
    .selectFrom('note_figures')
    .selectAll()
    .where(within(scope, 'user_id'))
    .where('week', '>', sql<string>`(current_date - ${weeks}::integer * 7)`)
    .orderBy('week')
    .orderBy('team')
    .execute();

/** True the first time that it is asked of a recording. */
export async function countOnce(tx: Tx, _scope: BySystem, recording_id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('counted_notes')
    .values({ recording_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type Signed = NoteFigures & { user_id: string; signed_at: Date; time_zone: string; signed_within: number[] };

/** One more note of its clinician, in the week of its signature and the team of now. */
export async function addFigures(tx: Tx, _scope: BySystem, signed: Signed): Promise<void> {
  const { user_id, signed_at, time_zone, signed_within, ...figures } = signed;
  const { draft_words, kept_words, marks, marks_taken, omissions, omissions_taken } = figures;
  await sql`
    insert into note_figures as kept (week, user_id, team, consultations, signed_within,
      draft_words, kept_words, marks, marks_taken, omissions, omissions_taken)
    select date_trunc('week', ${signed_at}::timestamptz at time zone ${time_zone})::date, id, coalesce(team, ''), 1,
      ${signed_within}::integer[],
      ${draft_words}, ${kept_words}, ${marks}, ${marks_taken}, ${omissions}, ${omissions_taken}
    from users where id = ${user_id}
    on conflict (week, user_id, team) do update set
      consultations = kept.consultations + excluded.consultations,
      signed_within = (select array_agg(a + b order by place)
        from unnest(kept.signed_within, excluded.signed_within) with ordinality as pair (a, b, place)),
      draft_words = kept.draft_words + excluded.draft_words,
      kept_words = kept.kept_words + excluded.kept_words,
      marks = kept.marks + excluded.marks,
      marks_taken = kept.marks_taken + excluded.marks_taken,
      omissions = kept.omissions + excluded.omissions,
      omissions_taken = kept.omissions_taken + excluded.omissions_taken`.execute(tx);
}
