import { z } from 'zod';
import { ConsultationChoices, WallClock } from './consultations.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { calendarDate, moment, requiredText } from './fields.ts';

export const AppointmentStatus = z.enum(['scheduled', 'processing', 'ready', 'reviewed', 'failed']);
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

export const Appointment = z
  .object({
    id: z.uuid(),
    client_id: z.uuid(),
    appointment_time: WallClock,
    appointment_end_time: WallClock.nullable(),
    subject: ofPatient(z.string().nullable()),
    description: ofPatient(z.string().nullable()),
    status: AppointmentStatus,
    /** False for an unplanned contact. */
    is_appointment: z.boolean(),
    client_name: ofPatient(z.string()),
    patient: ofPatient(z.object({ first_name: z.string(), last_name: z.string().nullable() })),
  })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof Appointment>;

/** Whose it is, where somebody chose: null is somebody new. Left out, it is found by what was typed, or made. */
const client_id = z.uuid().nullable().optional();

/** `False`, as some clients write it, means the same as `false`. */
export const QueryBoolean = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .transform((text) => text === 'true');

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/consulations/appoinment/', // sic: both misspellings are given
  deeds: ['read_agenda'],
  patient_data: { event: 'agenda.read', object: 'appointment', ids: 'data[].id' },
  summary: 'Your agenda for a date: planned appointments, and unplanned contacts that were recorded',
  query: z.object({ date: calendarDate(), is_scheduled: QueryBoolean.optional() }),
  response: dataOf(z.array(Appointment)),
});

export const addUnplannedContact = endpoint({
  method: 'POST',
  path: '/api/consulations/appoinment/', // sic
  deeds: ['add_contact'],
  patient_data: { event: 'agenda.read', object: 'appointment', ids: 'data.id' },
  summary: 'Add an unplanned contact, to record it now',
  body: ConsultationChoices.extend({ client_name: requiredText('Enter client name first'), client_id }),
  response: dataOf(Appointment),
});

export const deleteAppointment = endpoint({
  method: 'DELETE',
  path: '/api/consulations/appoinment/{id}/', // sic
  deeds: ['delete_appointment'],
  patient_data: {
    event: 'appointment.deleted',
    object: 'appointment',
    ids: 'params.id',
    only_refusals: true,
  },
  summary: 'Delete an appointment',
  params: z.object({ id: z.uuid() }),
  response: Done,
});

/** For whom, and when. */
export const appointmentTimes = {
  user_id: z.uuid('Select a user'),
  date: calendarDate('Select a date'),
  start_time: moment('Select start time'),
  end_time: moment('Select end time'),
};

export const endsAfterStart = <S extends z.ZodObject<typeof appointmentTimes>>(schema: S) =>
  schema.refine(({ start_time, end_time }) => String(end_time) > String(start_time), {
    path: ['end_time'],
    error: 'End time must be after start time',
  });

export const createAppointment = endpoint({
  method: 'POST',
  path: '/api/consulations/appoinment-admin/', // sic
  deeds: ['plan_appointment'],
  patient_data: { event: 'agenda.read', object: 'appointment', ids: 'data.id' },
  summary: 'Plan an appointment for a colleague',
  body: endsAfterStart(
    z.object({
      ...appointmentTimes,
      patient_name: requiredText('Patient name is required'),
      subject: requiredText('Date of birth is required'),
      description: requiredText('Description is required', 10_000),
      gender: z.enum(['male', 'female'], { error: 'Select gender' }),
      client_code: z.string().trim().max(200).optional(),
      client_id,
    }),
  ),
  response: dataOf(Appointment),
});
