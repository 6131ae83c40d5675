import {
  addUser,
  agreeSecondFactorReset,
  askSecondFactorReset,
  changeRole,
  endUserSessions,
  listSecondFactorResets,
  listUsers,
  setProfession,
  setSupervisor,
  stopSecondFactorReset,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { endSessionsOf } from './end-sessions.ts';
import { sayProfession } from './profession.ts';
import { agreeReset, askReset, listResets, stopReset } from './second-factor-resets.ts';
import { add, changeRoleOf, list } from './service.ts';
import { nameSupervisor } from './supervisor.ts';

export const userRoutes = [
  route(listUsers, async ({ services, actor }) => ({ data: await list(services, actor) })),

  route(addUser, async ({ services, actor, body }) => ({
    message: 'User created successfully',
    data: await add(services, actor, body),
  })),

  route(changeRole, async ({ services, actor, params, body }) => ({
    data: await changeRoleOf(services, actor, params.userId, body.role),
  })),

  route(endUserSessions, async ({ services, actor, params }) => {
    await endSessionsOf(services, actor, params.userId);
    return { message: 'Signed out everywhere' };
  }),

  route(listSecondFactorResets, async ({ services, actor }) => ({ data: await listResets(services, actor) })),

  route(askSecondFactorReset, async ({ services, actor, params }) => ({
    data: await askReset(services, actor, params.userId),
  })),

  route(agreeSecondFactorReset, async ({ services, actor, params }) => {
    await agreeReset(services, actor, params.id);
    return { message: 'Second factor removed' };
  }),

  route(stopSecondFactorReset, async ({ services, actor, params }) => {
    await stopReset(services, actor, params.id);
    return { message: 'Stopped' };
  }),

  route(setProfession, async ({ services, actor, params, body }) => ({
    data: await sayProfession(services, actor, params.userId, body),
  })),

  route(setSupervisor, async ({ services, actor, params, body }) => ({
    data: await nameSupervisor(services, actor, params.userId, body),
  })),
];
