/** What the browser tells of sound that it did not get. Its list only grows: a shorter one is an older one, come late. */
import type { putGaps, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { countGaps, lockGaps, replaceGaps } from './queries.ts';

export async function keepGaps({ db }: Services, actor: Actor, { params, body }: Received<typeof putGaps>) {
  const { gaps, gap_count, gap_samples } = body;
  return db.transaction().execute(async (tx) => {
    const scope = scopeOf(actor, 'record');
    const known = await lockGaps(tx, scope, params.id);
    if (!known) throw new AppError('not_found', 'Recording not found.');
    if (gap_count < known.gap_count || gap_samples < Number(known.gap_samples)) {
      return { gap_count: known.gap_count, gap_samples: Number(known.gap_samples) };
    }
    await replaceGaps(tx, scope, params.id, gaps);
    await countGaps(tx, scope, params.id, { gap_count, gap_samples });
    return { gap_count, gap_samples };
  });
}
