import type { UserListItem } from '@noteer/contract';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAskReset } from './account-api.ts';
import { factorResetStrings } from './factor-reset-strings.ts';

type ResetFactorDialogProps = { user: UserListItem | null; onClose: () => void };

export function ResetFactorDialog({ user, onClose }: ResetFactorDialogProps) {
  const t = useStrings(factorResetStrings);
  const language = useLanguage();
  const ask = useAskReset();

  function close() {
    ask.reset();
    onClose();
  }

  function confirm() {
    if (!user) return;
    ask.mutate(user.id, {
      onSuccess: () => {
        toast.success(t.asked);
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={t.title}
      body={
        user && (
          <div className="flex flex-col gap-3">
            <p>{t.body(user.name)}</p>
            <p>{t.two}</p>
          </div>
        )
      }
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isDanger
      isPending={ask.isPending}
      error={ask.error ? (serverSentence(ask.error, language) ?? t.failed) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
