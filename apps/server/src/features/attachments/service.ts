import type { Attachment, AttachmentPage } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import {
  attachmentFolder,
  attachmentSealing,
  fileKey,
  openName,
  pageSealing,
  pictureKey,
} from '../../consultations/file/attachment-sealing.ts';
import { type AttachmentRow, presentAttachment, presentPage } from '../../consultations/file/attachments.ts';
import { prepareAgain } from '../../consultations/file/coming.ts';
import { tell } from '../../consultations/file/tell.ts';
import { decideIdentity } from '../../consultations/file/whose.ts';
import { forgetKeys } from '../../consultations/forget-keys.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Parts = Pick<Services, 'db' | 'sealing'>;
type Reading = Scope<'read_attachments' | 'add_attachments'>;

const notThere = () => new AppError('not_found', 'Document not found.');

async function reach(db: Db, scope: Reading, id: string): Promise<AttachmentRow> {
  const row = await queries.findAttachment(db, scope, id);
  if (!row) throw notThere();
  return row;
}

export async function list({ db, sealing }: Parts, actor: Actor, client_id: string): Promise<Attachment[]> {
  const scope = scopeOf(actor, 'read_attachments');
  if (!(await queries.reachesClient(db, scope, client_id)))
    throw new AppError('not_found', 'Client not found.');
  const rows = await queries.attachmentsOfClient(db, scope, client_id);
  return rows.map((row) => presentAttachment(sealing, row));
}

export const look = async ({ db, sealing }: Parts, actor: Actor, id: string): Promise<Attachment> =>
  presentAttachment(sealing, await reach(db, scopeOf(actor, 'read_attachments'), id));

async function reachPage(db: Db, scope: Reading, id: string, number: number) {
  const row = await reach(db, scope, id);
  const found = await queries.pageOf(db, scope, id, number);
  if (!found) throw new AppError('not_found', 'Page not found.');
  return { row, found };
}

export async function page(
  { db, sealing }: Parts,
  actor: Actor,
  id: string,
  number: number,
): Promise<AttachmentPage> {
  const { row, found } = await reachPage(db, scopeOf(actor, 'read_attachments'), id, number);
  return presentPage(attachmentSealing(sealing, row), id, found);
}

export async function picture(services: Services, actor: Actor, id: string, number: number) {
  const { row, found } = await reachPage(services.db, scopeOf(actor, 'read_attachments'), id, number);
  const key = pictureKey(id, number);
  const sealed = found.picture_type ? await services.storage.get(key) : undefined;
  if (!sealed || !found.picture_type) throw new AppError('not_found', 'Page not found.');
  return { bytes: attachmentSealing(services.sealing, row).open(key, sealed), type: found.picture_type };
}

export async function file(services: Services, actor: Actor, id: string) {
  const row = await reach(services.db, scopeOf(actor, 'read_attachments'), id);
  const sealed = await services.storage.get(fileKey(id));
  if (!sealed) throw notThere();
  const sealing = attachmentSealing(services.sealing, row);
  return { bytes: sealing.open(fileKey(id), sealed), file_name: openName(sealing, id, row.file_name) };
}

export async function correct(
  services: Services,
  actor: Actor,
  { id, number }: { id: string; number: number },
  text: string | null,
): Promise<AttachmentPage> {
  const { db, sealing, enqueue } = services;
  const scope = scopeOf(actor, 'add_attachments');
  return db.transaction().execute(async (tx) => {
    const { row, found } = await reachPage(tx, scope, id, number);
    const own = attachmentSealing(sealing, row);
    const corrected_text = text === null ? null : pageSealing(own, id, number).seal('corrected_text', text);
    const corrected_by = text === null ? null : actor.id;
    await queries.setCorrection(tx, scope, found, { corrected_text, corrected_by });
    if (row.stage === 'read') {
      await decideIdentity(tx, scope, services, row);
      await enqueue(tx, 'read-attachment-findings', { attachment_id: id });
    }
    await tell(tx, scope, row);
    return presentPage(own, id, { ...found, corrected_text, corrected_by });
  });
}

export async function keep(
  { db, sealing, enqueue }: Services,
  actor: Actor,
  id: string,
): Promise<Attachment> {
  const scope = scopeOf(actor, 'add_attachments');
  return db.transaction().execute(async (tx) => {
    const row = await reach(tx, scope, id);
    await queries.setKept(tx, scope, id, actor.id);
    await enqueue(tx, 'read-attachment-findings', { attachment_id: id });
    await tell(tx, scope, row);
    return presentAttachment(sealing, await reach(tx, scope, id));
  });
}

export async function retry(services: Services, actor: Actor, id: string): Promise<Attachment> {
  const scope = scopeOf(actor, 'add_attachments');
  return services.db.transaction().execute(async (tx) => {
    const row = await reach(tx, scope, id);
    if (await queries.setWaiting(tx, scope, id)) {
      await services.enqueue(tx, 'read-attachment', { attachment_id: id });
      await tell(tx, scope, row);
    }
    return presentAttachment(services.sealing, await reach(tx, scope, id));
  });
}

/** The row first: without its key nothing in the storage can be opened, whatever happens next. */
export async function remove(
  { db, sealing, storage, enqueue }: Services,
  actor: Actor,
  id: string,
): Promise<void> {
  const scope = scopeOf(actor, 'add_attachments');
  await db.transaction().execute(async (tx) => {
    const { client_id } = await reach(tx, scope, id);
    await audit(tx, actor, 'attachment.removed', { id });
    await tell(tx, scope, { id, client_id });
    await queries.deleteAttachment(tx, scope, id);
    await prepareAgain(tx, scope, enqueue, client_id, { isLost: true });
  });
  await forgetKeys(db, sealing);
  await storage.removeFolder(attachmentFolder(id));
}
