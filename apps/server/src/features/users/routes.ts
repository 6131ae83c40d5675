import { addUser, listUsers, type UserListItem } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { allUsers } from './queries.ts';
import { createUser } from './service.ts';

type UserRow = { id: string; email: string; first_name: string; last_name: string; is_superuser: boolean };

const presentUser = (user: UserRow): UserListItem => ({
  ...user,
  name: `${user.first_name} ${user.last_name}`,
});

export const userRoutes = [
  route(listUsers, async ({ services, actor }) => ({
    data: (await allUsers(services.db, actor)).map(presentUser),
  })),

  route(addUser, async ({ services, actor, body }) => ({
    message: 'User created successfully',
    data: presentUser(await createUser(services, actor, body)),
  })),
];
