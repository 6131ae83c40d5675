import { getConfig, getInstitution, type InstitutionSettings, setInstitution } from '@noteer/contract';
import { describe, expect, test } from 'vitest';
import { copyDatabase } from '../../../test/copy-database.ts';
import { harness } from '../../../test/harness.ts';
import { expectedWords } from '../../consultations/own-words.ts';
import { signUpRule } from '../../identity/sign-up-rule.ts';
import { ofTheSystem, scopeOf } from '../../policy.ts';

// Two processes with one database; the second was started with a variable of its own.
const database = await copyDatabase();
const one = await harness({ TIME_ZONE: '', SIGN_UP: '' }, undefined, { database });
const other = await harness({ TIME_ZONE: '', SIGN_UP: '', SESSION_HOURS: '4' }, undefined, {
  database: { ...database, drop: async () => {} },
});
const admin = await one.aUser({ role: 'administrator' });

const read = async () => (await one.request(getInstitution, { as: admin })).body.data;
async function decide(changed: Partial<InstitutionSettings>) {
  const { settings, version } = await read();
  return one.request(setInstitution, { as: admin, body: { ...settings, ...changed, version } });
}
/** Another process hears of it when it hears of it. */
const inTheOther = (value: () => unknown) => expect.poll(value);

test('before anybody decides, Noteer begins as it always did', async () => {
  const { settings, version, held_by, history } = await read();

  expect([version, held_by, history]).toEqual([0, {}, []]);
  expect(settings).toMatchObject({
    ...{ name: '', asks_consent: true, consent_nl: '', time_zone: 'Europe/Amsterdam' },
    ...{ idle_lock_minutes: 15, second_factor: 'required', share_files: 'off', copy_as: 'plain_and_rich' },
  });
});

describe('what is decided holds at once, without a restart, in this process and in another', () => {
  test.each<[Partial<InstitutionSettings>, (at: typeof one) => unknown, unknown]>([
    [{ time_zone: 'Europe/Ljubljana' }, (at) => at.services.settings.TIME_ZONE, 'Europe/Ljubljana'],
    [{ keep_sound_days: 9 }, (at) => at.services.settings.KEEP_SOUND_DAYS, 9],
    [{ keep_draft_days: 90 }, (at) => at.services.settings.KEEP_DRAFT_DAYS, 90],
    [{ session_idle_minutes: 30 }, (at) => at.services.settings.SESSION_IDLE_MINUTES, 30],
    [{ consent_withdrawn_note: 'erase' }, (at) => at.services.settings.CONSENT_WITHDRAWN_NOTE, 'erase'],
    [{ sign_up: 'closed' }, (at) => signUpRule(at.services), { kind: 'closed' }],
    [
      { sign_up: 'domains', sign_up_domains: ['ggz.example'] },
      (at) => signUpRule(at.services),
      { kind: 'domains', domains: ['ggz.example'] },
    ],
    [{ keep_hidden_days: 7 }, (at) => at.services.settings.KEEP_HIDDEN_DAYS, 7],
    [{ finish_abandoned_hours: 3 }, (at) => at.services.settings.FINISH_ABANDONED_HOURS, 3],
    [{ unusual_clients_an_hour: 12 }, (at) => at.services.settings.UNUSUAL_CLIENTS_AN_HOUR, 12],
    [{ user_storage_gb: 7 }, (at) => at.services.settings.USER_STORAGE_GB, 7],
    [
      { share_files: 'treating' },
      (at) => scopeOf({ id: admin.id, role: 'clinician' }, 'read_client_file', at.services.settings).reach,
      'own_or_shared',
    ],
    [
      { expected_words: ['Zorgprestatiemodel', 'Terwille'] },
      (at) => expectedWords(at.services, ofTheSystem, admin.id),
      ['Zorgprestatiemodel', 'Terwille'],
    ],
  ])('%o', async (changed, value, expected) => {
    expect((await decide(changed)).status).toBe(200);

    expect(await value(one)).toEqual(expected);
    await inTheOther(() => value(other)).toEqual(expected);
  });

  test.each<[Partial<InstitutionSettings>, object]>([
    [{ idle_lock_minutes: 5 }, { idle_lock_s: 300 }],
    [{ second_factor: 'optional' }, { mfa: 'optional' }],
    [{ name: 'GGZ Westerpark' }, { institution: { name: 'GGZ Westerpark' } }],
    [{ asks_consent: false }, { institution: { asks_consent: false } }],
    [{ consent_nl: 'Mag het?', consent_en: 'May we?' }, { institution: { consent_nl: 'Mag het?' } }],
    [
      { copy_as: 'plain', copy_headings: false, copy_last_line: 'Opgesteld met Noteer' },
      { institution: { copy_as: 'plain', copy_headings: false, copy_last_line: 'Opgesteld met Noteer' } },
    ],
  ])('%o, told to pages', async (changed, expected) => {
    await decide(changed);

    expect((await one.request(getConfig)).body.data).toMatchObject(expected);
    await inTheOther(async () => (await other.request(getConfig)).body.data).toMatchObject(expected);
  });

  test('a session lasts as long as was decided', async () => {
    await decide({ session_hours: 2 });

    expect(one.services.settings.SESSION_HOURS).toBe(2);
  });
});

