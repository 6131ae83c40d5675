/** Invented people and an installation for tests. */
import type { InstallationConfig, Leaving, Profile, SignedIn, UserListItem } from '@noteer/contract';

export const sanne: SignedIn = {
  access: 'access-1',
  refresh: 'refresh-1',
  id: '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01',
  name: 'Sanne Veldkamp',
  is_superuser: false,
  role: 'clinician',
  email: 'sanne@voorbeeld.test',
};

export const marijke: SignedIn = {
  access: 'access-9',
  refresh: 'refresh-9',
  id: '0d9a4a0e-7f0b-4a55-8a51-6a5b0f5f3b02',
  name: 'Marijke Oosterhof',
  is_superuser: true,
  role: 'administrator',
  email: 'marijke@voorbeeld.test',
};

/** Plans appointments. */
export const tom: SignedIn = {
  access: 'access-5',
  refresh: 'refresh-5',
  id: '3b7d1f0a-2c5e-4a91-8f63-7d1b5e9c4a03',
  name: 'Tom Bakhuis',
  is_superuser: true,
  role: 'planner',
  email: 'tom@voorbeeld.test',
};

/** Watches over the access log. */
export const ans: SignedIn = {
  access: 'access-6',
  refresh: 'refresh-6',
  id: '91f4c2d8-6b0e-4d37-9a25-1c8e7f3b6d04',
  name: 'Ans Hoekstra',
  is_superuser: false,
  role: 'auditor',
  email: 'ans@voorbeeld.test',
};

/** As the list of users has them. */
export const userOf = ({ id, name, email, role, is_superuser }: SignedIn): UserListItem => ({
  ...{ id, name, email, role, is_superuser },
  ...{ profession: null, usual_setting: null, team: null, has_authenticator: false },
  ...{ may_sign_alone: true, supervisor_id: null },
});

export const profileOf = (person: SignedIn, more: Partial<Profile> = {}): Profile => ({
  id: person.id,
  email: person.email,
  first_name: person.name.split(' ')[0] ?? '',
  last_name: person.name.split(' ')[1] ?? '',
  name: person.name,
  gender: 'female',
  language: 'nl',
  role: person.role,
  is_superuser: person.is_superuser,
  is_privileged: false,
  has_authenticator: true,
  ...more,
});

export const installation: InstallationConfig = {
  idle_lock_s: 900,
  has_microsoft_login: false,
  mfa: 'required',
  recaptcha_site_key: null,
  is_demo: false,
  institution: {
    ...{ name: '', asks_consent: true, consent_nl: '', consent_en: '' },
    ...{ copy_as: 'plain_and_rich', copy_headings: true, copy_sections: true, copy_last_line: '' },
  },
};

export const nothingToHandOver: Leaving = {
  trainees: [],
  clients: 0,
  appointments: 0,
  recordings: 0,
  tasks: 0,
  colleagues: [],
};
