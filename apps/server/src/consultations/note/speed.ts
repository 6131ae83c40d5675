/** How fast a model is here, by what it did: for what a page says of how long it will take. */
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Answer } from '../../model/port.ts';
import type { BySystem } from '../../policy.ts';

/** The newest answer weighs this much: a machine that grew busy shows within a few notes. */
const NEWEST = 0.3;
/** About what a note takes, of its talk. */
const WRITTEN_SHARE = 0.2;
const SHORTEST_NOTE_TOKENS = 500;

export async function keepSpeed(db: Db, _scope: BySystem, model: string, answer: Answer): Promise<void> {
  const { tokens_read, tokens_written, seconds_to_first, seconds } = answer;
  if (tokens_read === 0 || tokens_written === 0) return;
  const read_tokens_a_s = tokens_read / Math.max(0.05, seconds_to_first);
  const written_tokens_a_s = tokens_written / Math.max(0.05, seconds - seconds_to_first);
  await db
    .insertInto('model_speeds')
    .values({ model, read_tokens_a_s, written_tokens_a_s })
    .onConflict((conflict) =>
      conflict.column('model').doUpdateSet({
        read_tokens_a_s: sql<number>`model_speeds.read_tokens_a_s * ${1 - NEWEST}::real + ${read_tokens_a_s * NEWEST}::real`,
        written_tokens_a_s: sql<number>`model_speeds.written_tokens_a_s * ${1 - NEWEST}::real + ${written_tokens_a_s * NEWEST}::real`,
        measured_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** When it will be there; null while this model has not written anything yet. */
export async function expectedEnd(
  db: Db,
  _scope: BySystem,
  model: string,
  talk_tokens: number,
): Promise<Date | null> {
  const speed = await db
    .selectFrom('model_speeds')
    .select(['read_tokens_a_s', 'written_tokens_a_s'])
    .where('model', '=', model)
    .executeTakeFirst();
  if (!speed) return null;
  const written = Math.max(SHORTEST_NOTE_TOKENS, talk_tokens * WRITTEN_SHARE);
  const seconds = talk_tokens / speed.read_tokens_a_s + written / speed.written_tokens_a_s;
  return new Date(Date.now() + seconds * 1000);
}
