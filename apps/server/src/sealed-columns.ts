/**
 * What is sealed with master keys, and how each value is bound to its row. A key ring turns by walking through this list, so a
 * column that is missing here would be lost with the key that sealed it; sealed-columns.test.ts compares it with the database.
 */

export type SealedTable = {
  table: string;
  /** what names a row */
  key: readonly string[];
  /** column to owner, as seal() got it: {name} is a column of the row, bytes as hexadecimal digits */
  columns: Readonly<Record<string, string>>;
  /** of a table that has others too: those that master keys seal */
  where?: string;
};

const named = (table: string, key: string, ...columns: string[]): SealedTable => ({
  table,
  key: [key],
  columns: Object.fromEntries(columns.map((column) => [column, `${table}/{${key}}/${column}`])),
});

/** Keys of recordings and documents: sealed in the row, or in a file that the row names. */
const keyColumns: readonly SealedTable[] = [
  named('attachments', 'id', 'data_key'),
  named('recordings', 'id', 'data_key', 'sound_key'),
];

/** Nothing in them goes with a client. */
const ofNoClient = new Set(['users', 'agenda_feeds', 'model_keys', 'model_trials']);

/** Those that lose something with whoever is erased: rewritten then, because no key goes with it. */
export const rewrittenAfterErasing = (): string[] =>
  [
    ...new Set(masterSealed.filter((each) => !keyColumns.includes(each)).map(({ table }) => table)),
    'client_index',
    'incoming_appointments',
  ].filter((table) => !ofNoClient.has(table));

export const masterSealed: readonly SealedTable[] = [
  ...keyColumns,
  // Of the access log, by fingerprint.
  { table: 'audit_names', key: ['mac'], columns: { name: 'audit_names/{mac}' } },
  named('agenda_feeds', 'id', 'address'),
  named('appointments', 'id', 'client_name', 'subject', 'description', 'client_code'),
  named('clients', 'id', 'first_name', 'last_name', 'date_of_birth', 'gender', 'client_code'),
  {
    table: 'clinician_voices',
    key: ['clinician_id'],
    columns: { voiceprint: 'clinician_voices/{clinician_id}' },
  },
  {
    table: 'clinician_words',
    key: ['clinician_id', 'mac'],
    columns: { word: 'clinician_words/{clinician_id}/{mac}' },
  },
  {
    table: 'courses',
    key: ['client_id', 'clinician_id', 'reach', 'language'],
    columns: { body: 'courses/{client_id}/{clinician_id}/{reach}/{language}/body' },
  },
  // Of clients who were erased.
  { table: 'declared_codes', key: ['id'], columns: { code: 'declared_codes/{id}' } },
  named('holds', 'id', 'reason'),
  named('model_keys', 'id', 'key'),
  named('model_trials', 'id', 'key'),
  named('preparations', 'appointment_id', 'body'),
  named('recordings', 'id', 'consent_words'),
  named('snippets', 'id', 'text'),
  // Tasks of a recording are sealed with its key.
  { ...named('tasks', 'id', 'text', 'answer'), where: 'recording_id is null' },
  { table: 'users', key: ['id'], columns: { totp_secret: '{id}', totp_new_secret: '{id}' } },
];
