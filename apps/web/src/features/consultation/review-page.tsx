import { shownSummary } from '@noteer/contract';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Processing } from './processing.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewFooter } from './review-footer.tsx';
import type { Part } from './review-parts.tsx';
import { reviewStrings } from './strings.ts';
import { useWalkthroughRecording } from './use-walkthrough-recording.ts';

export function ReviewPage() {
  const t = useStrings(reviewStrings);
  const { walkthrough, id, recording, hasFailed, isFetching, retry } = useWalkthroughRecording();
  const [shown, setShown] = useState<Part>('note');

  if (!walkthrough) return null;
  const note = recording && shownSummary(recording.consultation_summary);
  // Another recording, or another engine's note, is another text with a history of its own.
  if (recording && (note || recording.processing.stage === 'writing')) {
    const key = `${id} ${note?.ai_model_name}`;
    return <ReviewDesk key={key} {...{ recording, walkthrough, shown }} onShow={setShown} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <section className="note-sheet flex flex-col items-start gap-4" aria-label={t.heading}>
        {recording && recording.processing.stage !== 'done' && (
          <div className="w-full">
            <Processing recording={recording} />
          </div>
        )}
        {(!id || recording?.processing.stage === 'done') && <p className="text-muted">{t.none}</p>}
        {hasFailed && (
          <>
            <Notice tone="error">{t.fetchFailed}</Notice>
            <Button variant="secondary" isPending={isFetching} onClick={retry}>
              {t.retry}
            </Button>
          </>
        )}
        {id && !recording && !hasFailed && (
          <>
            <Spinner label={t.loading} />
            <div className="w-full max-w-[60ch]">
              <SkeletonText lines={7} />
            </div>
          </>
        )}
      </section>
      <ReviewFooter walkthrough={walkthrough} />
    </div>
  );
}
