/** The tables of consultations as types; schema.ts has them all. */
import type {
  AppointmentStatus,
  ConsentHow,
  FinishedBy,
  Language,
  ProcessingState,
  Task,
} from '@noteer/contract';
import type { Generated } from 'kysely';
import type { Day, DefaultNow, Timestamp } from './columns.ts';

export type AppointmentsTable = {
  id: Generated<string>;
  clinician_id: string;
  appointment_time: Timestamp;
  appointment_end_time: Timestamp | null;
  is_appointment: boolean;
  status: Generated<AppointmentStatus>;
  client_id: string | null;
  /** These two and the gender are empty once the appointment has a client. */
  client_name: Buffer | null;
  client_code: Buffer | null;
  gender: 'male' | 'female' | null;
  subject: Buffer | null;
  description: Buffer | null;
  language: Language;
  template: string;
  created_at: DefaultNow;
  deleted_at: Timestamp | null;
};

export type ClientsTable = {
  id: Generated<string>;
  first_name: Buffer;
  last_name: Buffer | null;
  date_of_birth: Buffer | null;
  gender: Buffer | null;
  client_code: Buffer | null;
  created_by: string | null;
  created_at: DefaultNow;
  joined_into: string | null;
  joined_by: string | null;
  joined_at: Timestamp | null;
  current_id: string;
};

export type ClientIndexTable = {
  client_id: string;
  kind: 'name' | 'word' | 'date_of_birth' | 'code' | 'code_start';
  mac: Buffer;
};

export type ForgottenKeysTable = {
  name: Buffer;
  asked_at: DefaultNow;
};

export type RecordingsTable = {
  id: string;
  consultation: Generated<string>;
  clinician_id: string;
  appointment_id: string | null;
  language: Language;
  template: string;
  data_key: Buffer;
  sound_key: Buffer | null;
  sound_removed_at: Timestamp | null;
  reviewed_at: Timestamp | null;
  kept_since: DefaultNow;
  /** In the open, of before it was sealed; the first start since then has emptied it. */
  consent_text: string | null;
  consent_words: Buffer | null;
  consent_given_at: Timestamp | null;
  consent_asked_by: string | null;
  consent_version: string | null;
  consent_how: ConsentHow | null;
  consent_withdrawn_at: Timestamp | null;
  consent_withdrawn_by: string | null;
  stage: Generated<ProcessingState['stage']>;
  reason: string | null;
  samples: string | null;
  transcribed_samples: Generated<string>;
  is_reviewed: Generated<boolean>;
  is_admin_reviewed: Generated<boolean>;
  is_recording_deleted: Generated<boolean>;
  hidden_at: Timestamp | null;
  created_at: DefaultNow;
  finished_at: Timestamp | null;
  finished_by: FinishedBy | null;
  gap_count: Generated<number>;
  gap_samples: Generated<string>;
  speakers_revision: Generated<number>;
  held_by: string | null;
  is_cosign_asked: Generated<boolean>;
  cosigner_id: string | null;
  signed_by: string | null;
};

export type JottingsTable = {
  recording_id: string;
  id: string;
  text: Buffer;
  characters: number;
  at_s: number;
  edited_at: Timestamp;
  is_in_note: Generated<boolean>;
};

export type DocumentsTable = {
  id: Generated<string>;
  recording_id: string;
  kind: 'note' | 'letter' | 'summary';
  created_at: DefaultNow;
};

export type DocumentRevisionsTable = {
  document_id: string;
  number: number;
  ai_model_name: string;
  text: Buffer;
  draft: Buffer | null;
  template: string;
  template_version: number | null;
  author_id: string | null;
  speakers_revision: Generated<number>;
  is_second_reading: Generated<boolean>;
  created_at: DefaultNow;
};

export type DismissedPointsTable = {
  recording_id: string;
  mac: Buffer;
  point: Buffer;
  dismissed_by: string;
  created_at: DefaultNow;
};

export type CodesTable = {
  id: Generated<string>;
  recording_id: string;
  document_id: string | null;
  system: 'zpm' | 'ggz_nhn' | 'icd10';
  code: Buffer | null;
  unsealed_code: string | null;
  meaning: Buffer | null;
  reason: Buffer | null;
  sources: Buffer | null;
  state: 'suggested' | 'confirmed';
  set_by: string | null;
  created_at: DefaultNow;
};

export type TasksTable = {
  id: Generated<string>;
  /** Null of a clinician's own. */
  recording_id: string | null;
  clinician_id: string;
  client_id: string | null;
  kind: Task['kind'];
  text: Buffer;
  document_id: string | null;
  before_number: number | null;
  after_number: number | null;
  asked_by: string | null;
  answer: Buffer | null;
  due: Day | null;
  done_at: Timestamp | null;
  done_by: string | null;
  created_at: DefaultNow;
};
