import { ListTodo } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { tasksStrings } from './strings.ts';

export function TasksPage() {
  const t = useStrings(tasksStrings);
  return (
    <Card>
      <EmptyState icon={<ListTodo />} title={t.none}>
        {t.noneMore}
      </EmptyState>
    </Card>
  );
}
