import type { UserListItem } from '@noteer/contract';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useDeleteUser } from './api.ts';
import { usersStrings } from './strings.ts';

type DeleteUserDialogProps = { user: UserListItem | null; onClose: () => void };

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const t = useStrings(usersStrings);
  const language = useLanguage();
  const remove = useDeleteUser();

  function close() {
    remove.reset();
    onClose();
  }

  function confirm() {
    if (!user) return;
    remove.mutate(user.id, {
      onSuccess: () => {
        toast.success(t.removed);
        close();
      },
      onError: () => toast.error(t.removeFailed),
    });
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={t.confirmTitle}
      body={user && t.confirmBody(user.name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? (serverSentence(remove.error, language) ?? t.removeFailed) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