test('a variable of the environment holds, and the page is told its name', async () => {
  const { body } = await other.request(getInstitution, { as: admin });

  expect(body.data.held_by).toEqual({ session_hours: 'SESSION_HOURS' });
  expect(body.data.settings.session_hours).toBe(4);
  const { settings, version } = body.data;
  const changed = await other.request(setInstitution, {
    as: admin,
    body: { ...settings, session_hours: 9, version },
  });
  expect([changed.status, Object.keys(changed.body.fields)]).toEqual([400, ['session_hours']]);
});

test('every decision is kept with who took it, and is on the record by its fields', async () => {
  const audit = await one.auditFrom();
  await decide({ name: 'Praktijk Oost', address: 'Kade 1' });

  const { history } = await read();

  expect(history[0]).toMatchObject({ set_by: 'Fenna Wiersma', settings: { name: 'Praktijk Oost' } });
  expect(history[1].settings.name).not.toBe('Praktijk Oost');
  const lines = await audit();
  expect(lines.find(({ event_type_code }) => event_type_code === 'institution.set')).toMatchObject({
    participant_object_detail: { fields: 'name, address' },
  });
});

test('of two who decide at once one does, and the other is told', async () => {
  const { settings, version } = await read();
  const save = (name: string) =>
    one.request(setInstitution, { as: admin, body: { ...settings, name, version } });

  const both = await Promise.all([save('A'), save('B')]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('institution_changed');
});

test.each([
  [{ time_zone: 'Mars/Phobos' }, 'time_zone'],
  [{ idle_lock_minutes: 0 }, 'idle_lock_minutes'],
  [{ keep_hidden_days: 99_999 }, 'keep_hidden_days'],
  [{ consent_nl: 'x'.repeat(1_001) }, 'consent_nl'],
  [{ expected_words: Array.from({ length: 201 }, () => 'woord') }, 'expected_words'],
  [{ sign_up_domains: ['geen domein'] }, 'sign_up_domains'],
  [{ second_factor: 'never' }, 'second_factor'],
])('%o is refused at its field, and nothing changes', async (wrong, field) => {
  const before = await read();

  const { status, body } = await decide(wrong as Partial<InstitutionSettings>);

  expect([status, Object.keys(body.fields).map((name) => name.split('.')[0])]).toEqual([400, [field]]);
  expect((await read()).version).toBe(before.version);
});

test('what a later Noteer decided is read as far as this one understands it', async () => {
  const { version } = await read();
  await one.db
    .insertInto('institution_settings')
    .values({
      settings: JSON.stringify({ name: 'Later', time_zone: 7, colour: 'green' }),
      set_by: null,
    })
    .execute();

  const { settings, ...rest } = await read();

  expect(rest.version).toBeGreaterThan(version);
  expect([settings.name, settings.time_zone]).toEqual(['Later', 'Europe/Amsterdam']);
});
