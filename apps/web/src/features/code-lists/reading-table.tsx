import { share } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { WritingLine } from '../../ui/spinner.tsx';
import { importStrings } from './import-strings.ts';

type ReadingTableProps = { sent: number; onStop: () => void };

/** How far it is. Once all of it is there the server reads, and nobody knows how long that takes. */
export function ReadingTable({ sent, onStop }: ReadingTableProps) {
  const t = useStrings(importStrings);
  const language = useLanguage();
  const isSending = sent > 0 && sent < 1;
  const words = isSending ? t.sending(share(sent, language)) : t.reading;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div role="status" className="flex min-w-0 flex-1 basis-64 items-center gap-3 text-sm font-medium">
        {!isSending && <WritingLine className="h-5 w-10 shrink-0 text-pine" />}
        <span className="tabular">{words}</span>
        {isSending && <progress className="upload-progress" aria-label={t.reading} max={1} value={sent} />}
      </div>
      <Button variant="secondary" size="sm" onClick={onStop}>
        {t.stop}
      </Button>
    </div>
  );
}
