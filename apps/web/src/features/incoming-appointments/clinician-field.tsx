import { reachOf } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { usersQuery } from '../../consultations/users-query.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { incomingStrings } from './strings.ts';

type ClinicianFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

/** Those who can record an appointment. */
export function ClinicianField({ placeholder, ...props }: ClinicianFieldProps) {
  const t = useStrings(incomingStrings);
  const { data: users = [], error, isPending, isFetching, refetch } = useQuery(usersQuery());
  const clinicians = users.filter(({ role }) => reachOf(role, 'record') !== undefined);
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t.clinician}
        placeholder={isPending ? t.loadingUsers : (placeholder ?? t.chooseClinician)}
        options={clinicians.map(({ id, name }) => ({ value: id, label: name }))}
        {...props}
      />
      {error && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-red">
          {t.usersFailed}
          <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
