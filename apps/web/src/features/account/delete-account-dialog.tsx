import { serverSentence } from '../../lib/error-strings.ts';
import { signOut, useSession } from '../../lib/session.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useDeleteOwnAccount } from './api.ts';
import { deleteAccountStrings } from './strings.ts';

type DeleteAccountDialogProps = { isOpen: boolean; onClose: () => void };

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const t = useStrings(deleteAccountStrings);
  const language = useLanguage();
  const session = useSession();
  const remove = useDeleteOwnAccount();

  function confirm() {
    if (!session) return;
    remove.mutate(session.id, {
      onSuccess: signOut,
      onError: () => toast.error(t.failed),
    });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title}
      body={t.body}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? (serverSentence(remove.error, language) ?? t.failed) : undefined}
      onConfirm={confirm}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    />
  );
}
