import type { Recording } from '@noteer/contract';
import type { ReactNode } from 'react';
import { useStrings } from '../lib/strings.ts';
import { ListPages, type PagedResult } from '../ui/list-pages.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RecordingList, type RecordingListProps } from './recording-list.tsx';
import { recordingListStrings } from './strings.ts';

type RecordingPagesProps = Omit<RecordingListProps, 'recordings'> & {
  result: PagedResult<Recording>;
  empty: ReactNode;
};

export const rowSkeletons = ['w-32', 'w-40', 'w-28', 'w-36', 'w-32'].map((width, row) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
  <div key={row} className="flex min-h-14 items-center justify-between gap-4 px-3">
    <Skeleton className={`h-3 ${width}`} />
    <Skeleton className="h-3 w-24" />
    <Skeleton className="size-5 shrink-0 rounded-full" />
  </div>
));

export function RecordingPages({ result, empty, ...list }: RecordingPagesProps) {
  const t = useStrings(recordingListStrings);
  return (
    <ListPages result={result} words={t} skeletons={rowSkeletons} empty={empty}>
      {(recordings) => <RecordingList {...list} recordings={recordings} />}
    </ListPages>
  );
}
