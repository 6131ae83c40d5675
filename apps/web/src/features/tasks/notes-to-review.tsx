import type { Recording } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { recordingsQuery } from '../../consultations/queries.ts';
import { RecordingPages } from '../../consultations/recording-pages.tsx';
import { standingOf } from '../../consultations/review-mark.tsx';
import { useStrings } from '../../lib/strings.ts';
import { walkthroughOf, walkthroughPath } from '../../lib/walkthrough.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toReviewStrings } from './strings.ts';

/** Notes that wait for their clinician, whatever day they are of. */
export function NotesToReview() {
  const t = useStrings(toReviewStrings);
  const navigate = useNavigate();
  const result = useInfiniteQuery(recordingsQuery({ is_reviewed: 'False' }));

  function open(recording: Recording) {
    // What failed is tried again where it was recorded.
    const step = standingOf(recording) === 'failed' ? 'record' : 'review';
    const walkthrough = walkthroughOf(recording);
    void navigate(walkthroughPath(step, walkthrough), { state: walkthrough });
  }

  return (
    <Card heading={t.heading} className="px-2! md:px-3! [&>header]:px-3">
      <RecordingPages
        label={t.heading}
        result={result}
        isClickable={(recording) => standingOf(recording) !== 'processing'}
        onOpen={open}
        empty={
          <EmptyState icon={<CircleCheck />} title={t.none}>
            {t.noneMore}
          </EmptyState>
        }
      />
    </Card>
  );
}
