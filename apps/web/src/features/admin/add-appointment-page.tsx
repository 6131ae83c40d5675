import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { profileQuery } from '../../lib/profile.ts';
import { useStrings } from '../../lib/strings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import { addAppointmentStrings } from './strings.ts';

export function AddAppointmentPage() {
  const t = useStrings(addAppointmentStrings);
  const { data: profile, isPending } = useQuery(profileQuery());
  const isPrivileged = profile?.is_privileged ?? false;
  return (
    <div className="flex max-w-4xl flex-col items-start gap-4">
      {/* For the privileged account this page is the administration. */}
      {!isPrivileged && (
        <ButtonLink to="/admin" variant="quiet" size="sm" icon={<ArrowLeft />}>
          {t.back}
        </ButtonLink>
      )}
      <Card className="w-full">
        {isPending ? <Spinner label={t.loading} /> : <AppointmentForm needsCode={!isPrivileged} />}
      </Card>
    </div>
  );
}
