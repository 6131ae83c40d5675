import type { Attachment, AttachmentPage } from '@noteer/contract';
import type { Sealing } from '../../sealing.ts';
import type { AttachmentRow, PageRow } from './queries.ts';
import { attachmentSealing, openName, pageSealing } from './sealed.ts';

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
export const textOfPage = (sealing: Sealing, id: string, page: PageRow): string => {
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
