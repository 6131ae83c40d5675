/** Attachments as several features see them: the row, opened, and what was read on its pages. */
import type { Attachment, AttachmentPage } from '@noteer/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../../db/schema.ts';
import { type BySystem, type Scope, withinClient } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { attachmentSealing, openName, pageSealing } from './attachment-sealing.ts';

type Reading = Scope<'read_attachments' | 'add_attachments' | 'read_client_file'>;
export type AttachmentRow = Selectable<Tables['attachments']> & {
  current_client_id: string;
  added_by_name: string;
  pages_read: number;
};
export type PageRow = Selectable<Tables['attachment_pages']>;
/** Without the places of its words, which are most of it. */
export type PageText = Pick<PageRow, 'attachment_id' | 'number' | 'text' | 'corrected_text'>;

/** What it takes to read one, not to show it. */
export type AttachmentPaper = Omit<AttachmentRow, 'added_by_name' | 'pages_read'>;

export const attachmentPaperRows = (db: Db, scope: Reading | BySystem) =>
  db
    .selectFrom('attachments')
    .innerJoin('clients as part', 'part.id', 'attachments.client_id')
    .selectAll('attachments')
    .select('part.current_id as current_client_id')
    .where(withinClient(scope, 'part.current_id'));

export const attachmentsOf = (db: Db, scope: Reading | BySystem) =>
  attachmentPaperRows(db, scope)
    .innerJoin('users', 'users.id', 'attachments.added_by')
    .select([
      sql<string>`users.first_name || ' ' || users.last_name`.as('added_by_name'),
      sql<number>`(select count(*)::int from attachment_pages where attachment_id = attachments.id)`.as(
        'pages_read',
      ),
    ]);

/** In their order, of all of these. */
export const pagesOf = (db: Db, _scope: Reading | BySystem, attachment_ids: string[]): Promise<PageText[]> =>
  db
    .selectFrom('attachment_pages')
    .select(['attachment_id', 'number', 'text', 'corrected_text'])
    .where('attachment_id', 'in', attachment_ids)
    .orderBy('number')
    .execute();

export function presentAttachment(sealing: Sealing, row: AttachmentRow): Attachment {
  const { name_fit: name, date_of_birth_fit: date_of_birth } = row;
  const identity = name && date_of_birth ? { name, date_of_birth } : null;
  return {
    id: row.id,
    client_id: row.current_client_id,
    file_name: openName(attachmentSealing(sealing, row), row.id, row.file_name),
    media_type: row.media_type,
    bytes: row.bytes,
    stage: row.stage,
    failure: row.failure,
    page_count: row.page_count,
    pages_read: row.pages_read,
    identity,
    is_doubtful: isDoubtful(row),
    added_by: row.added_by_name,
    created_at: row.created_at.toISOString(),
  };
}

/** It names somebody else, or nobody, and nobody has said that it belongs here. */
export const isDoubtful = ({
  name_fit,
  date_of_birth_fit,
  kept_by,
}: Pick<AttachmentRow, 'name_fit' | 'date_of_birth_fit' | 'kept_by'>): boolean =>
  kept_by === null &&
  name_fit !== null &&
  (name_fit === 'differs' ||
    date_of_birth_fit === 'differs' ||
    (name_fit === 'none' && date_of_birth_fit === 'none'));

/** As it was corrected, else as it was read. */
export const textOfPage = (sealing: Sealing, id: string, page: PageText): string => {
  const { open } = pageSealing(sealing, id, page.number);
  return page.corrected_text ? open('corrected_text', page.corrected_text) : open('text', page.text);
};

export function presentPage(sealing: Sealing, id: string, page: PageRow): AttachmentPage {
  const { number, width, height, how, corrected_text, picture_type } = page;
  return {
    number,
    width,
    height,
    how,
    text: textOfPage(sealing, id, page),
    is_corrected: corrected_text !== null,
    has_picture: picture_type !== null,
    words: JSON.parse(pageSealing(sealing, id, number).open('words', page.words)),
  };
}
