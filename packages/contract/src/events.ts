/** What a page hears while it is open: that something changed, never what. The page asks for the rest. */
import { z } from 'zod';
import { endpoint, events } from './endpoint.ts';

export const Change = z
  .object({
    kind: z.enum([
      ...(['appointment', 'recording', 'transcript', 'voices'] as const),
      'note',
      // An engine has written one: somebody may be waiting for it.
      'note_ready',
      // A model writes one, or reads one over: there is more of it, or it stands elsewhere.
      'note_writing',
      ...(['points', 'task', 'own_voice', 'attachment', 'preparation', 'codes', 'cosign', 'cover'] as const),
    ]),
    /** Of the recording; of the appointment (a preparation too), the task, the attachment or the clinician where it is about that. */
    id: z.uuid(),
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;

export const followEvents = endpoint({
  method: 'GET',
  path: '/api/consulations/events/',
  deeds: ['follow_changes'],
  summary: 'Server-sent events: which of your appointments, recordings, notes and tasks changed',
  response: events(Change),
});
