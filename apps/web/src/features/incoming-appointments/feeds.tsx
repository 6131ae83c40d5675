import type { AgendaFeed } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FetchFailed } from '../../ui/fetch-failed.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { AddFeed } from './add-feed.tsx';
import { feedsQuery, useRemoveFeed } from './api.ts';
import { FeedRow } from './feed-row.tsx';
import { feedStrings } from './feed-strings.ts';
import { incomingStrings } from './strings.ts';

export function Feeds() {
  const t = useStrings(feedStrings);
  const { data: feeds, error, isFetching, refetch } = useQuery(feedsQuery());
  const [leaving, setLeaving] = useState<AgendaFeed | null>(null);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card heading={t.heading}>
        {!feeds && error && <FetchFailed title={t.fetchFailed} result={{ error, isFetching, refetch }} />}
        {!feeds && !error && (
          <div role="status">
            <span className="sr-only">{t.loading}</span>
            <SkeletonText lines={4} />
          </div>
        )}
        {feeds?.length === 0 && (
          <EmptyState icon={<CalendarSync />} title={t.none}>
            {t.noneMore}
          </EmptyState>
        )}
        {feeds && feeds.length > 0 && (
          <ul className="divide-y divide-line">
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onRemove={() => setLeaving(feed)} />
            ))}
          </ul>
        )}
      </Card>
      <AddFeed />
      <RemoveFeed feed={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}

function RemoveFeed({ feed, onClose }: { feed: AgendaFeed | null; onClose: () => void }) {
  const t = useStrings(feedStrings);
  const { cancel } = useStrings(incomingStrings);
  const language = useLanguage();
  const remove = useRemoveFeed();

  function close() {
    remove.reset();
    onClose();
  }

  function confirm() {
    if (!feed) return;
    remove.mutate(feed.id, {
      onSuccess: () => {
        toast.success(t.removed);
        close();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={feed !== null}
      title={t.removeTitle}
      body={feed && t.removeBody(feed.clinician_name)}
      confirmLabel={t.remove}
      cancelLabel={cancel}
      isDanger
      isPending={remove.isPending}
      error={remove.error ? failureSentence(remove.error, language) : undefined}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
