import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type FormDialogProps = {
  title: string;
  children: ReactNode;
  saveLabel: string;
  cancelLabel: string;
  isPending: boolean;
  error: string | undefined;
  onSave: () => void;
  onClose: () => void;
};

/** A few fields and one thing to do with them. While that is under way the dialog stays. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, saveLabel, cancelLabel, isPending, error, onSave, onClose } = props;
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      isDismissable={!isPending}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {cancelLabel}
          </Button>
          <Button onClick={onSave} isPending={isPending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        {error && <Notice tone="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}
