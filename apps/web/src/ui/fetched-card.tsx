import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { FetchFailed } from './fetch-failed.tsx';
import { SkeletonText } from './skeleton.tsx';

type FetchedCardProps = {
  /** As `useQuery` has it. */
  result: { error: Error | null; isFetching?: boolean; refetch: () => unknown };
  /** Said to whoever does not see that it loads. */
  loading: string;
  /** What could not be loaded. */
  failed: ReactNode;
};

/** Where a page will be: it loads, or it did not come. */
export function FetchedCard({ result, loading, failed }: FetchedCardProps) {
  return (
    <Card className="w-full">
      {result.error ? (
        <FetchFailed title={failed} result={result} />
      ) : (
        <div role="status">
          <span className="sr-only">{loading}</span>
          <SkeletonText lines={8} />
        </div>
      )}
    </Card>
  );
}
