import { useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { pasteStrings } from './strings.ts';

type PasteDialogProps = {
  /** Null: closed. What was pasted on the page, or nothing yet. */
  text: string | null;
  onAdd: (file: File) => void;
  onClose: () => void;
};

/** A letter that somebody has as text: it becomes a document like any other. */
export function PasteDialog({ text, onAdd, onClose }: PasteDialogProps) {
  const t = useStrings(pasteStrings);
  const [name, setName] = useState('');
  const [written, setWritten] = useState(text ?? '');
  const [isTried, setTried] = useState(false);

  function add() {
    setTried(true);
    if (!written.trim()) return;
    onAdd(new File([written], `${name.trim() || t.unnamed}.txt`, { type: 'text/plain' }));
    onClose();
  }

  return (
    <Dialog
      isOpen={text !== null}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={add}>{t.add}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t.name}
          hint={t.nameHint}
          value={name}
          autoComplete="off"
          maxLength={150}
          onChange={(event) => setName(event.target.value)}
        />
        <TextAreaField
          label={t.text}
          rows={10}
          value={written}
          error={isTried && !written.trim() ? t.textMissing : undefined}
          onChange={(event) => setWritten(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
