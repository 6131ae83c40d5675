/** An institution that has decided nothing yet. */
import type { InstitutionSettings } from '@noteer/contract';

export const undecidedSettings: InstitutionSettings = {
  ...{ name: '', address: '', logo: '', language: 'nl', time_zone: 'Europe/Amsterdam' },
  ...{ asks_consent: true, consent_nl: '', consent_en: '', idle_lock_minutes: 15, session_hours: 12 },
  ...{ consent_withdrawn_note: 'keep', sign_up: 'usual', sign_up_domains: [], session_idle_minutes: 120 },
  ...{
    second_factor: 'required',
    share_files: 'off',
    keep_hidden_days: 30,
    keep_sound_days: 30,
    keep_draft_days: 180,
    finish_abandoned_hours: 24,
    unusual_clients_an_hour: 30,
    user_storage_gb: 100,
  },
  ...{ expected_words: [], confirmed_by: 'administrator', icd10_reason: null },
  ...{ copy_as: 'plain_and_rich', copy_headings: true, copy_sections: true, copy_last_line: '' },
  ...{ reminder_day: 'never', reminder_hour: 8, reminder_after_days: 3 },
};
