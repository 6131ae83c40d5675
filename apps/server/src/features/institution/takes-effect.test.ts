/** Every setting takes effect at once, without a restart, in two processes. A setting without a row here fails. */
import { randomUUID } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import {
  addUser,
  getConfig,
  getInstitution,
  type InstitutionField,
  type InstitutionSettings,
  institutionFields,
  putLogo,
  setInstitution,
} from '@noteer/contract';
import { expect, test } from 'vitest';
import { copyDatabase } from '../../../test/copy-database.ts';
import { harness, PASSWORD } from '../../../test/harness.ts';
import { currentCodeSettings } from '../../consultations/code-settings.ts';
import { expectedWords } from '../../consultations/own-words.ts';
import { periodAt } from '../../consultations/reminder-period.ts';
import { signUpRule } from '../../identity/sign-up-rule.ts';
import { letterheadOf } from '../../letterhead.ts';
import { ofTheSystem, scopeOf } from '../../policy.ts';

const database = await copyDatabase();
const env = { TIME_ZONE: '', SIGN_UP: '' };
const one = await harness(env, undefined, { database });
const other = await harness(env, undefined, { database: { ...database, drop: async () => {} } });
const admin = await one.aUser({ role: 'administrator' });
type Server = typeof one;

const config = async (at: Server) => (await at.request(getConfig)).body.data;
const told = async (at: Server) => (await config(at)).institution;
const png = createCanvas(40, 20).toBuffer('image/png');
const { logo } = (await one.request(putLogo, { as: admin, body: png })).body.data;

/** The language of an account that this process makes. */
async function languageOfNewAccount(at: Server) {
  const email = `${randomUUID()}@noteer.test`;
  const person = { email, first_name: 'Nieuw', last_name: 'Hier', gender: 'other' };
  const passwords = { password: PASSWORD, confirm_password: PASSWORD };
  await at.request(addUser, { as: admin, body: { ...person, ...passwords } });
  const made = await at.db.selectFrom('users').select('language').where('email', '=', email).execute();
  return made[0]?.language;
}

type Row<F extends InstitutionField> = {
  to: InstitutionSettings[F];
  /** Decided with it, where it says nothing by itself. */
  along?: Partial<InstitutionSettings>;
  effect: (at: Server) => unknown;
  becomes: unknown;
};

