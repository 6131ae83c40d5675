import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { useStrings } from '../../lib/strings.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Consultations } from './consultations.tsx';
import { overviewStrings } from './strings.ts';

const Shown = z.object({ tab: z.enum(['all', 'pending']) });

/** Everything that was recorded; a reload and the way back keep the tab. */
export function OverviewPage() {
  const t = useStrings(overviewStrings);
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Tabs
      label={t.tabs}
      selected={Shown.safeParse(state).data?.tab ?? 'all'}
      onChange={(tab) => void navigate('.', { replace: true, state: { tab } })}
      items={[
        { id: 'all', label: t.all, content: <Consultations isPendingOnly={false} /> },
        { id: 'pending', label: t.pending, content: <Consultations isPendingOnly /> },
      ]}
    />
  );
}
