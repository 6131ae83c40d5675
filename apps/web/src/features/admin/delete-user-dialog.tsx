import type { UserListItem } from '@noteer/contract';
import { HandOverField, useHandOver } from '../../consultations/hand-over-field.tsx';
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
  const handOver = useHandOver(user?.id);

  function close() {
    remove.reset();
    handOver.forget();
    onClose();
  }

  function confirm() {
    if (!user || !handOver.isComplete()) return;
    remove.mutate(
      { userId: user.id, hand_over_to: handOver.hand_over_to },
      {
        onSuccess: () => {
          toast.success(t.removed);
          close();
        },
        onError: () => toast.error(t.removeFailed),
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={t.confirmTitle}
      body={
        user && (
          <div className="flex flex-col gap-4">
            <p>{t.confirmBody(user.name)}</p>
            <HandOverField {...handOver.field} />
          </div>
        )
      }
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
