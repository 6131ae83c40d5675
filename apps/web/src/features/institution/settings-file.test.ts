import type { InstitutionFile } from '@noteer/contract';
import { expect, test } from 'vitest';
import { undecidedSettings } from '../../../test/institution.ts';
import { readInstitutionFile } from './settings-file.ts';

const { logo: _, ...settings } = { ...undecidedSettings, name: 'GGZ Westerpark', address: 'Kade 1' };
const section = {
  ...{ heading: 'Beloop', kinds: [], style: 'sentences', wish: '', says_not_discussed: false },
  takes_rest: true,
} as const;
const file = {
  ...{ noteer: 'institution', format: 2, settings, logo_png: null },
  templates: [{ name: 'Kort verslag', family: 'progress', sections: [section], consult_kind: 'treatment' }],
  codes: { time_rule: 'real', template_kinds: { intake: 'treatment' } },
} as const;

test('what is downloaded is what is read back', () => {
  expect(readInstitutionFile(JSON.stringify(file))).toEqual({ file: file as unknown as InstitutionFile });
});

test('a file of before there were templates in it is read as far as it goes', () => {
  const { name, address } = settings;
  const earlier = { noteer: 'institution', format: 1, settings: { name, address } };
  expect(readInstitutionFile(JSON.stringify(earlier))).toEqual({ file: earlier });
});

test.each(['', 'geen json', '[]', '{"noteer":"codes","format":1}', 'null'])('%s is no such file', (text) => {
  expect(readInstitutionFile(text)).toEqual({ problem: 'not_a_file' });
});

test('a file of a newer Noteer is called one', () => {
  expect(readInstitutionFile(JSON.stringify({ ...file, format: 3 }))).toEqual({ problem: 'newer' });
});

test('a file with wrong settings names them, and one with a wrong template names that', () => {
  const wrong = { ...settings, idle_lock_minutes: 0, time_zone: 'Mars' };
  expect(readInstitutionFile(JSON.stringify({ ...file, settings: wrong }))).toEqual({
    problem: 'wrong',
    fields: ['time_zone', 'idle_lock_minutes'],
  });
  const empty = [{ ...file.templates[0], sections: [] }];
  expect(readInstitutionFile(JSON.stringify({ ...file, templates: empty }))).toEqual({
    problem: 'wrong_template',
    name: 'Kort verslag',
  });
});
