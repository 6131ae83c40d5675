import type { Attachment } from '@noteer/contract';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useMay } from '../../../lib/may.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useKeepAttachment } from '../api.ts';
import { RemoveAttachment } from './remove-attachment.tsx';
import { doubtStrings } from './strings.ts';

type DoubtfulProps = { attachment: Attachment; name: string; onRemoved?: () => void };

/** It may be somebody else's: it is used for nothing until somebody has said that it belongs here. */
export function Doubtful({ attachment: { id, identity }, name, onRemoved }: DoubtfulProps) {
  const t = useStrings(doubtStrings);
  const language = useLanguage();
  const may = useMay();
  const keep = useKeepAttachment();
  const isOther = identity?.name === 'differs' || identity?.date_of_birth === 'differs';
  return (
    <Notice tone="warning" title={isOther ? t.otherTitle : t.nobodyTitle}>
      <p>{isOther ? t.other : t.nobody}</p>
      {may('add_attachments') && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            isPending={keep.isPending}
            aria-label={t.keepOf(name)}
            onClick={() =>
              keep.mutate(id, { onError: (error) => toast.error(failureSentence(error, language)) })
            }
          >
            {t.keep}
          </Button>
          <RemoveAttachment id={id} name={name} onRemoved={onRemoved} />
        </div>
      )}
    </Notice>
  );
}
