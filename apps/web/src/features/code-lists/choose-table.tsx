import { ClipboardPaste, FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { importStrings } from './import-strings.ts';
import { PasteTable } from './paste-table.tsx';

const KINDS = '.xlsx,.csv,.txt,.tsv,text/csv,text/plain';

type ChooseTableProps = { file: File | null; onFile: (file: File) => void };

export function ChooseTable({ file, onFile }: ChooseTableProps) {
  const t = useStrings(importStrings);
  const chosen = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isPasting, setPasting] = useState(false);
  const isOver = useFileDrop(([first]) => first && onFile(first));

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [first] = event.target.files ?? [];
    // Cleared, so that the same file can be chosen again after it was mended.
    event.target.value = '';
    if (first) onFile(first);
  }

  return (
    <div className={classNames('drop-area', isOver && 'drop-area-over')}>
      <p id={hint} className="text-sm text-muted">
        {isOver && t.dropNow}
        {!isOver && file && <span className="font-medium break-words text-ink">{file.name}</span>}
        {!isOver && !file && t.drop}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={file ? 'secondary' : 'primary'}
          icon={<FileSpreadsheet aria-hidden="true" />}
          aria-describedby={hint}
          onClick={() => chosen.current?.click()}
        >
          {file ? t.chooseOther : t.choose}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<ClipboardPaste aria-hidden="true" />}
          onClick={() => setPasting(true)}
        >
          {t.paste}
        </Button>
      </div>
      {/* The button stands for it: whoever hears the page would hear it twice. */}
      <input
        ref={chosen}
        type="file"
        className="hidden"
        accept={KINDS}
        aria-label={t.choose}
        onChange={take}
      />
      {isPasting && <PasteTable onFile={onFile} onClose={() => setPasting(false)} />}
    </div>
  );
}
