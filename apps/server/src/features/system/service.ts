import type { Health } from '@noteer/contract';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** A part that has not answered by then counts as failing: whoever asks wants to know now. */
const PATIENCE_MS = 3_000;

async function works(check: Promise<unknown>): Promise<'ok' | 'failing'> {
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(() => patience.reject(new Error('no answer')), PATIENCE_MS);
  return Promise.race([check, patience.promise])
    .then(() => 'ok' as const)
    .catch(() => 'failing' as const)
    .finally(() => clearTimeout(timer));
}

export async function checkHealth({ db, checkQueue, storage }: Services): Promise<Health> {
  const [database, queue, files] = await Promise.all([
    works(sql`select 1`.execute(db)),
    works(checkQueue()),
    works(storage.check()),
  ]);
  const status = [database, queue, files].every((part) => part === 'ok') ? 'ok' : 'failing';
  return { status, database, queue, storage: files };
}
