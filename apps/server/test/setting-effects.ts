/** What each setting of the institution changes, as a running server shows it. */
import { randomUUID } from 'node:crypto';
import { addUser, getConfig, type InstitutionField, type InstitutionSettings } from '@noteer/contract';
import { currentCodeSettings } from '../src/consultations/code-settings.ts';
import { expectedWords } from '../src/consultations/own-words.ts';
import { periodAt } from '../src/consultations/reminder-period.ts';
import { signUpRule } from '../src/identity/sign-up-rule.ts';
import { letterheadOf } from '../src/letterhead.ts';
import { ofTheSystem, scopeOf } from '../src/policy.ts';
import { type harness, PASSWORD } from './harness.ts';

type Server = Awaited<ReturnType<typeof harness>>;
/** Who looks. */
type Given = { admin: { id: string; access: string } };

const config = async (at: Server) => (await at.request(getConfig)).body.data;
const told = async (at: Server) => (await config(at)).institution;

/** The language of an account that this process makes. */
async function languageOfNewAccount(at: Server, { admin }: Given) {
  const email = `${randomUUID()}@noteer.test`;
  const person = { email, first_name: 'Nieuw', last_name: 'Hier', gender: 'other' };
  const passwords = { password: PASSWORD, confirm_password: PASSWORD };
  await at.request(addUser, { as: admin, body: { ...person, ...passwords } });
  const made = await at.db.selectFrom('users').select('language').where('email', '=', email).execute();
  return made[0]?.language;
}

export type Row<F extends InstitutionField> = {
  to: InstitutionSettings[F];
  /** Decided with it, where it says nothing by itself. */
  along?: Partial<InstitutionSettings>;
  effect: (at: Server, given: Given) => unknown;
  becomes: unknown;
};

/** A setting without a row does not pass the types. */
export const effects = (logo: string): { [F in InstitutionField]: Row<F> } => ({
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
    effect: (at, { admin }) =>
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
    effect: (at, { admin }) => expectedWords(at.services, ofTheSystem, admin.id),
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
});

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
