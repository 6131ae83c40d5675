import type { UserListItem } from '@noteer/contract';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { supervisorStrings } from './supervisor-strings.ts';

type SupervisorCellProps = { user: UserListItem; users: readonly UserListItem[]; onChange: () => void };

const needsOne = ({ may_sign_alone, supervisor_id }: UserListItem) =>
  !may_sign_alone && supervisor_id === null;

/** With whom somebody signs, to be changed by choosing it. */
export function SupervisorCell({ user, users, onChange }: SupervisorCellProps) {
  const t = useStrings(supervisorStrings);
  const supervisor = users.find(({ id }) => id === user.supervisor_id);
  return (
    <button
      type="button"
      onClick={onChange}
      className="-mx-2 flex min-h-11 max-w-full items-center rounded-control px-2 py-1 text-left text-sm transition-colors hover:bg-pine-soft"
    >
      {supervisor && <span>{t.with(supervisor.name)}</span>}
      {needsOne(user) && <span className="font-medium text-amber">{t.nobody}</span>}
      {user.may_sign_alone && <span className="text-muted">{t.alone}</span>}
      <span className="sr-only">{t.of(user.name)}</span>
    </button>
  );
}

type WithoutProps = { users: readonly UserListItem[]; onChoose: (user: UserListItem) => void };

/** Whose supervisor has left: nothing of theirs can be signed until there is another. */
export function WithoutSupervisor({ users, onChoose }: WithoutProps) {
  const t = useStrings(supervisorStrings);
  const without = users.filter(needsOne);
  if (without.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" title={t.withoutTitle(without.map(({ name }) => name).join(', '))}>
        {t.withoutMore}
        <div className="-ml-3 flex flex-wrap">
          {without.map((user) => (
            <Button key={user.id} variant="quiet" size="sm" onClick={() => onChoose(user)}>
              {t.chooseFor(user.name)}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  );
}
