import { getInstitution, type InstitutionSettings, setInstitution } from '@noteer/contract';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../../test/copy-database.ts';
import { harness } from '../../../test/harness.ts';
import { currentCodeSettings } from '../../consultations/code-settings.ts';

// The second was started with a variable of its own.
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

test('before anybody decides, Noteer begins as it always did', async () => {
  const { settings, version, held_by, history } = await read();

  expect([version, held_by, history]).toEqual([0, {}, []]);
  expect(settings).toMatchObject({
    ...{ name: '', asks_consent: true, consent_nl: '', time_zone: 'Europe/Amsterdam' },
    ...{ idle_lock_minutes: 15, second_factor: 'required', share_files: 'off', copy_as: 'plain_and_rich' },
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
  await decide({ name: 'Praktijk West' });
  await decide({ name: 'Praktijk Oost', address: 'Kade 1' });

  const { history } = await read();

  expect(history[0]).toMatchObject({ set_by: 'Fenna Wiersma', settings: { name: 'Praktijk Oost' } });
  expect(history[1].settings.name).toBe('Praktijk West');
  const lines = await audit();
  expect(lines.filter(({ event_type_code }) => event_type_code === 'institution.set').at(-1)).toMatchObject({
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
  [{ icd10_reason: '  ' }, 'icd10_reason'],
  [{ logo: 'a'.repeat(64) }, 'logo'],
  [{ language: 'fr' }, 'language'],
])('%o is refused at its field, and nothing changes', async (wrong, field) => {
  const before = await read();

  const { status, body } = await decide(wrong as Partial<InstitutionSettings>);

  expect([status, Object.keys(body.fields).map((name) => name.split('.')[0])]).toEqual([400, [field]]);
  expect((await read()).version).toBe(before.version);
});

test('what was decided about codes before it stood here holds on, and the log does not have the reason', async () => {
  await one.db
    .insertInto('code_settings')
    .values({
      ...{ time_rule: 'real', confirmed_by: 'clinician', icd10_reason: 'Besluit van eerder' },
      template_kinds: JSON.stringify({ decursus: 'diagnostics' }),
    })
    .execute();
  expect((await read()).settings).toMatchObject({
    confirmed_by: 'clinician',
    icd10_reason: 'Besluit van eerder',
  });
  const audit = await one.auditFrom();
  await decide({ icd10_reason: 'Besluit van nu' });

  expect(await currentCodeSettings(one.db)).toMatchObject({
    ...{ time_rule: 'real', confirmed_by: 'clinician', icd10_reason: 'Besluit van nu' },
    template_kinds: { decursus: 'diagnostics' },
  });
  expect(JSON.stringify(await audit())).not.toContain('Besluit');
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
