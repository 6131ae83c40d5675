import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import { attachmentsOf } from './attachments.ts';
import { currentOf, finalRecordings } from './papers.ts';

/** How many papers are not in the file yet: they are being read, or wait for somebody to say that they belong here. */
export async function unreadCount(
  db: Db,
  scope: Scope<'read_client_file'>,
  client_id: string,
): Promise<number> {
  const hasNoFindings = (column: string, id: string) =>
    sql<boolean>`not exists (select from findings where findings.${sql.ref(column)} = ${sql.ref(id)})`;
  const notes = await finalRecordings(db, scope)
    .where('part.current_id', '=', currentOf(client_id))
    .where(hasNoFindings('recording_id', 'recordings.id'))
    .execute();
  const attachments = await attachmentsOf(db, scope)
    .where('part.current_id', '=', currentOf(client_id))
    .where('stage', '<>', 'failed')
    .where(hasNoFindings('attachment_id', 'attachments.id'))
    .execute();
  return notes.length + attachments.length;
}
