import { Copy, Download } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { setUpStrings } from './security-strings.ts';

type RecoveryCodeListProps = { codes: string[]; onKept: () => void };

/** The only time that anybody sees them. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const t = useStrings(setUpStrings);
  const text = `${codes.join('\n')}\n`;

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => toast.success(t.copied),
      () => toast.error(t.copyFailed),
    );
  }

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: t.fileName });
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{t.keep}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line bg-paper px-4 py-3">
        {codes.map((code) => (
          <li key={code} className="tabular font-medium tracking-wide select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Copy />} onClick={copy}>
          {t.copy}
        </Button>
        <Button variant="secondary" icon={<Download />} onClick={download}>
          {t.download}
        </Button>
      </div>
      <Button onClick={onKept}>{t.done}</Button>
    </div>
  );
}
