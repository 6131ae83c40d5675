import type { InstitutionSettings } from '@noteer/contract';
import { expect, test } from 'vitest';
import { readSettingsFile, settingsFile } from './settings-file.ts';

const settings: InstitutionSettings = {
  ...{ name: 'GGZ Westerpark', address: 'Kade 1', time_zone: 'Europe/Amsterdam' },
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
  ...{ expected_words: ['Terwille'], copy_as: 'plain', copy_headings: false, copy_last_line: '' },
};

test('what is downloaded is what is read back', async () => {
  expect(readSettingsFile(await settingsFile(settings).text())).toEqual({ settings });
});

test.each(['', 'geen json', '[]', '{"noteer":"codes","format":1}', 'null'])(
  '%s is no file with settings',
  (text) => {
    expect(readSettingsFile(text)).toEqual({ problem: 'not_a_file' });
  },
);

test('a file of a newer Noteer is called one', () => {
  expect(readSettingsFile(JSON.stringify({ noteer: 'institution', format: 2, settings: {} }))).toEqual({
    problem: 'newer',
  });
});

test('a file with wrong settings names them', () => {
  const wrong = { ...settings, idle_lock_minutes: 0, time_zone: 'Mars' };
  expect(readSettingsFile(JSON.stringify({ noteer: 'institution', format: 1, settings: wrong }))).toEqual({
    problem: 'wrong',
    fields: ['time_zone', 'idle_lock_minutes'],
  });
});
