import {
  answerDoubt,
  askNoteReading,
  getDraft,
  getNoteReading,
  getNoteWriting,
  getRevision,
  listRevisions,
  noteCopied,
  rewriteNote,
  stopWriting,
} from '@noteer/contract';
import { reachRecording } from '../../consultations/look.ts';
import { route } from '../../http/bind.ts';
import { scopeOf } from '../../policy.ts';
import { draft, revision, revisions, rewrite } from './service.ts';
import { answer, askReading, reading, stop, writing } from './writing.ts';

export const noteRoutes = [
  route(listRevisions, async ({ services, actor, params, query }) => ({
    data: await revisions(services, actor, params.id, query),
  })),

  route(getRevision, async ({ services, actor, params, query }) => ({
    data: await revision(services, actor, params.id, query.ai_model_name, params.number),
  })),

  route(getDraft, async ({ services, actor, params, query }) => ({
    data: await draft(services, actor, params.id, query.ai_model_name),
  })),

  route(rewriteNote, async ({ services, actor, params, body }) => ({
    data: await rewrite(services, actor, params.id, body.template),
  })),

  route(getNoteWriting, async ({ services, actor, params }) => ({
    data: await writing(services, actor, params.id),
  })),

  route(stopWriting, async ({ services, actor, params }) => {
    await stop(services, actor, params.id);
    return { message: 'Stopped' };
  }),

  route(getNoteReading, async ({ services, actor, params }) => ({
    data: await reading(services, actor, params.id),
  })),

  route(askNoteReading, async ({ services, actor, params }) => ({
    data: await askReading(services, actor, params.id),
  })),

  route(answerDoubt, async ({ services, actor, params, body }) => ({
    data: await answer(services, actor, params, body.answer),
  })),

  // That it happened is all there is to keep, and the endpoint's declaration keeps it.
  route(noteCopied, async ({ services, actor, params }) => {
    await reachRecording(services, scopeOf(actor, 'read_note'), params.id);
    return { message: 'Written in the access log' };
  }),
];
