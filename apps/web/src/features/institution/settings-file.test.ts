import type { InstitutionSettings } from '@noteer/contract';
import { expect, test } from 'vitest';
import { undecidedSettings } from '../../../test/institution.ts';
import { readSettingsFile, settingsFile } from './settings-file.ts';

const settings: InstitutionSettings = {
  ...undecidedSettings,
  ...{ name: 'GGZ Westerpark', address: 'Kade 1' },
  ...{ expected_words: ['Terwille'], copy_as: 'plain', copy_headings: false },
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
