import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { accessLogQuery, everything, type Filter } from './api.ts';
import { ClientExport } from './client-export.tsx';
import { LogFilter } from './log-filter.tsx';
import { LogTable } from './log-table.tsx';
import { accessLogStrings } from './strings.ts';
import { UnusualReads } from './unusual-reads.tsx';

/** Who looked at what. The filter stays on the page: an address would keep in the browser's history whom it was about. */
export function AccessLogPage() {
  const t = useStrings(accessLogStrings);
  const [filter, setFilter] = useState<Filter>(everything);
  const [tab, setTab] = useState('lines');
  const show = (chosen: Filter) => {
    setFilter(chosen);
    setTab('lines');
  };
  return (
    <Tabs
      label={t.tabs}
      selected={tab}
      onChange={setTab}
      items={[
        { id: 'lines', label: t.allLines, content: <Lines filter={filter} onFilter={setFilter} /> },
        { id: 'unusual', label: t.unusual, content: <UnusualReads onShow={show} /> },
      ]}
    />
  );
}

function Lines({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const t = useStrings(accessLogStrings);
  const result = useInfiniteQuery(accessLogQuery(filter));
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      <LogFilter filter={filter} onChange={onFilter} />
      {filter.client_id && <ClientExport filter={filter} />}
      <Card>
        <ListPages
          result={result}
          words={t}
          skeletons={<SkeletonText lines={8} />}
          empty={
            <EmptyState icon={<ScrollText />} title={t.none}>
              {t.noneMore}
            </EmptyState>
          }
        >
          {(lines) => <LogTable lines={lines} onClient={(client_id) => onFilter({ ...filter, client_id })} />}
        </ListPages>
      </Card>
    </div>
  );
}
