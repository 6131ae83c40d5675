import { Download } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { ExportFormat, Filter } from './api.ts';
import { accessLogStrings } from './strings.ts';
import { useExport } from './use-export.ts';

/** What a client may ask for. Of all who did something in the chosen period, whatever else the filter leaves out. */
export function ClientExport({ filter }: { filter: Filter }) {
  const t = useStrings(accessLogStrings);
  const download = useExport(filter);
  const button = (format: ExportFormat, label: string) => (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      isPending={download.isPending && download.variables === format}
      disabled={download.isPending}
      onClick={() => download.mutate(format)}
      className="max-sm:grow"
    >
      {label}
    </Button>
  );
  return (
    <Card>
      <section
        aria-labelledby="client-export"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      >
        <div className="max-w-[60ch]">
          <h2 id="client-export" className="font-semibold">
            {t.exportTitle}
          </h2>
          <p className="mt-1 text-sm text-muted">{t.exportMore}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {button('pdf', t.exportPdf)}
          {button('csv', t.exportCsv)}
        </div>
      </section>
    </Card>
  );
}
