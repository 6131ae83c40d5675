import { clientPath, type Recording } from '@noteer/contract';
import type { ReactNode } from 'react';
import { useMay } from '../lib/may.ts';
import { useClientName } from '../lib/privacy.ts';
import { useStrings } from '../lib/strings.ts';
import { ListPages, type PagedResult } from '../ui/list-pages.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { RecordingList, type RecordingListProps } from './recording-list.tsx';
import { recordingListStrings } from './strings.ts';

type RecordingPagesProps = Omit<RecordingListProps, 'recordings'> & {
  result: PagedResult<Recording>;
  empty: ReactNode;
  /** The recordings of each client together, whoever came last first. */
  isByClient?: boolean | undefined;
};

export const rowSkeletons = ['w-32', 'w-40', 'w-28', 'w-36', 'w-32'].map((width, row) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
  <div key={row} className="flex min-h-14 items-center justify-between gap-4 px-3">
    <Skeleton className={`h-3 ${width}`} />
    <Skeleton className="h-3 w-24" />
    <Skeleton className="size-5 shrink-0 rounded-full" />
  </div>
));

export function RecordingPages({ result, empty, isByClient = false, ...list }: RecordingPagesProps) {
  const t = useStrings(recordingListStrings);
  return (
    <ListPages result={result} words={t} skeletons={rowSkeletons} empty={empty}>
      {(recordings) =>
        isByClient ? (
          <ByClient {...list} recordings={recordings} />
        ) : (
          <RecordingList {...list} recordings={recordings} />
        )
      }
    </ListPages>
  );
}

function ByClient({ recordings, ...list }: RecordingListProps) {
  const t = useStrings(recordingListStrings);
  const may = useMay();
  const shownName = useClientName();
  const groups = [...Map.groupBy(recordings, ({ appointment }) => appointment.client_id)];
  return (
    <div className="flex flex-col gap-5 py-2">
      {groups.map(([client_id, own]) => {
        const name = shownName(own[0]?.appointment.client_name ?? '');
        return (
          <section key={client_id}>
            <h3 className="flex items-baseline gap-3 px-3 font-medium">
              {may('find_clients') ? <TextLink to={clientPath(client_id)}>{name}</TextLink> : name}
              <span className="text-sm font-normal text-muted">{t.count(own.length)}</span>
            </h3>
            <RecordingList {...list} label={name} recordings={own} />
          </section>
        );
      })}
    </div>
  );
}
