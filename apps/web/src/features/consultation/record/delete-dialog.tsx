import { useStrings } from '../../../lib/strings.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { footerStrings } from './strings.ts';

type DeleteDialogProps = {
  isOpen: boolean;
  isPending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function DeleteDialog(props: DeleteDialogProps) {
  const t = useStrings(footerStrings);
  return (
    <ConfirmDialog
      {...props}
      title={t.remove}
      body={t.removeQuestion}
      confirmLabel={t.yes}
      cancelLabel={t.cancel}
      isDanger
    />
  );
}
