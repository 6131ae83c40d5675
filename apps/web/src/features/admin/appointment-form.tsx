import { useState } from 'react';
import { failureSentence } from '../../lib/error-strings.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { KeptAppointment } from './kept-appointment.tsx';
import { PatientField } from './patient-field.tsx';
import { addAppointmentStrings } from './strings.ts';
import {
  type AppointmentValues,
  complaintsOf,
  isUntouched,
  useAppointmentForm,
} from './use-appointment-form.ts';
import {
  type FailedAppointment,
  useCreateAppointment,
  useFailedAppointments,
} from './use-create-appointment.ts';
import { UserField } from './user-field.tsx';
import { WhenFields } from './when-fields.tsx';

/** Empty again as soon as it is sent: the next appointment can be typed while the last one is on its way. */
export function AppointmentForm({ needsCode }: { needsCode: boolean }) {
  const t = useStrings(addAppointmentStrings);
  const { form, field, empty, fill } = useAppointmentForm({ needsCode });
  const { failed, forget } = useFailedAppointments();
  const [aside, setAside] = useState<AppointmentValues[]>([]);
  const create = useCreateAppointment({
    onSuccess: () => toast.success(t.done),
    onError: () => toast.error(t.failed),
  });

  const submit = form.handleSubmit((values) => {
    create.mutate(values);
    empty();
    form.setFocus('user_id');
  });

  /** Whatever stands in the form makes room and is kept in turn. */
  function restore(values: AppointmentValues, error?: Error) {
    const current = form.getValues();
    setAside((kept) => [
      ...kept.filter((other) => other !== values),
      ...(isUntouched(current) ? [] : [current]),
    ]);
    fill(values, error);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {failed.map((failure) => (
        <KeptAppointment
          key={failure.id}
          tone="error"
          title={t.failed}
          patient_name={failure.values.patient_name}
          onRestore={() => {
            restore(failure.values, failure.error);
            forget(failure.id);
          }}
          onDiscard={() => forget(failure.id)}
        >
          <Refusal error={failure.error} />
        </KeptAppointment>
      ))}
      {aside.map((values) => (
        <KeptAppointment
          key={JSON.stringify(values)}
          tone="info"
          title={t.asideTitle}
          patient_name={values.patient_name}
          onRestore={() => restore(values)}
          onDiscard={() => setAside((kept) => kept.filter((other) => other !== values))}
        />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <UserField {...field('user_id')} />
            <SelectField
              label={t.gender}
              placeholder={t.chooseGender}
              options={[
                { value: 'male', label: t.male },
                { value: 'female', label: t.female },
              ]}
              {...field('gender')}
            />
            <PatientField form={form} field={field} needsCode={needsCode} />
            <TextField label={t.subject} autoComplete="off" {...field('subject')} />
          </div>
          <TextAreaField label={t.description} rows={4} {...field('description')} />
          {needsCode && <TextField label={t.client_code} autoComplete="off" {...field('client_code')} />}
        </div>
        <WhenFields control={form.control} clearErrors={form.clearErrors} />
      </div>
      <Button type="submit" size="lg" isPending={create.isPending} className="self-start">
        {t.submit}
      </Button>
    </form>
  );
}

/** The label above what a complaint is about. */
function labelOf(name: keyof AppointmentValues) {
  if (name === 'user_id') return 'user';
  return name === 'client_id' ? 'patient_name' : name;
}

function Refusal({ error }: Pick<FailedAppointment, 'error'>) {
  const t = useStrings(addAppointmentStrings);
  const language = useLanguage();
  const complaints = complaintsOf(error);
  if (complaints.length === 0) return <p>{failureSentence(error, language)}</p>;
  return (
    <ul>
      {complaints.map(([name, message]) => (
        <li key={name}>
          {t[labelOf(name)]}: {message}
        </li>
      ))}
    </ul>
  );
}
