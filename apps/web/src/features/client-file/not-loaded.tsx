import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { fileStrings } from './strings.ts';

type NotLoadedProps = { error: Error; isPending: boolean; onRetry: () => void };

export function NotLoaded({ error, isPending, onRetry }: NotLoadedProps) {
  const t = useStrings(fileStrings);
  return (
    <Card>
      <FetchFailed
        title={<h2>{t.fetchFailed}</h2>}
        result={{ error, isFetching: isPending, refetch: onRetry }}
      />
    </Card>
  );
}
