import { changeVoices, forgetVoice, getOwnVoice, getVoices, rememberVoice } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { forget, ownVoice, remember } from './own-voice.ts';
import { change, look } from './service.ts';

export const voiceRoutes = [
  route(getVoices, async ({ services, actor, params }) => ({
    data: await look(services, actor, params.id),
  })),

  route(changeVoices, async ({ services, actor, params, body }) => ({
    data: await change(services, actor, params.id, body),
  })),

  route(getOwnVoice, async ({ services, actor }) => ({ data: await ownVoice(services, actor) })),

  route(rememberVoice, async ({ services, actor, body }) => ({
    data: await remember(services, actor, body),
  })),

  route(forgetVoice, async ({ services, actor }) => ({ data: await forget(services, actor) })),
];
