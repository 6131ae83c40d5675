/** Everyone's appointments, for those who plan them and those who add codes. */
import { z } from 'zod';
import { Appointment, appointmentTimes, endsAfterStart, QueryBoolean } from './appointments.ts';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate } from './fields.ts';
import { ProcessingState } from './recording.ts';

export const AnyAppointment = Appointment.extend({
  clinician_id: z.uuid(),
  clinician_name: z.string(),
  /** How far its recording is; null where there is none. Nothing of what was said or written. */
  recording: z
    .object({
      id: z.uuid(),
      is_reviewed: z.boolean(),
      is_admin_reviewed: z.boolean(),
      /** It waits for a colleague, who signs with whoever may not sign alone. */
      is_cosign_asked: z.boolean(),
      processing: ProcessingState.pick({ stage: true }),
    })
    .nullable(),
}).meta({ id: 'AnyAppointment' });
export type AnyAppointment = z.infer<typeof AnyAppointment>;

export const listAllAppointments = endpoint({
  method: 'GET',
  path: '/api/consulations/appoinment-admin/', // sic
  deeds: ['read_all_agendas'],
  patient_data: { event: 'agenda.read', object: 'appointment', ids: 'data[].id' },
  summary: "Everyone's appointments by time, recorded or not: of a date, or those whose note waits for codes",
  query: z.object({
    date: calendarDate().optional(),
    /** The note is ready for the record, and nobody has added its codes. */
    waits_for_codes: QueryBoolean.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Go on after this one. */
    after: z.uuid().optional(),
  }),
  response: dataOf(z.array(AnyAppointment)),
});

export const moveAppointment = endpoint({
  method: 'PATCH',
  path: '/api/consulations/appoinment-admin/{id}/', // sic
  deeds: ['move_appointment'],
  patient_data: { event: 'agenda.read', object: 'appointment', ids: 'params.id' },
  summary: 'Give an appointment that is not recorded yet another time, or to another clinician',
  params: z.object({ id: z.uuid() }),
  body: endsAfterStart(z.object(appointmentTimes)),
  response: dataOf(AnyAppointment),
});
