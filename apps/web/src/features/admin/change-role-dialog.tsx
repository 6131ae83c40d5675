import type { Role, UserListItem } from '@noteer/contract';
import { serverSentence } from '../../lib/error-strings.ts';
import { roleStrings } from '../../lib/role-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useChangeRole } from './api.ts';
import { usersStrings } from './strings.ts';

export type RoleChange = { user: UserListItem; role: Role };

type ChangeRoleDialogProps = { change: RoleChange | null; onClose: () => void };

export function ChangeRoleDialog({ change, onClose }: ChangeRoleDialogProps) {
  const t = useStrings(usersStrings);
  const roles = useStrings(roleStrings);
  const language = useLanguage();
  const save = useChangeRole();

  function close() {
    save.reset();
    onClose();
  }

  function confirm() {
    if (!change) return;
    save.mutate(
      { id: change.user.id, role: change.role },
      {
        onSuccess: () => {
          toast.success(t.roleChanged);
          close();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={t.roleTitle}
      body={change && t.roleBody(change.user.name, roles[change.role])}
      confirmLabel={t.roleConfirm}
      cancelLabel={t.cancel}
      isPending={save.isPending}
      error={save.error ? (serverSentence(save.error, language) ?? t.roleFailed) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
