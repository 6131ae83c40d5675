/**
 * How much one user may have: in the storage, and begun without an end. Asked before something begins. What was begun is never
 * refused by it: a chunk that a device has is taken whatever the count says.
 */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Scope } from '../policy.ts';
import type { Services } from '../services.ts';

/** More than anybody has under way: each is a consultation that was begun on some device and not ended. */
const MOST_UNFINISHED = 20;
const BYTES_A_GB = 1_000_000_000;
const BYTES_A_SAMPLE = 2;

type Adding = Scope<'record' | 'add_attachments'>;

/** Sound as it is on disk, and documents, in bytes. */
async function bytesOf(db: Db, { user_id }: Adding): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select (
      select coalesce(sum(coalesce(samples, (
        select sum(samples) from recording_chunks where recording_id = recordings.id), 0)), 0) * ${BYTES_A_SAMPLE}
      from recordings where clinician_id = ${user_id} and sound_removed_at is null
    ) + (
      select coalesce(sum(bytes), 0) from attachments where added_by = ${user_id}
    ) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

export async function refuseFullStorage(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  scope: Adding,
  more_bytes = 0,
): Promise<void> {
  const most = settings.USER_STORAGE_GB * BYTES_A_GB;
  if ((await bytesOf(db, scope)) + more_bytes < most) return;
  throw new AppError(
    'storage_full',
    'Your storage is full. Remove recordings or documents, or ask an administrator.',
  );
}

export async function refuseManyUnfinished(db: Db, { user_id }: Scope<'record'>): Promise<void> {
  const { unfinished } = await db
    .selectFrom('recordings')
    .select((eb) => eb.fn.countAll<string>().as('unfinished'))
    .where('clinician_id', '=', user_id)
    .where('stage', '=', 'capturing')
    .where('is_recording_deleted', '=', false)
    .executeTakeFirstOrThrow();
  if (Number(unfinished) < MOST_UNFINISHED) return;
  throw new AppError(
    'too_many_captures',
    `You have ${unfinished} recordings that are not finished. Finish or delete some of them first.`,
  );
}
