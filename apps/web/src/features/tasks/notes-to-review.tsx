import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { pageToReview } from '../../consultations/page-to-review.ts';
import { recordingsQuery } from '../../consultations/queries.ts';
import { RecordingPages } from '../../consultations/recording-pages.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toReviewStrings } from './strings.ts';

/** Notes that wait for their clinician, whatever day they are of. */
export function NotesToReview() {
  const t = useStrings(toReviewStrings);
  const result = useInfiniteQuery(recordingsQuery({ is_reviewed: 'False' }));

  return (
    <Card heading={t.heading} className="px-2! md:px-3! [&>header]:px-3">
      <RecordingPages
        label={t.heading}
        result={result}
        isClickable={(recording) => standingOf(recording) !== 'processing'}
        pageOf={pageToReview}
        empty={
          <EmptyState icon={<CircleCheck />} title={t.none}>
            {t.noneMore}
          </EmptyState>
        }
      />
    </Card>
  );
}
