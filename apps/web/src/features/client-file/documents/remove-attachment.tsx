import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useRemoveAttachment } from '../api.ts';
import { removeStrings } from './strings.ts';

type RemoveAttachmentProps = {
  id: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

export function RemoveAttachment({ id, name, isOpen, onClose, onRemoved }: RemoveAttachmentProps) {
  const t = useStrings(removeStrings);
  const language = useLanguage();
  const remove = useRemoveAttachment();
  function close() {
    remove.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title}
      body={t.body(name)}
      confirmLabel={t.remove}
      cancelLabel={t.cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? failureSentence(remove.error, language) : undefined}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            toast.success(t.removed);
            close();
            onRemoved?.();
          },
        })
      }
      onCancel={close}
    />
  );
}
