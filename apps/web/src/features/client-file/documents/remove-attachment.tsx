import type { ReactNode } from 'react';
import { useState } from 'react';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useRemoveAttachment } from '../api.ts';
import { removeStrings } from './strings.ts';

type RemoveAttachmentProps = {
  id: string;
  name: string;
  icon?: ReactNode;
  onRemoved?: (() => void) | undefined;
};

/** The button, and the question that it asks first. */
export function RemoveAttachment({ id, name, icon, onRemoved }: RemoveAttachmentProps) {
  const t = useStrings(removeStrings);
  const language = useLanguage();
  const remove = useRemoveAttachment();
  const [isAsking, setAsking] = useState(false);
  function close() {
    remove.reset();
    setAsking(false);
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={icon}
        aria-label={t.removeOf(name)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
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
    </>
  );
}
