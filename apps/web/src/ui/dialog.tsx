import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RawDialog } from 'react-aria-components';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Notice } from './notice.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** False: neither Escape nor a click beside it closes the dialog; it asks for an answer. */
  isDismissable?: boolean | undefined;
  /** Names the close button in the corner; without it there is none. */
  closeLabel?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  size?: keyof typeof widths | undefined;
};

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' };

export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  isDismissable = true,
  closeLabel,
  role = 'dialog',
  size = 'md',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="backdrop"
    >
      <Modal className={classNames('sheet', widths[size])}>
        <RawDialog role={role} className="flex max-h-[inherit] flex-col outline-none">
          <div className="flex items-start justify-between gap-4 px-6 pt-6 pb-3">
            <Heading slot="title" className="display text-xl">
              {title}
            </Heading>
            {closeLabel && (
              <IconButton label={closeLabel} icon={<X />} onClick={onClose} className="-mt-2 -mr-3" />
            )}
          </div>
          <div className="overflow-y-auto px-6 pb-6">{children}</div>
          {footer && (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {footer}
            </div>
          )}
        </RawDialog>
      </Modal>
    </ModalOverlay>
  );
}

type ConfirmDialogProps = {
  isOpen: boolean;
  /** Small, unless there is much to read before the answer. */
  size?: keyof typeof widths | undefined;
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isDanger?: boolean | undefined;
  isPending?: boolean | undefined;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** While the answer is on its way the dialog stays: closing it would hide whether it went well. */
export function ConfirmDialog({
  isOpen,
  size = 'sm',
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isPending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size={size}
      isOpen={isOpen}
      onClose={onCancel}
      isDismissable={!isPending}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="text-muted">{body}</div>
        {error && <Notice tone="error">{error}</Notice>}
      </div>
    </Dialog>
  );
}
