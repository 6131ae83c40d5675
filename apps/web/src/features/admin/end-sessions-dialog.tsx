import type { UserListItem } from '@noteer/contract';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useEndSessions } from './account-api.ts';
import { endSessionsStrings } from './end-sessions-strings.ts';

type EndSessionsDialogProps = { user: UserListItem | null; onClose: () => void };

export function EndSessionsDialog({ user, onClose }: EndSessionsDialogProps) {
  const t = useStrings(endSessionsStrings);
  const language = useLanguage();
  const end = useEndSessions();

  function close() {
    end.reset();
    onClose();
  }

  function confirm() {
    if (!user) return;
    end.mutate(user.id, {
      onSuccess: () => {
        toast.success(t.done(user.name));
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={t.title}
      body={user && t.body(user.name)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isPending={end.isPending}
      error={end.error ? (serverSentence(end.error, language) ?? t.failed) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
