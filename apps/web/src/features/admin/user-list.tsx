import { reachOf, type UserListItem } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { LogOut, ShieldOff, Trash2, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usersQuery } from '../../consultations/users-query.ts';
import { useSession } from '../../lib/session.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { ChangeRoleDialog, type RoleChange } from './change-role-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { endSessionsStrings } from './end-sessions-strings.ts';
import { factorResetStrings } from './factor-reset-strings.ts';
import { FactorResets } from './factor-resets.tsx';
import { ProfessionCell } from './profession-cell.tsx';
import { ProfessionDialog } from './profession-dialog.tsx';
import { professionStrings } from './profession-strings.ts';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import { usersStrings } from './strings.ts';
import { SupervisorCell, WithoutSupervisor } from './supervisor-cell.tsx';
import { SupervisorDialog } from './supervisor-dialog.tsx';

export function UserList() {
  const t = useStrings(usersStrings);
  const { data: users, error, refetch } = useQuery(usersQuery());
  const [roleChange, setRoleChange] = useState<RoleChange | null>(null);
  const [leaving, setLeaving] = useState<UserListItem | null>(null);
  const [signedOut, setSignedOut] = useState<UserListItem | null>(null);
  const [lost, setLost] = useState<UserListItem | null>(null);
  const [described, setDescribed] = useState<UserListItem | null>(null);
  const [supervised, setSupervised] = useState<UserListItem | null>(null);

  useEffect(() => {
    if (error) toast.error(t.fetchFailed);
  }, [error, t.fetchFailed]);

  return (
    <Card heading={t.heading}>
      <FactorResets />
      <WithoutSupervisor users={users ?? []} onChoose={setSupervised} />
      {!users && !error && <SkeletonText lines={4} />}
      {!users && error && (
        <EmptyState
          icon={<Users />}
          title={t.fetchFailed}
          action={
            <Button variant="secondary" onClick={() => refetch()}>
              {t.retry}
            </Button>
          }
        />
      )}
      {users?.length === 0 && <EmptyState icon={<Users />} title={t.none} />}
      {users && users.length > 0 && (
        <UserTable
          users={users}
          onDelete={setLeaving}
          onRole={setRoleChange}
          onProfession={setDescribed}
          onSupervisor={setSupervised}
          onReset={setLost}
          onSignOut={setSignedOut}
        />
      )}
      <ChangeRoleDialog change={roleChange} onClose={() => setRoleChange(null)} />
      {described && <ProfessionDialog user={described} onClose={() => setDescribed(null)} />}
      {supervised && users && (
        <SupervisorDialog user={supervised} users={users} onClose={() => setSupervised(null)} />
      )}
      <EndSessionsDialog user={signedOut} onClose={() => setSignedOut(null)} />
      <ResetFactorDialog user={lost} onClose={() => setLost(null)} />
      <DeleteUserDialog user={leaving} onClose={() => setLeaving(null)} />
    </Card>
  );
}

type Deeds = {
  onDelete: (user: UserListItem) => void;
  onReset: (user: UserListItem) => void;
  onSignOut: (user: UserListItem) => void;
};

type UserTableProps = Deeds & {
  users: UserListItem[];
  onRole: (change: RoleChange) => void;
  onProfession: (user: UserListItem) => void;
  onSupervisor: (user: UserListItem) => void;
};

function UserTable({ users, onRole, onProfession, onSupervisor, ...deeds }: UserTableProps) {
  const t = useStrings(usersStrings);
  const words = useStrings(professionStrings);
  return (
    <table className="w-full text-left">
      <thead className="border-b border-line text-sm text-muted max-md:sr-only">
        <tr>
          <th className="py-2 font-medium">{t.name}</th>
          <th className="py-2 font-medium">{t.email}</th>
          <th className="py-2 font-medium">{t.role}</th>
          <th className="py-2 pl-4 font-medium">{words.profession}</th>
          <th className="py-2">
            <span className="sr-only">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr
            key={user.id}
            className="border-b border-line last:border-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:py-1.5 md:h-14"
          >
            <td className="py-2 font-medium max-md:pb-0">{user.name}</td>
            <td className="py-2 pr-4 break-words text-muted max-md:col-start-1 max-md:pt-0">
              <Email address={user.email} />
            </td>
            <td className="py-2 max-md:col-start-1">
              <RoleSelect user={user} onChoose={(role) => onRole({ user, role })} />
            </td>
            <td className="py-1 max-md:col-start-1 md:pl-4">
              {reachOf(user.role, 'record') && (
                <>
                  <ProfessionCell user={user} onChange={() => onProfession(user)} />
                  <SupervisorCell user={user} users={users} onChange={() => onSupervisor(user)} />
                </>
              )}
            </td>
            <td className="py-1 text-right whitespace-nowrap max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
              <UserDeeds user={user} {...deeds} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Broken before the at sign, if it has to be. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** Whoever looks at the list signs out and leaves by their own menu. */
function UserDeeds({ user, onDelete, onReset, onSignOut }: Deeds & { user: UserListItem }) {
  const t = useStrings(usersStrings);
  const lostWords = useStrings(factorResetStrings);
  const signOutWords = useStrings(endSessionsStrings);
  const isSelf = user.id === useSession()?.id;
  return (
    <>
      {user.has_authenticator && (
        <IconButton label={lostWords.ask(user.name)} icon={<ShieldOff />} onClick={() => onReset(user)} />
      )}
      {isSelf ? (
        <span className="px-3 text-sm text-muted">{t.you}</span>
      ) : (
        <>
          <IconButton label={signOutWords.ask(user.name)} icon={<LogOut />} onClick={() => onSignOut(user)} />
          <IconButton label={t.remove(user.name)} icon={<Trash2 />} onClick={() => onDelete(user)} />
        </>
      )}
    </>
  );
}
