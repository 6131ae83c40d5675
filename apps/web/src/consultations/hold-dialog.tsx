import { type Hold, setHold } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../lib/api.ts';
import { failureSentence } from '../lib/error-strings.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toaster.tsx';
import { holdStrings } from './hold-strings.ts';

export type ToHold = Pick<Hold, 'object' | 'object_id'>;

type HoldDialogProps = { toHold: ToHold | null; onClose: () => void };

/** Says that something must stay, and why. */
export function HoldDialog({ toHold, onClose }: HoldDialogProps) {
  const t = useStrings(holdStrings);
  return (
    <Dialog isOpen={toHold !== null} onClose={onClose} title={t.title} closeLabel={t.close} size="sm">
      {toHold && <HoldForm toHold={toHold} onClose={onClose} />}
    </Dialog>
  );
}

function HoldForm({ toHold, onClose }: { toHold: ToHold; onClose: () => void }) {
  const t = useStrings(holdStrings);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isEmpty = reason.trim() === '';
  const hold = useMutation({
    mutationFn: () => call(setHold, { body: { ...toHold, reason } }),
    onSuccess: () => {
      for (const key of ['retention', 'recordings', 'client-data'])
        void queryClient.invalidateQueries({ queryKey: [key] });
      toast.success(t.done);
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setComplaining(isEmpty);
    if (!isEmpty && !hold.isPending) hold.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t[toHold.object]}</p>
      <TextField
        autoFocus
        label={t.reason}
        hint={t.hint}
        value={reason}
        maxLength={500}
        error={isComplaining && isEmpty ? t.required : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {hold.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(hold.error, language)}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={hold.isPending}>
          {t.set}
        </Button>
      </div>
    </form>
  );
}
