import {
  addAttachment,
  correctAttachmentPage,
  getAttachment,
  getAttachmentFile,
  getAttachmentPage,
  getAttachmentPicture,
  keepAttachment,
  listAttachments,
  removeAttachment,
  retryAttachment,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { receive } from './receive.ts';
import { correct, file, keep, list, look, page, picture, remove, retry } from './service.ts';

/** Never shown in the app's own origin as a page: whatever somebody sent in is only ever saved. */
const asFile = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

export const attachmentRoutes = [
  route(listAttachments, async ({ services, actor, params }) => ({
    data: await list(services, actor, params.id),
  })),

  route(addAttachment, async ({ services, actor, params, raw }) => {
    const id = await receive(services, actor, params.id, raw.request);
    return { data: await look(services, actor, id) };
  }),

  route(getAttachment, async ({ services, actor, params }) => ({
    data: await look(services, actor, params.id),
  })),

  route(getAttachmentPage, async ({ services, actor, params }) => ({
    data: await page(services, actor, params.id, params.number),
  })),

  route(getAttachmentPicture, async ({ services, actor, params, raw: { reply } }) => {
    const { bytes, type } = await picture(services, actor, params.id, params.number);
    return reply.header('cache-control', 'private, no-store').type(type).send(bytes) as never;
  }),

  route(getAttachmentFile, async ({ services, actor, params, raw: { reply } }) => {
    const { bytes, file_name } = await file(services, actor, params.id);
    reply.header('cache-control', 'private, no-store').header('content-disposition', asFile(file_name));
    return reply.type('application/octet-stream').send(bytes) as never;
  }),

  route(correctAttachmentPage, async ({ services, actor, params, body }) => ({
    data: await correct(services, actor, params, body.text),
  })),

  route(keepAttachment, async ({ services, actor, params }) => ({
    data: await keep(services, actor, params.id),
  })),

  route(retryAttachment, async ({ services, actor, params }) => ({
    data: await retry(services, actor, params.id),
  })),

  route(removeAttachment, async ({ services, actor, params }) => {
    await remove(services, actor, params.id);
    return { message: 'Document removed' };
  }),
];
