/** The tables as types. A test holds this file to the migrated database. */
import type { IdentifierKind } from '@noteer/clinical/identifiers';
import type { ContactRequest, FetchTrouble, Language } from '@noteer/contract';
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type {
  CodeImportsTable,
  CodeLinesTable,
  CodePreviewLinesTable,
  CodePreviewsTable,
  CodeSettingsTable,
} from './code-list-tables.ts';
import type {
  CodeCasesTable,
  CodeOutcomesTable,
  CodeSuggestionsTable,
  ContactFactsTable,
} from './code-tables.ts';
import type { DefaultNow, Timestamp } from './columns.ts';
import type {
  AppointmentsTable,
  ClientIndexTable,
  ClientsTable,
  CodesTable,
  DismissedPointsTable,
  DocumentRevisionsTable,
  DocumentsTable,
  ForgottenKeysTable,
  JottingsTable,
  RecordingsTable,
  TasksTable,
} from './consultation-tables.ts';
import type {
  AttachmentPagesTable,
  AttachmentsTable,
  CoursesTable,
  FindingsTable,
  PreparationsTable,
} from './file-tables.ts';
import type {
  AttemptsTable,
  MailedCodesTable,
  MicrosoftLoginsTable,
  PasswordResetsTable,
  SessionsTable,
  SessionTokensTable,
  UsersTable,
} from './identity-tables.ts';
import type {
  ChannelBalancesTable,
  ClinicianVoicesTable,
  ClinicianWordsTable,
  RecordingChunksTable,
  RecordingGapsTable,
  RecordingVoicesTable,
  TranscriptPiecesTable,
  UnheardSpeechTable,
  VoiceStretchesTable,
} from './sound-tables.ts';

/** A database or a transaction: queries do not care which. */
export type Db = Kysely<Tables>;

/** A transaction and nothing else: for what locks rows, or is to be whole or not at all. */
export type Tx = Transaction<Tables>;

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
  clients: ClientsTable;
  client_index: ClientIndexTable;
  appointments: AppointmentsTable;
  attachments: AttachmentsTable;
  attachment_pages: AttachmentPagesTable;
  findings: FindingsTable;
  courses: CoursesTable;
  preparations: PreparationsTable;
  recordings: RecordingsTable;
  recording_chunks: RecordingChunksTable;
  recording_gaps: RecordingGapsTable;
  transcript_pieces: TranscriptPiecesTable;
  voice_stretches: VoiceStretchesTable;
  unheard_speech: UnheardSpeechTable;
  recording_voices: RecordingVoicesTable;
  channel_balances: ChannelBalancesTable;
  clinician_voices: ClinicianVoicesTable;
  clinician_words: ClinicianWordsTable;
  jottings: JottingsTable;
  documents: DocumentsTable;
  document_revisions: DocumentRevisionsTable;
  codes: CodesTable;
  contact_facts: ContactFactsTable;
  code_suggestions: CodeSuggestionsTable;
  code_outcomes: CodeOutcomesTable;
  code_cases: CodeCasesTable;
  code_imports: CodeImportsTable;
  code_lines: CodeLinesTable;
  code_previews: CodePreviewsTable;
  code_preview_lines: CodePreviewLinesTable;
  code_settings: CodeSettingsTable;
  dismissed_points: DismissedPointsTable;
  tasks: TasksTable;
  contact_requests: ContactRequestsTable;
  model_fetches: ModelFetchesTable;
  departures: DeparturesTable;
  forgotten_keys: ForgottenKeysTable;
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
  client_id: string | null;
};

type ContactRequestsTable = {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  location: ContactRequest['location'];
  institution_name: string;
  specialty: ContactRequest['specialty'];
  specialty_other: string | null;
  language: Language;
  created_at: DefaultNow;
  handled_at: Timestamp | null;
};

type ModelFetchesTable = {
  name: string;
  state: 'fetching' | 'paused' | 'failed';
  bytes_done: ColumnType<string, number | undefined, number>;
  bytes_a_s: ColumnType<string | null, number | null | undefined, number | null>;
  trouble: FetchTrouble | null;
  asked_by: string | null;
  updated_at: DefaultNow;
};

type DeparturesTable = {
  id: string;
  left_at: DefaultNow;
  engine: string;
  recording_id: string | null;
  what: 'text' | 'sound';
  pieces: number;
  /** JSON goes in as text and comes out read. */
  replaced: ColumnType<Partial<Record<IdentifierKind, number>>, string | undefined, string>;
  body: Buffer | null;
};
