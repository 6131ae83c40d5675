import type { Recording } from '@noteer/contract';
import type { ReactNode } from 'react';
import { useStrings } from '../lib/strings.ts';
import { ListPages, type PagedResult } from '../ui/list-pages.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RecordingList, type RecordingListProps } from './recording-list.tsx';
import { recordingListStrings } from './strings.ts';

export type RecordingsResult = PagedResult<Recording>;

type RecordingPagesProps = Omit<RecordingListProps, 'recordings'> & {
  result: RecordingsResult;
  empty: ReactNode;
};

export function RecordingPages({ result, empty, ...list }: RecordingPagesProps) {
  const t = useStrings(recordingListStrings);
  const failed = { title: t.fetchFailed, text: () => t.fetchFailedMore };
  return (
    <ListPages result={result} empty={empty} loading={<LoadingRows />} failed={failed}>
      {(recordings) => <RecordingList {...list} recordings={recordings} />}
    </ListPages>
  );
}

const widths = ['w-32', 'w-40', 'w-28', 'w-36', 'w-32'];

function LoadingRows() {
  const t = useStrings(recordingListStrings);
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t.loading}</span>
      {widths.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="flex min-h-14 items-center justify-between gap-4 px-3">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-3 w-24" />
          <Skeleton className="size-5 shrink-0 rounded-full" />
        </div>
      ))}
    </div>
  );
}
