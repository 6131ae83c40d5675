/** The tables as types. A test holds this file to the migrated database. */
import type { AppointmentStatus, Language, ProcessingState } from '@noteer/contract';
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultNow = ColumnType<Date, Date | string | undefined, Date | string>;

/** A database or a transaction: queries do not care which. */
export type Db = Kysely<Tables>;

export type Tables = {
  installation: InstallationTable;
  audit_log: AuditLogTable;
  users: UsersTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  mailed_codes: MailedCodesTable;
  password_resets: PasswordResetsTable;
  microsoft_logins: MicrosoftLoginsTable;
  attempts: AttemptsTable;
  appointments: AppointmentsTable;
  recordings: RecordingsTable;
  recording_chunks: RecordingChunksTable;
  transcript_pieces: TranscriptPiecesTable;
  notes: NotesTable;
  note_revisions: NoteRevisionsTable;
};

type InstallationTable = {
  only_row: Generated<boolean>;
  is_demo: boolean;
  master_key_check: Buffer;
  created_at: DefaultNow;
};

type AuditLogTable = {
  id: Generated<string>;
  event_id: Generated<string>;
  event_type_code: string;
  event_action_code: 'C' | 'R' | 'U' | 'D' | 'E';
  event_date_time: DefaultNow;
  event_outcome_indicator: 0 | 4 | 8;
  user_id: string | null;
  alternate_user_id: string | null;
  user_name: string | null;
  user_is_requestor: Generated<boolean>;
  role_id_code: string;
  purpose_of_use: string | null;
  network_access_point_type_code: Generated<number>;
  network_access_point_id: string | null;
  participant_object_type_code: Generated<number>;
  participant_object_type_code_role: string | null;
  participant_object_data_life_cycle: string | null;
  participant_object_id_type_code: string | null;
  participant_object_permission_policy_set: string | null;
  participant_object_sensitivity: string | null;
  participant_object_id: string | null;
  participant_object_name: string | null;
  participant_object_detail: JSONColumnType<object> | null;
  participant_object_description: string | null;
  autorisatie_protocol: string | null;
  behandelrelatie_protocol: string | null;
  toestemmings_profiel: string | null;
  controles: string | null;
  audit_enterprise_site_id: string | null;
  audit_source_id: Generated<string>;
  audit_source_type_code: Generated<number>;
  previous_hash: Generated<Buffer>;
  hash: Generated<Buffer>;
};

type UsersTable = {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | 'other';
  language: Generated<Language>;
  password_hash: string | null;
  is_superuser: Generated<boolean>;
  email_verified_at: Timestamp | null;
  totp_secret: Buffer | null;
  totp_confirmed_at: Timestamp | null;
  totp_last_step: string | null;
  created_at: DefaultNow;
  deleted_at: Timestamp | null;
};

type SessionsTable = {
  id: Generated<string>;
  user_id: string;
  created_at: DefaultNow;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
};

type SessionTokensTable = {
  hash: Buffer;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type MailedCodesTable = {
  subject_id: string;
  purpose: 'verify_email' | 'login' | 'reset_password';
  code_mac: Buffer;
  tries_left: number;
  expires_at: Timestamp;
};

type PasswordResetsTable = {
  id: Generated<string>;
  user_id: string | null;
  token_hash: Buffer;
  granted_token_hash: Buffer | null;
  language: Language;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type MicrosoftLoginsTable = {
  state_hash: Buffer;
  nonce: string;
  code_verifier: string;
  expires_at: Timestamp;
};

type AttemptsTable = {
  key: Buffer;
  count: number;
  blocked_until: Timestamp | null;
  forget_at: Timestamp;
};

type AppointmentsTable = {
  id: Generated<string>;
  clinician_id: string;
  appointment_time: Timestamp;
  appointment_end_time: Timestamp | null;
  is_appointment: boolean;
  status: Generated<AppointmentStatus>;
  client_name: Buffer;
  subject: Buffer | null;
  description: Buffer | null;
  client_code: Buffer | null;
  gender: 'male' | 'female' | null;
  language: Language;
  template: string;
  created_at: DefaultNow;
  deleted_at: Timestamp | null;
};

type RecordingsTable = {
  id: string;
  consultation: Generated<string>;
  clinician_id: string;
  appointment_id: string | null;
  language: Language;
  template: string;
  data_key: Buffer;
  consent_text: string | null;
  consent_given_at: Timestamp | null;
  consent_asked_by: string | null;
  stage: Generated<ProcessingState['stage']>;
  reason: string | null;
  samples: string | null;
  transcribed_samples: Generated<string>;
  is_reviewed: Generated<boolean>;
  is_admin_reviewed: Generated<boolean>;
  is_recording_deleted: Generated<boolean>;
  created_at: DefaultNow;
  finished_at: Timestamp | null;
};

type RecordingChunksTable = {
  recording_id: string;
  seq: number;
  samples: number;
  sha256: Buffer;
  received_at: DefaultNow;
};

type TranscriptPiecesTable = {
  recording_id: string;
  seq: number;
  start_s: number;
  end_s: number;
  text: Buffer;
  engine: string;
};

type NotesTable = {
  id: Generated<string>;
  recording_id: string;
  ai_model_name: string;
  code: Generated<string>;
  created_at: DefaultNow;
};

type NoteRevisionsTable = {
  note_id: string;
  number: number;
  text: Buffer;
  draft: Buffer | null;
  template: string;
  author_id: string | null;
  created_at: DefaultNow;
};
