import type { Attachment, Client } from '@noteer/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CloudOff, FileText, Lock } from 'lucide-react';
import { useState } from 'react';
import { isNotThere } from '../../../consultations/recording-not-there.tsx';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useMay } from '../../../lib/may.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { attachmentsQuery } from '../api.ts';
import { AddDocuments } from './add-documents.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { documentStrings } from './strings.ts';
import { UploadRow } from './upload-row.tsx';
import { usePaste } from './use-paste.ts';
import { useUploads } from './use-uploads.ts';

/** What came from elsewhere about a client: referral letters, results, discharge letters. */
export function Documents({ client }: { client: Client }) {
  const t = useStrings(documentStrings);
  const may = useMay();
  const result = useQuery(attachmentsQuery(client.id));
  if (isNotThere(result.error)) {
    return (
      <Card heading={t.heading}>
        <EmptyState icon={<Lock />} title={t.notYours}>
          {t.notYoursMore}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card heading={t.heading} aria-label={t.heading}>
      {may('add_attachments') && <Adding client={client} />}
      <List client={client} result={result} />
    </Card>
  );
}

function Adding({ client }: { client: Client }) {
  const { underway, add } = useUploads(client.id);
  const [pasted, setPasted] = useState<string | null>(null);
  const isOver = useFileDrop(add);
  usePaste({ onFiles: add, onText: setPasted });
  return (
    <>
      <AddDocuments isOver={isOver} onFiles={add} onPaste={() => setPasted('')} />
      <Underway underway={underway} />
      <PasteDialog
        key={pasted ?? 'closed'}
        text={pasted}
        onAdd={(file) => add([file])}
        onClose={() => setPasted(null)}
      />
    </>
  );
}

function Underway({ underway }: Pick<ReturnType<typeof useUploads>, 'underway'>) {
  const t = useStrings(documentStrings);
  if (underway.length === 0) return null;
  return (
    <ul aria-label={t.underway} className="mt-4 divide-y divide-line border-y border-line">
      {underway.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

type ListProps = { client: Client; result: UseQueryResult<Attachment[]> };

function List({ client, result: { data, error, isFetching, refetch } }: ListProps) {
  const t = useStrings(documentStrings);
  const language = useLanguage();
  if (data?.length === 0) {
    return (
      <EmptyState icon={<FileText />} title={t.none}>
        {t.noneMore}
      </EmptyState>
    );
  }
  if (data) {
    return (
      <ul aria-label={t.heading} className="mt-4 divide-y divide-line">
        {data.map((attachment) => (
          <AttachmentRow key={attachment.id} attachment={attachment} client_name={client.client_name} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t.fetchFailed}
        action={
          <Button variant="secondary" isPending={isFetching} onClick={() => void refetch()}>
            {t.retryFetch}
          </Button>
        }
      >
        {failureSentence(error, language)}
      </EmptyState>
    );
  }
  return (
    <div role="status" className="mt-4 flex flex-col gap-6 py-3">
      <span className="sr-only">{t.loading}</span>
      {['w-56', 'w-40'].map((width) => (
        <span key={width} className="flex flex-col gap-2">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-3 w-64" />
        </span>
      ))}
    </div>
  );
}
