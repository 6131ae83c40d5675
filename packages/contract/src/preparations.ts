/** The page before an appointment, and what is different since last time. */
import { z } from 'zod';
import { TemplateId } from './consultations.ts';
import { FilePlace } from './course.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { Language } from './fields.ts';

const params = z.object({ id: z.uuid() });

export const PreparationLine = z
  .object({
    /** All of it in one sentence. */
    text: ofPatient(z.string()),
    /** What it is about; empty where its heading says enough. */
    label: ofPatient(z.string()),
    /** What each paper says, in its own words, with its places; never empty. */
    said: z.array(z.object({ text: ofPatient(z.string()), places: z.array(FilePlace) })),
    /** Of the paper that it rests on most. */
    date: z.iso.date(),
    author: ofPatient(z.string()),
    /** Never empty. */
    places: z.array(FilePlace),
  })
  .meta({ id: 'PreparationLine' });
export type PreparationLine = z.infer<typeof PreparationLine>;

export const Preparation = z
  .object({
    /** Of the appointment. */
    id: z.uuid(),
    client_id: z.uuid(),
    /** The day of the appointment. */
    on: z.iso.date(),
    template: TemplateId,
    language: Language,
    sections: z.array(
      z.object({
        id: z.enum([
          ...(['referral', 'agreed', 'last_note', 'medicines', 'measurements'] as const),
          ...(['risk', 'allergies', 'unknown', 'differences'] as const),
        ]),
        title: z.string(),
        lines: z.array(PreparationLine),
        /** What the papers do not say, in plain words. */
        missing: z.array(ofPatient(z.string())),
      }),
    ),
    /** The three lines that matter most; fewer where less is known. */
    brief: z.array(PreparationLine),
    made_at: z.iso.datetime(),
    /** Papers came, went or changed since it was made: a new one is being made. */
    is_stale: z.boolean(),
    /** Documents of the client that are still being read, or that wait for somebody to say that they belong here. */
    unread_count: z.number().int(),
  })
  .meta({ id: 'Preparation' });
export type Preparation = z.infer<typeof Preparation>;

const ofAppointment = { event: 'preparation.read', object: 'appointment', ids: 'params.id' } as const;

export const getPreparation = endpoint({
  method: 'GET',
  path: '/api/consulations/appoinment/{id}/preparation/', // sic
  deeds: ['read_preparation'],
  patient_data: ofAppointment,
  summary: 'The page before one of your appointments; made on the spot where there is none yet',
  params,
  response: dataOf(Preparation),
});

export const makePreparation = endpoint({
  method: 'POST',
  path: '/api/consulations/appoinment/{id}/preparation/', // sic
  deeds: ['read_preparation'],
  patient_data: ofAppointment,
  summary: 'Make the page before an appointment again',
  params,
  response: dataOf(Preparation),
});

export const SinceLastTime = z
  .object({
    /** The final note of the same clinician about the same client before this one; null where this is the first. */
    earlier: z
      .object({
        recording: z.uuid(),
        date: z.iso.date(),
        author: z.string(),
        template: TemplateId,
      })
      .nullable(),
    changes: z.array(
      z.object({
        is: z.enum(['new', 'gone', 'changed']),
        text: ofPatient(z.string()),
        before: FilePlace.nullable(),
        now: FilePlace.nullable(),
      }),
    ),
  })
  .meta({ id: 'SinceLastTime' });
export type SinceLastTime = z.infer<typeof SinceLastTime>;

export const getSinceLastTime = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/since/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'What a note says that is new, gone or changed since the last final note of the same clinician',
  params,
  response: dataOf(SinceLastTime),
});
