/** The tables of accounts and sign-in as types; schema.ts has them all. */
import type { Language, Role, UserListItem } from '@noteer/contract';
import type { Generated } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

export type UsersTable = {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | 'other';
  language: Generated<Language>;
  password_hash: string | null;
  role: Generated<Role>;
  email_verified_at: Timestamp | null;
  totp_secret: Buffer | null;
  totp_confirmed_at: Timestamp | null;
  totp_last_step: string | null;
  profession: UserListItem['profession'];
  usual_setting: UserListItem['usual_setting'];
  created_at: DefaultNow;
  deleted_at: Timestamp | null;
};

export type SessionsTable = {
  id: Generated<string>;
  user_id: string;
  created_at: DefaultNow;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
};

export type SessionTokensTable = {
  hash: Buffer;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

export type MailedCodesTable = {
  subject_id: string;
  purpose: 'verify_email' | 'login' | 'reset_password';
  code_mac: Buffer;
  tries_left: number;
  expires_at: Timestamp;
};

export type PasswordResetsTable = {
  id: Generated<string>;
  user_id: string | null;
  token_hash: Buffer;
  granted_token_hash: Buffer | null;
  language: Language;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

export type MicrosoftLoginsTable = {
  state_hash: Buffer;
  nonce: string;
  code_verifier: string;
  expires_at: Timestamp;
};

export type AttemptsTable = {
  key: Buffer;
  count: number;
  blocked_until: Timestamp | null;
  forget_at: Timestamp;
};
