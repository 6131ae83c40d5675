import { isSuperuser, type UserListItem } from '@noteer/contract';
import type { UserRow } from './queries.ts';

export const present = (user: UserRow): UserListItem => ({
  ...user,
  name: `${user.first_name} ${user.last_name}`,
  is_superuser: isSuperuser(user.role),
});
