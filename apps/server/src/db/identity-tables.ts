/** The tables of accounts and sign-in as types; schema.ts has them all. */
import type { Language, Role, UserListItem } from '@noteer/contract';
import type { Generated } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

type UsersTable = {
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
  team: string | null;
  microsoft_sub: string | null;
  totp_new_secret: Buffer | null;
  totp_new_at: Timestamp | null;
  recovery_codes_made_at: Timestamp | null;
  may_sign_alone: Generated<boolean>;
  supervisor_id: string | null;
  wants_reminders: Generated<boolean>;
  created_at: DefaultNow;
  deleted_at: Timestamp | null;
};

type SessionsTable = {
  id: Generated<string>;
  user_id: string;
  created_at: DefaultNow;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  last_used_at: DefaultNow;
  user_agent: string | null;
  address: string | null;
};

type SessionTokensTable = {
  hash: Buffer;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type MailedCodesTable = {
  subject_id: string;
  purpose: 'verify_email' | 'login' | 'reset_password';
  code_mac: Buffer;
  tries_left: number;
  expires_at: Timestamp;
};

type PasswordResetsTable = {
  id: Generated<string>;
  user_id: string | null;
  token_hash: Buffer;
  granted_token_hash: Buffer | null;
  language: Language;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type MicrosoftLoginsTable = {
  state_hash: Buffer;
  nonce: string;
  code_verifier: string;
  expires_at: Timestamp;
  user_id: string | null;
  code_hash: Buffer | null;
};

type InvitationsTable = {
  id: Generated<string>;
  email: string;
  role: Role;
  language: Language;
  invited_by: string;
  created_at: DefaultNow;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
};

type KnownDevicesTable = {
  token_hash: Buffer;
  user_id: string;
  last_used_at: DefaultNow;
};

type RecoveryCodesTable = {
  user_id: string;
  code_mac: Buffer;
  used_at: Timestamp | null;
};

type SecondFactorResetsTable = {
  id: Generated<string>;
  user_id: string;
  asked_by: string;
  asked_at: DefaultNow;
  due_at: Timestamp | null;
  agreed_by: string | null;
  done_at: Timestamp | null;
  stopped_by: string | null;
  stopped_at: Timestamp | null;
};

type AttemptsTable = {
  key: Buffer;
  count: number;
  blocked_until: Timestamp | null;
  forget_at: Timestamp;
};

export type IdentityTables = {
  users: UsersTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  mailed_codes: MailedCodesTable;
  password_resets: PasswordResetsTable;
  microsoft_logins: MicrosoftLoginsTable;
  attempts: AttemptsTable;
  invitations: InvitationsTable;
  known_devices: KnownDevicesTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_resets: SecondFactorResetsTable;
};
