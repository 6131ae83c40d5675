import { useState } from 'react';
import { HandOverField, useHandOver } from '../../consultations/hand-over-field.tsx';
import { serverSentence } from '../../lib/error-strings.ts';
import { signOut, useSession } from '../../lib/session.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useDeleteOwnAccount } from './api.ts';
import { deleteAccountStrings } from './strings.ts';

type DeleteAccountDialogProps = { isOpen: boolean; onClose: () => void };

/** Whoever sits at a desk that was left open must not be able to do this. */
export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const t = useStrings(deleteAccountStrings);
  const language = useLanguage();
  const session = useSession();
  const remove = useDeleteOwnAccount();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const handOver = useHandOver(isOpen ? session?.id : undefined);

  function confirm() {
    if (!session) return;
    const isComplete = handOver.isComplete();
    if (!password) return setMissing(true);
    if (!isComplete) return;
    remove.mutate(
      { userId: session.id, password, hand_over_to: handOver.hand_over_to },
      { onSuccess: signOut, onError: () => toast.error(t.failed) },
    );
  }

  function close() {
    remove.reset();
    setPassword('');
    setMissing(false);
    handOver.forget();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t.title}
      body={
        <div className="flex flex-col gap-4">
          <p>{t.body}</p>
          <HandOverField {...handOver.field} />
          <PasswordField
            label={t.password}
            showLabel={t.show}
            hideLabel={t.hide}
            autoComplete="current-password"
            value={password}
            error={isMissing ? t.passwordMissing : undefined}
            onChange={(event) => {
              setPassword(event.target.value);
              setMissing(false);
            }}
            onKeyDown={(event) => event.key === 'Enter' && confirm()}
          />
        </div>
      }
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? (serverSentence(remove.error, language) ?? t.failed) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
