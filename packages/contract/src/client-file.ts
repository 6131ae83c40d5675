/** The file of a client: who it is, what happened when, what the papers show over time, and words inside them. */
import { z } from 'zod';
import { AppointmentStatus } from './appointments.ts';
import { Attachment } from './attachments.ts';
import { Client } from './clients.ts';
import { TemplateId, WallClock } from './consultations.ts';
import { Course, FilePlace } from './course.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { Language, requiredText } from './fields.ts';
import { Task } from './tasks.ts';

const params = z.object({ id: z.uuid() });
const ofClient = (event: 'client_file.read' | 'client_file.searched') =>
  ({ event, object: 'client', ids: 'params.id' }) as const;

export const ClientFile = z
  .object({
    client: Client,
    /** How many of each there are, of those that whoever asks may see. */
    counts: z.object({
      consultation: z.number().int(),
      attachment: z.number().int(),
      task: z.number().int(),
    }),
    course: Course,
    /** Papers that are not in the course yet: they are being read, or wait for somebody to say that they belong here. */
    unread_count: z.number().int(),
  })
  .meta({ id: 'ClientFile' });
export type ClientFile = z.infer<typeof ClientFile>;

export const getClientFile = endpoint({
  method: 'GET',
  path: '/api/clients/{id}/file/',
  deeds: ['read_client_file'],
  patient_data: ofClient('client_file.read'),
  summary: 'A client, and what signed notes and documents show over time',
  params,
  /** In which language doses and measures are named. */
  query: z.object({ language: Language.default('nl') }),
  response: dataOf(ClientFile),
});

const placed = {
  /** An appointment, an attachment or a task: by `kind`. */
  id: z.uuid(),
  /** By what they are ordered: the time of the appointment, or when it was added. */
  at: z.iso.datetime(),
};

export const TimelineItem = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('consultation'),
      ...placed,
      appointment_time: WallClock,
      /** False for an unplanned contact. */
      is_appointment: z.boolean(),
      status: AppointmentStatus,
      clinician_name: z.string(),
      is_own: z.boolean(),
      subject: ofPatient(z.string().nullable()),
      description: ofPatient(z.string().nullable()),
      template: TemplateId,
      /** Null where it is not recorded. */
      recording: z.uuid().nullable(),
      is_reviewed: z.boolean(),
      /** Of the final note; null where there is none yet. */
      first_line: ofPatient(z.string().nullable()),
    }),
    z.object({ kind: z.literal('attachment'), ...placed, attachment: Attachment }),
    z.object({ kind: z.literal('task'), ...placed, task: Task }),
  ])
  .meta({ id: 'TimelineItem' });
export type TimelineItem = z.infer<typeof TimelineItem>;

export const getTimeline = endpoint({
  method: 'GET',
  path: '/api/clients/{id}/timeline/',
  deeds: ['read_client_file'],
  patient_data: ofClient('client_file.read'),
  summary: 'Consultations, documents and tasks of a client, the newest first',
  params,
  query: z.object({
    kind: z.enum(['consultation', 'attachment', 'task']).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Go on with what is older than the item of this id. */
    before: z.uuid().optional(),
  }),
  response: dataOf(z.array(TimelineItem)),
});

export const FileNote = z
  .object({
    /** Of the recording. */
    id: z.uuid(),
    client_id: z.uuid(),
    client_name: ofPatient(z.string()),
    date: z.iso.date(),
    author: z.string(),
    is_own: z.boolean(),
    template: TemplateId,
    language: Language,
    summary_text: ofPatient(z.string()),
  })
  .meta({ id: 'FileNote' });
export type FileNote = z.infer<typeof FileNote>;

export const getFileNote = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/note/',
  deeds: ['read_client_file'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'A final note to read: an own one, or a colleague’s where the institution shares files',
  params,
  response: dataOf(FileNote),
});

export const FileHit = z
  .object({
    /** From and to are those of the words that were found; the sentence is what stands around them. */
    place: FilePlace,
    /** Where the words stand in the sentence. */
    match: z.object({ from: z.number().int(), to: z.number().int() }),
    /** The file name of a document, the template of a note. */
    title: ofPatient(z.string()),
    /** How many more there are in the same paper. */
    more_count: z.number().int(),
  })
  .meta({ id: 'FileHit' });
export type FileHit = z.infer<typeof FileHit>;

export const searchClientFile = endpoint({
  method: 'POST',
  path: '/api/clients/{id}/search/',
  deeds: ['read_client_file'],
  patient_data: ofClient('client_file.searched'),
  summary: 'Words inside the final notes and the documents of a client, one hit a paper, the newest first',
  params,
  body: z.object({
    search: requiredText('Type what to look for'),
    limit: z.number().int().min(1).max(100).default(20),
  }),
  response: dataOf(
    z.object({
      hits: z.array(FileHit),
      /** False when more papers hold it than are told: the newest are. */
      is_complete: z.boolean(),
    }),
  ),
});
