import { type Attachment, type Client, clientPath } from '@noteer/contract';
import { ArrowLeft, Download, Trash2 } from 'lucide-react';
import { failureSentence } from '../../../lib/error-strings.ts';
import { fileSize, shortMoment } from '../../../lib/format.ts';
import { useMay } from '../../../lib/may.ts';
import { useClientName, useClientText } from '../../../lib/privacy.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useDownload } from '../api.ts';
import { StageMark } from '../documents/attachment-row.tsx';
import { RemoveAttachment } from '../documents/remove-attachment.tsx';
import { viewerStrings } from './strings.ts';

type AttachmentHeaderProps = { attachment: Attachment; client: Client | undefined; onRemoved: () => void };

export function AttachmentHeader({ attachment, client, onRemoved }: AttachmentHeaderProps) {
  const t = useStrings(viewerStrings);
  const language = useLanguage();
  const may = useMay();
  const shownName = useClientName();
  const shownText = useClientText();
  const download = useDownload();
  const { id, client_id, bytes, added_by, created_at } = attachment;
  // Whose name may stand in the file's name is to be known first.
  const name = client ? shownText(attachment.file_name, client.client_name) : t.document;
  return (
    <header className="flex flex-col gap-3">
      <ButtonLink
        to={clientPath(client_id)}
        variant="quiet"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" />}
        className="-ml-3 self-start"
      >
        {client ? shownName(client.client_name) : t.toClient}
      </ButtonLink>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 className="display text-2xl break-words">{name}</h2>
          <div className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{fileSize(bytes, language)}</span>
            <span>{t.addedBy(added_by, shortMoment(new Date(created_at), language))}</span>
            <StageMark attachment={attachment} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden="true" />}
            isPending={download.isPending}
            onClick={() =>
              download.mutate(attachment, {
                onError: (error) => toast.error(failureSentence(error, language)),
              })
            }
          >
            {t.download}
          </Button>
          {may('add_attachments') && (
            <RemoveAttachment
              id={id}
              name={name}
              icon={<Trash2 aria-hidden="true" />}
              onRemoved={onRemoved}
            />
          )}
        </div>
      </div>
    </header>
  );
}
