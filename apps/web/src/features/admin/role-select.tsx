import { type Role, roles, type UserListItem } from '@noteer/contract';
import { roleStrings } from '../../lib/role-strings.ts';
import { useStrings } from '../../lib/strings.ts';
import { usersStrings } from './strings.ts';

type RoleSelectProps = { user: UserListItem; onChoose: (role: Role) => void };

/** Shows the role that the account has until another one is confirmed. */
export function RoleSelect({ user, onChoose }: RoleSelectProps) {
  const t = useStrings(usersStrings);
  const names = useStrings(roleStrings);
  return (
    <select
      aria-label={t.roleOf(user.name)}
      value={user.role}
      onChange={(event) => onChoose(event.currentTarget.value as Role)}
      className="select-look min-h-11 rounded-control border border-control bg-card px-3 text-ink transition-colors hover:border-ink"
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {names[role]}
        </option>
      ))}
    </select>
  );
}
