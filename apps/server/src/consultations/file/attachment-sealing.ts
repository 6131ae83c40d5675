/** Each attachment has a key of its own: removing its row destroys all that was kept of it. */
import { createSealing, type Sealing } from '../../sealing.ts';
import { openText, sealText } from '../sealed-text.ts';

const keyOwner = (id: string) => `attachments/${id}/data_key`;

export const newAttachmentKey = (sealing: Sealing, id: string): Buffer => sealing.newKey(keyOwner(id));

export const attachmentSealing = (sealing: Sealing, { id, data_key }: { id: string; data_key: Buffer }) =>
  createSealing(sealing.openKey(keyOwner(id), data_key));

/** Where the file and the pictures of its pages lie in the storage; also what binds them when they are sealed. */
export const attachmentFolder = (id: string) => `attachments/${id}`;
export const fileKey = (id: string) => `${attachmentFolder(id)}/file`;
export const pictureKey = (id: string, number: number) =>
  `${attachmentFolder(id)}/page-${String(number).padStart(3, '0')}`;

const nameOwner = (id: string) => `attachments/${id}/file_name`;
export const sealName = (sealing: Sealing, id: string, name: string) =>
  sealText(sealing, nameOwner(id), name);
export const openName = (sealing: Sealing, id: string, sealed: Buffer) =>
  openText(sealing, nameOwner(id), sealed);

type PageColumn = 'text' | 'corrected_text' | 'words';
const pageOwner = (id: string, number: number, column: PageColumn) =>
  `attachment_pages/${id}/${number}/${column}`;

/** What seals and opens the columns of one page. */
export const pageSealing = (sealing: Sealing, id: string, number: number) => ({
  seal: (column: PageColumn, text: string) => sealText(sealing, pageOwner(id, number, column), text),
  open: (column: PageColumn, sealed: Buffer) => openText(sealing, pageOwner(id, number, column), sealed),
});
