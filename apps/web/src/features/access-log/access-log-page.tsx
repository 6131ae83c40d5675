import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { accessLogQuery, everything, type Filter } from './api.ts';
import { LogFilter } from './log-filter.tsx';
import { LogTable } from './log-table.tsx';
import { accessLogStrings } from './strings.ts';

/** Who looked at what. The filter stays on the page: an address would keep in the browser's history whom it was about. */
export function AccessLogPage() {
  const t = useStrings(accessLogStrings);
  const [filter, setFilter] = useState<Filter>(everything);
  const result = useInfiniteQuery(accessLogQuery(filter));
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{t.intro}</p>
      <LogFilter filter={filter} onChange={setFilter} />
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
          {(lines) => (
            <LogTable lines={lines} onClient={(client_id) => setFilter({ ...filter, client_id })} />
          )}
        </ListPages>
      </Card>
    </div>
  );
}
