import { answerCodeQuestion, changeTask, createTask, listTasks, takeBackAmendment } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { answer } from './answer.ts';
import { add, change, list } from './service.ts';
import { takeBack } from './take-back.ts';

export const taskRoutes = [
  route(listTasks, async ({ services, actor, query }) => ({ data: await list(services, actor, query) })),
  route(createTask, async ({ services, actor, body }) => ({ data: await add(services, actor, body) })),
  route(changeTask, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body),
  })),
  route(answerCodeQuestion, async ({ services, actor, params, body }) => ({
    data: await answer(services, actor, params.id, body.text),
  })),
  route(takeBackAmendment, async ({ services, actor, params }) => ({
    data: await takeBack(services, actor, params.id),
  })),
];
