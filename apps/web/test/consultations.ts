/** Invented appointments and recordings for tests. */
import type {
  AnyAppointment,
  Appointment,
  EngineDraft,
  Recording,
  RecordingConsent,
  Voices,
} from '@noteer/contract';
import { aRecording } from './capture-server.ts';

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function anAppointment(number: number, name: string, more: Partial<Appointment> = {}): Appointment {
  const [first_name = '', ...rest] = name.split(' ');
  return {
    id: idOf(number),
    appointment_time: '2026-03-02T09:00:00.000Z',
    appointment_end_time: '2026-03-02T09:45:00.000Z',
    subject: null,
    description: null,
    status: 'scheduled',
    is_appointment: true,
    client_id: idOf(4711),
    client_name: name,
    patient: { first_name, last_name: rest.join(' ') || null },
    ...more,
  };
}

/** As those see it who plan and add codes; not recorded, unless it is said otherwise. */
export const anyAppointment = (
  number: number,
  name: string,
  more: Partial<AnyAppointment> = {},
): AnyAppointment => ({
  ...anAppointment(number, name),
  ...{ clinician_id: idOf(900), clinician_name: 'Joost Verhoeven', recording: null },
  ...more,
});

/** How far the recording of an appointment is. */
export const howFar = (number: number, more: Partial<NonNullable<AnyAppointment['recording']>> = {}) => ({
  ...{ id: idOf(number), is_reviewed: false, is_admin_reviewed: false, is_cosign_asked: false },
  processing: { stage: 'done' as const },
  ...more,
});

const done = { stage: 'done', progress: 1, reason: null } as const;

/** With a note, unless it is said otherwise. */
export function aNoted(number: number, name: string, more: Partial<Recording> = {}): Recording {
  return aRecording(idOf(number), {
    appointment: anAppointment(number + 500, name, { status: 'ready' }),
    processing: done,
    finished_by: 'device',
    gap_count: 0,
    gap_samples: 0,
    speakers_revision: 0,
    consultation_summary: [
      { ai_model_name: 'extractive', summary_text: 'Slaapt beter.', code: '', revision: 1 },
    ],
    ...more,
  });
}

/** As the recorder asks for it; the sound is still here. */
export const consentGiven: RecordingConsent = {
  id: idOf(1),
  given: {
    text: 'Heeft de cliënt toestemming gegeven voor de opname?',
    version: '1',
    given_at: '2026-03-02T09:00:00.000Z',
    asked_by_name: 'Sanne de Wit',
    how: 'recording',
  },
  withdrawn: null,
  sound_removed_at: null,
  note_would: 'stay',
  is_held: false,
  may_withdraw: true,
};

/** A recording in which nobody was told apart. */
export const nobodyKnown: Voices = { voices: [], piece_voices: [], corrected: [], new_voice: 0 };

/** What a model wrote, with nothing to say beside the text unless it is said otherwise. */
export const aDraft = (summary_text: string, more: Partial<EngineDraft> = {}): EngineDraft => ({
  ...{ number: 1, template: 'decursus', template_version: null, summary_text },
  ...{ sections: [], not_discussed: [], tasks: [], diagnoses: [], doubts: [] },
  ...{ is_poor_sound: false, is_partial: false, speakers_revision: 0 },
  ...more,
});
