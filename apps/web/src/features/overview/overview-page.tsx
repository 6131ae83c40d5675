import { LayoutList } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { overviewStrings } from './strings.ts';

export function OverviewPage() {
  const t = useStrings(overviewStrings);
  return (
    <Card>
      <EmptyState icon={<LayoutList />} title={t.none}>
        {t.noneMore}
      </EmptyState>
    </Card>
  );
}
