import type { UseMutationResult } from '@tanstack/react-query';
import { useStrings } from '../lib/strings.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toaster.tsx';
import { deletionStrings } from './deletion-strings.ts';

export type ToDelete = { id: string; more: string };

type DeletionDialogProps = {
  toDelete: ToDelete | null;
  remove: UseMutationResult<unknown, Error, string>;
  done: string;
  failed: string;
  onClose: () => void;
};

/** Asks before an appointment or a recording goes. When it fails it stays open, to be tried again. */
export function DeletionDialog({ toDelete, remove, done, failed, onClose }: DeletionDialogProps) {
  const t = useStrings(deletionStrings);

  function close() {
    remove.reset();
    onClose();
  }

  function confirm() {
    if (!toDelete) return;
    remove.mutate(toDelete.id, {
      onSuccess: () => {
        toast.success(done);
        close();
      },
      onError: () => toast.error(failed),
    });
  }

  return (
    <ConfirmDialog
      isOpen={toDelete !== null}
      title={t.title}
      body={
        <>
          <p>{t.question}</p>
          <p className="mt-2 font-medium text-ink">{toDelete?.more}</p>
        </>
      }
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? failed : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
