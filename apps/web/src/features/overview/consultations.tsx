import type { Recording } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, LayoutList } from 'lucide-react';
import { recordingsQuery } from '../../consultations/queries.ts';
import { detailsOf, detailsPath } from '../../consultations/recording-details.ts';
import { RecordingPages } from '../../consultations/recording-pages.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { useClientName } from '../../lib/privacy.ts';
import { useStrings } from '../../lib/strings.ts';
import { walkthroughOf, walkthroughPath } from '../../lib/walkthrough.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { overviewStrings } from './strings.ts';

export function Consultations({ isPendingOnly }: { isPendingOnly: boolean }) {
  const t = useStrings(overviewStrings);
  const result = useInfiniteQuery(recordingsQuery(isPendingOnly ? { is_reviewed: 'False' } : {}));
  return (
    <Card className="px-2! py-2! md:px-3!">
      <RecordingPages
        label={isPendingOnly ? t.pending : t.all}
        result={result}
        isClickable={() => true}
        pageOf={(recording) => ({ to: detailsPath(recording), state: detailsOf(recording, false) })}
        action={(recording) => <GoOn recording={recording} />}
        empty={
          isPendingOnly ? (
            <EmptyState icon={<CircleCheck />} title={t.nonePending}>
              {t.nonePendingMore}
            </EmptyState>
          ) : (
            <EmptyState icon={<LayoutList />} title={t.none}>
              {t.noneMore}
            </EmptyState>
          )
        }
      />
    </Card>
  );
}

/** Straight on to the review, once there is something to review; its place is kept, so that columns stay columns. */
function GoOn({ recording }: { recording: Recording }) {
  const t = useStrings(overviewStrings);
  const shownName = useClientName();
  const walkthrough = walkthroughOf(recording);
  return (
    <div className="flex shrink-0 justify-end @2xl:w-28">
      {standingOf(recording) === 'notReviewed' && (
        <ButtonLink
          to={walkthroughPath('review', walkthrough)}
          state={walkthrough}
          variant="quiet"
          size="sm"
          aria-label={t.reviewOf(shownName(recording.appointment.client_name))}
        >
          {t.review}
        </ButtonLink>
      )}
    </div>
  );
}
