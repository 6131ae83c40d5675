import { addUser, changeRole, listUsers, setProfession } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { sayProfession } from './profession.ts';
import { add, changeRoleOf, list } from './service.ts';

export const userRoutes = [
  route(listUsers, async ({ services, actor }) => ({ data: await list(services, actor) })),

  route(addUser, async ({ services, actor, body }) => ({
    message: 'User created successfully',
    data: await add(services, actor, body),
  })),

  route(changeRole, async ({ services, actor, params, body }) => ({
    data: await changeRoleOf(services, actor, params.userId, body.role),
  })),

  route(setProfession, async ({ services, actor, params, body }) => ({
    data: await sayProfession(services, actor, params.userId, body),
  })),
];
