import type { AttachmentFailure } from '@noteer/contract';
import type { Insertable } from 'kysely';
import { type AttachmentRow, attachmentsOf, type PageRow } from '../../consultations/file/attachments.ts';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, withinClient } from '../../policy.ts';

type Reading = Scope<'read_attachments' | 'add_attachments'>;

/** Also those of clients who turned out to be this one; newest first. */
export const attachmentsOfClient = (db: Db, scope: Scope<'read_attachments'>, client_id: string) =>
  attachmentsOf(db, scope)
    .where('part.current_id', '=', (eb) =>
      eb.selectFrom('clients as asked').select('asked.current_id').where('asked.id', '=', client_id),
    )
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id', 'desc')
    .execute();

export const findAttachment = (db: Db, scope: Reading, id: string): Promise<AttachmentRow | undefined> =>
  attachmentsOf(db, scope).where('attachments.id', '=', id).executeTakeFirst();

/** Whether this is a client whom the scope reaches. */
export const reachesClient = async (db: Db, scope: Reading, client_id: string): Promise<boolean> => {
  const found = await db
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.id', '=', client_id)
    .where(withinClient(scope, 'clients.current_id'))
    .executeTakeFirst();
  return found !== undefined;
};

/** False when there is one of this id already: it was sent twice. */
export async function insertAttachment(
  tx: Tx,
  _scope: Scope<'add_attachments'>,
  row: Insertable<Tables['attachments']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attachments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteAttachment(tx: Tx, _scope: Scope<'add_attachments'>, id: string): Promise<void> {
  await tx.deleteFrom('attachments').where('id', '=', id).execute();
}

export const pageOf = (db: Db, _scope: Reading, attachment_id: string, number: number) =>
  db
    .selectFrom('attachment_pages')
    .selectAll()
    .where('attachment_id', '=', attachment_id)
    .where('number', '=', number)
    .executeTakeFirst();

export async function setCorrection(
  db: Db,
  _scope: Scope<'add_attachments'>,
  { attachment_id, number }: Pick<PageRow, 'attachment_id' | 'number'>,
  correction: Pick<PageRow, 'corrected_text' | 'corrected_by'>,
): Promise<void> {
  await db
    .updateTable('attachment_pages')
    .set(correction)
    .where('attachment_id', '=', attachment_id)
    .where('number', '=', number)
    .execute();
}

export async function setKept(db: Db, _scope: Scope<'add_attachments'>, id: string, kept_by: string) {
  await db.updateTable('attachments').set({ kept_by }).where('id', '=', id).execute();
}

/** Of one that failed: it is to be read again. False when it did not fail. */
export async function setWaiting(tx: Tx, _scope: Scope<'add_attachments'>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('attachments')
    .set({ stage: 'waiting', failure: null })
    .where('id', '=', id)
    .where('stage', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For whoever reads: one that is waiting, or that a reader which died was reading. */
export const takeUnread = (db: Db, _scope: BySystem, id: string) =>
  db
    .updateTable('attachments')
    .set({ stage: 'reading' })
    .where('id', '=', id)
    .where('stage', 'in', ['waiting', 'reading'])
    .returningAll()
    .executeTakeFirst();

export const lastPage = async (db: Db, _scope: BySystem, attachment_id: string): Promise<number> => {
  const { last } = await db
    .selectFrom('attachment_pages')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('attachment_id', '=', attachment_id)
    .executeTakeFirstOrThrow();
  return last;
};

export const wordsOfPages = (db: Db, _scope: BySystem, attachment_id: string) =>
  db
    .selectFrom('attachment_pages')
    .select(['number', 'words', 'corrected_by'])
    .where('attachment_id', '=', attachment_id)
    .execute();

export async function setPageCount(db: Db, _scope: BySystem, id: string, page_count: number) {
  await db.updateTable('attachments').set({ page_count }).where('id', '=', id).execute();
}

/** A page that is there stays as it is: somebody may have corrected it. */
export async function insertPage(tx: Tx, _scope: BySystem, row: Insertable<Tables['attachment_pages']>) {
  await tx
    .insertInto('attachment_pages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['attachment_id', 'number']).doNothing())
    .execute();
}

/** Only of one that is being read: what was removed or read meanwhile stays so. */
export async function endReading(
  tx: Tx,
  _scope: BySystem,
  id: string,
  outcome: { failure: AttachmentFailure } | { read_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('attachments')
    .set('failure' in outcome ? { stage: 'failed', ...outcome } : { stage: 'read', ...outcome })
    .where('id', '=', id)
    .where('stage', 'in', ['waiting', 'reading'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
