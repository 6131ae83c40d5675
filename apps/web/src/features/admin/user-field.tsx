import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { usersQuery } from '../../consultations/users-query.ts';
import { useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { addAppointmentStrings } from './strings.ts';

type UserFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

/** For whom. When the list does not come it stays empty, and can be asked for again. */
export function UserField(props: UserFieldProps) {
  const t = useStrings(addAppointmentStrings);
  const { data: users = [], error, isPending, isFetching, refetch } = useQuery(usersQuery());

  useEffect(() => {
    if (error) toast.error(t.usersFailed);
  }, [error, t.usersFailed]);

  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t.user}
        placeholder={isPending ? t.loadingUsers : t.chooseUser}
        options={users.map(({ id, name }) => ({ value: id, label: name }))}
        {...props}
      />
      {error && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-red">
          {t.usersFailed}
          <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