const rows: { [F in InstitutionField]: Row<F> } = {
  name: { to: 'GGZ Oost', effect: letterhead('name'), becomes: 'GGZ Oost' },
  address: { to: 'Kade 1', effect: letterhead('address'), becomes: 'Kade 1' },
  logo: { to: logo, effect: async (at) => (await letterhead('logo')(at)) !== undefined, becomes: true },
  language: { to: 'en', effect: languageOfNewAccount, becomes: 'en' },
  time_zone: { to: 'Europe/Ljubljana', effect: setting('TIME_ZONE'), becomes: 'Europe/Ljubljana' },
  asks_consent: { to: false, effect: async (at) => (await told(at)).asks_consent, becomes: false },
  consent_nl: { to: 'Mag het?', effect: async (at) => (await told(at)).consent_nl, becomes: 'Mag het?' },
  consent_en: { to: 'May we?', effect: async (at) => (await told(at)).consent_en, becomes: 'May we?' },
  consent_withdrawn_note: { to: 'erase', effect: setting('CONSENT_WITHDRAWN_NOTE'), becomes: 'erase' },
  sign_up: {
    to: 'closed',
    effect: (at) => signUpRule(at.services),
    becomes: { kind: 'closed' },
  },
  sign_up_domains: {
    to: ['ggz.example'],
    along: { sign_up: 'domains' },
    effect: (at) => signUpRule(at.services),
    becomes: { kind: 'domains', domains: ['ggz.example'] },
  },
  idle_lock_minutes: { to: 5, effect: async (at) => (await config(at)).idle_lock_s, becomes: 300 },
  session_hours: { to: 2, effect: setting('SESSION_HOURS'), becomes: 2 },
  session_idle_minutes: { to: 30, effect: setting('SESSION_IDLE_MINUTES'), becomes: 30 },
  second_factor: { to: 'optional', effect: async (at) => (await config(at)).mfa, becomes: 'optional' },
  share_files: {
    to: 'treating',
    effect: (at) =>
      scopeOf({ id: admin.id, role: 'clinician' }, 'read_client_file', at.services.settings).reach,
    becomes: 'own_or_shared',
  },
  keep_sound_days: { to: 9, effect: setting('KEEP_SOUND_DAYS'), becomes: 9 },
  keep_draft_days: { to: 90, effect: setting('KEEP_DRAFT_DAYS'), becomes: 90 },
  keep_hidden_days: { to: 7, effect: setting('KEEP_HIDDEN_DAYS'), becomes: 7 },
  finish_abandoned_hours: { to: 3, effect: setting('FINISH_ABANDONED_HOURS'), becomes: 3 },
  unusual_clients_an_hour: { to: 12, effect: setting('UNUSUAL_CLIENTS_AN_HOUR'), becomes: 12 },
  user_storage_gb: { to: 7, effect: setting('USER_STORAGE_GB'), becomes: 7 },
  expected_words: {
    to: ['Zorgprestatiemodel', 'Terwille'],
    effect: (at) => expectedWords(at.services, ofTheSystem, admin.id),
    becomes: ['Zorgprestatiemodel', 'Terwille'],
  },
  confirmed_by: {
    to: 'clinician',
    effect: async (at) => (await currentCodeSettings(at.db)).confirmed_by,
    becomes: 'clinician',
  },
  icd10_reason: {
    to: 'Besluit van de raad van bestuur',
    effect: async (at) => (await currentCodeSettings(at.db)).icd10_reason,
    becomes: 'Besluit van de raad van bestuur',
  },
  copy_as: { to: 'plain', effect: async (at) => (await told(at)).copy_as, becomes: 'plain' },
  copy_headings: { to: false, effect: async (at) => (await told(at)).copy_headings, becomes: false },
  copy_sections: { to: false, effect: async (at) => (await told(at)).copy_sections, becomes: false },
  copy_last_line: {
    to: 'Met Noteer',
    effect: async (at) => (await told(at)).copy_last_line,
    becomes: 'Met Noteer',
  },
  reminder_day: { to: 'monday', effect: remindedOn('2026-11-16T09:00Z'), becomes: '2026-11-16' },
  reminder_hour: { to: 7, effect: remindedOn('2026-11-16T07:30Z'), becomes: '2026-11-16' },
  reminder_after_days: {
    to: 10,
    effect: (at) => at.services.institution.current().reminder_after_days,
    becomes: 10,
  },
};

/** Whose mails are sent at this moment, by the clock on the wall. */
function remindedOn(wall_clock: string) {
  return (at: Server) => periodAt(new Date(wall_clock), at.services.institution.current());
}

function setting(name: keyof Server['services']['settings']) {
  return (at: Server) => at.services.settings[name];
}
function letterhead(part: 'name' | 'address' | 'logo') {
  return async (at: Server) => (await letterheadOf(at.services))[part];
}

test('every setting has a row', () => {
  expect(Object.keys(rows).sort()).toEqual([...institutionFields].sort());
});

test.each(institutionFields)('%s', async (field) => {
  const { to, along, effect, becomes } = rows[field] as Row<InstitutionField>;
  expect(await effect(one)).not.toEqual(becomes);
  const { settings, version } = (await one.request(getInstitution, { as: admin })).body.data;

  const body = { ...settings, ...along, [field]: to, version };
  expect((await one.request(setInstitution, { as: admin, body })).status).toBe(200);

  expect(await effect(one)).toEqual(becomes);
  // Another process hears of it when it hears of it.
  await expect.poll(() => effect(other)).toEqual(becomes);
});
