import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type ChosenClient, ClientField } from '../../consultations/client-field.tsx';
import { clientQuery } from '../../consultations/client-queries.ts';
import { birthDate } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { addAppointmentStrings } from './strings.ts';
import type { useAppointmentForm } from './use-appointment-form.ts';

type PatientFieldProps = Pick<ReturnType<typeof useAppointmentForm>, 'form' | 'field'> & {
  needsCode: boolean;
};

/** Whoever is known brings along what is known; a name that is changed after that is a question again. */
export function PatientField({ form, field, needsCode }: PatientFieldProps) {
  const t = useStrings(addAppointmentStrings);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [patient_name, client_id] = useWatch({ control: form.control, name: ['patient_name', 'client_id'] });
  const { data: client } = useQuery(clientQuery(client_id ?? undefined));
  const chosen = client_id === null ? 'new' : client;

  function choose(client: Exclude<ChosenClient, undefined>) {
    if (client !== 'new') queryClient.setQueryData(clientQuery(client.id).queryKey, client);
    form.setValue('client_id', client === 'new' ? null : client.id);
    form.clearErrors('patient_name');
    if (client === 'new') return;
    const { client_name, date_of_birth, gender, client_code: code } = client;
    form.setValue('patient_name', client_name);
    if (date_of_birth) form.setValue('subject', birthDate(date_of_birth, language));
    if (gender === 'male' || gender === 'female') form.setValue('gender', gender);
    if (needsCode) form.setValue('client_code', code ?? '');
    form.clearErrors(['subject', 'gender', 'client_code']);
  }

  const { onChange, ...rest } = field('patient_name');
  return (
    <ClientField
      label={t.patient_name}
      typed={patient_name}
      chosen={chosen}
      onChoose={choose}
      onChange={(event) => {
        form.setValue('client_id', undefined);
        void onChange(event);
      }}
      {...rest}
    />
  );
}
