/** Invented figures of the weeks before a demo began, so that its page of numbers has something to show. */
import { SIGNED_WITHIN } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { BySystem } from '../policy.ts';

const WEEKS = 14;

/** The same in every demo; nobody looks for a pattern in it. */
const varied = (seed: number, least: number, most: number) =>
  least + ((Math.imul(seed + 11, 0x9e3779b1) >>> 12) % (most - least + 1));

function figuresOf(seed: number) {
  const consultations = varied(seed, 6, 17);
  const draft_words = consultations * varied(seed + 3, 150, 210);
  const usual = varied(seed + 5, 3, 5);
  const [marks, omissions] = [varied(seed + 1, 8, 20), varied(seed + 2, 4, 11)];
  return {
    consultations,
    // Most within the half hour, some at the end of the day.
    signed_within: Array.from({ length: SIGNED_WITHIN.length + 1 }, (_, at) =>
      at === usual ? consultations - 2 : Number(at === 2 || at === 7),
    ),
    draft_words: String(draft_words),
    kept_words: String(Math.round((draft_words * varied(seed + 4, 74, 93)) / 100)),
    ...{
      marks,
      marks_taken: Math.round(marks * 0.7),
      omissions,
      omissions_taken: Math.round(omissions * 0.4),
    },
  };
}

export async function addDemoFigures(tx: Db, _scope: BySystem, clinicians: readonly string[]): Promise<void> {
  for (const [person, user_id] of clinicians.entries())
    for (let ago = 1; ago <= WEEKS; ago++)
      await tx
        .insertInto('note_figures')
        .values({
          week: sql<string>`date_trunc('week', current_date)::date - ${ago * 7}::integer`,
          user_id,
          team: sql<string>`(select coalesce(team, '') from users where id = ${user_id})`,
          ...figuresOf(ago * 2 + person),
        })
        .execute();
}
