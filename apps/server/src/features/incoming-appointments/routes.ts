import {
  addFeed,
  importAppointments,
  listConnectorKeys,
  listFeeds,
  makeConnectorKey,
  previewAppointments,
  readFeedNow,
  removeFeed,
  revokeConnectorKey,
  sendAppointments,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { keys, makeKey, receive, revoke } from './connector.ts';
import { add, feeds, readNow, removeOne } from './feeds.ts';
import { previewFile, takeFile } from './files.ts';

export const incomingAppointmentRoutes = [
  route(previewAppointments, ({ services, actor, raw }) => previewFile(services, actor, raw.request)),

  route(importAppointments, async ({ services, actor, raw }) => ({
    data: await takeFile(services, actor, raw.request),
  })),

  route(listFeeds, async ({ services, actor }) => ({ data: await feeds(services, actor) })),

  route(addFeed, async ({ services, actor, body }) => ({ data: await add(services, actor, body) })),

  route(readFeedNow, async ({ services, actor, params }) => ({
    data: await readNow(services, actor, params.id),
  })),

  route(removeFeed, async ({ services, actor, params }) => {
    await removeOne(services, actor, params.id);
    return { message: 'Calendar removed' };
  }),

  route(listConnectorKeys, async ({ services, actor }) => ({ data: await keys(services, actor) })),

  route(makeConnectorKey, async ({ services, actor, body }) => ({
    data: await makeKey(services, actor, body),
  })),

  route(revokeConnectorKey, async ({ services, actor, params }) => {
    await revoke(services, actor, params.id);
    return { message: 'Key revoked' };
  }),

  route(sendAppointments, async ({ services, actor, body }) => ({
    data: await receive(services, actor, body),
  })),
];
