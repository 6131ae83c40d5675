/** What the browser tells of sound that it did not get. Its list only grows: a shorter one is an older one, come late. */
import type { putGaps, Received } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { replaceGaps } from './queries.ts';

export async function keepGaps({ db }: Services, actor: Actor, { params, body }: Received<typeof putGaps>) {
  const { gaps, gap_count, gap_samples } = body;
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('recordings')
      .select(['gap_count', 'gap_samples'])
      .where('id', '=', params.id)
      .where('clinician_id', '=', actor.id)
      .where('is_recording_deleted', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new AppError('not_found', 'Recording not found.');
    if (gap_count < known.gap_count || gap_samples < Number(known.gap_samples)) {
      return { gap_count: known.gap_count, gap_samples: Number(known.gap_samples) };
    }
    await replaceGaps(tx, params.id, gaps);
    await tx
      .updateTable('recordings')
      .set({ gap_count, gap_samples: sql`${gap_samples}` })
      .where('id', '=', params.id)
      .execute();
    return { gap_count, gap_samples };
  });
}
