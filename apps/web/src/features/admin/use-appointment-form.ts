/** The form of a new appointment: what is asked, when it is right, and what is sent. */
import { createAppointment, type Sent } from '@noteer/contract';
import { z } from 'zod';
import { ApiError } from '../../lib/exchange.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';

const asked = createAppointment.body.shape;
const Times = z.object({ start: z.iso.time(), end: z.iso.time() });

const schemaOf = (code: z.ZodType<string, string>) =>
  z
    .object({
      user_id: asked.user_id,
      gender: z.string().pipe(asked.gender),
      patient_name: asked.patient_name,
      subject: asked.subject,
      description: asked.description,
      client_code: code,
      client_id: asked.client_id,
      date: asked.date,
      start: z.iso.time('Select start time'),
      end: z.iso.time('Select end time'),
    })
    // Also when other fields are wrong: people see everything that is the matter at once.
    .refine(({ start, end }) => end > start, {
      path: ['end'],
      error: 'End time must be after start time',
      when: ({ value }) => Times.safeParse(value).success,
    });

const optionalCode = asked.client_code.unwrap();
const withCode = schemaOf(optionalCode.min(1, 'Code is required'));
const withoutCode = schemaOf(optionalCode);
export type AppointmentValues = z.input<typeof withCode>;
export type CheckedAppointment = z.output<typeof withCode>;

const emptyAppointment: AppointmentValues = {
  user_id: '',
  gender: '',
  patient_name: '',
  subject: '',
  description: '',
  client_code: '',
  client_id: undefined,
  date: '',
  start: '',
  end: '',
};

/** The gender stays from one appointment to the next, so it says nothing about work that would be lost. */
export const isUntouched = (values: AppointmentValues): boolean =>
  Object.entries(values).every(([name, value]) => name === 'gender' || !value);

/** Times are those on the wall, with a literal Z. */
export function appointmentOf(values: CheckedAppointment): Sent<typeof createAppointment>['body'] {
  const { user_id, patient_name, date, start, end, subject, description, gender } = values;
  const { client_code, client_id } = values;
  return {
    user_id,
    patient_name,
    date,
    start_time: `${date}T${start}:00Z`,
    end_time: `${date}T${end}:00Z`,
    subject,
    description,
    gender,
    ...(client_code && { client_code }),
    ...(client_id !== undefined && { client_id }),
  };
}

/** What the server has to say about fields, under the names that they have here. */
export function complaintsOf(error: unknown): [keyof AppointmentValues, string][] {
  if (!(error instanceof ApiError)) return [];
  const { start_time, end_time, ...rest } = error.fields;
  const fields = { ...rest, ...(start_time && { start: start_time }), ...(end_time && { end: end_time }) };
  return Object.entries(fields).flatMap(([name, [message]]) =>
    name in emptyAppointment && message ? [[name as keyof AppointmentValues, message]] : [],
  );
}

export function useAppointmentForm({ needsCode }: { needsCode: boolean }) {
  const { form, field } = useContractForm(needsCode ? withCode : withoutCode, emptyAppointment);
  // The controls stay known, so that one of them can take the focus at once.
  const become = (values: AppointmentValues) => form.reset(values, { keepFieldsRef: true });
  return {
    form,
    field,
    /** Empties everything but the gender. */
    empty: () => become({ ...emptyAppointment, gender: form.getValues('gender') }),
    /** Fills the form in again, with what the server found wrong under its fields. */
    fill(values: AppointmentValues, error?: unknown) {
      become(values);
      complaintsOf(error).forEach(([name, message], index) => {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    },
  };
}
