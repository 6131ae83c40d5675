/** Settings of the institution that can also be set where Noteer is started, and by which variable. `docs/settings.md` has them. */
import type { InstitutionField } from '@noteer/contract';
import type { Settings } from './settings.ts';

export const institutionVariables = {
  time_zone: 'TIME_ZONE',
  idle_lock_minutes: 'IDLE_LOCK_MINUTES',
  session_hours: 'SESSION_HOURS',
  session_idle_minutes: 'SESSION_IDLE_MINUTES',
  second_factor: 'MFA',
  share_files: 'SHARE_FILES',
  keep_sound_days: 'KEEP_SOUND_DAYS',
  keep_draft_days: 'KEEP_DRAFT_DAYS',
  keep_hidden_days: 'KEEP_HIDDEN_DAYS',
  consent_withdrawn_note: 'CONSENT_WITHDRAWN_NOTE',
  sign_up: 'SIGN_UP',
  sign_up_domains: 'SIGN_UP',
  finish_abandoned_hours: 'FINISH_ABANDONED_HOURS',
  unusual_clients_an_hour: 'UNUSUAL_CLIENTS_AN_HOUR',
  user_storage_gb: 'USER_STORAGE_GB',
} as const satisfies Partial<Record<InstitutionField, keyof Settings>>;
