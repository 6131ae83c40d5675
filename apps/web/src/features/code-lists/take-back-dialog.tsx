import type { CodeImport } from '@noteer/contract';
import { serverSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useTakeBack } from './api.ts';
import { listsStrings } from './strings.ts';

type TakeBackDialogProps = { list: CodeImport | null; onClose: () => void };

export function TakeBackDialog({ list, onClose }: TakeBackDialogProps) {
  const t = useStrings(listsStrings);
  const language = useLanguage();
  const takeBack = useTakeBack();

  function close() {
    takeBack.reset();
    onClose();
  }

  function confirm() {
    if (!list) return;
    takeBack.mutate(list.id, {
      onSuccess: () => {
        toast.success(t.takeBackDone);
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={list !== null}
      title={t.takeBackTitle}
      body={list && t.takeBackBody(list.file_name)}
      confirmLabel={t.takeBack}
      cancelLabel={t.cancel}
      isPending={takeBack.isPending}
      error={takeBack.error ? (serverSentence(takeBack.error, language) ?? t.takeBackFailed) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
