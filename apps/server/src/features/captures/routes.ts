import {
  closeCapture,
  finishCapture,
  getCapture,
  listCaptures,
  putChunk,
  putGaps,
  startCapture,
  uploadRecording,
} from '@noteer/contract';
import { lookAtRecording } from '../../consultations/look.ts';
import { route } from '../../http/bind.ts';
import { keepGaps } from './gaps.ts';
import { closeLeftBehind, unfinished } from './left-behind.ts';
import { finish, receive, start, status } from './service.ts';
import { receiveForm } from './upload.ts';

export const captureRoutes = [
  route(startCapture, async ({ services, actor, body }) => ({ data: await start(services, actor, body) })),

  route(listCaptures, async ({ services, actor }) => ({ data: await unfinished(services, actor) })),

  route(getCapture, async ({ services, actor, params }) => ({
    data: await status(services, actor, params.id),
  })),

  route(putChunk, async ({ services, actor, ...sent }) => ({ data: await receive(services, actor, sent) })),

  route(putGaps, async ({ services, actor, ...sent }) => ({ data: await keepGaps(services, actor, sent) })),

  route(finishCapture, async ({ services, actor, params, body }) => {
    await finish(services, actor, params.id, body);
    return { data: await lookAtRecording(services, actor, params.id) };
  }),

  route(closeCapture, async ({ services, actor, params }) => {
    await closeLeftBehind(services, actor, params.id);
    return { data: await lookAtRecording(services, actor, params.id) };
  }),

  route(uploadRecording, async ({ services, actor, raw }) => {
    const id = await receiveForm(services, actor, raw.request);
    return { data: await lookAtRecording(services, actor, id) };
  }),
];
