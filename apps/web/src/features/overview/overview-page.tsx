import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { useStrings } from '../../lib/strings.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Consultations } from './consultations.tsx';
import { Filter, noFilter } from './filter.ts';
import { overviewStrings } from './strings.ts';

const Shown = z.object({ tab: z.enum(['all', 'pending']), filter: Filter.optional() });

/** Everything that was recorded; a reload and the way back keep the tab and the filter, but not what was looked for. */
export function OverviewPage() {
  const t = useStrings(overviewStrings);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { tab, filter = noFilter } = Shown.safeParse(state).data ?? { tab: 'all' as const };
  const show = (shown: Partial<z.infer<typeof Shown>>) =>
    void navigate('.', { replace: true, state: { tab, filter, ...shown } });
  const shared = { filter, search, onSearch: setSearch, onFilter: (next: Filter) => show({ filter: next }) };
  return (
    <Tabs
      label={t.tabs}
      selected={tab}
      onChange={(next) => show({ tab: next === 'pending' ? 'pending' : 'all' })}
      items={[
        { id: 'all', label: t.all, content: <Consultations isPendingOnly={false} {...shared} /> },
        { id: 'pending', label: t.pending, content: <Consultations isPendingOnly {...shared} /> },
      ]}
    />
  );
}
