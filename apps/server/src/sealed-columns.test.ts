/** Every column that can hold words is sealed, or somebody has said why it is not. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { harness } from '../test/harness.ts';
import { masterSealed } from './sealed-columns.ts';

const { db } = await harness();

/** Sealed with the key of the recording or the document that it belongs to, and gone with that key. */
const sealedWithOwnKey: Record<string, string[]> = {
  attachment_pages: ['text', 'corrected_text', 'words'],
  attachments: ['file_name'],
  channel_balances: ['balance'],
  code_suggestions: ['body', 'outcome'],
  codes: ['code', 'meaning', 'reason', 'sources'],
  contact_facts: ['body'],
  departures: ['body'],
  dismissed_points: ['point'],
  document_revisions: ['text', 'draft'],
  findings: ['body'],
  jottings: ['text'],
  note_comments: ['sentence', 'text'],
  note_steps: ['reason'],
  recording_voices: ['relation'],
  transcript_pieces: ['text', 'words', 'heard_text'],
  voice_stretches: ['voiceprint'],
  writing_examples: ['body'],
};

/** Bytes that are nobody's secret. */
const pictures: Record<string, string[]> = { institution_logos: ['png'] };

/** Fingerprints under a key, or hashes of what is long and random: nothing is learnt from them. */
const fingerprints: Record<string, string[]> = {
  attempts: ['key'],
  audit_log: ['previous_hash', 'hash', 'user_name_mac'],
  audit_names: ['mac'],
  audit_seals: ['mac'],
  erasures: ['client_hash', 'hashes'],
  known_devices: ['token_hash'],
  recovery_codes: ['code_mac'],
  client_index: ['mac'],
  connector_keys: ['key_hash'],
  incoming_appointments: ['external_mac', 'content_mac'],
  clinician_words: ['mac'],
  dismissed_points: ['mac'],
  findings: ['words'],
  // A random name.
  forgotten_keys: ['name'],
  installation: ['master_key_check'],
  mailed_codes: ['code_mac'],
  microsoft_logins: ['state_hash', 'code_hash'],
  password_resets: ['token_hash', 'granted_token_hash'],
  preparations: ['made_of'],
  // Of the sound before it is sealed: it tells whether two chunks are the same, and no more.
  recording_chunks: ['sha256'],
  session_tokens: ['hash'],
};

/** Words of ours from a closed list, names of models and templates: nothing that anybody said or wrote. */
const ourWords: Record<string, string[]> = {
  agenda_feeds: ['takes', 'problem', 'counts'],
  appointments: ['status', 'language', 'template'],
  attachment_pages: ['how', 'picture_type'],
  attachments: ['media_type', 'stage', 'failure', 'name_fit', 'date_of_birth_fit'],
  client_index: ['kind'],
  clinician_voices: ['voice_model'],
  code_suggestions: ['doubt', 'made_on'],
  audit_seals: ['key_name'],
  codes: ['system', 'state'],
  declared_codes: ['system'],
  // Counts of what went.
  erasures: ['counts'],
  // Ids alone.
  incoming_appointments: ['source'],
  leftover_folders: ['folder'],
  removals: ['rule'],
  unusual_reads: ['kind'],
  contact_requests: ['location', 'specialty', 'language'],
  courses: ['reach', 'language'],
  departures: ['engine', 'what', 'replaced'],
  document_revisions: ['template', 'ai_model_name'],
  documents: ['kind'],
  mailed_codes: ['purpose'],
  migrations: ['name', 'checksum'],
  model_fetches: ['name', 'state', 'trouble'],
  note_steps: ['kind'],
  password_resets: ['language'],
  recording_gaps: ['kind'],
  recording_voices: ['role'],
  recordings: ['language', 'template', 'stage', 'reason', 'finished_by', 'consent_version', 'consent_how'],
  session_tokens: ['kind'],
  tasks: ['kind'],
  transcript_pieces: ['engine'],
  voice_stretches: ['voice_model'],
  writing_offers: ['language', 'state'],
  writing_rules: ['language'],
};

/** Lists that hold no client: of codes, and what the institution decided about them. */
const lists: Record<string, string[]> = {
  code_cases: ['case_name', 'code'],
  code_imports: ['system', 'origin', 'file_name'],
  code_lines: ['code', 'description', 'found_by', 'type', 'profession', 'kind'],
  code_outcomes: ['rule'],
  code_preview_lines: [
    ...['verdict', 'code', 'description', 'found_by', 'type', 'profession', 'kind', 'was', 'problems'],
  ],
  code_previews: ['system', 'file_name', 'seen_on'],
  code_settings: ['time_rule', 'confirmed_by', 'icd10_reason', 'template_kinds'],
};

