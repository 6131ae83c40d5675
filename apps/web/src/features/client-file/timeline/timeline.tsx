import type { ClientFile } from '@noteer/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListPages } from '../../../ui/list-pages.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isWorthSearching, type TimelineKind, timelineQuery } from '../file-queries.ts';
import { FileHits } from './file-hits.tsx';
import { KindFilter } from './kind-filter.tsx';
import { timelineStrings } from './strings.ts';
import { TimelineRow } from './timeline-row.tsx';

type TimelineProps = {
  client: { id: string; client_name: string };
  /** Known once the file is loaded. */
  counts: ClientFile['counts'] | undefined;
};

/** Consultations, documents and tasks of a client as they came, and a search inside them. */
export function Timeline({ client, counts }: TimelineProps) {
  const t = useStrings(timelineStrings);
  const [kind, setKind] = useState<TimelineKind>();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const isSearching = isWorthSearching(search);
  return (
    <Card heading={t.heading} aria-label={t.heading}>
      <div className="mb-4 flex flex-col gap-3">
        <TextField
          label={t.search}
          type="search"
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {!isSearching && <KindFilter counts={counts} chosen={kind} onChange={setKind} />}
      </div>
      {isSearching ? <FileHits client={client} search={search} /> : <Items client={client} kind={kind} />}
    </Card>
  );
}

const skeletons = ['w-40', 'w-56', 'w-48'].map((width) => (
  <div key={width} className="flex flex-col gap-2 py-4">
    <Skeleton className={`h-3 ${width}`} />
    <Skeleton className="h-3 w-64" />
  </div>
));

function Items({ client, kind }: Pick<TimelineProps, 'client'> & { kind: TimelineKind | undefined }) {
  const t = useStrings(timelineStrings);
  const result = useInfiniteQuery(timelineQuery(client.id, kind));
  return (
    <ListPages
      result={result}
      words={t}
      skeletons={skeletons}
      empty={
        <EmptyState icon={<History />} title={t.none}>
          {t.noneMore}
        </EmptyState>
      }
    >
      {(items) => (
        <ol aria-label={t.heading} className="divide-y divide-line">
          {items.map((item) => (
            <TimelineRow key={`${item.kind} ${item.id}`} item={item} client={client} />
          ))}
        </ol>
      )}
    </ListPages>
  );
}
