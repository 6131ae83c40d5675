/** What becomes of a note once it is written: signed, alone or with a supervisor, returned with comments, reopened. */
import { z } from 'zod';
import { WallClock } from './consultations.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { requiredText } from './fields.ts';
import { Recording } from './recording.ts';

const params = z.object({ id: z.uuid() });

/** Why a note that was ready is opened again. `other` says it in own words. */
export const ReopenReason = z
  .object({
    kind: z.enum(['mistake', 'addition', 'client_asked', 'wrong_consultation', 'other']),
    text: ofPatient(
      z
        .string()
        .trim()
        .overwrite((text) => text.toWellFormed())
        .max(500, 'At most 500 characters'),
    ).default(''),
  })
  .refine(({ kind, text }) => kind !== 'other' || text !== '', {
    error: 'Say why',
    path: ['text'],
  })
  .meta({ id: 'ReopenReason' });
export type ReopenReason = z.infer<typeof ReopenReason>;

/** Beside a sentence of the note, as the note had it then. */
const comment = {
  sentence: ofPatient(requiredText('Choose a sentence', 4_000)),
  text: ofPatient(requiredText('Type a comment', 1_000)),
};
export const NoteComment = z.object({ id: z.uuid(), ...comment }).meta({ id: 'NoteComment' });
export type NoteComment = z.infer<typeof NoteComment>;

export const NoteStep = z
  .object({
    id: z.uuid(),
    kind: z.enum([
      ...(['signed', 'cosign_asked', 'cosign_stopped', 'cosign_passed_on', 'cosigned', 'returned'] as const),
      'reopened',
    ]),
    done_by_name: z.string(),
    /** In whose absence it was done; null: in nobody's. */
    on_behalf_of_name: z.string().nullable(),
    /** Of what was asked: of whom. */
    asked_of_name: z.string().nullable(),
    /** Of a note that was reopened; null where a call gave none. */
    reason: ReopenReason.nullable(),
    /** Of a note that was returned. */
    comments: z.array(NoteComment),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'NoteStep' });
export type NoteStep = z.infer<typeof NoteStep>;

export const listNoteSteps = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/step/',
  deeds: ['read_note'],
  patient_data: { event: 'note.read', object: 'recording', ids: 'params.id' },
  summary: 'Who signed, asked, returned or reopened a note, when and why; newest first',
  params,
  response: dataOf(z.array(NoteStep)),
});

export const reopenNote = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/reopen/',
  deeds: ['finish_note'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Reopen a note that is ready for the record; a reason is required',
  params,
  body: ReopenReason,
  response: dataOf(Recording),
});

export const OwnSigning = z
  .object({
    may_sign_alone: z.boolean(),
    /** Who is asked; null: nobody yet, or nobody any more. */
    supervisor_name: z.string().nullable(),
  })
  .meta({ id: 'OwnSigning' });
export type OwnSigning = z.infer<typeof OwnSigning>;

export const getOwnSigning = endpoint({
  method: 'GET',
  path: '/api/cosign/own/',
  deeds: ['finish_note'],
  summary: 'Whether you may sign alone, and who signs with you',
  response: dataOf(OwnSigning),
});

export const ToCosign = z
  .object({
    /** The recording. */
    id: z.uuid(),
    client_name: ofPatient(z.string()),
    appointment_time: WallClock,
    asked_by_name: z.string(),
    asked_at: z.iso.datetime(),
    /** Of an absent supervisor whom you cover for. */
    on_behalf_of_name: z.string().nullable(),
  })
  .meta({ id: 'ToCosign' });
export type ToCosign = z.infer<typeof ToCosign>;

export const listToCosign = endpoint({
  method: 'GET',
  path: '/api/cosign/',
  deeds: ['cosign_note'],
  patient_data: { event: 'recordings.listed', object: 'recording', ids: 'data[].id' },
  summary: 'Notes that wait for your signature beside another one, oldest first; at most 200',
  response: dataOf(z.array(ToCosign)),
});

/** The request that was looked at: whoever asked may have taken it back, changed the note and asked again. */
const asked = z.uuid();

export const cosignNote = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/cosign/',
  deeds: ['cosign_note'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Sign a note beside whoever asked for it; `asked` is the id of that step',
  params,
  body: z.object({ asked }),
  response: dataOf(Recording),
});

export const returnNote = endpoint({
  method: 'POST',
  path: '/api/consulations/recording/{id}/return/',
  deeds: ['cosign_note'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id' },
  summary: 'Return a note to whoever asked for a signature, with comments on its sentences',
  params,
  max_bytes: 1_000_000,
  body: z.object({
    asked,
    comments: z.array(z.object(comment)).min(1, 'Type at least one comment').max(100, 'At most 100 comments'),
  }),
  response: dataOf(Recording),
});
