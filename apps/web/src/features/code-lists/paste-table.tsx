import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { importStrings } from './import-strings.ts';

type PasteTableProps = { onFile: (file: File) => void; onClose: () => void };

/** Cells that were copied out of a spreadsheet: from here on a file like any other. */
export function PasteTable({ onFile, onClose }: PasteTableProps) {
  const t = useStrings(importStrings);
  const [lines, setLines] = useState('');
  const [isTried, setTried] = useState(false);

  function read() {
    setTried(true);
    if (!lines.trim()) return;
    onFile(new File([lines], t.pastedName, { type: 'text/plain' }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.pasteTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={read}>{t.pasteRead}</Button>
        </>
      }
    >
      <TextAreaField
        label={t.pasted}
        rows={10}
        value={lines}
        spellCheck={false}
        error={isTried && !lines.trim() ? t.pasteEmpty : undefined}
        onChange={(event) => setLines(event.target.value)}
      />
    </Dialog>
  );
}
