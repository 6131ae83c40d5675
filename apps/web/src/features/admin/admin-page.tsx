import { CalendarPlus, ClipboardList, UserPlus } from 'lucide-react';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EngineStatus } from './engine-status.tsx';
import { adminStrings } from './strings.ts';
import { UserList } from './user-list.tsx';

export function AdminPage() {
  const t = useStrings(adminStrings);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/add-user" icon={<UserPlus />}>
          {t.addUser}
        </ButtonLink>
        <ButtonLink to="/add-appointment" variant="secondary" icon={<CalendarPlus />}>
          {t.addAppointment}
        </ButtonLink>
      </div>
      <Card heading={t.consultations}>
        <EmptyState icon={<ClipboardList />} title={t.noConsultations}>
          {t.noConsultationsMore}
        </EmptyState>
      </Card>
      <UserList />
      <EngineStatus />
    </div>
  );
}
