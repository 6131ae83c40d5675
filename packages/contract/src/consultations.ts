/** Words that appointments, recordings and notes share. */
import { z } from 'zod';
import { Language } from './fields.ts';

/** The id of a note template, built in or made here; the catalogue is served at /api/consulations/template/. */
export const TemplateId = z
  .string()
  .regex(/^(?:[a-z_]{1,40}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'Unknown template');

/** What a consultation is recorded in and written as; each has a default on the server. */
export const ConsultationChoices = z.object({
  language: Language.optional(),
  template: TemplateId.optional(),
});

/** Wall-clock times carry a literal Z: what an administrator picks is what the clinician reads. */
export const WallClock = z.iso.datetime();

/** The day (YYYY-MM-DD) that "next week" in a note counts from: the appointment's, as the clock on the wall had it. */
export const dayOfConsultation = (appointment_time: string): string =>
  appointment_time.slice(0, 'YYYY-MM-DD'.length);
