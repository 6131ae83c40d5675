import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { DropFile } from '../../ui/drop-file.tsx';
import { importStrings } from './import-strings.ts';
import { PasteTable } from './paste-table.tsx';

const KINDS = '.xlsx,.csv,.txt,.tsv,text/csv,text/plain';

type ChooseTableProps = { file: File | null; onFile: (file: File) => void };

export function ChooseTable({ file, onFile }: ChooseTableProps) {
  const t = useStrings(importStrings);
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <DropFile file={file} onFile={onFile} accept={KINDS} words={t}>
        <Button
          size="sm"
          variant="secondary"
          icon={<ClipboardPaste aria-hidden="true" />}
          onClick={() => setPasting(true)}
        >
          {t.paste}
        </Button>
      </DropFile>
      {isPasting && <PasteTable onFile={onFile} onClose={() => setPasting(false)} />}
    </>
  );
}
