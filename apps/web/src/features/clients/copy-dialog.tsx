import type { Client } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useClientName } from '../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { holdingsQuery } from './api.ts';
import { dataStrings } from './data-strings.ts';
import { KeptList } from './kept-list.tsx';

type CopyDialogProps = { client: Client | null; onClose: () => void };

export function CopyDialog({ client, onClose }: CopyDialogProps) {
  const t = useStrings(dataStrings);
  return (
    <Dialog isOpen={client !== null} onClose={onClose} title={t.copyTitle} closeLabel={t.close}>
      {client && <Copy client={client} />}
    </Dialog>
  );
}

/** The browser saves it as it comes: a file with hours of sound does not pass through the page. */
function Copy({ client }: { client: Client }) {
  const t = useStrings(dataStrings);
  const language = useLanguage();
  const shownName = useClientName();
  const { data: holdings, error } = useQuery(holdingsQuery(client.id));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t.copyBody(shownName(client.client_name))}</p>
      {holdings && <KeptList counts={holdings.counts} />}
      {!holdings && !error && <SkeletonText lines={4} />}
      {error && (
        <Notice tone="error" title={t.failed}>
          {failureSentence(error, language)}
        </Notice>
      )}
      <p className="text-sm text-muted">{t.copyCare}</p>
      {holdings && (
        <div className="dialog-foot">
          <a href={holdings.export_url} download className={buttonLook('primary', 'md')}>
            <Download aria-hidden="true" />
            <span>{t.download}</span>
          </a>
        </div>
      )}
    </div>
  );
}
