import type { Recording } from '@noteer/contract';
import { failureSentence } from '../../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reviewedStrings } from './strings.ts';
import { useMarkReviewed } from './use-mark-reviewed.ts';

/** The note is final; whoever made it so can take that back. */
export function ReviewedNotice({ recording }: { recording: Recording }) {
  const t = useStrings(reviewedStrings);
  const language = useLanguage();
  const { mutate, isPending, error } = useMarkReviewed(recording.id);
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="success" title={t.reviewed}>
        <div className="flex flex-col items-start gap-2">
          {t.reviewedMore}
          <Button variant="secondary" size="sm" isPending={isPending} onClick={() => mutate(false)}>
            {t.reopen}
          </Button>
        </div>
      </Notice>
      {error && (
        <Notice tone="error" title={t.reopenFailed}>
          {failureSentence(error, language)}
        </Notice>
      )}
    </div>
  );
}
