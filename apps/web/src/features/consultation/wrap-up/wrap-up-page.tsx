import { shownSummary } from '@noteer/contract';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useWalkthroughRecording } from '../use-walkthrough-recording.ts';
import { FinishedNote } from './finished-note.tsx';
import { wrapUpStrings } from './strings.ts';
import { WrapUpFooter } from './wrap-up-footer.tsx';

/** The finished note, one decision. */
export function WrapUpPage() {
  const t = useStrings(wrapUpStrings);
  const { walkthrough, id, recording, hasFailed, isFetching, retry } = useWalkthroughRecording();

  if (!walkthrough) return null;
  const note = recording && shownSummary(recording.consultation_summary);
  if (note) {
    return (
      <FinishedNote key={`${id} ${note.ai_model_name}`} recording={recording} walkthrough={walkthrough} />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <section className="note-sheet flex flex-col items-start gap-4" aria-label={t.heading}>
        {hasFailed ? (
          <>
            <Notice tone="error">{t.fetchFailed}</Notice>
            <Button variant="secondary" isPending={isFetching} onClick={retry}>
              {t.retry}
            </Button>
          </>
        ) : id && !recording ? (
          <Spinner label={t.loading} />
        ) : (
          <p className="text-muted">{t.none}</p>
        )}
      </section>
      <WrapUpFooter walkthrough={walkthrough} />
    </div>
  );
}
