import type { Attachment, AttachmentFailure } from '@noteer/contract';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useMay } from '../../../lib/may.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useRetryAttachment } from '../api.ts';
import { RemoveAttachment } from './remove-attachment.tsx';
import { documentStrings, failureStrings } from './strings.ts';

/** The same file would end the same way in all other cases. */
const mayPass: readonly AttachmentFailure[] = ['not_readable', 'took_too_long', 'out_of_memory'];

type AttachmentFailedProps = { attachment: Attachment; name: string; onRemoved?: () => void };

/** Why it could not be read, and what to do about it. The file itself is kept. */
export function AttachmentFailed({ attachment: { id, failure }, name, onRemoved }: AttachmentFailedProps) {
  const t = useStrings(documentStrings);
  const why = useStrings(failureStrings);
  const language = useLanguage();
  const may = useMay();
  const retry = useRetryAttachment();
  if (!failure) return null;
  return (
    <Notice tone="warning">
      <p>{why[failure]}</p>
      {may('add_attachments') && (
        <div className="mt-2 -ml-3 flex flex-wrap gap-1">
          {mayPass.includes(failure) && (
            <Button
              variant="quiet"
              size="sm"
              isPending={retry.isPending}
              aria-label={t.readAgainOf(name)}
              onClick={() =>
                retry.mutate(id, { onError: (error) => toast.error(failureSentence(error, language)) })
              }
            >
              {t.readAgain}
            </Button>
          )}
          <RemoveAttachment id={id} name={name} onRemoved={onRemoved} />
        </div>
      )}
    </Notice>
  );
}
