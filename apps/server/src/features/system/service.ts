import type { Health } from '@noteer/contract';
import { sql } from 'kysely';
import { together } from '../../readiness.ts';
import type { Services } from '../../services.ts';

/** Whoever likes may ask: nothing is written for it. */
export async function checkHealth({ db, checkQueue, storage, outcomeOf }: Services): Promise<Health> {
  const [database, queue, files] = await Promise.all([
    outcomeOf(sql`select 1`.execute(db)),
    outcomeOf(checkQueue()),
    outcomeOf(storage.look()),
  ]);
  return { status: together(database, queue, files), database, queue, storage: files };
}
