import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAsk } from './api.ts';
import { questionStrings } from './strings.ts';

type QuestionDialogProps = {
  id: string;
  isOpen: boolean;
  clinician_name: string | undefined;
  onClose: () => void;
};

export function QuestionDialog({ id, isOpen, clinician_name, onClose }: QuestionDialogProps) {
  const t = useStrings(questionStrings);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title} closeLabel={t.close}>
      <QuestionForm id={id} clinician_name={clinician_name} onClose={onClose} />
    </Dialog>
  );
}

function QuestionForm({ id, clinician_name, onClose }: Omit<QuestionDialogProps, 'isOpen'>) {
  const t = useStrings(questionStrings);
  const language = useLanguage();
  const ask = useAsk(id);
  const [text, setText] = useState('');
  const [isComplaining, setComplaining] = useState(false);
  const isEmpty = text.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setComplaining(isEmpty);
    if (isEmpty || ask.isPending) return;
    ask.mutate(text, {
      onSuccess: () => {
        toast.success(t.sent);
        onClose();
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {clinician_name && <p className="text-muted">{t.more(clinician_name)}</p>}
      <TextAreaField
        autoFocus
        label={t.label}
        value={text}
        maxLength={1000}
        error={isComplaining && isEmpty ? t.empty : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      {ask.error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(ask.error, language)}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={ask.isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
