/** The tables as types. A test holds this file to the migrated database. */
import type { ContactRequest, FetchTrouble, Language } from '@noteer/contract';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type {
  CodeImportsTable,
  CodeLinesTable,
  CodePreviewLinesTable,
  CodePreviewsTable,
  CodeSettingsTable,
} from './code-list-tables.ts';
import type { CodeTables } from './code-tables.ts';
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
import type { IdentityTables } from './identity-tables.ts';
import type { IncomingTables } from './incoming-tables.ts';
import type { InstitutionTables } from './institution-tables.ts';
import type {
  DeclaredCodesTable,
  DeparturesTable,
  ErasuresTable,
  HoldsTable,
  LeftoverFoldersTable,
  RemovalsTable,
} from './keeping-tables.ts';
import type { ModelTables } from './model-tables.ts';
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
import type { StepTables } from './step-tables.ts';
import type { TemplateDefaultsTable, TemplatesTable, TemplateVersionsTable } from './template-tables.ts';
import type {
  AuditLogTable,
  AuditNamesTable,
  AuditSealsTable,
  AuditUnsealedTable,
  UnusualReadsTable,
  UnusualReadsUntilTable,
} from './trail-tables.ts';
import type { WritingTables } from './writing-tables.ts';

/** A database or a transaction: queries do not care which. */
export type Db = Kysely<Tables>;

/** A transaction and nothing else: for what locks rows, or is to be whole or not at all. */
export type Tx = Transaction<Tables>;

/** Tables that are listed where they are described. */
type Parted = IdentityTables &
  IncomingTables &
  CodeTables &
  WritingTables &
  ModelTables &
  InstitutionTables &
  StepTables;

export type Tables = Parted & {
  installation: InstallationTable;
  audit_log: AuditLogTable;
  audit_names: AuditNamesTable;
  audit_seals: AuditSealsTable;
  audit_unsealed: AuditUnsealedTable;
  unusual_reads: UnusualReadsTable;
  unusual_reads_until: UnusualReadsUntilTable;
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
  code_imports: CodeImportsTable;
  code_lines: CodeLinesTable;
  code_previews: CodePreviewsTable;
  code_preview_lines: CodePreviewLinesTable;
  code_settings: CodeSettingsTable;
  templates: TemplatesTable;
  template_versions: TemplateVersionsTable;
  template_defaults: TemplateDefaultsTable;
  dismissed_points: DismissedPointsTable;
  tasks: TasksTable;
  contact_requests: ContactRequestsTable;
  model_fetches: ModelFetchesTable;
  departures: DeparturesTable;
  forgotten_keys: ForgottenKeysTable;
  holds: HoldsTable;
  removals: RemovalsTable;
  leftover_folders: LeftoverFoldersTable;
  declared_codes: DeclaredCodesTable;
  erasures: ErasuresTable;
};

type InstallationTable = {
  only_row: Generated<boolean>;
  is_demo: boolean;
  master_key_check: Buffer;
  created_at: DefaultNow;
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
