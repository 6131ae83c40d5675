import { CalendarPlus } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addAppointmentStrings } from './strings.ts';

export function AddAppointmentPage() {
  const t = useStrings(addAppointmentStrings);
  return (
    <Card>
      <EmptyState icon={<CalendarPlus />} title={t.soon}>
        {t.more}
      </EmptyState>
    </Card>
  );
}