/** About people who work here, or who wrote to us: needed to find them, or to answer them. */
const notOfClients: Record<string, string[]> = {
  contact_requests: ['first_name', 'last_name', 'email', 'institution_name', 'specialty_other'],
  // For ten minutes, of a sign-in that is under way.
  microsoft_logins: ['nonce', 'code_verifier'],
  // What somebody calls a key, and its last signs.
  connector_keys: ['name', 'ends_with'],
  institution_settings: ['settings'],
  // What is typed to get the text, which is sealed.
  snippets: ['abbreviation'],
  // Sums that lead to no client.
  note_figures: ['team', 'signed_within'],
  // The name is the hash of the picture.
  institution_logos: ['name'],
  template_versions: ['state', 'name', 'family', 'sections'],
  template_defaults: ['profession', 'appointment_kind', 'template'],
  invitations: ['email', 'role', 'language'],
  sessions: ['user_agent', 'address'],
  users: [
    'microsoft_sub',
    'email',
    'first_name',
    'last_name',
    'gender',
    'language',
    'password_hash',
    'role',
    'profession',
    'team',
  ],
};

/** In the open although it touches a client, and why. */
const known: Record<string, Record<string, string>> = {
  audit_log: { user_name: 'of before names were sealed; the first start since then has emptied it' },
  appointments: { gender: 'of before there were clients; the first start since then has emptied it' },
  codes: { unsealed_code: 'of before codes were sealed; the first start since then has emptied it' },
  recordings: { consent_text: 'of before it was sealed; the first start since then has emptied it' },
};

/** NEN 7513 asks for a log that can be read without us: what was done, when, from where, to which id. Nobody's name. */
const accessLog: Record<string, string[]> = {
  audit_log: [
    ...['event_type_code', 'event_action_code', 'role_id_code', 'purpose_of_use', 'alternate_user_id'],
    ...['network_access_point_id', 'audit_enterprise_site_id', 'audit_source_id', 'controles'],
    ...['autorisatie_protocol', 'behandelrelatie_protocol', 'toestemmings_profiel'],
    ...[
      'type_code_role',
      'data_life_cycle',
      'id_type_code',
      'permission_policy_set',
      'sensitivity',
      'id',
      'name',
    ].map((column) => `participant_object_${column}`),
    ...['participant_object_detail', 'participant_object_description'],
  ],
};

const pairs = (columns: Record<string, string[]>) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

test('every column that can hold words is declared: sealed by which key, or why it is not', async () => {
  const { rows } = await sql<{ name: string; data_type: string }>`
    select table_name || '.' || column_name as name, data_type from information_schema.columns
    where table_schema = 'public'
      and data_type in ('text', 'character', 'character varying', 'bytea', 'json', 'jsonb', 'ARRAY', 'xml', 'tsvector')
    order by 1`.execute(db);
  const master = masterSealed.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  const bytes = [...master, ...pairs(sealedWithOwnKey), ...pairs(fingerprints), ...pairs(pictures)];
  const words = [
    ...[ourWords, lists, notOfClients, accessLog].flatMap(pairs),
    ...pairs(Object.fromEntries(Object.entries(known).map(([table, why]) => [table, Object.keys(why)]))),
  ];
  // tasks.text and the like are sealed with either.
  const declared = [...new Set([...bytes, ...words])].sort();

  expect(rows.map(({ name }) => name).sort()).toEqual(declared);
  expect(
    rows.filter(({ name, data_type }) => bytes.includes(name) && !['bytea', 'ARRAY'].includes(data_type)),
  ).toEqual([]);
  expect(rows.filter(({ name, data_type }) => words.includes(name) && data_type === 'bytea')).toEqual([]);
});

test('the database keeps no samples of what a master key opens: they would outlive the row', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attstattarget = 0`.execute(db);
  const without = new Set(rows.map(({ name }) => name));
  // Of accounts, which stay as long as their lines in the access log do.
  const ofAccounts = ['users.totp_secret', 'users.totp_new_secret'];

  const sealed = masterSealed.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(sealed.filter((name) => !without.has(name) && !ofAccounts.includes(name))).toEqual([]);
});
