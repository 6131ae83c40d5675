/** Every setting of the institution: where it stands on the page, and how it is filled in. */
import { type InstitutionField, type InstitutionSettings, ReminderDay } from '@noteer/contract';

type Kind =
  | { kind: 'text' | 'area' | 'switch' | 'words' | 'zone' | 'logo' | 'icd10' }
  | { kind: 'number'; unit: 'minutes' | 'hours' | 'days' | 'clients' | 'gigabytes' | 'oclock' }
  | { kind: 'choice'; options: readonly string[] };

export const fieldKinds = {
  name: { kind: 'text' },
  address: { kind: 'area' },
  logo: { kind: 'logo' },
  language: { kind: 'choice', options: ['nl', 'en'] },
  time_zone: { kind: 'zone' },
  asks_consent: { kind: 'switch' },
  consent_nl: { kind: 'area' },
  consent_en: { kind: 'area' },
  consent_withdrawn_note: { kind: 'choice', options: ['keep', 'erase'] },
  sign_up: { kind: 'choice', options: ['usual', 'open', 'domains', 'invitation', 'closed'] },
  sign_up_domains: { kind: 'words' },
  second_factor: { kind: 'choice', options: ['required', 'optional'] },
  idle_lock_minutes: { kind: 'number', unit: 'minutes' },
  session_hours: { kind: 'number', unit: 'hours' },
  session_idle_minutes: { kind: 'number', unit: 'minutes' },
  share_files: { kind: 'choice', options: ['off', 'treating'] },
  keep_sound_days: { kind: 'number', unit: 'days' },
  keep_draft_days: { kind: 'number', unit: 'days' },
  keep_hidden_days: { kind: 'number', unit: 'days' },
  finish_abandoned_hours: { kind: 'number', unit: 'hours' },
  unusual_clients_an_hour: { kind: 'number', unit: 'clients' },
  user_storage_gb: { kind: 'number', unit: 'gigabytes' },
  confirmed_by: { kind: 'choice', options: ['administrator', 'clinician'] },
  icd10_reason: { kind: 'icd10' },
  copy_as: { kind: 'choice', options: ['plain_and_rich', 'plain'] },
  copy_headings: { kind: 'switch' },
  copy_sections: { kind: 'switch' },
  copy_last_line: { kind: 'text' },
  expected_words: { kind: 'words' },
  reminder_day: { kind: 'choice', options: ReminderDay.options },
  reminder_hour: { kind: 'number', unit: 'oclock' },
  reminder_after_days: { kind: 'number', unit: 'days' },
} as const satisfies Record<InstitutionField, Kind>;

export const groups = [
  { id: 'about', fields: ['name', 'logo', 'address', 'language', 'time_zone'] },
  { id: 'consent', fields: ['asks_consent', 'consent_nl', 'consent_en', 'consent_withdrawn_note'] },
  {
    id: 'accounts',
    fields: [
      'sign_up',
      'sign_up_domains',
      'second_factor',
      'idle_lock_minutes',
      'session_hours',
      'session_idle_minutes',
    ],
  },
  {
    id: 'keeping',
    fields: ['keep_sound_days', 'keep_draft_days', 'keep_hidden_days', 'finish_abandoned_hours'],
  },
  { id: 'sharing', fields: ['share_files'] },
  { id: 'limits', fields: ['unusual_clients_an_hour', 'user_storage_gb'] },
  { id: 'codes', fields: ['confirmed_by', 'icd10_reason'] },
  { id: 'copying', fields: ['copy_as', 'copy_headings', 'copy_sections', 'copy_last_line'] },
  { id: 'reminding', fields: ['reminder_day', 'reminder_hour', 'reminder_after_days'] },
  { id: 'recognising', fields: ['expected_words'] },
] as const satisfies readonly { id: string; fields: readonly InstitutionField[] }[];

export type Value = InstitutionSettings[InstitutionField];

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which the two differ, in the order of the page. */
export const changedFields = (before: InstitutionSettings, after: InstitutionSettings): InstitutionField[] =>
  groups.flatMap(({ fields }) => fields.filter((field) => !isSame(before[field], after[field])));

/** One a line; what is empty or stands there twice is none. */
export const wordsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
